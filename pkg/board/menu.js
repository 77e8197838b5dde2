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
   * @param items `{ move, label, pictures }`
   * @param beside what it stands beside, as parts of the board's sides: `{ left, right, top, bottom }`
   */
  open(title, items, cancelText, beside) {
    const buttons = items.map(({ move, label, pictures }) => {
      const button = html("button", { type: "button", role: "menuitem", tabindex: -1, "data-move": move.move, part: "menu-item" },
        pictures.length > 0 ? html("span", { class: "pictures" }, ...pictures.map((drawn) => html("span", {}, drawn))) : null, html("span", {}, label));
      button.addEventListener("click", () => this.act.choose(move));
      return button;
    });
    const cancel = html("button", { type: "button", role: "menuitem", tabindex: -1, class: "cancel", part: "menu-item cancel" }, cancelText);
    cancel.addEventListener("click", () => this.act.cancel());
    this.node.setAttribute("aria-label", title);
    this.node.replaceChildren(...buttons, cancel);
    this.node.hidden = false;
    // It opens towards the middle, so that it does not leave the board.
    const toLeft = beside.left + beside.right > 1;
    const toTop = beside.top + beside.bottom > 1;
    this.node.classList.toggle("to-left", toLeft);
    this.node.classList.toggle("to-top", toTop);
    this.node.style.setProperty("--x", `${100 * (toLeft ? 1 - beside.left : beside.right)}%`);
    this.node.style.setProperty("--room", `${100 * (toLeft ? beside.left : 1 - beside.right)}%`);
    this.node.style.setProperty("--y", `${100 * (toTop ? 1 - beside.bottom : beside.top)}%`);
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
