// The only door to the rest of the package.
import init, { Game, GameError, newGame, variants } from "../index.js";

export { Game, GameError, init, newGame };
export { failure } from "../lib/errors.js";
export { demand, isObject, reading } from "../lib/read.js";

/** `VariantInfo` by id; undefined for a variant that the library does not know. */
export const infoOf = (id) => variants().find((info) => info.id === id);
