// Arguments from outside: checked and copied before the engine sees them. Getters of a strange object may throw or call
// back into the library, so nothing is begun before everything is read. What has names goes to the engine as a flat list: name,
// value, name, value.

import { GameError, failure } from "./errors.js";
import { COLORS } from "./colors.js";

/** Far above what any game needs; they bound the work that bad input can cause. */
const LONGEST = { name: 64, move: 100, fen: 4000, reason: 1000, header: 510 };
const MOST_ENTRIES = 200;
const MOST_MOVES = 100_000;

/** What `read()` returns. Whatever a strange object throws while it is read becomes a GameError. */
export function reading(argument, read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof GameError ? error : invalid(argument, error);
  }
}

const invalid = (argument, cause) => failure("invalid-argument", { at: argument, values: { argument }, cause });

/** A value as `check` returns it, if there is one. */
const maybe = (value, check) => (value === undefined ? undefined : check(value));

/** Refuses an argument unless the condition holds. */
export function demand(condition, argument) {
  if (!condition) throw invalid(argument);
}

export const isObject = (value) => typeof value === "object" && value !== null;
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
export function complaint(given) {
  return maybe(given, (value) => word(value, "reason", LONGEST.reason));
}

/** A square or the letter of a piece in hand, if any. One that is not there is the origin of no move. */
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

/** Rule options as a flat list. Whether the variant has them is for the engine to say. */
export function options(given) {
  if (given === undefined) return [];
  return reading("options", () => {
    const pairs = entries(given, "options").filter(([, value]) => value !== undefined);
    for (const [id, value] of pairs) checkOption(id, value);
    return pairs.flat();
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

/** The set-up of a game: options, perhaps a FEN, moves. */
export function setup(given) {
  if (given === undefined) return { options: [], fen: undefined, moves: [] };
  return reading("setup", () => {
    demand(isObject(given), "setup");
    const { fen: start, options: rules, moves } = given;
    return { options: options(rules), fen: maybe(start, fen), moves: maybe(moves, moveTexts) ?? [] };
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

/** A game record: its variant, its set-up, and perhaps its end. */
export function record(given) {
  return reading("record", () => {
    demand(isObject(given), "record");
    const { v, variant, options: rules, fen: start, moves, end, definition: own } = given;
    demand(v === 1, "v");
    const copy = { variant: variantId(variant), options: options(rules), moves: moveTexts(moves), fen: maybe(start, fen), end: maybe(end, recordEnd) };
    return { ...copy, definition: maybe(own, definition) };
  });
}

/** How deep a definition may go, how many values it may have, and how long it may be in writing. */
const DEEPEST = 10;
const MOST_VALUES = 5000;
const LARGEST = 100_000;

/** A definition as JSON text, copied value by value. What it says is for the engine to judge. */
export function definition(given) {
  let left = MOST_VALUES;
  const refuse = (at) => failure("invalid-definition", { at, reason: "definition-json" });
  const copy = (value, at, depth) => {
    left -= 1;
    if (left < 0 || depth > DEEPEST) throw refuse(at);
    if (value === null || typeof value === "boolean" || isWord(value, LARGEST)) return value;
    if (Number.isInteger(value) && Math.abs(value) < 1e9) return value;
    if (!isObject(value)) throw refuse(at);
    const inner = (name) => (at === "" ? name : `${at}.${name}`);
    if (Array.isArray(value)) {
      if (value.length > left) throw refuse(at);
      return Array.from({ length: value.length }, (_, n) => copy(value[n], inner(String(n + 1)), depth + 1));
    }
    const members = Object.keys(value);
    if (members.length > left) throw refuse(at);
    const object = Object.create(null);
    for (const name of members) {
      const member = value[name];
      if (member !== undefined) object[word(name, "definition")] = copy(member, inner(name), depth + 1);
    }
    return object;
  };
  return reading("definition", () => {
    demand(isObject(given) && !Array.isArray(given), "definition");
    const text = JSON.stringify(copy(given, "", 0));
    if (text.length > LARGEST) throw refuse("");
    return text;
  });
}

function recordEnd(given) {
  demand(isObject(given), "end");
  const { kind, color: side, reason } = given;
  return {
    kind: word(kind, "end"),
    by: maybe(side, (value) => color(value, "end")),
    reason: maybe(reason, (value) => word(value, "end", LONGEST.reason)),
  };
}

/** What limits a search when nothing else is said: a second. */
const TIME = 1000;
const STRONGEST = 10;

/** The limits of a search as the engine's list, and whether chance was given a seed. */
export function limits(given = {}) {
  return reading("limits", () => {
    demand(isObject(given), "limits");
    const { timeMs = TIME, nodes = Infinity, depth = Infinity, level = STRONGEST, seed } = given;
    demand(typeof timeMs === "number" && timeMs >= 0, "timeMs");
    for (const [name, value] of Object.entries({ nodes, depth })) demand(value === Infinity || (Number.isInteger(value) && value >= 1), name);
    integer(level, "level", 1, STRONGEST);
    if (seed !== undefined) integer(seed, "seed", 0, Number.MAX_SAFE_INTEGER);
    return { list: [timeMs, nodes, depth, level, seed ?? Math.floor(Math.random() * 2 ** 32)], seeded: seed !== undefined };
  });
}

/** Squares and their pieces as a flat list. Which will do is for the engine to say. */
export function arrangement(given) {
  return reading("pieces", () => {
    const pieces = entries(given, "pieces");
    for (const [square, role] of pieces) {
      const values = { text: typeof role === "string" ? role : typeof role };
      if (!isWord(role)) throw failure("invalid-arrangement", { at: square, reason: "arrangement-role", values });
    }
    return pieces.flat();
  });
}

/** Tags of a PGN as a flat list. */
export function headers(given = {}) {
  return reading("headers", () => {
    const pairs = entries(given, "headers").filter(([, value]) => value !== undefined);
    // As the engine holds them, which could not say which of them is wrong.
    for (const [name, value] of pairs) demand(/^[A-Za-z0-9_]+$/.test(name) && isWord(value, LONGEST.header) && /^\P{Cc}{0,255}$/u.test(value), `headers.${name}`);
    return pairs.flat();
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

/** A move as asked for: `{ asked }`, a text or a list of what a MoveInput says, or `{ refusal }`. */
export function move(given) {
  try {
    return { asked: typeof given === "string" ? limited(given, LONGEST.move) : moveInput(given) };
  } catch (error) {
    return { refusal: error instanceof Refusal ? error : new Refusal("unreadable", "object", error) };
  }
}

function moveInput(given) {
  if (!isObject(given)) throw new Refusal("unreadable", given === null ? "null" : typeof given);
  const { from, to, promotion, drop, enPassant, castle, count, exchange } = given;
  // A member left out may be null too, as it is in a `Move`.
  const said = (value, check) => maybe(value ?? undefined, check);
  const words = [from, to, promotion, drop, exchange].map((value) => said(value, moveWord));
  const flags = [enPassant, castle].map((value) => said(value, (flag) => accepted(typeof flag === "boolean", flag)));
  const pieces = said(count, (value) => accepted(Number.isInteger(value) && value >= 1 && value <= 0x7fffffff, value));
  accepted(words[1] !== undefined, given);
  return [...words, ...flags, pieces];
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
