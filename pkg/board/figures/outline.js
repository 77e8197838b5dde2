// The little that all drawings share. A drawing is a list of strokes [kind, path] on a field of 100 × 100, painted in
// order. Kinds: `body` is filled with the piece's colour and outlined, `line` is an inner line, `spot` an inner filled
// shape. Paths use absolute M, L, C and Z only, so that `placed` can move them without knowing what they are.

/** A circle, as four curves. */
export function disc(x, y, r) {
  const k = 0.5523 * r;
  return `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}`
    + `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}Z`;
}

/** A path scaled by `k` and then moved. */
export function placed(d, k, dx, dy) {
  let horizontal = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    horizontal = !horizontal;
    return ` ${+(Number(number) * k + (horizontal ? dx : dy)).toFixed(2)}`;
  });
}

/** A whole drawing scaled and moved. */
export const placedAll = (strokes, k, dx, dy) => strokes.map(([kind, d]) => [kind, placed(d, k, dx, dy)]);

/** Foot of a turned chess piece. */
export const plinth = ["body", "M24 91L24 87C24 83 27 81 31 81L69 81C73 81 76 83 76 87L76 91Z"];
/** Foot of a carved figure. */
export const slab = ["body", "M16 91L16 86C16 83 18 81 21 81L79 81C82 81 84 83 84 86L84 91Z"];
