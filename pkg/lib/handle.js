// One game inside the engine. The glue frees the engine's memory when this can be reached no more.

import { failure, translating } from "./errors.js";

export class Handle {
  #raw;

  constructor(raw, table) {
    this.#raw = raw;
    this.table = table;
  }

  /** The engine's game, for what cannot be refused. */
  get game() {
    if (this.#raw === null) throw failure("disposed");
    return this.#raw;
  }

  /** What `ask(engine's game)` returns; what it throws becomes a GameError. */
  call(ask) {
    const { game } = this;
    return translating(this.table.id, () => ask(game));
  }

  free() {
    this.#raw?.free();
    this.#raw = null;
  }
}
