// The only door to the rest of the package.
import init, { newGame, variants } from "../index.js";

export { init, newGame };

/** `VariantInfo` by id; undefined for a variant that the library does not know. */
export const infoOf = (id) => variants().find((info) => info.id === id);
