// Where the pieces are to come to, in games that are won by that: those that are there, and ghosts of those still to come.
import { svg } from "./dom.js";
import { pieceFigure } from "./figure.js";

/** The squares of `VariantInfo.goal` on which the right piece stands, or on which it does not. */
const squares = (goal, pieces, right) => Object.keys(goal ?? {}).filter((square) => {
  const { role, color } = goal[square];
  const top = pieces.get(square)?.top;
  return (top?.role === role && top.color === color) === right;
});

/** Squares of the pieces that are where they belong. */
export const home = (goal, pieces) => squares(goal, pieces, true);

/** Ghosts of the pieces that are not, small in the corner of their squares. */
export function ghosts(geometry, set, goal, pieces) {
  return squares(goal, pieces, false).map((square) => {
    const { x, y } = geometry.corner(square);
    return svg("g", { class: "ghost-piece", transform: `translate(${x + 2} ${y + 62}) scale(0.36)` }, pieceFigure(set, goal[square]));
  });
}
