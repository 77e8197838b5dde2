// What is to be seen: one moment of a game, read through the public API into a plain value.

/** The steps of the turn under way, or of the last one that was finished. */
function latestTurn(history) {
  const color = history.at(-1)?.color;
  let begin = history.length;
  while (begin > 0 && history[begin - 1].color === color) begin--;
  return history.slice(begin);
}

function read(game, live) {
  const status = game.status();
  const steps = latestTurn(game.history());
  // While a game is frozen its players are not to see the board.
  const hidden = status.phase === "frozen";
  return {
    status,
    live: live && status.phase === "play",
    men: hidden ? new Map() : game.board(),
    pockets: hidden ? null : game.pockets(),
    steps: hidden ? [] : steps,
  };
}

/**
 * @param game the game
 * @param shown after how many steps; null for its last position
 * @returns what stands where, and whether a step can be made from here (`live`)
 */
export function viewOf(game, shown) {
  const last = game.history().length;
  if (shown === null || shown >= last) return read(game, true);
  const past = game.clone();
  try {
    for (let step = last; step > shown; step--) past.undo();
    return read(past, false);
  } finally {
    past.free();
  }
}
