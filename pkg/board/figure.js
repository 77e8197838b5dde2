// One piece, or one tower, as SVG in a square of 100 × 100.
import { svg } from "./dom.js";
import { drawing } from "./figures/index.js";

const shapes = (strokes) => strokes.map(([kind, d]) => svg("path", { class: kind, d }));

/** A disc with the role's letter, for those who read letters rather than figures. */
function lettered(letter, symbol) {
  const disc = svg("circle", { class: "body", cx: 50, cy: 50, r: 40 });
  if (!symbol) return [disc, svg("text", { class: "letter", x: 50, y: 69, "text-anchor": "middle" }, letter)];
  return [disc,
    svg("text", { class: "letter first", x: 36, y: 66, "text-anchor": "middle" }, letter),
    svg("text", { class: "letter small", x: 66, y: 66, "text-anchor": "middle" }, symbol)];
}

/** A promoted piece: it is one, and does not look like one. */
const promotedMark = () => svg("path", { class: "promoted", d: "M78 16L81 24L90 24L83 30L86 38L78 33L70 38L73 30L66 24L75 24Z" });

/**
 * @param set how to draw: `{ variant, letters: boolean, letterOf(role) }`
 * @param piece a `Piece`
 */
export function pieceFigure(set, piece) {
  const strokes = set.letters ? null : drawing(set.variant, piece.role, piece.symbol);
  const parts = strokes ? shapes(strokes) : lettered(set.letterOf(piece.role), piece.symbol && set.letterOf(piece.symbol).toLowerCase());
  return svg("g", { class: `piece ${piece.color}`, part: `piece ${piece.color}` }, ...parts, piece.promoted ? promotedMark() : null);
}

/** How many pieces below the top one are drawn; the badge tells the whole height. */
const SLICES = 3;
const LOWEST = 84.5;
const STEP = 14;
/** How much of its square a piece's figure takes from its top, and the largest scale of the piece on top. */
const FIGURE = 96;
const LARGEST = 0.78;

/** Rank of a piece in a slice; a ratnik with what it will become. */
const sliceText = (set, piece) => set.letterOf(piece.role) + (piece.symbol && piece.role === "ratnik" ? set.letterOf(piece.symbol).toLowerCase() : "");

/** What stands on a square: a piece, or a tower with its top piece, slices of those below and its height. */
export function stackFigure(set, stack) {
  const { pieces, top } = stack;
  if (pieces.length === 1) return pieceFigure(set, top);
  const below = pieces.slice(0, -1).slice(-SLICES);
  const slices = below.map((piece, index) => {
    const y = LOWEST - index * STEP;
    return svg("g", { class: `piece ${piece.color}` },
      svg("rect", { class: "body", x: 16, y, width: 68, height: STEP, rx: 4 }),
      svg("text", { class: "letter slice", x: 50, y: y + 11.9, "text-anchor": "middle" }, sliceText(set, piece)));
  });
  // The top piece lies on the uppermost slice and covers nothing of it.
  const floor = LOWEST - (below.length - 1) * STEP;
  const scale = Math.min(LARGEST, (floor + 3) / FIGURE);
  const figure = svg("g", { transform: `translate(${50 - 50 * scale} ${floor - FIGURE * scale}) scale(${scale.toFixed(3)})` }, pieceFigure(set, top));
  return svg("g", { class: "tower" }, ...slices, figure,
    svg("g", { class: "badge", transform: "translate(84 16)" },
      svg("circle", { r: 14 }), svg("text", { y: 7, "text-anchor": "middle" }, String(pieces.length))));
}

/** A figure on its own, for buttons and lists. */
export const picture = (figure) => svg("svg", { class: "picture", viewBox: "0 0 100 100", "aria-hidden": "true" }, figure);
