// The lowest layer: squares and coordinates.
import { svg } from "./dom.js";
import { SIDE } from "./geometry.js";

/** Games whose board has squares of one colour. */
const PLAIN = new Set(["shatar"]);

function labels(geometry, square, coordinates) {
  const { x, y, file, rank } = geometry.place(square);
  const left = x * SIDE;
  const top = y * SIDE;
  const label = (text, dx, dy, anchor) =>
    svg("text", { x: left + dx, y: top + dy, "text-anchor": anchor, class: geometry.isLight(square) ? "on-light" : "on-dark" }, text);
  if (coordinates === "all") return [label(square, 4, 18, "start")];
  if (coordinates !== "edge") return [];
  return [
    x === 0 ? label(String(rank + 1), 4, 20, "start") : null,
    y === geometry.height - 1 ? label(geometry.files[file], SIDE - 4, SIDE - 6, "end") : null,
  ].filter(Boolean);
}

/** @returns the layer `<g>` of the board without anything on it */
export function squaresLayer(geometry, variant, coordinates) {
  const plain = PLAIN.has(variant);
  const squares = geometry.cells.map((square) => {
    const { x, y } = geometry.corner(square);
    const kind = plain ? "plain" : geometry.isLight(square) ? "light" : "dark";
    return svg("rect", { x, y, width: SIDE, height: SIDE, class: `square ${kind}`, part: `square ${kind}` });
  });
  const texts = geometry.cells.flatMap((square) => labels(geometry, square, coordinates));
  return svg("g", {}, ...squares, svg("g", { class: `coordinates${plain ? " plain" : ""}` }, ...texts));
}
