// The only door to the rest of the package.
import init, { Game, GameError, newGame, variants } from "../index.js";
import { failure } from "../lib/errors.js";

export { failure, Game, GameError, init, newGame };

/** `VariantInfo` by id; undefined for a variant that the library does not know. */
export const infoOf = (id) => variants().find((info) => info.id === id);
