// The form of the time controls.
import { KINDS, LONGEST_ARRANGING, readControl } from "./time.js";
import { el, select } from "../common/dom.js";
import { t } from "../words/index.js";

/**
 * @param control the control to begin with; @param changed told of each control that the form shows
 * @returns the form part
 */
export function controlForm(control, changed) {
  const fields = el("div", { className: "numbers" });
  const element = el("fieldset", { className: "control" }, el("legend", {}, t("battle.time")),
    select(t("battle.kind"), Object.keys(KINDS).map((kind) => [kind, t(`battle.kind.${kind}`)]), control.kind, (kind) => choose(usual(kind))), fields);
  let current = control;

  const tell = () => {
    const read = readControl(current);
    if (read) changed(read);
  };
  const number = (name, label, [least, , most]) => {
    const input = el("input", { type: "number", min: least, max: most, step: 1, required: true, value: current[name], oninput: () => {
      current = { ...current, [name]: input.valueAsNumber };
      tell();
    } });
    return el("label", { className: "field" }, el("span", {}, label), input);
  };
  const choose = (next) => {
    current = next;
    const { amount, added } = KINDS[current.kind];
    fields.replaceChildren(
      ...(amount ? [number("amount", t(`battle.amount.${current.kind}`), amount)] : []),
      ...(added ? [number("added", t("battle.added"), added)] : []),
      number("arranging", t("battle.arranging"), [0, 0, LONGEST_ARRANGING]),
    );
    tell();
  };
  choose(control);
  return element;
}

const sayMinutes = (minutes) => (minutes % 1440 ? t("battle.minutes", { minutes }) : t("battle.days", { days: minutes / 1440 }));

/** A control in words. */
export const sayControl = ({ kind, amount, added, arranging }) => [t(`battle.control.${kind}`, { amount, added }), arranging ? t("battle.arrangeIn", { time: sayMinutes(arranging) }) : ""].filter(Boolean).join(" · ");

/** A kind of control with its usual values. */
export function usual(kind) {
  const { amount, added, arranging } = KINDS[kind];
  return { kind, ...(amount && { amount: amount[1] }), ...(added && { added: added[1] }), arranging };
}
