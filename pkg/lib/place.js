// A position that moves were handed out of, and that they ask for their SAN.

import { translating } from "./errors.js";
import { engine } from "./load.js";

export class Place {
  #handle;
  #ply;
  /** Once the game has lost the position: the same position in writing. */
  #fen = null;
  /** What was asked already: SAN by step. */
  #sans = null;

  constructor(handle, ply) {
    this.#handle = handle;
    this.#ply = ply;
  }

  /** `step` in SAN. Who asks for a second one will soon have asked for all. */
  san(step) {
    if (this.#sans === null) {
      this.#sans = new Map([[step, this.#ask((game, ply) => game.san(ply, step))]]);
    } else if (!this.#sans.has(step)) {
      const [steps, sans] = this.#ask((game, ply) => [game.steps(ply), game.sans(ply).split(" ")]);
      for (let i = 0; i < steps.length; i += 1) this.#sans.set(steps[i], sans[i]);
    }
    return this.#sans.get(step);
  }

  /** Whether `step` gives check. */
  check(step) {
    return this.#ask((game, ply) => game.check(ply, step));
  }

  /** The game is about to lose the position. */
  detach() {
    this.#fen = this.#handle.call((game) => game.fen(this.#ply));
  }

  #ask(question) {
    if (this.#fen === null) return this.#handle.call((game) => question(game, this.#ply));
    const { table, options } = this.#handle;
    return translating(table.id, () => {
      // The FEN says all that the answer depends on.
      const game = engine().newGame(table.key, this.#fen, Object.entries(options).flat());
      try {
        return question(game, 0);
      } finally {
        game.free();
      }
    });
  }
}
