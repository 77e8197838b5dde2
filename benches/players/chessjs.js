// chess.js.

import { Chess } from "chess.js";

export const name = "chess.js";

export function load() {
  return {
    name,
    /** Its own perft: a loop over its public moves takes five times as long. */
    perft({ variant }, { fen, depth }) {
      if (variant !== "chess") return null;
      const chess = new Chess(fen);
      return { run: () => chess.perft(depth) };
    },
    game(fen, moves) {
      const chess = new Chess(fen);
      const play = (move) => chess.move({ from: move.slice(0, 2), to: move.slice(2, 4), promotion: move[4] });
      moves.forEach(play);
      return {
        legalMoves: () => chess.moves({ verbose: true }),
        legalMovesSan: () => chess.moves(),
        status: () => [chess.turn(), chess.isCheck(), chess.isCheckmate(), chess.isDraw()],
        fen: () => chess.fen(),
        play,
        undo: () => chess.undo(),
      };
    },
  };
}
