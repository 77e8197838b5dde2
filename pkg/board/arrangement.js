// Battle chess before the battle: one side's pieces being placed in secret on its half of the board. It answers the input machine
// with steps of its own, so that placing works by click, drag and key just as playing does.

const ARMY = { king: 1, queen: 1, rook: 2, bishop: 2, knight: 2, pawn: 8 };
const FIRST_RANK = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];
const ALL = Object.values(ARMY).reduce((sum, count) => sum + count);

export class Arrangement {
  /** @param info `VariantInfo`; @param letterOf gives a role's letter, which names its tray */
  constructor(color, info, letterOf) {
    this.color = color;
    this.pieces = new Map();
    this.trays = new Map(Object.keys(ARMY).map((role) => [letterOf(role), role]));
    const { files, height } = info.board;
    // From the side's first rank on, so that the two armies are described alike.
    const ranks = Array.from({ length: height / 2 }, (_, index) => (color === "white" ? index + 1 : height - index));
    this.width = files.length;
    this.squares = ranks.flatMap((rank) => files.map((file) => `${file}${rank}`));
  }

  /** Where the first of its squares is. */
  get home() {
    return this.squares[0];
  }

  /** Pieces still to be placed, by role. */
  remaining() {
    const counts = { ...ARMY };
    for (const role of this.pieces.values()) counts[role]--;
    return counts;
  }

  get complete() {
    return this.pieces.size === ALL;
  }

  /** The pieces as `Game.board` would give them. */
  stacks() {
    return new Map([...this.pieces].map(([square, role]) => {
      const top = { role, color: this.color };
      return [square, { top, pieces: [top] }];
    }));
  }

  mayPick(place) {
    return this.pieces.has(place) || this.remaining()[this.trays.get(place)] > 0;
  }

  /** Anywhere on the own half, changing places with what stands there; or back to its tray. */
  movesFrom(place) {
    const role = this.pieces.get(place) ?? this.trays.get(place);
    const onBoard = this.pieces.has(place);
    const move = (to, kind) => ({ move: `${place}-${to}`, role, color: this.color, from: place, to, kind, count: 1, rook: null, exchange: null, promotion: null });
    const moves = this.squares.filter((square) => square !== place && (onBoard || !this.pieces.has(square)))
      .map((square) => move(square, this.pieces.has(square) ? "swap" : "drop"));
    const tray = [...this.trays].find(([, its]) => its === role)[0];
    return onBoard ? [...moves, move(tray, "drop")] : moves;
  }

  apply({ from, to, role }) {
    const other = this.pieces.get(to);
    this.pieces.delete(from);
    if (this.squares.includes(to)) this.pieces.set(to, role);
    if (other && this.squares.includes(from)) this.pieces.set(from, other);
  }

  clear() {
    this.pieces.clear();
  }

  /** Takes an arrangement, whole or begun, as [square, role] pairs. What is no piece of this army, or has no square of its own here, is left out. */
  place(pieces) {
    this.clear();
    for (const [square, role] of pieces) {
      if (this.squares.includes(square) && this.remaining()[role] > 0) this.pieces.set(square, role);
    }
  }

  /** The classical arrangement. */
  classical() {
    this.place(this.squares.slice(0, 2 * this.width).map((square, index) => [square, classicalRole(index)]));
  }

  /** The same with left and right exchanged. */
  mirror() {
    const { width, squares } = this;
    const opposite = (square) => {
      const index = squares.indexOf(square);
      return squares[index - (index % width) + width - 1 - (index % width)];
    };
    this.place([...this.pieces].map(([square, role]) => [opposite(square), role]));
  }

  /** All pieces anywhere. */
  random() {
    this.clear();
    this.#scatter();
  }

  /** Places the pieces that are left: at home where their classical square is free, else anywhere. */
  fill() {
    this.squares.slice(0, 2 * this.width).forEach((square, index) => {
      const role = classicalRole(index);
      if (!this.pieces.has(square) && this.remaining()[role] > 0) this.pieces.set(square, role);
    });
    this.#scatter();
  }

  #scatter() {
    const free = this.squares.filter((square) => !this.pieces.has(square));
    for (const [role, count] of Object.entries(this.remaining())) {
      for (let n = 0; n < count; n++) this.pieces.set(free.splice(below(free.length), 1)[0], role);
    }
  }
}

/** What stands on the squares of the classical arrangement, counted from the side's first rank. */
const classicalRole = (index) => FIRST_RANK[index] ?? "pawn";

/** A random number below `limit`: an arrangement is a secret, so nobody should be able to foretell it. */
function below(limit) {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((number / 2 ** 32) * limit);
}
