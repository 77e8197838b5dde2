// Pieces in hand: one tray for each side, at its edge of the board.
import { html, setAttribute } from "./dom.js";
import { pieceFigure, picture } from "./figure.js";

export class Pocket {
  /** @param act `{ press(letter) }` */
  constructor(color, act) {
    this.color = color;
    this.node = html("div", { class: "pocket", role: "group", part: `pocket ${color}`, hidden: true });
    this.node.addEventListener("click", (event) => {
      const button = event.target.closest("[data-pocket]");
      if (button && button.getAttribute("aria-disabled") !== "true") act.press(button.dataset.pocket);
    });
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.buttons = new Map();
  }

  /**
   * @param counts pieces by role, or null where the game has no pockets; @param label what the tray is
   * @param now letter of the piece `picked` here, or null; whether this side may drop now (`movable`); the letters among `targets`
   */
  show(counts, label, names, set, { picked, movable, targets }) {
    this.node.hidden = counts === null;
    if (!counts) return;
    setAttribute(this.node, "aria-label", label);
    const setKey = `${set.variant} ${set.letters}`;
    if (this.setKey !== setKey) {
      this.setKey = setKey;
      this.#build(Object.keys(counts), names, set);
    }
    for (const [role, button] of this.buttons) {
      const count = counts[role] ?? 0;
      setAttribute(button, "aria-label", names.words.inHand(names.piece({ role, color: this.color }), count));
      setAttribute(button, "aria-pressed", picked === button.dataset.pocket ? "true" : null);
      setAttribute(button, "aria-disabled", (movable && count > 0) || targets.has(button.dataset.pocket) ? null : "true");
      button.classList.toggle("none", count === 0);
      button.classList.toggle("movable", movable && count > 0);
      button.querySelector(".count").textContent = String(count);
    }
  }

  #build(roles, names, set) {
    this.buttons = new Map(roles.map((role, index) => [role, html("button",
      { type: "button", tabindex: index ? -1 : 0, "data-pocket": names.letter(role), "data-color": this.color, part: "pocket-piece" },
      picture(pieceFigure(set, { role, color: this.color })), html("span", { class: "count", "aria-hidden": "true" }))]));
    this.node.replaceChildren(...this.buttons.values());
  }

  #key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...this.buttons.values()];
    const from = all.indexOf(event.target.closest("button"));
    const to = Math.min(all.length - 1, Math.max(0, from + step));
    all[from].tabIndex = -1;
    all[to].tabIndex = 0;
    all[to].focus();
  }
}
