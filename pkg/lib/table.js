// The names and pieces of one variant by the engine's numbers, made once: decoding a step is then a matter of looking up.

import { colorOf } from "./colors.js";
import { Moves } from "./moves.js";

const NO_ROLE = 15;

export class Table {
  #pieces = new Map();
  #placed = new Map();
  #alone = new Map();
  #rooks = new Map();

  /** `raw`: the variant as the engine tells it; `key`: what the engine knows it by, its id or its definition. */
  constructor(raw, key) {
    const { id, files, height, roles, letters, royal } = raw;
    this.id = id;
    this.key = key;
    this.width = files.length;
    this.towers = raw.towers;
    this.pockets = raw.pockets;
    this.captureCompulsory = raw.captureCompulsory;
    this.roles = roles.split(" ");
    this.letters = [...letters];
    /** The roles that can be in hand. */
    this.droppable = this.letters.flatMap((letter, role) => (royal.includes(letter) ? [] : [role]));
    /** Names of the squares by number: rank by rank from White's side. */
    this.squares = Array.from({ length: files.length * height }, (_, n) => `${files[n % files.length]}${Math.floor(n / files.length) + 1}`);
    this.moves = new Moves(this);
  }

  /** The `Piece` of a code. */
  piece(code) {
    return remembered(this.#pieces, code, () => Object.freeze(this.#describe(code)));
  }

  /** The `Piece` of a code, with its square. */
  pieceOn(code, square) {
    return remembered(this.#placed, code * 128 + square, () => Object.freeze({ ...this.#describe(code), square: this.squares[square] }));
  }

  /** The `Stack` of a piece that stands alone. */
  stack(code) {
    return remembered(this.#alone, code, () => stackOf([this.piece(code)]));
  }

  /** Where the rook goes from and to when the king castles: in every variant it jumps over the king and stops beside it. */
  rook(kingFrom, kingTo, from) {
    const to = from > kingFrom ? kingTo - 1 : kingTo + 1;
    return remembered(this.#rooks, to * 128 + from, () => Object.freeze({ from: this.squares[from], to: this.squares[to] }));
  }

  #describe(code) {
    const piece = { role: this.roles[code & 15], color: colorOf(code) };
    const symbol = (code >> 6) & 15;
    if (code & (1 << 5)) piece.promoted = true;
    if (symbol !== NO_ROLE) piece.symbol = this.roles[symbol];
    if (code & (1 << 10)) piece.fresh = true;
    return piece;
  }
}

/** The `Stack` of these pieces, bottom to top. */
export const stackOf = (pieces) => Object.freeze({ top: pieces.at(-1), pieces: Object.freeze(pieces) });

function remembered(map, key, make) {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
