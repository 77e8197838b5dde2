// Tavreli: flat round tablets that can lie on each other; what tells them apart is the emblem.
import { disc, placedAll } from "./outline.js";
import { horseHead } from "./chess.js";

const tablet = [["body", disc(50, 50, 43)], ["line", disc(50, 50, 37)]];

const emblems = {
  // the wizard: a hood and a long beard
  volkhv: [
    ["spot", "M50 16C54 28 62 36 67 44C60 48 40 48 33 44C38 36 46 28 50 16Z"],
    ["spot", "M35 50C40 53 45 51 50 55C55 51 60 53 65 50C67 64 58 76 50 83C42 76 33 64 35 50Z"],
  ],
  // the prince's cap: fur, dome and cross
  knyaz: [
    ["spot", "M47.5 16L52.5 16L52.5 21L57.5 21L57.5 25.5L52.5 25.5L52.5 32L47.5 32L47.5 25.5L42.5 25.5L42.5 21L47.5 21Z"],
    ["spot", "M29 60C30 44 40 36 50 33C60 36 70 44 71 60Z"],
    ["spot", "M28 64L72 64C79 64 79 77 72 77L28 77C21 77 21 64 28 64Z"],
  ],
  // the swordsman: crossed swords
  ratoborets: [
    ["spot", "M27 21L34 24L70 64L64 70L24 30Z"],
    ["spot", "M73 21L66 24L30 64L36 70L76 30Z"],
    ["line", "M58 74L74 58"], ["line", "M42 74L26 58"],
    ["line", "M68 68L76 76"], ["line", "M32 68L24 76"],
  ],
  // the archer: a bow with its arrow
  luchnik: [
    ["line", "M42 18C72 24 72 76 42 82"],
    ["line", "M42 18L30 50L42 82"],
    ["line", "M30 50L74 50"],
    ["spot", "M84 50L70 42L73 50L70 58Z"],
    ["spot", "M22 44L32 44L36 50L32 56L22 56L26 50Z"],
  ],
  // the rider: his horse
  vsadnik: [
    ["spot", horseHead[0][1]],
  ],
  // Helgi: a stooping falcon
  helgi: [
    ["spot", "M50 84L43 70C38 66 36 60 37 54C28 58 19 52 17 30C22 36 28 38 33 38C36 38 40 40 44 44C43 38 45 33 50 29C55 33 57 38 56 44C60 40 64 38 67 38C72 38 78 36 83 30C81 52 72 58 63 54C64 60 62 66 57 70Z"],
    ["spot", "M50 26C44 22 45 15 50 14C55 15 56 22 50 26Z"],
  ],
};
emblems.vsadnik = placedAll(emblems.vsadnik, 0.72, 14, 16);

const shield = ["line", "M21 22C32 25 42 23 50 17C58 23 68 25 79 22C82 51 72 73 50 87C28 73 18 51 21 22Z"];

/** The tablet of a role; a ratnik also shows, on his shield, the piece that he will become. */
export function tavrel(role, symbol) {
  if (role !== "ratnik") return [...tablet, ...emblems[role]];
  return [tablet[0], shield, ...(symbol ? placedAll(emblems[symbol], 0.6, 20, 19.5) : [])];
}
