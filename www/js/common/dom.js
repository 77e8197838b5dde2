// Making elements without HTML strings.

/** An element with properties (`on…`: listeners; `data`, `aria`: attributes of that prefix) and children. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name === "aria" || name === "data") {
      for (const [key, text] of Object.entries(value)) element.setAttribute(`${name}-${key}`, String(text));
    } else if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (name in element) {
      element[name] = value;
    } else {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A button that does one thing, while it can (`enable`). */
export const button = (label, act, properties = {}) => el("button", {
  type: "button", onclick: (event) => event.currentTarget.getAttribute("aria-disabled") !== "true" && act(event), ...properties,
}, label);

/** Lets a button act, or not. It is not `disabled`, which would take the focus from whoever has just pressed it. */
export const enable = (node, on) => (on ? node.removeAttribute("aria-disabled") : node.setAttribute("aria-disabled", "true"));

/** A choice by a labelled list. */
export function select(label, entries, value, onchange) {
  const list = el("select", { onchange: () => onchange(list.value) }, entries.map(([id, text]) => el("option", { value: id }, text)));
  list.value = value;
  return el("label", { className: "field" }, el("span", {}, label), list);
}
