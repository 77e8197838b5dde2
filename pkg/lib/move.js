// A `Move` from the engine's packed step and note.

import { colorOf } from "./colors.js";

const KINDS = ["quiet", "capture", "en-passant", "castle", "drop", "swap", "stack"];
const QUIET = 0;
const CAPTURE = 1;
const EN_PASSANT = 2;
const CASTLE = 3;
const DROP = 4;
const SWAP = 5;
const NO_ROLE = 15;
const NO_SQUARE = 127;
const NO_PIECE = 0x7ff;
const CHECK = 1 << 24;
const NONE = Object.freeze([]);

/** The parts of a packed step. */
const fromOf = (step) => step & 127;
const toOf = (step) => (step >> 7) & 127;
const kindOf = (step) => (step >> 14) & 7;
const roleOf = (step) => (step >> 17) & 15;
const extraOf = (step) => (step >> 21) & 127;

/** Where a step goes, and where it comes from: a square, or the letter of the piece in hand. */
export const targetName = (table, step) => table.squares[toOf(step)];
export const sourceName = (table, step) => (kindOf(step) === DROP ? table.letters[roleOf(step)] : table.squares[fromOf(step)]);

export class Move {
  /** Marks what the library made. */
  #ours;

  /** `promotions`: what the engine says of towers, pairs of square and piece. */
  constructor(table, step, note, move, san, promotions) {
    const from = fromOf(step);
    const to = toOf(step);
    const kind = kindOf(step);
    const role = roleOf(step);
    const isDrop = kind === DROP;
    const piece = note & NO_PIECE;
    const met = (note >> 11) & NO_PIECE;
    this.move = move;
    this.san = san;
    this.color = colorOf(piece);
    this.role = table.roles[piece & 15];
    this.from = isDrop ? null : table.squares[from];
    this.to = table.squares[to];
    this.kind = KINDS[kind];
    this.captured = kind === CAPTURE || kind === EN_PASSANT ? table.pieceOn(met, kind === CAPTURE ? to : passerOf(table, step)) : null;
    this.swapped = kind === SWAP && colorOf(met) !== this.color ? table.pieceOn(met, from) : null;
    this.promotion = isDrop || role === NO_ROLE ? null : table.roles[role];
    this.promotions = promotions.length === 0 ? NONE : piecesOf(table, promotions);
    this.rook = kind === CASTLE ? table.rook(from, to, extraOf(step)) : null;
    this.count = table.towers && kind !== CASTLE ? extraOf(step) : 1;
    this.exchange = exchangeOf(table, step);
    this.check = (note & CHECK) !== 0;
    Object.freeze(this);
  }

  /** All members: a plain object. */
  toJSON() {
    return { ...this };
  }

  /** Whether a value is a move that the library made. */
  static is(value) {
    return typeof value === "object" && value !== null && #ours in value;
  }
}

/** Where the piece stands that is taken en passant. A step of towers has no room to say it: beside the piece that takes. */
function passerOf(table, step) {
  if (!table.towers) return extraOf(step);
  const from = fromOf(step);
  return from - (from % table.width) + (toOf(step) % table.width);
}

/** The square of one's own piece that a pawn changes places with. */
function exchangeOf(table, step) {
  const kind = kindOf(step);
  const extra = extraOf(step);
  const says = !table.towers && (kind === QUIET || kind === SWAP) && extra !== NO_SQUARE;
  return says ? table.squares[extra] : null;
}

function piecesOf(table, pairs) {
  const pieces = [];
  for (let i = 0; i < pairs.length; i += 2) pieces.push(table.pieceOn(pairs[i + 1], pairs[i]));
  return Object.freeze(pieces);
}
