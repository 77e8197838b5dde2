// Which drawing a piece has. Roles name pieces by their moves, the drawing also follows the game's own figures.
import * as chess from "./chess.js";
import * as fairy from "./fairy.js";
import * as mongolian from "./mongolian.js";
import * as semedo from "./semedo.js";
import { tavrel } from "./tavreli.js";

const common = {
  king: chess.king, queen: chess.queen, rook: chess.rook, bishop: chess.bishop, knight: chess.knight, pawn: chess.pawn,
  amazon: fairy.amazon, maharajah: fairy.maharajah, commoner: fairy.commoner,
  "royal-bishop": fairy.royalBishop, "royal-knight": fairy.royalKnight, "berolina-pawn": fairy.berolinaPawn,
  bers: mongolian.bers, hia: mongolian.hia, literatus: semedo.literatus, rocket: semedo.rocket,
};
const steppe = {
  ...common, king: mongolian.prince, queen: mongolian.bers, rook: mongolian.chariot, bishop: mongolian.camel,
  knight: mongolian.horse, pawn: mongolian.cub,
};
const sets = {
  shatar: steppe, hiashatar: steppe,
  semedo: { ...common, king: semedo.king, knight: semedo.horse, pawn: semedo.pawn },
};
const tavreli = new Set(["volkhv", "knyaz", "ratoborets", "luchnik", "vsadnik", "ratnik", "helgi"]);

/** The strokes that draw a piece of this variant, or null for a role without a drawing (it is then shown by its letter). */
export function drawing(variant, role, symbol) {
  if (tavreli.has(role)) return tavrel(role, symbol);
  return (sets[variant] ?? common)[role] ?? null;
}
