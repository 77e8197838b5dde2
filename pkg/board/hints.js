// What a learner may ask to see: zones of bodyguards, places still to be filled, how the man at hand moves.
import { svg } from "./dom.js";
import { manFigure } from "./figure.js";

/** The array that a side of shakhdan builds on the other edge of the board; pawns stand before it. */
const GOAL = ["rook", "knight", "bishop", "king", "queen", "bishop", "knight", "rook"];

function* neighbours(geometry, square) {
  const { x, y } = geometry.place(square);
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) {
      const near = geometry.at(x + dx, y + dy);
      if (near && near !== square) yield near;
    }
  }
}

/** Squares in the zone of a hia, of either side. */
export function zones(geometry, men) {
  const guards = [...men].filter(([, { top }]) => top.role === "hia").map(([square]) => square);
  return [...new Set(guards.flatMap((square) => [...neighbours(geometry, square)]))];
}

/** Where each man of both sides is to come to, by square; empty for games without such a goal. */
export function goals(variant) {
  if (variant !== "shakhdan") return new Map();
  const all = new Map();
  GOAL.forEach((role, index) => {
    const file = "abcdefgh"[index];
    for (const [color, back, front] of [["white", 8, 7], ["black", 1, 2]]) {
      all.set(`${file}${back}`, { role, color });
      all.set(`${file}${front}`, { role: "pawn", color });
    }
  });
  return all;
}

/** Ghosts of the men that are not at home yet, small in the corner of their squares. */
export function ghosts(geometry, set, men) {
  return [...goals(set.variant)].filter(([square, { role, color }]) => {
    const top = men.get(square)?.top;
    return top?.role !== role || top?.color !== color;
  }).map(([square, man]) => {
    const { x, y } = geometry.corner(square);
    return svg("g", { class: "ghost-man", transform: `translate(${x + 2} ${y + 62}) scale(0.36)` }, manFigure(set, man));
  });
}
