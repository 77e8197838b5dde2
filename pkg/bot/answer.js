// The side of the bot that searches, in whatever kind of Worker.

import { fromRecord } from "../lib/api.js";
import { search } from "../lib/bot.js";
import { GameError, failure } from "../lib/errors.js";

/** Answers one message by messages. */
export function answer({ id, record, limits, tell }, post) {
  try {
    const onProgress = tell ? (sofar) => post({ id, sofar }) : undefined;
    post({ id, result: found(record, limits, onProgress) });
  } catch (thrown) {
    const { message, code, at, text } = thrown instanceof GameError ? thrown : failure("internal", { cause: thrown });
    post({ id, error: { message, code, at, text } });
  }
}

function found(record, limits, onProgress) {
  const game = fromRecord(record);
  try {
    return search(game, limits, { keep: true, onProgress });
  } finally {
    game.free();
  }
}
