// One game inside the engine, shared by the `Game` that plays it and by the moves that still may ask about it.
// The glue frees the engine's memory when neither can be reached any more.

import { failure, translating } from "./errors.js";
import { Place } from "./place.js";

export class Handle {
  #raw;
  /** The positions that moves were handed out of, by number of steps, as weak references. */
  #places = new Map();

  constructor(raw, table, options) {
    this.#raw = raw;
    this.table = table;
    this.options = options;
  }

  /** What `ask(engine's game)` returns; what it throws becomes a GameError. */
  call(ask) {
    if (this.#raw === null) throw failure("disposed");
    return translating(this.table.id, () => ask(this.#raw));
  }

  /** The position after `ply` steps, for moves to ask about later. */
  place(ply) {
    let place = this.#places.get(ply)?.deref();
    if (place === undefined) {
      place = new Place(this, ply);
      this.#places.set(ply, new WeakRef(place));
    }
    return place;
  }

  /** To be called before the positions after `first` to `last` steps are lost. */
  detach(first, last) {
    for (let ply = first; ply <= last; ply += 1) {
      this.#places.get(ply)?.deref()?.detach();
      this.#places.delete(ply);
    }
  }

  /** `last`: the number of steps to the last position. */
  free(last) {
    if (this.#raw === null) return;
    this.detach(0, last);
    this.#raw.free();
    this.#raw = null;
  }
}
