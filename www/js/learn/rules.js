// The rules of a game for players, with diagrams drawn by the board itself, and its pieces.
import { newGame } from "../../pkg/index.js";
import { button, el } from "../common/dom.js";
import { inline, render } from "./markdown.js";
import { setting } from "../common/settings.js";
import { capital, say, t } from "../words/index.js";

/** The looks that the settings ask for; coordinates stay, since the text speaks of squares. */
const dress = (board) => Object.assign(board, { theme: setting("theme"), pieces: setting("pieces") });

/** A diagram; one with moves shows them one by one, the last first. */
function diagram(kind, { variant, options, fen, moves, caption = "", end }) {
  if (kind !== "diagram" && kind !== "moves") return null;
  const game = newGame(variant, { options: options ? JSON.parse(options) : {}, ...(fen ? { fen } : {}), moves: moves ? moves.split(/\s+/) : [] });
  const board = el("mandragorias-board", { players: "none", lang: setting("lang") });
  dress(board);
  board.game = game;
  const { outcome } = game.status();
  return el("figure", {}, board, moves ? line(game, board) : "",
    el("figcaption", {}, inline(caption), end && outcome ? ` ${say(outcome.text)}` : ""));
}

/** The moves of a diagram as buttons, each showing the position after it. */
function line(game, board) {
  const steps = game.history();
  const buttons = [el("span", { aria: { hidden: "true" } }, "▷"), ...steps.map(({ san }) => san)].map((label, index) => button(label, () => show(index), index === 0 ? { aria: { label: t("first") } } : {}));
  const show = (index) => {
    board.shown = index === steps.length ? null : index;
    buttons.forEach((one, n) => (n === index ? one.setAttribute("aria-current", "step") : one.removeAttribute("aria-current")));
  };
  show(steps.length);
  return el("div", { className: "line", role: "group", aria: { label: t("lineOfPlay") } }, buttons);
}

const pieces = (info) => [
  el("h3", {}, t("pieces")),
  el("dl", {}, info.roles.flatMap((role) => [el("dt", {}, `${capital(say(role.name))} (${role.letter})`), el("dd", {}, say(role.moves))])),
];

/** The rules, fetched when they are first to be seen. */
export function rules(info) {
  const element = el("div", { className: "text" });
  async function open() {
    if (element.hasChildNodes()) return;
    element.replaceChildren(el("p", {}, t("loading")));
    try {
      const answer = await fetch(new URL(`../../pkg/rules/${info.id}.${setting("lang")}.md`, import.meta.url));
      if (!answer.ok) throw new Error(String(answer.status));
      element.replaceChildren(...render(await answer.text(), 2, diagram), ...pieces(info));
    } catch {
      element.replaceChildren(el("p", {}, t("rulesFailed")), ...pieces(info));
    }
  }
  return { element, open, restyle: () => element.querySelectorAll("mandragorias-board").forEach(dress) };
}
