// A field for moves as text, in any notation that the library reads.
import { html, setAttribute } from "./dom.js";

export class Entry {
  /** @param act `{ enter(text) → whether it was played }` */
  constructor(act) {
    this.field = html("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 20, part: "entry-field" });
    this.button = html("button", { type: "submit", class: "action", part: "action" });
    this.node = html("form", { class: "entry", part: "entry", hidden: true }, this.field, this.button);
    this.node.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (text && !this.field.readOnly && act.enter(text)) this.field.value = "";
    });
  }

  /** @param example a move that could be written, or null */
  show(visible, enabled, example, words) {
    this.node.hidden = !visible;
    setAttribute(this.field, "aria-label", words.entry);
    setAttribute(this.field, "placeholder", example);
    this.button.textContent = words.enter;
    // Not `disabled`, which would drop the focus when the game ends by a move written here.
    this.field.readOnly = !enabled;
    for (const node of [this.field, this.button]) setAttribute(node, "aria-disabled", enabled ? null : "true");
  }
}
