// Pieces of the chess variants, made of the chess pieces' parts so that one sees what they are related to.
import { disc, placed, placedAll, plinth } from "./outline.js";
import { arches, cross, horseHead, mitre, pawnStem } from "./chess.js";

// A horse low enough to leave room for what it wears.
const lowHorse = placedAll(horseHead, 0.84, 6.5, 13);

/** Queen and knight: a horse under a queen's crown. */
export const amazon = [
  plinth, ...lowHorse,
  ["body", "M34 33L29 15L39 22.5L44 10L49 22.5L59 15L54 33Z"],
  ["body", disc(29, 12.5, 3)],
  ["body", disc(44, 7, 3.2)],
  ["body", disc(59, 12.5, 3)],
];

/** A royal knight: a horse under a king's crown. */
export const royalKnight = [
  plinth, ...lowHorse,
  ["body", placed(cross, 0.78, 5, -3.5)],
  ["body", placed(arches, 0.5, 19, 1)],
];

/** A royal bishop: a mitre in a crown, under the cross. */
export const royalBishop = [
  plinth,
  ["body", "M31 81C37 77 39 73 40 66L60 66C61 73 63 77 69 81Z"],
  ["body", cross],
  ["body", placed(mitre, 0.92, 4, 6)],
  ["body", "M33 68L28 47L39.5 55L50 44L60.5 55L72 47L67 68Z"],
  ["line", "M34 61.5C44 59.5 56 59.5 66 61.5"],
];

/** Moves as a king and is not one: a townsman in a flat hat. */
export const commoner = [
  plinth,
  ["body", "M31 81C34 70 41 64 43 57L57 57C59 64 66 70 69 81Z"],
  ["body", disc(50, 44, 14)],
  ["body", "M24 36C24 30 30 28 34 28C35 20 42 16 50 16C58 16 65 20 66 28C70 28 76 30 76 36C70 40 60 41 50 41C40 41 30 40 24 36Z"],
  ["line", "M35 30C44 33 56 33 65 30"],
  ["line", "M50 62L50 80"],
  ["line", "M43 61L50 67L57 61"],
];

/** Royal, queen and knight in one: a turban with a plume. */
export const maharajah = [
  plinth,
  ["body", "M31 81C37 76 40 70 41 60L59 60C60 70 63 76 69 81Z"],
  ["body", "M50 26C40 20 41 9 51 4C61 10 60 20 50 26Z"],
  ["line", "M50.5 25L50.5 13"],
  ["body", "M50 25C69 26 84 37 81 50C79 59 68 63 50 63C32 63 21 59 19 50C16 37 31 26 50 25Z"],
  ["line", "M20 45C37 40 53 46 64 62"],
  ["line", "M80 45C63 40 47 46 36 62"],
  ["line", "M35 29.5C41 31.5 46 34.5 50 38.5C54 34.5 59 31.5 65 29.5"],
  ["spot", "M50 39L55.5 46L50 53L44.5 46Z"],
  ["line", "M38 73C45 71 55 71 62 73"],
];

/** A pawn that moves diagonally: its head is a diamond. */
export const berolinaPawn = [...pawnStem, ["body", "M50 15L66 32L50 48L34 32Z"], ["line", "M41.5 72C47 70 53 70 58.5 72"]];
