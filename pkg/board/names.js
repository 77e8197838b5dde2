// Names of pieces and squares for those who hear the board, and the sentences in which it tells steps.
import { words } from "./words.js";

export class Names {
  /** @param info `VariantInfo`; @param lang "en" or "ru" */
  constructor(info, lang) {
    this.lang = lang;
    this.words = words[lang];
    this.info = info;
    this.roles = new Map(info.roles.map((role) => [role.role, role]));
  }

  role(role) {
    return this.roles.get(role)?.name[this.lang] ?? role;
  }

  letter(role) {
    return this.roles.get(role)?.letter ?? role[0].toUpperCase();
  }

  /** "knight", "ratnik (archer)". */
  bare(piece) {
    const name = this.role(piece.role);
    return piece.symbol && piece.symbol !== piece.role ? this.words.symbol(name, this.role(piece.symbol)) : name;
  }

  /** "white knight". */
  piece(piece) {
    return this.words.piece(this.words.color(this.role(piece.role))[piece.color], this.bare(piece));
  }

  /** "white knight", "white tower of three: ratnik, archer, black knight" (from the top), "empty". */
  stack(stack) {
    if (!stack) return this.words.empty;
    const { top, pieces } = stack;
    if (pieces.length === 1) return this.piece(top);
    const list = [...pieces].reverse().map((piece) => (piece.color === top.color ? this.bare(piece) : this.piece(piece)));
    return this.words.tower(top.color, pieces.length, list.join(", "));
  }

  square(square, stack) {
    return `${square}, ${this.stack(stack)}`;
  }

  /** A step as a sentence without its side: "knight g1 takes black pawn on f3, check". */
  step(step) {
    const { says } = this.words;
    const name = this.role(step.role);
    const taken = step.captured && this.piece(step.captured);
    const parts = [];
    if (step.kind === "drop") parts.push(says.drop(name, step.to));
    else if (step.kind === "castle") parts.push(says.castle(name, step.from, step.to));
    else if (step.kind === "en-passant") parts.push(says.enPassant(name, step.from, step.to, taken));
    else if (step.swapped) parts.push(says.swap(name, step.from, step.to, this.piece(step.swapped)));
    else if (taken) parts.push(says.capture(name, step.from, step.to, taken));
    else parts.push(says.move(name, step.from, step.to));
    if (step.count > 1) parts.push(says.count(step.count));
    if (step.promotion) parts.push(says.becomes(this.role(step.promotion)));
    if (step.exchange && step.exchange !== step.to) parts.push(says.exchange(step.exchange));
    return `${this.words.side[step.color]}: ${parts.join(", ")}`;
  }
}
