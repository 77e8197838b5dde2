// Arguments from outside: checked and copied before the engine sees them. Getters of a strange object may throw or call
// back into the library, so nothing is begun before everything is read.

import { GameError, failure } from "./errors.js";
import { COLORS } from "./table.js";

/** Far above what any game needs; they bound the work that bad input can cause. */
const LONGEST = { name: 64, move: 100, fen: 4000, reason: 1000, header: 510 };
const MOST_ENTRIES = 200;
const MOST_MOVES = 100_000;

/** What `read()` returns. Whatever a strange object throws while it is read becomes a GameError. */
function reading(argument, read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof GameError ? error : invalid(argument, error);
  }
}

const invalid = (argument, cause) => failure("invalid-argument", { at: argument, values: { argument }, cause });

function demand(condition, argument) {
  if (!condition) throw invalid(argument);
}

const isObject = (value) => typeof value === "object" && value !== null;
const isWord = (value, longest = LONGEST.name) => typeof value === "string" && value.length <= longest;

function word(value, argument, longest) {
  demand(isWord(value, longest), argument);
  return value;
}

/** Own entries of an object that is used as a map. */
function entries(object, argument) {
  demand(isObject(object) && !Array.isArray(object), argument);
  const keys = Object.keys(object);
  demand(keys.length <= MOST_ENTRIES, argument);
  return keys.map((key) => [word(key, argument), object[key]]);
}

/** An object without a prototype, so that every key is only itself. */
const plain = (pairs) => pairs.reduce((object, [key, value]) => ((object[key] = value), object), Object.create(null));

export const variantId = (value) => {
  demand(typeof value === "string", "variant");
  return value;
};

/** A colour as the engine's number. */
export function color(value, argument = "color") {
  const index = COLORS.indexOf(value);
  demand(index >= 0, argument);
  return index;
}

/** A whole number within limits. */
export function integer(value, argument, least, most) {
  demand(Number.isSafeInteger(value) && value >= least && value <= most, argument);
  return value;
}

/** What was complained of, if anything was said. */
export function complaint(value) {
  return value === undefined ? undefined : word(value, "reason", LONGEST.reason);
}

/** A square or the letter of a man in hand, if any. One that is not there is the origin of no move. */
export function source(value) {
  demand(value === undefined || typeof value === "string", "from");
  return value;
}

/** A FEN: `{ text }`, or `{ refusal }` where it is too long to be one. */
export function maybeFen(value) {
  demand(typeof value === "string", "fen");
  return value.length > LONGEST.fen ? { refusal: { field: "board", reason: "too-long" } } : { text: value };
}

function fen(value) {
  const { text, refusal } = maybeFen(value);
  if (refusal) throw failure("invalid-fen", { ...refusal, at: refusal.field });
  return text;
}

/** Rule options as a plain copy. Whether the variant has them is for the engine to say. */
export function options(given) {
  if (given === undefined) return plain([]);
  return reading("options", () => {
    const pairs = entries(given, "options").filter(([, value]) => value !== undefined);
    for (const [id, value] of pairs) checkOption(id, value);
    return plain(pairs);
  });
}

function checkOption(id, value) {
  const refuse = (reason) => failure("invalid-option", { at: id, reason, values: { option: id } });
  if (typeof value === "number") {
    if (!Number.isInteger(value)) throw refuse("option-type");
    if (Math.abs(value) > 0x7fffffff) throw refuse("option-range");
  } else if (typeof value === "string") {
    if (!isWord(value)) throw refuse("option-choice");
  } else if (typeof value !== "boolean") throw refuse("option-type");
}

/** The set-up of a game as a plain copy; none when nothing is said. */
export function setup(given) {
  if (given === undefined) return undefined;
  return reading("setup", () => {
    demand(isObject(given), "setup");
    const { fen: start, options: rules, moves } = given;
    const copy = plain([["options", options(rules)]]);
    if (start !== undefined) copy.fen = fen(start);
    if (moves !== undefined) copy.moves = moveTexts(moves);
    return copy;
  });
}

function moveTexts(given) {
  demand(Array.isArray(given) && given.length <= MOST_MOVES, "moves");
  return Array.from({ length: given.length }, (_, i) => {
    const text = given[i];
    const at = `move ${i + 1}`;
    if (typeof text !== "string") throw failure("invalid-move", { at });
    if (text.length > LONGEST.move) throw failure("invalid-move", { at, reason: "too-long" });
    return text;
  });
}

/** A game record as a plain copy. */
export function record(given) {
  return reading("record", () => {
    demand(isObject(given), "record");
    const { v, variant, options: rules, fen: start, moves, end } = given;
    demand(v === 1, "v");
    const copy = plain([["v", v], ["variant", variantId(variant)], ["options", options(rules)], ["moves", moveTexts(moves)]]);
    if (start !== undefined) copy.fen = fen(start);
    if (end !== undefined) copy.end = recordEnd(end);
    return copy;
  });
}

function recordEnd(given) {
  demand(isObject(given), "end");
  const { kind, color: side, reason } = given;
  const copy = plain([["kind", word(kind, "end")]]);
  if (side !== undefined) copy.color = COLORS[color(side, "end")];
  if (reason !== undefined) copy.reason = word(reason, "end", LONGEST.reason);
  return copy;
}

/** Men by square. Which squares and men will do is for the engine to say. */
export function arrangement(given) {
  return reading("men", () => {
    const men = entries(given, "men");
    for (const [square, role] of men) {
      const values = { text: typeof role === "string" ? role : typeof role };
      if (!isWord(role)) throw failure("invalid-arrangement", { at: square, reason: "arrangement-role", values });
    }
    return plain(men);
  });
}

/** Tags of a PGN as pairs. */
export function headers(given = {}) {
  return reading("headers", () => {
    const pairs = entries(given, "headers").filter(([, value]) => value !== undefined);
    // As the engine holds them, which could not say which of them is wrong.
    for (const [name, value] of pairs) demand(/^[A-Za-z0-9_]+$/.test(name) && isWord(value, LONGEST.header) && /^\P{Cc}{0,255}$/u.test(value), `headers.${name}`);
    return pairs;
  });
}

/** Why something cannot even be a move; `reason` is among the refusals of the catalogue. */
class Refusal {
  constructor(reason, text, cause) {
    this.reason = reason;
    this.values = { text };
    this.cause = cause;
  }
}

/** A move as asked for: `{ asked }`, a text or a plain copy of a MoveInput, or `{ refusal }`. */
export function move(given) {
  try {
    return { asked: typeof given === "string" ? limited(given, LONGEST.move) : moveInput(given) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error : new Refusal("unreadable", "object", error) };
  }
}

function moveInput(given) {
  if (!isObject(given)) throw new Refusal("unreadable", given === null ? "null" : typeof given);
  const { from, to, promotion, drop, enPassant, count, exchange } = given;
  const copy = plain([]);
  const take = (name, value, check) => {
    // A member left out may be null too, as it is in a `Move`.
    if (value !== undefined && value !== null) copy[name] = check(value);
  };
  for (const [name, value] of Object.entries({ from, to, promotion, drop, exchange })) take(name, value, moveWord);
  take("enPassant", enPassant, (value) => accepted(typeof value === "boolean", value));
  take("count", count, (value) => accepted(Number.isInteger(value) && value >= 1 && value <= 0x7fffffff, value));
  accepted(copy.to !== undefined, given);
  return copy;
}

const moveWord = (value) => limited(accepted(typeof value === "string", value), LONGEST.name);

function accepted(condition, value) {
  if (!condition) throw new Refusal("unreadable", typeof value);
  return value;
}

function limited(value, longest) {
  if (value.length > longest) throw new Refusal("too-long");
  return value;
}
