// The layer of pieces. It keeps a node for each occupied square and moves nodes rather than making them anew, so that a step, its
// taking back and a jump in the game are all animated by the difference between two positions.
import { media, svg } from "./dom.js";
import { stackFigure } from "./figure.js";

const DURATION = 170;
/** Nothing slides for whoever asked for that, nor where nothing can. */
const calm = () => media("(prefers-reduced-motion: reduce)") || !("animate" in Element.prototype);

const keyOf = ({ pieces }) => pieces.map((piece) => `${piece.color} ${piece.role} ${piece.symbol ?? ""} ${piece.promoted ? "~" : ""}`).join("/");

const distance = (geometry, a, b) => {
  const p = geometry.place(a);
  const q = geometry.place(b);
  return Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
};

/** Where the pieces that a step displaced came from, by the square they reached. */
function origins(step) {
  const from = new Map();
  if (!step) return from;
  if (step.from) from.set(step.to, step.from);
  if (step.rook) from.set(step.rook.to, step.rook.from);
  if (step.swapped) from.set(step.swapped.square, step.to);
  // Shakhdan's pawn: it goes where the piece was with which it changes, and that piece to the last rank.
  if (step.exchange === step.to) from.set(step.from, step.to);
  else if (step.exchange) from.set(step.to, step.exchange).set(step.exchange, step.from);
  return from;
}

export class PieceLayer {
  constructor() {
    this.node = svg("g", { class: "pieces" });
    this.standing = new Map();
  }

  /** Forgets everything, for another board, set or orientation. */
  clear() {
    this.node.replaceChildren();
    this.standing.clear();
  }

  /** Shows a position; `step` tells which step led to it, if one did. */
  show(pieces, geometry, set, step) {
    const before = this.standing;
    const after = new Map();
    const arriving = [];
    for (const [square, stack] of pieces) {
      const key = keyOf(stack);
      const old = before.get(square);
      if (old?.key === key) {
        after.set(square, old);
        before.delete(square);
      } else {
        arriving.push({ square, stack, key });
      }
    }
    const known = origins(step);
    const travelled = [];
    for (const { square, stack, key } of arriving) {
      const from = this.#origin(before, square, key, known.get(square), geometry);
      let entry = before.get(from);
      if (entry?.key === key) before.delete(from);
      else entry = { key, node: svg("g", {}, stackFigure(set, stack)) };
      after.set(square, entry);
      if (from) travelled.push({ node: entry.node, from, to: square });
      this.#put(entry.node, square, geometry);
    }
    for (const { node } of before.values()) node.remove();
    this.standing = after;
    if (!calm()) for (const { node, from, to } of travelled) this.#slide(node, geometry.corner(from), geometry.corner(to));
  }

  /** Shows that a piece is being dragged and only its shadow stands here. */
  lift(square) {
    for (const [at, { node }] of this.standing) node.classList.toggle("lifted", at === square);
  }

  /** The square that an arriving piece comes from: what the step says, else the nearest such piece that left. */
  #origin(before, square, key, known, geometry) {
    if (known) return known;
    return [...before.keys()].filter((from) => before.get(from).key === key)
      .sort((a, b) => distance(geometry, a, square) - distance(geometry, b, square))[0] ?? null;
  }

  #put(node, square, geometry) {
    const { x, y } = geometry.corner(square);
    node.setAttribute("transform", `translate(${x} ${y})`);
    node.dataset.on = square;
    this.node.append(node);
  }

  #slide(node, from, to) {
    for (const running of node.getAnimations()) running.cancel();
    const at = ({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` });
    node.animate([at(from), at(to)], { duration: DURATION, easing: "ease-out" });
  }
}
