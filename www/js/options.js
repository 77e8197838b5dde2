// The options of a variant as a form.
import { el, select } from "./dom.js";
import { say } from "./words.js";

/** A form part with the options of a variant; `values()` reads it. */
export function optionsForm(info, current = {}) {
  const readers = [];
  const fields = info.options.map((option) => {
    const value = current[option.id] ?? option.default;
    if (option.type === "choice") {
      const field = select(say(option.label), option.choices.map((c) => [c.value, say(c.label)]), value, () => {});
      readers.push([option.id, () => field.querySelector("select").value]);
      return field;
    }
    const input = option.type === "boolean"
      ? el("input", { type: "checkbox", checked: value })
      : el("input", { type: "number", min: option.min, max: option.max, step: 1, value, required: true });
    readers.push([option.id, () => (option.type === "boolean" ? input.checked : input.valueAsNumber)]);
    const label = el("span", {}, say(option.label));
    return el("label", { className: option.type === "boolean" ? "check" : "field" }, ...(option.type === "boolean" ? [input, label] : [label, input]));
  });
  return {
    element: el("div", { className: "options" }, fields),
    values: () => Object.fromEntries(readers.map(([id, read]) => [id, read()])),
  };
}
