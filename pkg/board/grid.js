// The board that hands and ears meet: a grid of buttons over the drawing, one tab stop, moved through with the arrow keys.
import { html, setAttribute } from "./dom.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Grid {
  /** @param act `{ press(square), look(square | null) }`: a square is chosen; a square is pointed at or has the focus */
  constructor(act) {
    this.node = html("div", { class: "grid", role: "grid", part: "grid" });
    this.buttons = new Map();
    this.node.addEventListener("click", (event) => {
      const square = squareOf(event);
      if (square) act.press(square);
    });
    this.node.addEventListener("keydown", (event) => this.#key(event));
    this.node.addEventListener("focusin", (event) => {
      this.#stop(squareOf(event));
      act.look(squareOf(event));
    });
    this.node.addEventListener("pointerover", (event) => act.look(squareOf(event)));
    this.node.addEventListener("pointerleave", () => act.look(null));
  }

  /** Builds the buttons for a board; the tab stop stays on its square where there still is one. */
  build(geometry) {
    const focused = this.stop && this.buttons.get(this.stop) === this.node.getRootNode().activeElement;
    this.geometry = geometry;
    this.buttons.clear();
    this.node.style.setProperty("--files", geometry.width);
    const rows = [];
    for (let y = 0; y < geometry.height; y++) {
      const cells = [];
      for (let x = 0; x < geometry.width; x++) {
        const square = geometry.at(x, y);
        const button = html("button", { type: "button", tabindex: -1, "data-square": square, part: "cell" });
        this.buttons.set(square, button);
        cells.push(html("div", { role: "gridcell" }, button));
      }
      rows.push(html("div", { role: "row", class: "row" }, ...cells));
    }
    this.node.replaceChildren(...rows);
    this.#stop(this.buttons.has(this.stop) ? this.stop : geometry.at(0, geometry.height - 1));
    if (focused) this.focus(this.stop);
  }

  /**
   * @param describe gives for a square its `name`, its `description` (or null), and whether it is `pressed` and `movable`
   */
  label(title, describe) {
    setAttribute(this.node, "aria-label", title);
    for (const [square, button] of this.buttons) {
      const { name, description, pressed, movable } = describe(square);
      setAttribute(button, "aria-label", name);
      setAttribute(button, "aria-description", description);
      setAttribute(button, "aria-pressed", pressed ? "true" : null);
      button.classList.toggle("movable", movable);
    }
  }

  focus(square, options) {
    this.#stop(square);
    this.buttons.get(square)?.focus(options);
  }

  #stop(square) {
    if (!square) return;
    this.buttons.get(this.stop)?.setAttribute("tabindex", "-1");
    this.stop = square;
    this.buttons.get(square).setAttribute("tabindex", "0");
  }

  #key(event) {
    const square = squareOf(event);
    if (!square || event.altKey || event.metaKey) return;
    const { x, y } = this.geometry.place(square);
    const { width, height } = this.geometry;
    let next = null;
    if (STEPS[event.key] && !event.ctrlKey) next = this.geometry.at(x + STEPS[event.key][0], y + STEPS[event.key][1]);
    else if (event.key === "Home") next = this.geometry.at(0, event.ctrlKey ? 0 : y);
    else if (event.key === "End") next = this.geometry.at(width - 1, event.ctrlKey ? height - 1 : y);
    else return;
    event.preventDefault();
    // The host page may use arrows for its own ends; inside the grid they belong to the grid.
    event.stopPropagation();
    if (next) this.focus(next);
  }
}

const squareOf = (event) => event.target.closest?.("[data-square]")?.dataset.square ?? null;
