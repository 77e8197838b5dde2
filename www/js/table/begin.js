// A new game, with the options of its variant.
import { twice } from "../common/confirm.js";
import { button, el } from "../common/dom.js";
import { optionsForm } from "./options.js";
import { t } from "../words/index.js";

export function begin(table) {
  const { info, session } = table;
  const options = optionsForm(info, session.options);
  const drawn = el("p", { className: "soft", hidden: true });
  const part = {
    /** Called when a game has begun from here. */
    begun: () => {},
    show({ game }) {
      // Of all variants only chess960 draws a value of an option by itself.
      const number = game.options.position;
      drawn.hidden = !(number >= 0 && session.options.position !== number);
      drawn.textContent = t("drawnPosition", { number });
      former.hidden = !session.former;
    },
  };
  const former = button(t("former"), () => {
    table.takeFormer();
    part.begun();
  });
  const start = el("button", { className: "main" }, t("start"));
  const sure = twice(start, t("confirmLoss"));
  part.element = el("form", { className: "begin", onsubmit: (event) => {
    event.preventDefault();
    if (table.atStake && !sure()) return;
    if (table.attempt(() => table.begin(options.values()))) part.begun();
  } }, info.options.length > 0 ? options.element : el("p", { className: "soft" }, t("noOptions")), drawn, el("div", { className: "bar" }, start, former));
  return part;
}
