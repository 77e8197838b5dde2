// Everything that can be said about a game now, from the engine's numbers.

import { engine } from "./load.js";
import { COLORS } from "./table.js";
import { own, text } from "./words.js";

const PHASES = ["arrangement", "play", "frozen", "over"];
const RESULTS = [null, "1-0", "0-1", "1/2-1/2", "*"];
const CLAIMS = ["threefold-repetition", "move-count"];
const NONE = Object.freeze([]);
const NOT_ARRANGING = 4;

let reasons = null;

/** The `Status` of the game behind `handle`. */
export function statusOf(handle) {
  const { table } = handle;
  const [phase, turn, step, stepsLeft, moveNumber, halfmoveClock, legalMoveCount, result, reason, arranged, claims, hasNotices, ...squares] =
    handle.call((game) => game.status());
  const [check, rest] = list(table, squares);
  const [checkers] = list(table, rest);
  return Object.freeze({
    phase: PHASES[phase],
    turn: COLORS[turn],
    step,
    stepsLeft,
    moveNumber,
    halfmoveClock,
    check,
    checkers,
    legalMoveCount,
    outcome: result === 0 ? null : outcome(table, result, reason),
    arranged: arranged & NOT_ARRANGING ? null : Object.freeze({ white: (arranged & 1) !== 0, black: (arranged & 2) !== 0 }),
    claims: claims === 0 ? NONE : Object.freeze(CLAIMS.filter((_, bit) => claims & (1 << bit))),
    notices: hasNotices ? notices(handle) : NONE,
  });
}

/** Squares that come with their number before them, and the numbers after them. */
function list(table, numbers) {
  const count = numbers[0];
  const squares = count === 0 ? NONE : Object.freeze(numbers.slice(1, 1 + count).map((square) => table.squares[square]));
  return [squares, numbers.slice(1 + count)];
}

function outcome(table, result, index) {
  reasons ??= engine().reasons().split(" ");
  const reason = reasons[index];
  const words = text((catalogue) => own(own(catalogue.variantReasons, table.id), reason) ?? catalogue.reasons[reason]);
  // The first two results are those of White and of Black.
  return Object.freeze({ result: RESULTS[result], winner: COLORS[result - 1] ?? null, reason, text: words });
}

function notices(handle) {
  const raw = handle.call((game) => game.notices());
  return Object.freeze(raw.map((notice) => explained(notice, "notices", handle.table)));
}

/** A reason that the engine gives, with its words: `part` of the catalogue has them. */
export function explained({ reason, squares, values }, part, table) {
  const said = { code: reason, text: text((catalogue) => catalogue[part][reason], values, table.id) };
  if (squares !== undefined) said.squares = Object.freeze([...squares]);
  if (part === "notices" && values !== undefined) said.values = Object.freeze({ ...values });
  return Object.freeze(said);
}
