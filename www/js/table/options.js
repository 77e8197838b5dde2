// The options of a variant as a form.
import { el, select } from "../common/dom.js";
import { say } from "../words/index.js";

/** The fields, with the values of `current` or their defaults; `values()` reads them. */
export function optionsForm(info, current = {}) {
  const fields = info.options.map((option) => field(option, current[option.id] ?? option.default));
  return {
    element: el("div", { className: "options" }, fields.map(({ element }) => element)),
    values: () => Object.fromEntries(fields.map(({ read }, n) => [info.options[n].id, read()])),
  };
}

function field({ type, label, choices, min, max }, value) {
  if (type === "choice") {
    const element = select(say(label), choices.map((c) => [c.value, say(c.label)]), value, () => {});
    return { element, read: () => element.querySelector("select").value };
  }
  if (type === "boolean") {
    const box = el("input", { type: "checkbox", checked: value });
    return { element: el("label", { className: "check" }, box, el("span", {}, say(label))), read: () => box.checked };
  }
  const number = el("input", { type: "number", min, max, step: 1, value, required: true });
  return { element: el("label", { className: "field" }, el("span", {}, say(label)), number), read: () => number.valueAsNumber };
}
