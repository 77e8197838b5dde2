// What stands on the board in one position, as the engine's numbers.

import { stackOf } from "./table.js";

/** No piece. */
export const EMPTY = 0xffff;

export class Board {
  /** The position after `ply` steps of the game behind `handle`. */
  constructor(handle, ply) {
    const { squares } = handle.table;
    /** Whose step it is, then pairs of square and piece. */
    const numbers = handle.call((game) => game.board(ply));
    this.turn = numbers[0];
    /** Code of the top piece by square. */
    this.top = new Uint16Array(squares.length).fill(EMPTY);
    /** Number of pieces by square. */
    this.height = new Uint8Array(squares.length);
    this.numbers = numbers;
    for (let i = 1; i < numbers.length; i += 2) {
      // A tower comes bottom first, so the last of a square is its top.
      this.top[numbers[i]] = numbers[i + 1];
      this.height[numbers[i]] += 1;
    }
  }

  /** `ReadonlyMap<Square, Stack>` of the API. */
  stacks(table) {
    const stacks = new Map();
    for (let i = 1; i < this.numbers.length; ) {
      const square = this.numbers[i];
      const height = this.height[square];
      stacks.set(table.squares[square], height === 1 ? table.stack(this.numbers[i + 1]) : stackOf(this.#tower(table, i, height)));
      i += 2 * height;
    }
    return stacks;
  }

  #tower(table, start, height) {
    return Array.from({ length: height }, (_, n) => table.piece(this.numbers[start + 2 * n + 1]));
  }
}
