// Everything that can be said about a game now, from the engine's numbers.

import { engine, numbers } from "./load.js";
import { COLORS } from "./colors.js";
import { own, text } from "./words.js";

const PHASES = ["arrangement", "play", "frozen", "over"];
const RESULTS = [null, "1-0", "0-1", "1/2-1/2", "*"];
const CLAIMS = ["threefold-repetition", "move-count"];
const NONE = Object.freeze([]);
const NOT_ARRANGING = 4;

let reasons = null;

/** The `Status` of the engine's game. */
export function statusOf(game, table) {
  const at = game.status() >>> 2;
  const told = numbers();
  const result = told[at + 7];
  const reason = told[at + 8];
  const arranged = told[at + 9];
  const claims = told[at + 10];
  const hasNotices = told[at + 11] !== 0;
  return Object.freeze({
    phase: PHASES[told[at]],
    turn: COLORS[told[at + 1]],
    step: told[at + 2],
    stepsLeft: told[at + 3],
    moveNumber: told[at + 4],
    halfmoveClock: told[at + 5],
    check: list(table, told, at + 12),
    checkers: list(table, told, at + 13 + told[at + 12]),
    legalMoveCount: told[at + 6],
    outcome: result === 0 ? null : outcome(table, result, reason),
    arranged: arranged & NOT_ARRANGING ? null : Object.freeze({ white: (arranged & 1) !== 0, black: (arranged & 2) !== 0 }),
    claims: claims === 0 ? NONE : Object.freeze(CLAIMS.filter((_, bit) => claims & (1 << bit))),
    notices: hasNotices ? notices(game, table) : NONE,
  });
}

/** Squares that come with their number before them. */
function list(table, told, at) {
  const count = told[at];
  return count === 0 ? NONE : Object.freeze(Array.from({ length: count }, (_, n) => table.squares[told[at + 1 + n]]));
}

function outcome(table, result, index) {
  reasons ??= engine().reasons().split(" ");
  const reason = reasons[index];
  const words = text((catalogue) => own(own(catalogue.variantReasons, table.id), reason) ?? catalogue.reasons[reason]);
  // The first two results are those of White and of Black.
  return Object.freeze({ result: RESULTS[result], winner: COLORS[result - 1] ?? null, reason, text: words });
}

function notices(game, table) {
  return Object.freeze(game.notices().map((notice) => explained(notice, "notices", table)));
}

/** A reason that the engine gives, with its words: `part` of the catalogue has them. */
export function explained({ reason, squares, values }, part, table) {
  const said = { code: reason, text: text((catalogue) => catalogue[part][reason], values, table.id) };
  if (squares !== undefined) said.squares = Object.freeze([...squares]);
  if (part === "notices" && values !== undefined) said.values = Object.freeze({ ...values });
  return Object.freeze(said);
}
