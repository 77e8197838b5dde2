// A `Move` from the engine's packed step and the board it is played on.

import { COLORS, colorOf } from "./table.js";
import { EMPTY } from "./board.js";

const KINDS = ["quiet", "capture", "en-passant", "castle", "drop", "swap", "stack"];
const QUIET = 0;
const CAPTURE = 1;
const EN_PASSANT = 2;
const CASTLE = 3;
const DROP = 4;
const SWAP = 5;
const NO_ROLE = 15;
const NO_SQUARE = 127;
const NONE = Object.freeze([]);

/** The parts of a packed step. */
const fromOf = (step) => step & 127;
const toOf = (step) => (step >> 7) & 127;
const kindOf = (step) => (step >> 14) & 7;
const roleOf = (step) => (step >> 17) & 15;
const extraOf = (step) => (step >> 21) & 127;
const isTowerEnPassant = (step) => (step & (1 << 28)) !== 0;

/** Where a step goes, and where it comes from: a square, or the letter of the piece in hand. */
export const targetName = (table, step) => table.squares[toOf(step)];
export const sourceName = (table, step) => (kindOf(step) === DROP ? table.letters[roleOf(step)] : table.squares[fromOf(step)]);

/**
 * Whether a step, where there are towers, can change the role of a piece, so that the engine must be asked: it covers a piece, or a piece
 * arrives at a first or last rank or is uncovered there.
 */
export function mayPromote(table, board, step) {
  const onEdge = (square) => square < table.width || square >= table.squares.length - table.width;
  return kindOf(step) !== QUIET || onEdge(fromOf(step)) || onEdge(toOf(step));
}

export class Move {
  #place;
  #step;

  /** `place`: the position of `board`, to be asked later; `promotions`: what the engine says of towers. */
  constructor(table, place, board, step, promotions) {
    const from = fromOf(step);
    const to = toOf(step);
    const kind = kindOf(step);
    const role = roleOf(step);
    const isDrop = kind === DROP;
    const piece = isDrop ? role : board.top[from];
    this.#place = place;
    this.#step = step;
    this.move = moveText(table, board, step);
    this.color = isDrop ? COLORS[board.turn] : colorOf(piece);
    this.role = table.roles[piece & 15];
    this.from = isDrop ? null : table.squares[from];
    this.to = table.squares[to];
    this.kind = KINDS[kind];
    this.captured = capturedPiece(table, board, step);
    this.swapped = kind === SWAP && isEnemy(board, to, piece) ? table.pieceOn(board.top[to], from) : null;
    this.promotion = isDrop || role === NO_ROLE ? null : table.roles[role];
    this.promotions = promotions.length === 0 ? NONE : piecesOf(table, promotions);
    this.rook = kind === CASTLE ? table.rook(from, to, extraOf(step)) : null;
    this.count = table.towers && kind !== CASTLE ? extraOf(step) : 1;
    this.exchange = exchangeOf(table, step);
    Object.freeze(this);
  }

  get san() {
    return this.#place.san(this.#step);
  }

  get check() {
    return this.#place.check(this.#step);
  }

  /** All members, `san` and `check` too: a plain object. */
  toJSON() {
    const { move, ...rest } = this;
    return { move, san: this.san, ...rest, check: this.check };
  }

  /** Whether a value is a move that the library made. */
  static is(value) {
    return typeof value === "object" && value !== null && #step in value;
  }
}

function moveText(table, board, step) {
  const { squares, letters } = table;
  const from = fromOf(step);
  const to = toOf(step);
  const kind = kindOf(step);
  const role = roleOf(step);
  const extra = extraOf(step);
  if (kind === DROP) return `${letters[role]}@${squares[to]}`;
  if (kind === CASTLE) return table.route(from, table.kingTakesRook ? extra : to);
  if (table.towers) {
    const count = extra < board.height[from] ? `(${extra})` : "";
    const enPassant = isTowerEnPassant(step) ? "ep" : "";
    return count || enPassant ? `${squares[from]}${count}${squares[to]}${enPassant}` : table.route(from, to);
  }
  if (role !== NO_ROLE) return table.route(from, to) + letters[role].toLowerCase();
  const exchange = exchangeOf(table, step);
  return exchange === null || exchange === squares[to] ? table.route(from, to) : `${table.route(from, to)}=${exchange}`;
}

function capturedPiece(table, board, step) {
  const kind = kindOf(step);
  if (kind !== CAPTURE && kind !== EN_PASSANT) return null;
  const square = kind === CAPTURE ? toOf(step) : passerOf(table, step);
  return table.pieceOn(board.top[square], square);
}

/** Where the piece stands that is taken en passant. A step of towers has no room to say it: beside the piece that takes. */
function passerOf(table, step) {
  if (!table.towers) return extraOf(step);
  const from = fromOf(step);
  return from - (from % table.width) + (toOf(step) % table.width);
}

const isEnemy = (board, square, piece) => board.top[square] !== EMPTY && colorOf(board.top[square]) !== colorOf(piece);

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
