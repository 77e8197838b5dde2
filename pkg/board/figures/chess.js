// The six chess pieces.
import { disc, plinth } from "./outline.js";

const gown = ["body", "M32 81C37 76 40 72 41 64L59 64C60 72 63 76 68 81Z"];

/** The cross of royal pieces. */
export const cross = "M47 8L53 8L53 13.5L58.5 13.5L58.5 19.5L53 19.5L53 28L47 28L47 19.5L41.5 19.5L41.5 13.5L47 13.5Z";
export const mitre = "M50 21C60 29 69 39 67 49C66 55 62 59 58 61L42 61C38 59 34 55 33 49C31 39 40 29 50 21Z";
const coronet = "M32 65L20 36L35 49L36 27L45 45L50 22L55 45L64 27L65 49L80 36L68 65Z";
const pearls = [disc(19.5, 33, 4), disc(36, 24, 4), disc(50, 18.5, 4.5), disc(64, 24, 4), disc(80.5, 33, 4)];
export const arches = "M50 46C46 35 34 29 25 34C15 40 20 55 34 65L66 65C80 55 85 40 75 34C66 29 54 35 50 46Z";

/** The horse's head of knights, without its foot. */
export const horseHead = [
  ["body", "M30 81C30 69 43 62 47 50C41 55 37 54 33 59C31 63 24 64 20.5 60.5C17.5 57 17.5 53 20.5 49C25 43 30 38 32 32C33 28 36 25 39 22.5L37.5 11C43 13 46.5 16 49 20C67 24 78 41 77 60C76.5 68 74 74 74 81Z"],
  ["line", "M54 27C64 33 70 45 68.5 64"],
  ["line", "M47 50C51 46 52.5 42 51.5 37"],
  ["line", "M23 58.5L29.5 55.5"],
  ["spot", disc(38.5, 34, 2.9)],
  ["spot", disc(24, 52.5, 1.9)],
];

export const king = [
  plinth, gown,
  ["body", cross],
  ["body", "M50 50C43 42 42 33 50 26C58 33 57 42 50 50Z"],
  ["body", arches],
  ["line", "M50 65L50 48"],
  ["line", "M36 58C28 52 25 45 30 41.5C36 39 43 45 44 56"],
  ["line", "M64 58C72 52 75 45 70 41.5C64 39 57 45 56 56"],
  ["line", "M38 73C45 71 55 71 62 73"],
];

export const queen = [
  plinth, gown,
  ["body", coronet],
  ...pearls.map((pearl) => ["body", pearl]),
  ["line", "M32.5 57.5C44 54.5 56 54.5 67.5 57.5"],
  ["line", "M38 73C45 71 55 71 62 73"],
];

export const rook = [
  plinth,
  ["body", "M28 81L33 70L67 70L72 81Z"],
  ["body", "M34 70L36 42L64 42L66 70Z"],
  ["body", "M27 42L24 22L35.5 22L35.5 29L44.5 29L44.5 22L55.5 22L55.5 29L64.5 29L64.5 22L76 22L73 42Z"],
  ["line", "M31 36L69 36"],
  ["line", "M40.5 64L59.5 64"],
];

export const bishop = [
  plinth,
  ["body", "M31 81C37 77 39 73 40 66L60 66C61 73 63 77 69 81Z"],
  ["body", mitre],
  ["body", disc(50, 16, 5)],
  ["body", "M38 60L62 60C66 60 66 67 62 67L38 67C34 67 34 60 38 60Z"],
  ["line", "M50 35L50 52"],
  ["line", "M43 42L57 42"],
];

export const knight = [plinth, ...horseHead];

export const pawnStem = [
  plinth,
  ["body", "M35 81C41 73 44 64 44 51L56 51C56 64 59 73 65 81Z"],
  ["body", "M40 46L60 46C64 46 64 53 60 53L40 53C36 53 36 46 40 46Z"],
];

export const pawn = [...pawnStem, ["body", disc(50, 33.5, 13)], ["line", "M41.5 72C47 70 53 70 58.5 72"]];
