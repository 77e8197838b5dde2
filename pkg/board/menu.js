// The one choice menu: promotion, parting a tower, a pawn's exchange, castling or not.
import { html } from "./dom.js";

export class Menu {
  /** @param act `{ choose(move), cancel() }` */
  constructor(act) {
    this.act = act;
    this.node = html("div", { class: "menu", role: "menu", part: "menu", hidden: true });
    this.node.addEventListener("keydown", (event) => this.#key(event));
  }

  get isOpen() {
    return !this.node.hidden;
  }

  /**
   * @param title what is asked
   * @param items `{ move, label, picture }`
   * @param at where, in hundredths of the board: `{ x, y }` of the target's middle
   */
  open(title, items, cancelText, at) {
    const buttons = items.map(({ move, label, picture }) => {
      const button = html("button", { type: "button", role: "menuitem", tabindex: -1, "data-move": move.move, part: "menu-item" },
        picture ?? null, html("span", {}, label));
      button.addEventListener("click", () => this.act.choose(move));
      return button;
    });
    const cancel = html("button", { type: "button", role: "menuitem", tabindex: -1, class: "cancel", part: "menu-item cancel" }, cancelText);
    cancel.addEventListener("click", () => this.act.cancel());
    this.node.setAttribute("aria-label", title);
    this.node.replaceChildren(...buttons, cancel);
    this.node.hidden = false;
    // It opens over the target, and towards the middle so that it does not leave the board.
    this.node.classList.toggle("to-left", at.x > 50);
    this.node.classList.toggle("to-top", at.y > 50);
    this.node.style.setProperty("--x", `${at.x > 50 ? 100 - at.x : at.x}%`);
    this.node.style.setProperty("--y", `${at.y > 50 ? 100 - at.y : at.y}%`);
    buttons[0].focus();
  }

  close() {
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  #key(event) {
    const items = [...this.node.children];
    const index = items.indexOf(event.target.closest("button"));
    const to = {
      ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: items.length - 1,
    }[event.key];
    if (to === undefined && event.key !== "Escape" && event.key !== "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) this.act.cancel();
    else items[(to + items.length) % items.length].focus();
  }
}
