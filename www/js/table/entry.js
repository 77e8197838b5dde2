// A field that takes moves in any notation that the library reads.
import { el } from "../common/dom.js";
import { say, t } from "../words/index.js";

/** How moves are written here: three that can be played now, as different as may be: one as text, one in SAN, and one of a part of a tower. */
function examples(game) {
  const moves = game.legalMoves();
  const one = moves[Math.floor(moves.length / 2)];
  const other = moves.find(({ role }) => role !== one.role);
  const part = moves.find(({ move }) => move.includes("("));
  return [...new Set([one?.move, other?.san, part?.move])].filter(Boolean).join(", ");
}

export function entry(table) {
  const field = el("input", { aria: { label: t("enter") }, autocomplete: "off", autocapitalize: "off", spellcheck: false, maxLength: 40 });
  const enter = (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    const why = table.game.explain(text);
    table.board.marks = why?.squares?.map((square) => ({ square, kind: "bad" })) ?? [];
    if (why) {
      table.tell(say(why.text));
      field.select();
    } else if (table.attempt(() => table.board.play(text))) {
      field.value = "";
    }
  };
  const element = el("form", { className: "entry", onsubmit: enter }, field, el("button", {}, t("play")));
  /** Where the other player is elsewhere, nobody moves for him here. */
  const theirs = ({ turn }) => table.session.mine !== undefined && table.session.mine !== turn;
  function show({ game, status }) {
    element.hidden = status.phase !== "play" || theirs(status);
    const written = element.hidden ? "" : examples(game);
    field.placeholder = written && t("enterHint", { moves: written });
  }
  return { element, show };
}
