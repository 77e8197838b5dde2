// This project, by the public API of its npm package.

import { newGame } from "../../pkg/node.js";

export const name = "mandragorias";

export function load() {
  return {
    name,
    /** Perft of a position as something to be timed, or null where the library does not play the game. */
    perft({ variant }, { fen, depth }) {
      const game = newGame(variant, { fen });
      return { run: () => game.perft(depth) };
    },
    /** A chess game after these moves, by the operations that the benchmark times. */
    game(fen, moves) {
      const game = newGame("chess", { fen, moves });
      return {
        legalMoves: () => game.legalMoves(),
        legalMovesSan: () => game.legalMoves().map((move) => move.san),
        destinations: () => game.destinations(),
        status: () => game.status(),
        fen: () => game.fen(),
        play: (move) => game.play(move),
        undo: () => game.undo(),
      };
    },
  };
}
