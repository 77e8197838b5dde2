// What covers the board while the other player must not see it, and the buttons of the arrangement below it.
import { html } from "./dom.js";

export class Curtain {
  /** @param covered the node that can be neither reached nor read while the curtain is drawn; @param tell says a sentence to listeners */
  constructor(covered, tell) {
    this.covered = covered;
    this.tell = tell;
    this.node = html("div", { class: "curtain", part: "curtain", hidden: true });
    this.actions = html("div", { class: "actions", part: "actions", role: "group", hidden: true });
  }

  get isDrawn() {
    return !this.node.hidden;
  }

  /** Draws the curtain: a sentence and, where one can go on from here, a button. */
  draw(text, action = null, act = null) {
    const told = this.isDrawn && this.text === text;
    const root = this.node.getRootNode();
    const focused = this.covered.contains(root.activeElement) || this.actions.contains(root.activeElement) || this.node.contains(root.activeElement);
    this.text = text;
    this.node.replaceChildren(html("p", {}, text), ...(action ? [button(action, act)] : []));
    this.node.hidden = false;
    // Neither reached nor read. Not `inert`, which browsers have had for a shorter time.
    this.covered.style.visibility = "hidden";
    // Whoever was at the board stays at it.
    if (focused) this.node.querySelector("button")?.focus();
    if (!told) this.tell(text);
  }

  open() {
    this.node.hidden = true;
    this.covered.style.visibility = "";
    this.node.replaceChildren();
  }

  /** @param actions `{ text, act, disabled, main }`, none to hide them */
  offer(actions) {
    const focused = this.actions.getRootNode().activeElement;
    const index = [...this.actions.children].indexOf(focused);
    this.actions.replaceChildren(...actions.map(({ text, act, disabled, main }) => button(text, act, disabled, main)));
    this.actions.hidden = actions.length === 0;
    if (index >= 0) this.actions.children[index]?.focus();
  }
}

function button(text, act, disabled = false, main = false) {
  const node = html("button", { type: "button", class: main ? "action main" : "action", part: "action", "aria-disabled": disabled ? "true" : null }, text);
  // One that does nothing now keeps the focus that it has.
  if (!disabled) node.addEventListener("click", act);
  return node;
}
