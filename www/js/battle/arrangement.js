// An arrangement as text: a letter for each of the 32 squares of one's half, from one's own first rank on, files a to h. So both
// colours write the same arrangement alike, and a text is easily checked.

const ROLES = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" };
const LETTERS = Object.fromEntries(Object.entries(ROLES).map(([letter, role]) => [role, letter]));
const FILES = [..."abcdefgh"];
const ARMY = "BBKNNPPPPPPPPQRR";

/** The start position of chess. */
export const CLASSICAL = `RNBQKBNRPPPPPPPP${".".repeat(16)}`;

const squares = (color) => [1, 2, 3, 4].flatMap((rank) => FILES.map((file) => `${file}${color === "white" ? rank : 9 - rank}`));

/** Whether a value is the text of a whole arrangement. */
export const isArrangement = (value) => typeof value === "string" && /^[KQRBNP.]{32}$/.test(value) && [...value.replaceAll(".", "")].sort().join("") === ARMY;

/** The text of pieces by square, as `Game.arrange` takes them. */
export const textOf = (pieces, color) => squares(color).map((square) => LETTERS[pieces[square]] ?? ".").join("");

/** Pieces by square, as `Game.arrange` takes them. */
export const piecesOf = (text, color) => Object.fromEntries(squares(color).map((square, n) => [square, ROLES[text[n]]]).filter(([, role]) => role));
