// Shakhdan's goal on the board: men that are home, and ghosts of those still to come.
import { svg } from "./dom.js";
import { manFigure } from "./figure.js";

/** The array that a side of shakhdan builds on the other edge of the board; pawns stand before it. */
const GOAL = ["rook", "knight", "bishop", "king", "queen", "bishop", "knight", "rook"];

/** Where each man of both sides is to come to, as [square, man] pairs; none in games without such a goal. */
function goals(variant) {
  if (variant !== "shakhdan") return [];
  return GOAL.flatMap((role, index) => {
    const file = "abcdefgh"[index];
    return [["white", 8, 7], ["black", 1, 2]].flatMap(([color, back, front]) => [
      [`${file}${back}`, { role, color }], [`${file}${front}`, { role: "pawn", color }],
    ]);
  });
}

const isHome = (men) => ([square, { role, color }]) => {
  const top = men.get(square)?.top;
  return top?.role === role && top.color === color;
};

/** Squares of the men that are home. */
export const home = (variant, men) => goals(variant).filter(isHome(men)).map(([square]) => square);

/** Ghosts of the men that are not, small in the corner of their squares. */
export function ghosts(geometry, set, men) {
  const there = isHome(men);
  return goals(set.variant).filter((goal) => !there(goal)).map(([square, man]) => {
    const { x, y } = geometry.corner(square);
    return svg("g", { class: "ghost-man", transform: `translate(${x + 2} ${y + 62}) scale(0.36)` }, manFigure(set, man));
  });
}
