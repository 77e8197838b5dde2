// The lot as a small ceremony: a coin with a king on each side is tossed over the board, and only then the arrangements are seen.
import { button, el } from "../common/dom.js";
import { t } from "../words/index.js";

/** How long the coin is in the air; it is not tossed where the system asks for less motion. */
const TOSS = 1600;

/**
 * @param first the colour that the lot gave the first move
 * @param begin called when the players open the board
 * @returns what covers the board until then
 */
export function ceremony(first, begin) {
  const coin = el("div", { className: `coin ${first}`, aria: { hidden: "true" } }, el("span", { className: "white" }, "♔"), el("span", { className: "black" }, "♚"));
  const verdict = el("p", { className: "verdict", role: "status" }, t("battle.tossing"));
  const open = button(t("battle.open"), begin, { className: "main", hidden: true });
  const cover = el("div", { className: "lot" }, coin, verdict, open);
  const settle = () => {
    coin.classList.add("landed");
    verdict.textContent = t(`battle.first.${first}`);
    open.hidden = false;
    if (cover.isConnected) open.focus({ preventScroll: true });
  };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) settle();
  else setTimeout(settle, TOSS);
  return cover;
}
