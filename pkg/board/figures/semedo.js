// Semedo's pieces: people of the Chinese court in their hats, and the rocket.
import { disc, slab } from "./outline.js";

const robe = ["body", "M20 81C21 69 32 63 43 60L57 60C68 63 79 69 80 81Z"];
const collar = [["line", "M42 61L52 73L52 80"], ["line", "M58 61L49 71"]];

/** The emperor in his bead-hung cap. */
export const king = [
  slab, robe, ...collar,
  ["body", "M37 40L63 40C64 54 58 63 50 63C42 63 36 54 37 40Z"],
  ["line", "M45 56C47 53 53 53 55 56"],
  ["line", "M50 58L50 65"],
  ["body", "M35 41L37 24L63 24L65 41Z"],
  ["line", "M36 34L64 34"],
  ["body", "M15 15L85 15L85 24L15 24Z"],
  ...[19, 27, 73, 81].flatMap((x) => [["line", `M${x} 25L${x} 38`], ["body", disc(x, 33, 2.5)], ["body", disc(x, 41, 2.5)]]),
];

/** The scholar in his winged hat. */
export const literatus = [
  slab, robe, ...collar,
  ["body", "M38 34C30 27 14 27 7 33C12 41 30 42 38 39Z"],
  ["body", "M62 34C70 27 86 27 93 33C88 41 70 42 62 39Z"],
  ["body", "M37 40L63 40C64 54 58 63 50 63C42 63 36 54 37 40Z"],
  ["line", "M45 56C47 53 53 53 55 56"],
  ["body", "M35 42L35 28C37 25 40 25 41 22C42 15 58 15 59 22C60 25 63 25 65 28L65 42Z"],
  ["line", "M35.5 30C44 27 56 27 64.5 30"],
];

/** The rocket, or pot of powder. */
export const rocket = [
  ["body", "M40 46L26 66L26 80L41 72Z"],
  ["body", "M60 46L74 66L74 80L59 72Z"],
  slab,
  ["body", "M43 74L38 81L62 81L57 74Z"],
  ["body", "M39 74L39 32C39 20 44 12 50 6C56 12 61 20 61 32L61 74Z"],
  ["line", "M39.5 30C46 32 54 32 60.5 30"],
  ["line", "M39.5 63C46 65 54 65 60.5 63"],
  ["spot", "M50 38L55 46L50 54L45 46Z"],
];

/** The soldier in a straw hat. */
export const pawn = [
  ["body", "M24 91L24 86C24 83 26 81 29 81L71 81C74 81 76 83 76 86L76 91Z"],
  ["body", "M28 81C29 71 37 66 44 63L56 63C63 66 71 71 72 81Z"],
  ["body", "M40 48L60 48C61 59 56 66 50 66C44 66 39 59 40 48Z"],
  ["body", "M24 46C33 42 43 34 50 25C57 34 67 42 76 46C68 52 32 52 24 46Z"],
  ["line", "M50 28L50 47"],
  ["line", "M38 41L34 48"],
  ["line", "M62 41L66 48"],
  ["line", "M44 66L51 73L51 80"],
];
export { horse } from "./mongolian.js";
