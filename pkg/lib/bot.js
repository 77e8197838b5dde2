// The computer player, in the thread that asks for it.

import { handleOf } from "./game.js";
import { engine } from "./load.js";
import * as read from "./read.js";

export function bestMove(game, limits) {
  return search(game, limits);
}

/** The same; with `keep` a search without a seed goes on from what earlier ones of its game remember. `onProgress` hears what is found so far. */
export function search(game, limits, { keep = false, onProgress } = {}) {
  const handle = handleOf(game);
  const { list, seeded } = read.limits(limits);
  const tell = onProgress && ((raw) => onProgress(result(raw)));
  return handle.call((raw) => result(engine().search(raw, list, keep && !seeded, now, tell)));
}

const now = () => performance.now();

function result({ score, depth, nodes, line: texts }) {
  const line = Object.freeze(texts.split(" "));
  return Object.freeze({ move: line[0], score, depth, nodes, line });
}
