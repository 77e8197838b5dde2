// Buttons that ask before they act.
import { button } from "./dom.js";
import { t } from "../words/index.js";

/** A button that must be pressed twice. */
export function confirmed(label, action, properties = {}) {
  const press = button(label, () => sure() && action(), properties);
  const sure = twice(press, t("confirm"));
  return press;
}

/**
 * Makes a button ask before it acts.
 * @param question what it says meanwhile
 * @returns a function to be called at each press: true the second time, false when it has just begun to ask
 */
export function twice(press, question) {
  const label = press.textContent;
  const name = press.getAttribute("aria-label");
  const arm = (on) => {
    press.classList.toggle("armed", on);
    press.textContent = on ? question : label;
    if (name) press.setAttribute("aria-label", on ? question : name);
  };
  press.addEventListener("blur", () => arm(false));
  press.addEventListener("keydown", (event) => event.key === "Escape" && arm(false));
  return () => {
    const armed = press.classList.contains("armed");
    // A form is sent from its fields, too; the second press is then one of the button.
    press.focus();
    arm(!armed);
    return armed;
  };
}
