// The list of moves, by which one also goes through the game.
import { button, el } from "./dom.js";
import { setting } from "./settings.js";
import { t } from "./words.js";

/** Turns of a history: number, colour, and the steps with their index (1 for the first step's position). */
export function turnsOf(history, first) {
  const turns = [];
  history.forEach((step, n) => {
    const last = turns.at(-1);
    if (last && last.color === step.color) last.steps.push({ step, index: n + 1 });
    else {
      const number = last ? last.number + (step.color === "white" ? 1 : 0) : first;
      turns.push({ number, color: step.color, steps: [{ step, index: n + 1 }] });
    }
  });
  return turns;
}

/** The move list: `show(history, first, shown)` draws it, `go(index | null)` is called when a position is chosen. */
export function moveList(go) {
  const list = el("ol", { className: "moves", aria: { label: t("moves") } });
  const tool = (key, sign, by) => button(sign, by, { title: t(key), aria: { label: t(key) } });
  let at = 0;
  let total = 0;
  const to = (index) => go(index >= total ? null : Math.max(0, index));
  const bar = el("div", { className: "bar" },
    tool("first", "«", () => to(0)), tool("previous", "‹", () => to(at - 1)), tool("next", "›", () => to(at + 1)), tool("last", "»", () => to(total)));

  function show(history, first, shown) {
    total = history.length;
    at = shown ?? total;
    const rows = [];
    for (const turn of turnsOf(history, first)) {
      if (turn.color === "white" || rows.length === 0) rows.push(el("li", {}, el("span", { className: "number" }, `${turn.number}.${turn.color === "black" ? " …" : ""}`)));
      rows.at(-1).append(...turn.steps.map(({ step, index }) => button(step.san, () => to(index), {
        className: index === at ? "now" : "",
        aria: index === at ? { current: "step" } : {},
      })));
    }
    list.replaceChildren(...(rows.length ? rows : [el("li", { className: "none" }, t("noMoves"))]));
    const now = list.querySelector(".now");
    if (now) list.scrollTop = now.offsetTop - list.clientHeight / 2;
    const [start, back, on, end] = bar.children;
    start.disabled = back.disabled = at === 0;
    on.disabled = end.disabled = at === total;
  }

  /** Arrow keys, only while nothing has the focus that uses them itself. */
  function key(event) {
    const used = event.composedPath().some((n) => n.matches?.("input, select, textarea, [role=grid], mandragorias-board, dialog"));
    const delta = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (used || !delta || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    to(at + delta);
  }

  return { element: el("section", { className: "movelist", lang: setting("lang") }, list, bar), show, key };
}
