// The two colours.

/** By their numbers. */
export const COLORS = Object.freeze(["white", "black"]);

/** The colour of the piece of a code. */
export const colorOf = (code) => COLORS[(code >> 4) & 1];
