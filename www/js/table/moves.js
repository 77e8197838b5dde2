// The list of moves, by which one also goes through the game.
import { button, el, enable } from "../common/dom.js";
import { t } from "../words/index.js";

/** Turns of a history as rows of one move number: `{ number, white, black }`, each side's steps with their index (1: after the first step). */
function rowsOf(history, first) {
  const rows = [];
  history.forEach((step, n) => {
    const begins = n === 0 || history[n - 1].color !== step.color;
    if (n === 0 || (begins && step.color === "white")) rows.push({ number: first + rows.length, white: [], black: [] });
    rows.at(-1)[step.color].push({ step, index: n + 1 });
  });
  return rows;
}

/** Number of the move with which a game began: the last of the FEN's six fields. */
const firstNumber = (game) => Number(game.fen(0).split(" ")[5]);

/** Arrow keys belong to what uses them itself. */
const USES_ARROWS = "input, select, textarea, [role=tab], mandragorias-board";

export function moveList(table) {
  const list = el("ol", { className: "moves", aria: { label: t("moves") } });
  const tool = (key, sign, by) => button(el("span", { aria: { hidden: "true" } }, sign), by, { title: t(key), aria: { label: t(key) } });
  let at = 0;
  let total = 0;
  const to = (index) => table.go(index >= total ? null : Math.max(0, index));
  const [start, back, on, end] = [
    tool("first", "«", () => to(0)), tool("previous", "‹", () => to(at - 1)), tool("next", "›", () => to(at + 1)), tool("last", "»", () => to(total)),
  ];

  const stepButton = ({ step, index }) => button(step.san, () => to(index), { className: index === at ? "current" : "", aria: index === at ? { current: "step" } : {} });
  const cell = (steps) => el("span", { className: "turn" }, steps.map(stepButton));

  function show({ game, status, history, shown }) {
    const hidden = status.phase === "frozen" || status.phase === "arrangement";
    total = hidden ? 0 : history.length;
    at = shown ?? total;
    const rows = total === 0 ? [] : rowsOf(history, firstNumber(game));
    list.replaceChildren(...(rows.length ? rows.map(({ number, white, black }) => el("li", {},
      el("span", { className: "number" }, `${number}.`), white.length ? cell(white) : el("span", { className: "turn" }, "…"), cell(black)))
      : [el("li", { className: "none" }, t("noMoves"))]));
    const current = list.querySelector(".current");
    if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    for (const one of [start, back]) enable(one, at > 0);
    for (const one of [on, end]) enable(one, at < total);
  }

  function key(event) {
    const delta = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!delta || event.altKey || event.ctrlKey || event.metaKey || event.composedPath().some((node) => node.matches?.(USES_ARROWS))) return;
    event.preventDefault();
    to(at + delta);
  }

  return { element: el("div", { className: "movelist" }, list, el("div", { className: "bar" }, start, back, on, end)), show, key };
}
