// The rules of a game for players: the package's Markdown, with diagrams drawn by the board itself.
import { newGame } from "../pkg/index.js";
import { el } from "./dom.js";
import { setting } from "./settings.js";
import { say, t } from "./words.js";

/** Text with **bold** and `code` as nodes. */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).filter(Boolean).map((part) => {
    if (part.startsWith("**")) return el("strong", {}, part.slice(2, -2));
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    return part;
  });
}

/** The `name: value` lines of a fenced block. */
function fields(lines) {
  return Object.fromEntries(lines.filter((l) => l.includes(":")).map((l) => {
    const at = l.indexOf(":");
    return [l.slice(0, at).trim(), l.slice(at + 1).trim()];
  }));
}

/** A diagram, or a line of play shown by its last position. */
function figure(block) {
  const board = el("mandragorias-board", { players: "none" });
  const options = block.options ? JSON.parse(block.options) : {};
  const game = newGame(block.variant, { options, ...(block.fen ? { fen: block.fen } : {}), moves: block.moves ? block.moves.split(/\s+/) : [] });
  board.game = game;
  const line = block.moves && el("span", { className: "line" }, game.history().map((m) => m.san).join(" "));
  const { outcome } = game.status();
  return el("figure", {}, board, el("figcaption", {}, inline(block.caption ?? ""), line && " ", line, block.end && outcome && ` — ${say(outcome.text)}`));
}

/** The nodes of a page of rules. */
export function render(source) {
  const lines = source.split(/\r?\n/);
  const nodes = [];
  let paragraph = [];
  let list = null;
  const flush = () => {
    if (paragraph.length) nodes.push(el("p", {}, inline(paragraph.join(" "))));
    paragraph = [];
    list = null;
  };
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n];
    const fence = /^```(\w*)/.exec(line);
    const heading = /^(#{1,4})\s+(.*)/.exec(line);
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line);
    if (fence) {
      flush();
      const end = lines.indexOf("```", n + 1);
      const body = lines.slice(n + 1, end < 0 ? lines.length : end);
      nodes.push(["diagram", "moves"].includes(fence[1]) ? figure(fields(body)) : el("pre", {}, body.join("\n")));
      n += body.length + 1;
    } else if (heading) {
      flush();
      nodes.push(el(`h${Math.min(6, heading[1].length + 1)}`, {}, inline(heading[2])));
    } else if (item) {
      if (!list) {
        flush();
        nodes.push((list = el(/^\s*\d/.test(line) ? "ol" : "ul")));
      }
      list.append(el("li", {}, inline(item[1])));
    } else if (list && /^\s{2,}\S/.test(line)) {
      list.lastElementChild.append(" ", ...inline(line.trim()));
    } else if (line.trim() === "") {
      flush();
    } else {
      list = null;
      paragraph.push(line.trim());
    }
  }
  flush();
  return nodes;
}

/** A panel with the rules of a game and its men, filled when first opened. */
export function rulesPanel(info) {
  const body = el("div", { className: "text" });
  const details = el("details", { className: "rules" }, el("summary", {}, t("rules")), body);
  details.addEventListener("toggle", async () => {
    if (!details.open || body.hasChildNodes()) return;
    body.replaceChildren(el("p", {}, t("loading")));
    try {
      const answer = await fetch(new URL(`../pkg/rules/${info.id}.${setting("lang")}.md`, import.meta.url));
      if (!answer.ok) throw new Error(String(answer.status));
      body.replaceChildren(...render(await answer.text()), el("h3", {}, t("men")), men(info));
    } catch {
      body.replaceChildren(el("p", {}, t("rulesFailed")), el("h3", {}, t("men")), men(info));
    }
  });
  return details;
}

const men = (info) => el("dl", {}, info.roles.flatMap((role) => [el("dt", {}, `${say(role.name)} (${role.letter})`), el("dd", {}, say(role.moves))]));
