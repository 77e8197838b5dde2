// ffish, Fairy-Stockfish's library: the quickest loops that its API allows.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export const name = "ffish";

/** Where Node has `fetch`, ffish fetches its module from the disk, which fails. */
export function load() {
  delete globalThis.fetch;
  const ffish = createRequire(import.meta.url)("ffish");
  return new Promise((resolve) => {
    ffish.onRuntimeInitialized = () => {
      ffish.loadVariantConfig(readFileSync(new URL("../ffish.ini", import.meta.url), "utf8"));
      resolve(player(ffish));
    };
  });
}

const player = (ffish) => ({
  name,
  perft({ ffish: asked }, { fen, depth }) {
    if (asked === undefined) return null;
    // A new board every time: making one sets what all boards share to its variant, and older boards then count wrongly.
    let board;
    return {
      before: () => {
        board = new ffish.Board(asked.variant, fen, asked.chess960 ?? false);
      },
      run: () => count(board, depth),
      after: () => board.delete(),
    };
  },
  game(fen, moves) {
    const board = new ffish.Board("chess", fen);
    for (const move of moves) board.push(move);
    return {
      legalMoves: () => board.legalMoves().split(" "),
      legalMovesSan: () => board.legalMovesSan().split(" "),
      status: () => [board.turn(), board.isCheck(), board.checkedPieces(), board.result(true)],
      fen: () => board.fen(),
      play: (move) => board.push(move),
      undo: () => board.pop(),
    };
  },
});

function count(board, depth) {
  if (depth === 1) return board.numberLegalMoves();
  const moves = board.legalMoves();
  if (moves === "") return 0;
  let leaves = 0;
  for (const move of moves.split(" ")) {
    board.push(move);
    leaves += count(board, depth - 1);
    board.pop();
  }
  return leaves;
}
