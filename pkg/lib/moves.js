// The moves of one variant, kept so that each is made once and not once a position: a move that is told in the same way is the
// same frozen object. Of all that a game meets, most was met a few steps before.

import { Move } from "./move.js";

/** How many are kept, as a power of two; a newer move takes the place of an older one that falls together with it. */
const BITS = 13;
/** The engine's mark for steps that change the roles of pieces in towers, which the note does not name. */
const TURNS = 1 << 27;
const NONE = Object.freeze([]);

export class Moves {
  #table;
  #steps = new Int32Array(1 << BITS);
  #notes = new Int32Array(1 << BITS);
  #moves = new Array(1 << BITS).fill(null);

  constructor(table) {
    this.#table = table;
  }

  /** The move of a packed step and its note, which is legal in the engine's `game` after `ply` steps. */
  move(game, ply, step, note) {
    const place = Math.imul(step ^ Math.imul(note, 0x9e3779b1), 0x85ebca6b) >>> (32 - BITS);
    if (this.#steps[place] === step && this.#notes[place] === note) return this.#moves[place];
    const [text, san] = game.write(ply, step).split(" ");
    if (note & TURNS) return new Move(this.#table, step, note, text, san, game.promotions(ply, step));
    const move = new Move(this.#table, step, note, text, san, NONE);
    this.#steps[place] = step;
    this.#notes[place] = note;
    this.#moves[place] = move;
    return move;
  }
}
