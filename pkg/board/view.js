// What is to be seen: one moment of a game, read through the public API into a plain value.

import { newGame } from "./engine.js";

/** The steps of the turn under way, or of the last one that was finished. */
function latestTurn(history) {
  const color = history.at(-1)?.color;
  let begin = history.length;
  while (begin > 0 && history[begin - 1].color === color) begin--;
  return history.slice(begin);
}

function read(game, steps, live) {
  const status = game.status();
  const hidden = status.phase === "frozen";
  return {
    status: hidden ? { ...status, check: [], checkers: [] } : status,
    live: live && status.phase === "play",
    men: hidden ? new Map() : game.board(),
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
