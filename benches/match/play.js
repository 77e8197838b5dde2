// One game of a match, in a Worker: the opening by lot, then the players in turn.

import { parentPort, workerData } from "node:worker_threads";
import { bestMove, newGame } from "../../pkg/node.js";
import { player } from "./players.js";

/** After so many steps a game is drawn. */
const LONGEST = 600;
const BATTLE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const { words, limits, plies, options } = workerData;
const players = [await player(words[0], limits), await player(words[1], limits)];

/** Numbers by lot that can be repeated (mulberry32). */
function lot(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) % limit;
  };
}

/** A forced end, by its score. */
const FORCED = 29_000;

/** Whether the game goes on and nobody has a forced win that a short search sees. */
const open = (game) => game.status().phase === "play" && Math.abs(bestMove(game, { nodes: 2000, timeMs: 60_000, seed: 1 }).score) < FORCED;

/** A position some steps at random from the start, in which nothing is decided yet. */
function opening(variant, seed) {
  for (let attempt = 0; ; attempt += 1) {
    const below = lot(seed * 1000 + attempt);
    const setup = { options: variant === "chess960" ? { position: below(960), ...options } : options };
    const game = newGame(variant, variant === "battle" ? { ...setup, fen: BATTLE } : setup);
    for (let ply = 0; ply < plies && game.status().phase === "play"; ply += 1) {
      const moves = game.legalMoves();
      game.play(moves[below(moves.length)].move);
    }
    if (open(game) || attempt > 50) return game;
    game.free();
  }
}

/** `first`: which player has White. The score of the first player, in halves of a point. */
async function play({ variant, seed, first }) {
  const game = opening(variant, seed);
  const below = lot(seed * 7919 + first);
  const facts = { nodes: [0, 0], time: [0, 0], steps: [0, 0], late: 0, depth: 0 };
  for (const one of players) await one.begin?.(game);
  let { phase, turn, claims } = game.status();
  for (let step = 0; phase === "play" && step < LONGEST; step += 1) {
    if (claims.length > 0 && players.every((one) => one.claims)) {
      game.claimDraw();
      break;
    }
    const who = (turn === "white") === (first === 0) ? 0 : 1;
    const before = performance.now();
    const { move, nodes = 0, depth = 0 } = await players[who].move(game, { seed: seed * 600 + step, below });
    const took = performance.now() - before;
    facts.nodes[who] += nodes;
    facts.time[who] += took;
    facts.steps[who] += 1;
    if (who === 0) facts.depth += depth;
    if (who === 0 && limits.timeMs) facts.late = Math.max(facts.late, took - limits.timeMs);
    game.play(move);
    ({ phase, turn, claims } = game.status());
  }
  const { outcome } = game.status();
  const winner = outcome?.winner;
  const score = !winner ? 1 : (winner === "white") === (first === 0) ? 2 : 0;
  const reason = outcome?.reason ?? "length";
  const record = game.record();
  game.free();
  return { variant, score, reason, facts, moves: record.moves.length };
}

parentPort.on("message", async (task) => {
  try {
    parentPort.postMessage(await play(task));
  } catch (error) {
    parentPort.postMessage({ ...task, fault: error.stack ?? String(error) });
  }
});
