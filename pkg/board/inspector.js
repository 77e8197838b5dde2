// The tower inspector: what stands on the square that is pointed at, has the focus or is picked, from the bottom to the top;
// and, for a picked tower of one's own, how many of its pieces are to move.
import { html, media, setAttribute } from "./dom.js";
import { pieceFigure, picture } from "./figure.js";

/** Where fingers rather than a pointer choose, nothing can be pointed at. */
const noHover = () => media("(hover: none)");

export class Inspector {
  /** @param act `{ take(count) }`: so many pieces are to move, null for "not said" */
  constructor(act) {
    this.act = act;
    this.node = html("div", { class: "inspector", role: "group", part: "inspector", hidden: true });
    this.key = "";
  }

  /**
   * @param tower `{ square, stack }` or null
   * @param pick `{ counts: number[], count: number | null }` when its pieces can be chosen among, else null
   */
  show(visible, tower, pick, names, set) {
    this.node.hidden = !visible;
    if (!visible) return;
    const key = JSON.stringify([tower, pick, names.lang, set.letters]);
    if (key === this.key) return;
    this.key = key;
    const focused = this.node.contains(this.node.getRootNode().activeElement);
    const { words } = names;
    const title = !tower ? words.towerHint[noHover() ? "touch" : "point"] : tower.stack.pieces.length > 1 ? words.towerAt(tower.square) : words.pieceAt(tower.square);
    setAttribute(this.node, "aria-label", title);
    const pieces = tower?.stack.pieces ?? [];
    this.node.replaceChildren(
      html("span", { class: "title", "aria-hidden": "true" }, title),
      html("ol", {}, ...pieces.map((piece, index) => html("li", {}, this.#piece(piece, pieces.length - index, pick, names, set)))),
    );
    if (focused) (this.node.querySelector("[aria-pressed=true]") ?? this.node.querySelector("button"))?.focus();
  }

  #piece(piece, count, pick, names, set) {
    const drawn = picture(pieceFigure(set, piece));
    if (!pick?.counts.includes(count)) return html("span", { class: "tavrel", role: "img", "aria-label": names.piece(piece) }, drawn);
    const moving = pick.count !== null && count <= pick.count;
    const button = html("button", {
      type: "button", class: moving ? "tavrel moving" : "tavrel", "aria-pressed": String(pick.count === count),
      "aria-label": names.words.moveTop(names.piece(piece), count), "data-count": count, part: "inspector-piece",
    }, drawn);
    button.addEventListener("click", () => this.act.take(pick.count === count ? null : count));
    return button;
  }
}
