// Shakhdan's goal on the board: pieces that are home, and ghosts of those still to come.
import { svg } from "./dom.js";
import { pieceFigure } from "./figure.js";

/** The start position that a side of shakhdan rebuilds on the other edge of the board; pawns stand before it. */
const GOAL = ["rook", "knight", "bishop", "king", "queen", "bishop", "knight", "rook"];

/** Where each piece of both sides is to come to, as [square, piece] pairs; none in games without such a goal. */
function goals(variant) {
  if (variant !== "shakhdan") return [];
  return GOAL.flatMap((role, index) => {
    const file = "abcdefgh"[index];
    return [["white", 8, 7], ["black", 1, 2]].flatMap(([color, back, front]) => [
      [`${file}${back}`, { role, color }], [`${file}${front}`, { role: "pawn", color }],
    ]);
  });
}

const isHome = (pieces) => ([square, { role, color }]) => {
  const top = pieces.get(square)?.top;
  return top?.role === role && top.color === color;
};

/** Squares of the pieces that are home. */
export const home = (variant, pieces) => goals(variant).filter(isHome(pieces)).map(([square]) => square);

/** Ghosts of the pieces that are not, small in the corner of their squares. */
export function ghosts(geometry, set, pieces) {
  const there = isHome(pieces);
  return goals(set.variant).filter((goal) => !there(goal)).map(([square, piece]) => {
    const { x, y } = geometry.corner(square);
    return svg("g", { class: "ghost-piece", transform: `translate(${x + 2} ${y + 62}) scale(0.36)` }, pieceFigure(set, piece));
  });
}
