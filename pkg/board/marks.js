// Marks on squares. Each has a shape of its own, so that nobody needs the colours. `under` marks lie below the pieces, `over` above.
import { svg } from "./dom.js";
import { SIDE } from "./geometry.js";

const path = (d) => svg("path", { d });
const frame = (inset) => svg("rect", { x: inset, y: inset, width: SIDE - 2 * inset, height: SIDE - 2 * inset });
const wash = () => svg("rect", { class: "wash", width: SIDE, height: SIDE });
const ring = (r) => svg("circle", { cx: 50, cy: 50, r });

/** A star of so many points round the middle of the square. */
function star(points, outer, inner) {
  const at = (index) => {
    const radius = index % 2 ? inner : outer;
    const angle = (index * Math.PI) / points;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return path(`M${Array.from({ length: points * 2 }, (_, index) => at(index)).join("L")}Z`);
}

const under = {
  // where pieces may be arranged, and where not
  half: () => [wash()],
  beyond: () => [wash(), path("M0 100L100 0")],
  // left from: four open corners; arrived at: a filled square with closed corners
  "last-from": () => [wash(), path("M6 30L6 6L30 6M70 6L94 6L94 30M94 70L94 94L70 94M30 94L6 94L6 70")],
  "last-to": () => [wash(), svg("path", { class: "solid", d: "M0 0L26 0L0 26ZM100 0L100 26L74 0ZM100 100L74 100L100 74ZM0 100L0 74L26 100Z" })],
  selected: () => [wash(), frame(4)],
  check: () => [star(12, 50, 40)],
  zone: () => [path("M0 50L50 0M0 100L100 0M50 100L100 50")],
};

const over = {
  quiet: () => [svg("circle", { class: "solid", cx: 50, cy: 50, r: 14 })],
  capture: () => [ring(43)],
  "en-passant": () => [ring(30), svg("circle", { class: "solid", cx: 50, cy: 50, r: 9 })],
  castle: () => [svg("rect", { x: 26, y: 26, width: 48, height: 48, rx: 6 })],
  // there and back
  swap: () => [ring(43), svg("path", { class: "solid", d: "M22 8L40 8L40 2L54 13L40 24L40 18L22 18ZM78 92L60 92L60 98L46 87L60 76L60 82L78 82Z" })],
  // one on the other
  stack: () => [svg("path", { class: "solid", d: "M30 62L70 62L70 70L30 70ZM30 74L70 74L70 82L30 82ZM50 34L64 50L55 50L55 58L45 58L45 50L36 50Z" }), ring(43)],
  drop: () => [svg("path", { class: "solid", d: "M44 30L56 30L56 44L70 44L70 56L56 56L56 70L44 70L44 56L30 56L30 44L44 44Z" })],
  exchange: () => [frame(8), svg("path", { class: "solid", d: "M28 14L44 14L44 8L56 18L44 28L44 22L28 22ZM72 86L56 86L56 92L44 82L56 72L56 78L72 78Z" })],
  royal: () => [svg("path", { class: "solid", d: "M6 24L4 8L12 15L18 5L24 15L32 8L30 24Z" })],
  used: () => [svg("path", { class: "solid", d: "M78 4L84 10L92 4L96 8L90 15L96 22L92 26L84 20L78 26L74 22L80 15L74 8Z" })],
  // an exclamation mark
  due: () => [svg("path", { class: "solid", d: "M80 4L94 4L91 24L83 24ZM87 27L92 32L87 37L82 32Z" })],
  refused: () => [path("M14 14L86 86M86 14L14 86")],
  home: () => [svg("path", { class: "solid", d: "M70 22L84 8L98 22L94 22L94 34L74 34L74 22Z" })],
};

// What a host may draw; any other kind looks like `hint`, and its part lets the page style it.
const host = {
  hint: () => [ring(44)],
  good: () => [ring(44), path("M66 86L76 95L96 70")],
  bad: () => [path("M16 16L84 84M84 16L16 84")],
  zone: under.zone,
};

const isWord = (kind) => /^[a-z][\w-]*$/i.test(kind);

function place(geometry, square, name, shapes) {
  const { x, y } = geometry.corner(square);
  return svg("g", { class: `mark ${name}`, part: `mark ${name}`, transform: `translate(${x} ${y})`, "data-at": square }, ...shapes);
}

function arrow(geometry, from, to, name) {
  const a = geometry.corner(from);
  const b = geometry.corner(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const shaft = `M18 -7L${length - 44} -7L${length - 44} -22L${length - 8} 0L${length - 44} 22L${length - 44} 7L18 7Z`;
  return svg("g", { class: `mark arrow ${name}`, part: `mark arrow ${name}`, transform: `translate(${a.x + 50} ${a.y + 50}) rotate(${angle})` },
    svg("path", { class: "solid", d: shaft }));
}

/** Marks of the host, as `marks` gives them; squares that the board does not have are left out. */
export function hostMarks(geometry, marks) {
  return marks.flatMap(({ square, to, kind }) => {
    if (!geometry.place(square) || (to && !geometry.place(to))) return [];
    const name = `mark-${isWord(kind) ? kind : "hint"}`;
    if (to && to !== square) return [arrow(geometry, square, to, name)];
    return [place(geometry, square, name, (host[kind] ?? host.hint)())];
  });
}

export class MarkLayers {
  constructor() {
    this.under = svg("g", { class: "marks" });
    this.over = svg("g", { class: "marks" });
  }

  /**
   * @param marks [name, square] pairs; each name is one of the shapes above
   * @param extra nodes of the host's marks
   */
  show(geometry, marks, extra) {
    const nodes = (shapes) => marks.filter(([name]) => shapes[name]).map(([name, square]) => place(geometry, square, name, shapes[name]()));
    this.under.replaceChildren(...nodes(under));
    this.over.replaceChildren(...nodes(over), ...extra);
  }
}
