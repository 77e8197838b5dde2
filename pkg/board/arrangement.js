// Battle chess before the battle: one side's men being placed in secret on its half of the board. It answers the input machine
// with steps of its own, so that placing works by click, drag and key just as playing does.

const ARMY = { king: 1, queen: 1, rook: 2, bishop: 2, knight: 2, pawn: 8 };
const FIRST_RANK = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];

export class Arrangement {
  /** @param info `VariantInfo`; @param letterOf gives a role's letter, which names its tray */
  constructor(color, info, letterOf) {
    this.color = color;
    this.men = new Map();
    this.trays = new Map(Object.keys(ARMY).map((role) => [letterOf(role), role]));
    const { files, height } = info.board;
    const ranks = Array.from({ length: height / 2 }, (_, index) => (color === "white" ? index + 1 : height - index));
    this.files = files;
    this.ranks = ranks;
    this.squares = new Set(ranks.flatMap((rank) => files.map((file) => `${file}${rank}`)));
  }

  /** Where the first of its squares is. */
  get home() {
    return [...this.squares][0];
  }

  /** Men still to be placed, by role. */
  remaining() {
    const counts = { ...ARMY };
    for (const role of this.men.values()) counts[role]--;
    return counts;
  }

  get complete() {
    return this.men.size === Object.values(ARMY).reduce((sum, count) => sum + count);
  }

  /** The men as `Game.board` would give them. */
  stacks() {
    return new Map([...this.men].map(([square, role]) => {
      const top = { role, color: this.color };
      return [square, { top, men: [top] }];
    }));
  }

  mayPick(place) {
    return this.men.has(place) || this.remaining()[this.trays.get(place)] > 0;
  }

  /** Anywhere on the own half, changing places with what stands there; or back to its tray. */
  movesFrom(place) {
    const role = this.men.get(place) ?? this.trays.get(place);
    const onBoard = this.men.has(place);
    const move = (to, kind) => ({ move: `${place}-${to}`, role, color: this.color, from: place, to, kind, count: 1, rook: null, exchange: null, promotion: null });
    const moves = [...this.squares].filter((square) => square !== place && (onBoard || !this.men.has(square)))
      .map((square) => move(square, this.men.has(square) ? "swap" : "drop"));
    const tray = [...this.trays].find(([, its]) => its === role)[0];
    return onBoard ? [...moves, move(tray, "drop")] : moves;
  }

  apply({ from, to, role }) {
    const other = this.men.get(to);
    this.men.delete(from);
    if (this.squares.has(to)) this.men.set(to, role);
    if (other && this.squares.has(from)) this.men.set(from, other);
  }

  clear() {
    this.men.clear();
  }

  /** The usual array of chess, to start from. */
  usual() {
    this.clear();
    this.files.forEach((file, index) => {
      this.men.set(`${file}${this.ranks[0]}`, FIRST_RANK[index]);
      this.men.set(`${file}${this.ranks[1]}`, "pawn");
    });
  }
}
