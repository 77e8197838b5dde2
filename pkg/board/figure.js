// One man, or one tower, as SVG in a square of 100 × 100.
import { svg } from "./dom.js";
import { drawing } from "./pieces/index.js";

const shapes = (strokes) => strokes.map(([kind, d]) => svg("path", { class: kind, d }));

/** A disc with the role's letter, for those who read letters rather than figures. */
function lettered(letter, symbol) {
  const disc = svg("circle", { class: "body", cx: 50, cy: 50, r: 40 });
  if (!symbol) return [disc, svg("text", { class: "letter", x: 50, y: 69, "text-anchor": "middle" }, letter)];
  return [disc,
    svg("text", { class: "letter first", x: 36, y: 66, "text-anchor": "middle" }, letter),
    svg("text", { class: "letter small", x: 66, y: 66, "text-anchor": "middle" }, symbol)];
}

/** A promoted man: it is one, and does not look like one. */
const promotedMark = () => svg("path", { class: "promoted", d: "M78 16L81 24L90 24L83 30L86 38L78 33L70 38L73 30L66 24L75 24Z" });

/**
 * @param set how to draw: `{ variant, letters: boolean, letterOf(role) }`
 * @param man a `Man`
 */
export function manFigure(set, man) {
  const strokes = set.letters ? null : drawing(set.variant, man.role, man.symbol);
  const parts = strokes ? shapes(strokes) : lettered(set.letterOf(man.role), man.symbol && set.letterOf(man.symbol).toLowerCase());
  return svg("g", { class: `man ${man.color}`, part: `man ${man.color}` }, ...parts, man.promoted ? promotedMark() : null);
}

/** How many men below the top one are drawn; the badge tells the whole height. */
const SLICES = 3;
const LOWEST = 84.5;
const STEP = 14;
/** How much of its square a man's figure takes from its top, and the largest scale of the man on top. */
const FIGURE = 96;
const LARGEST = 0.78;

/** Rank of a man in a slice; a ratnik with what he will become. */
const sliceText = (set, man) => set.letterOf(man.role) + (man.symbol && man.role === "ratnik" ? set.letterOf(man.symbol).toLowerCase() : "");

/** What stands on a square: a man, or a tower with its top man, slices of those below and its height. */
export function stackFigure(set, stack) {
  const { men, top } = stack;
  if (men.length === 1) return manFigure(set, top);
  const below = men.slice(0, -1).slice(-SLICES);
  const slices = below.map((man, index) => {
    const y = LOWEST - index * STEP;
    return svg("g", { class: `man ${man.color}` },
      svg("rect", { class: "body", x: 16, y, width: 68, height: STEP, rx: 4 }),
      svg("text", { class: "letter slice", x: 50, y: y + 11.9, "text-anchor": "middle" }, sliceText(set, man)));
  });
  // The top man lies on the uppermost slice and covers nothing of it.
  const floor = LOWEST - (below.length - 1) * STEP;
  const scale = Math.min(LARGEST, (floor + 3) / FIGURE);
  const figure = svg("g", { transform: `translate(${50 - 50 * scale} ${floor - FIGURE * scale}) scale(${scale.toFixed(3)})` }, manFigure(set, top));
  return svg("g", { class: "tower" }, ...slices, figure,
    svg("g", { class: "badge", transform: "translate(84 16)" },
      svg("circle", { r: 14 }), svg("text", { y: 7, "text-anchor": "middle" }, String(men.length))));
}

/** A figure on its own, for buttons and lists. */
export const picture = (figure) => svg("svg", { class: "picture", viewBox: "0 0 100 100", "aria-hidden": "true" }, figure);
