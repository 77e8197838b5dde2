// What is to be seen: one moment of a game, read through the public API into a plain value.

import { captureRefusal, newGame } from "./engine.js";

const NONE = Object.freeze([]);

/** The steps of the turn under way, or of the last one that was finished. */
function latestTurn(history) {
  const color = history.at(-1)?.color;
  let begin = history.length;
  while (begin > 0 && history[begin - 1].color === color) begin--;
  return history.slice(begin);
}

/** The notice that a capture is due, where the rules make captures compulsory and every legal move is one. */
function captureDue(game, moves) {
  const refusal = captureRefusal(game.variant);
  if (refusal === null || moves.length === 0 || !moves.every(({ captured }) => captured)) return [];
  const squares = Object.freeze([...new Set(moves.map((move) => move.from))]);
  return [Object.freeze({ ...refusal, squares })];
}

function read(game, steps, live) {
  const status = game.status();
  const hidden = status.phase === "frozen";
  const pieces = hidden ? new Map() : game.board();
  const moves = status.phase === "play" ? game.legalMoves() : [];
  const due = captureDue(game, moves);
  return {
    status: Object.freeze(hidden ? { ...status, check: NONE, checkers: NONE } : { ...status, notices: Object.freeze([...status.notices, ...due]) }),
    live: live && status.phase === "play",
    pieces,
    /** A move as one could write it. */
    example: moves[Math.floor(moves.length / 2)]?.move ?? null,
    pockets: hidden ? null : game.pockets(),
    steps: hidden ? [] : latestTurn(steps),
  };
}

/**
 * @param game the game
 * @param shown after how many steps; null for its last position
 * @returns what stands where, and whether a step can be made from here (`live`)
 */
export function viewOf(game, shown) {
  const steps = game.history();
  // While a game is frozen its players are not to see the board, nor an earlier one.
  if (game.status().phase === "frozen" || shown === null || shown >= steps.length) return read(game, steps, true);
  // The FEN is the whole state of a position, whatever the game.
  const past = newGame(game.variant, { fen: game.fen(shown), options: game.options });
  try {
    return read(past, steps.slice(0, shown), false);
  } finally {
    past.free();
  }
}
