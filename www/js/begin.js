// A new game, with the options of its variant.
import { el } from "./dom.js";
import { optionsForm } from "./options.js";
import { t } from "./words.js";

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
    },
  };
  part.element = el("form", { className: "begin", onsubmit: (event) => {
    event.preventDefault();
    if (table.attempt(() => table.begin(options.values()))) part.begun();
  } }, info.options.length > 0 ? options.element : el("p", { className: "soft" }, t("noOptions")), drawn, el("button", { className: "main" }, t("start")));
  return part;
}
