// chessops, lichess' library in TypeScript.

import { Chess } from "chessops/chess";
import { chessgroundDests } from "chessops/compat";
import { makeFen, parseFen } from "chessops/fen";
import { makeSan } from "chessops/san";
import { SquareSet } from "chessops/squareSet";
import { parseUci } from "chessops/util";
import { setupPosition } from "chessops/variant";

export const name = "chessops";

const RULES = { chess: "chess", chess960: "chess", crazyhouse: "crazyhouse", antichess: "antichess" };
const PROMOTIONS = ["queen", "rook", "bishop", "knight"];
const BACK_RANKS = SquareSet.backranks();

export function load() {
  return {
    name,
    perft({ variant }, { fen, depth }) {
      if (!(variant in RULES)) return null;
      const position = setupPosition(RULES[variant], parseFen(fen).unwrap()).unwrap();
      return { run: () => count(position, depth) };
    },
    game(fen, moves) {
      let position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
      // It keeps no history, so taking back is coming back to a copy.
      const earlier = [];
      const play = (move) => {
        earlier.push(position.clone());
        position.play(parseUci(move));
      };
      moves.forEach(play);
      const legal = () => {
        const found = [];
        for (const [from, targets] of position.allDests()) for (const to of targets) found.push({ from, to });
        return found;
      };
      return {
        legalMoves: legal,
        legalMovesSan: () => legal().map((move) => makeSan(position, move)),
        destinations: () => chessgroundDests(position),
        status: () => [position.turn, position.isCheck(), position.outcome()],
        fen: () => makeFen(position.toSetup()),
        play,
        undo: () => {
          position = earlier.pop();
        },
      };
    },
  };
}

function count(position, depth) {
  const context = position.ctx();
  const last = position.turn === "white" ? 7 : 0;
  let leaves = 0;
  const go = (move) => {
    const next = position.clone();
    next.play(move);
    leaves += count(next, depth - 1);
  };
  for (const [from, targets] of position.allDests(context)) {
    const promotions = position.board.pawn.has(from) ? promotionsOf(position) : null;
    if (depth === 1) {
      leaves += targets.size();
      if (promotions !== null) {
        for (const to of targets) if (to >> 3 === last) leaves += promotions.length - 1;
      }
      continue;
    }
    for (const to of targets) {
      if (promotions !== null && to >> 3 === last) for (const promotion of promotions) go({ from, to, promotion });
      else go({ from, to });
    }
  }
  // Not `leaves += …`, which would forget what `go` adds meanwhile.
  const dropped = position.pockets === undefined ? 0 : drops(position, context, depth, go);
  return leaves + dropped;
}

const promotionsOf = (position) => (position.rules === "antichess" ? [...PROMOTIONS, "king"] : PROMOTIONS);

/** Counts the drops at the last ply, and plays them before it. */
function drops(position, context, depth, go) {
  const pocket = position.pockets[position.turn];
  const squares = position.dropDests(context);
  let last = 0;
  for (const role of [...PROMOTIONS, "pawn"]) {
    if (pocket[role] === 0) continue;
    const allowed = role === "pawn" ? squares.diff(BACK_RANKS) : squares;
    if (depth === 1) last += allowed.size();
    else for (const to of allowed) go({ role, to });
  }
  return last;
}
