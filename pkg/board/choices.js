// From legal moves to what a player can pick: targets of a piece, and the choice between moves that share a target.

/** Chess960 writes castling as king takes rook, and there the rook's square is where one clicks. */
const byRook = (move) => move.rook !== null && move.move === `${move.from}${move.rook.from}`;

/** The squares on which a move can be asked for. */
function targetsOf(move) {
  if (!byRook(move)) return [move.to];
  return move.to === move.from ? [move.rook.from] : [move.rook.from, move.to];
}

/** Target squares with the mark of each: the kind of the move that leads there. */
export function targetMarks(moves) {
  const marks = new Map();
  for (const move of moves) {
    for (const square of targetsOf(move)) {
      const earlier = marks.get(square);
      // A square that can be reached in two ways shows the plainer one.
      if (!earlier || earlier === "en-passant" || earlier === "castle") marks.set(square, move.kind);
    }
  }
  return marks;
}

/** Moves that lead to a square, of so many pieces if that was said. */
export const movesTo = (moves, square, count) =>
  moves.filter((move) => targetsOf(move).includes(square) && (count === null || move.count === count));

/**
 * What tells moves with the same target apart, each as one item of the menu.
 * @param names `Names`; @param stackOn gives what stands on a square
 * @returns `{ move, label, pieces, square }`: the pieces to draw beside the label, the top one last; the square on which it can also be picked, or null
 */
export function choicesOf(moves, names, stackOn) {
  const { words } = names;
  const differ = (facet) => new Set(moves.map(facet)).size > 1;
  const facets = {
    promotion: differ((move) => move.promotion), exchange: differ((move) => move.exchange),
    count: differ((move) => move.count), kind: differ((move) => move.kind),
  };
  // Pieces in the order in which the game lists them, towers from the top.
  const rank = (move) => names.info.roles.findIndex(({ role }) => role === move.promotion);
  const ordered = [...moves].sort((a, b) => a.count - b.count || rank(a) - rank(b));
  return ordered.map((move) => {
    const labels = [];
    const tower = stackOn(move.from)?.pieces ?? [];
    let pieces = facets.count ? tower.slice(-move.count) : [];
    let square = null;
    if (facets.kind) labels.push(kindLabel(move, words));
    if (facets.count) labels.push(move.count === tower.length ? words.wholeTower(tower.length) : words.topPieces(move.count));
    if (facets.promotion) {
      labels.push(move.promotion ? words.become(names.role(move.promotion)) : words.plainMove);
      if (move.promotion) pieces = [{ role: move.promotion, color: move.color }];
    }
    if (facets.exchange && move.exchange) {
      square = move.exchange;
      const other = stackOn(square)?.top;
      pieces = other ? [other] : [];
      labels.push(words.exchangeWith(other ? names.role(other.role) : "", square));
    }
    return { move, label: labels.join(", ") || move.san, pieces, square };
  });
}

function kindLabel(move, words) {
  if (move.kind === "castle") return words.castle;
  if (move.kind === "en-passant") return words.enPassant;
  return move.captured ? words.ordinaryCapture : words.plainMove;
}
