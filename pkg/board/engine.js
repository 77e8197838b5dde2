// The only door to the rest of the package.
import init, { Game, GameError, newGame, variants } from "../index.js";
import { explained } from "../lib/status.js";
import { tableOf } from "../lib/variants.js";

export { Game, GameError, init, newGame };
export { failure } from "../lib/errors.js";
export { demand, isObject, reading } from "../lib/read.js";

/** `VariantInfo` by id; undefined for a variant that the library does not know. */
export const infoOf = (id) => variants().find((info) => info.id === id);

/** The refusal of a move that takes nothing, where a variant makes captures compulsory; else null. */
export function captureRefusal(variant) {
  const table = tableOf(variant);
  return table.captureCompulsory ? explained({ reason: "capture-compulsory" }, "refusals", table) : null;
}
