// What covers the board while the other player must not see it, and the buttons of the arrangement below it.
import { html } from "./dom.js";

export class Curtain {
  constructor() {
    this.node = html("div", { class: "curtain", part: "curtain", hidden: true });
    this.actions = html("div", { class: "actions", part: "actions", hidden: true });
  }

  get isDrawn() {
    return !this.node.hidden;
  }

  /** Draws the curtain: a sentence and, where one can go on from here, a button. */
  draw(text, action = null, act = null) {
    this.node.replaceChildren(html("p", {}, text), ...(action ? [button(action, act)] : []));
    this.node.hidden = false;
  }

  open() {
    this.node.hidden = true;
    this.node.replaceChildren();
  }

  /** @param actions `{ text, act, disabled }`, none to hide them */
  offer(actions) {
    const focused = this.actions.getRootNode().activeElement;
    const index = [...this.actions.children].indexOf(focused);
    this.actions.replaceChildren(...actions.map(({ text, act, disabled }) => button(text, act, disabled)));
    this.actions.hidden = actions.length === 0;
    if (index >= 0) this.actions.children[index]?.focus();
  }
}

function button(text, act, disabled = false) {
  const node = html("button", { type: "button", class: "action", part: "action", disabled }, text);
  node.addEventListener("click", act);
  return node;
}
