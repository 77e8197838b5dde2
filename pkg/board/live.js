// The two live regions: one tells steps when the listener is ready, the other check, refusals and the end at once.
import { html } from "./dom.js";

/** How long a refusal stays to be seen. */
const SEEN = 6000;

export class Live {
  constructor() {
    this.polite = html("div", { class: "unseen", role: "status", "aria-live": "polite" });
    this.assertive = html("div", { class: "unseen", role: "alert", "aria-live": "assertive" });
    this.message = html("div", { class: "message", part: "message", "aria-hidden": "true", hidden: true });
  }

  /** A step, to be told in its turn. */
  tell(text) {
    this.polite.textContent = text;
  }

  /** Check, a refusal or the end; `seen` shows it over the board, too. */
  alert(text, seen = false) {
    // Saying the same thing twice must be heard twice.
    this.assertive.textContent = this.assertive.textContent === text ? `${text}\u00a0` : text;
    if (seen) this.show(text, SEEN);
  }

  /** A text over the board, for a while or until it is taken away. */
  show(text, milliseconds = null) {
    clearTimeout(this.timer);
    this.message.textContent = text;
    this.message.hidden = false;
    if (milliseconds) this.timer = setTimeout(() => this.hide(), milliseconds);
  }

  hide() {
    clearTimeout(this.timer);
    this.message.hidden = true;
  }

  /** Forgets what was said, for another game. */
  clear() {
    this.hide();
    this.polite.textContent = "";
    this.assertive.textContent = "";
  }
}
