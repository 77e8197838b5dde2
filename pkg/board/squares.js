// The lowest layer, the squares, and the highest, their coordinates.
import { svg } from "./dom.js";
import { SIDE } from "./geometry.js";

const kindOf = (geometry, square) => (geometry.plain ? "plain" : geometry.isLight(square) ? "light" : "dark");

/** @returns the layer `<g>` of the board without anything on it */
export function squaresLayer(geometry) {
  const squares = geometry.cells.map((square) => {
    const { x, y } = geometry.corner(square);
    const kind = kindOf(geometry, square);
    return svg("rect", { x, y, width: SIDE, height: SIDE, class: `square ${kind}`, part: `square ${kind}` });
  });
  return svg("g", {}, ...squares);
}

/** @returns the layer `<g>` of the coordinates. It lies over pieces and marks, which would cover them; a rim in the square's colour sets them off. */
export function coordinatesLayer(geometry, coordinates) {
  const label = (square, text, dx, dy, corner) => {
    const { x, y } = geometry.corner(square);
    return svg("text", { x: x + dx, y: y + dy, class: `${corner} on-${kindOf(geometry, square)}` }, text);
  };
  const texts = geometry.cells.flatMap((square) => {
    const { x, y, file, rank } = geometry.place(square);
    if (coordinates === "all") return [label(square, square, 5, 6, "top")];
    if (coordinates !== "edge") return [];
    return [
      x === 0 ? label(square, String(rank + 1), 5, 6, "top") : null,
      y === geometry.height - 1 ? label(square, geometry.files[file], SIDE - 5, SIDE - 6, "bottom") : null,
    ].filter(Boolean);
  });
  return svg("g", { class: `coordinates ${coordinates}` }, ...texts);
}
