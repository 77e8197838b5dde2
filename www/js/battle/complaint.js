// The complaint: a player stops the game and says why; both see the board again only when both are ready, or the game ends by a
// ruling.
import { confirmed } from "../common/confirm.js";
import { button, el, select } from "../common/dom.js";
import { t } from "../words/index.js";

const LONGEST_REASON = 300;

/**
 * The form by which a player stops the game.
 * @param turn gives whose turn it is; @param freeze `(color, reason)` stops the game; @param mine the only side that can complain here
 */
export function complaintForm(turn, freeze, mine) {
  const side = select(t("battle.complainant"), ["white", "black"].map((color) => [color, t(`battle.${color}`)]), "white", () => {});
  const by = side.querySelector("select");
  side.hidden = mine !== undefined;
  const reason = el("input", { maxLength: LONGEST_REASON, autocomplete: "off" });
  const form = el("form", { onsubmit: (event) => {
    event.preventDefault();
    freeze(by.value, reason.value.trim());
  } }, el("p", { className: "note" }, t("battle.complainHint")), side,
  el("label", { className: "field" }, el("span", {}, t("battle.reason")), reason), el("button", { className: "main" }, t("battle.stop")));
  const details = el("details", { className: "complain" }, el("summary", {}, t("battle.complain")), form);
  details.addEventListener("toggle", () => details.open && (by.value = turn()));
  return details;
}

/**
 * What is to be seen and decided while a game is frozen.
 * @param complaint `{ color, reason }`; @param ready which sides have said that they are ready, by colour
 * @param act `{ ready(color), annul(), forfeit(color) }`
 * @param away where the other player is elsewhere: `{ side, word, annul }`, the side here, whether it is to speak, whether the other
 *   offers to annul the game
 */
export function ruling({ color, reason }, ready, act, away = null) {
  const answer = (side) => button(t(`battle.${ready[side] ? "isReady" : "ready"}.${side}`), () => act.ready(side), {
    className: ready[side] ? "pressed" : "", aria: { pressed: ready[side], ...(away !== null && (side !== away.side || !away.word) && { disabled: true }) },
  });
  return el("section", { className: "ruling" },
    el("strong", {}, t(`battle.frozen.${color}`)), reason ? el("q", {}, reason) : null, el("p", { className: "note" }, t("battle.frozenHint")),
    el("div", { className: "bar" }, answer("white"), answer("black")),
    away?.word === false ? null : el("div", { className: "bar" },
      confirmed(t(`battle.annul${away ? (away.annul ? ".accept" : ".offer") : ""}`), () => act.annul()),
      away && away.side !== color ? null : confirmed(t(`battle.forfeit.${color}`), () => act.forfeit(color))));
}
