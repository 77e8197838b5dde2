// A field that takes moves in any notation that the library reads.
import { newGame } from "../pkg/index.js";
import { el } from "./dom.js";
import { say, t } from "./words.js";

/** How this game's moves are written: two of its first position, one as text and one in SAN, and one of a tower. */
function examples({ id, has }) {
  const game = newGame(id);
  const moves = game.legalMoves();
  const [one] = moves.slice(moves.length / 2);
  const other = moves.find(({ role }) => role !== one?.role);
  const written = [one?.move, other?.san, has.towers ? "d5(2)-e6" : null].filter(Boolean);
  game.free();
  return written.length > 0 ? `${written.join(", ")} …` : t("enterHint");
}

export function entry(table) {
  const field = el("input", { placeholder: examples(table.info), aria: { label: t("enter") }, autocomplete: "off", autocapitalize: "off", spellcheck: false, maxLength: 40 });
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
  return { element, show: ({ status }) => (element.hidden = status.phase !== "play" || theirs(status)) };
}
