// The side of the bot that asks: one Worker, one search at a time.

import { GameError, failure } from "../lib/errors.js";

export class Bot {
  #start;
  /** The Worker, once there is something to search. */
  #worker = null;
  /** The search under way: `{ id, resolve, reject, onProgress }`. */
  #search = null;
  #searches = 0;
  #closed = false;

  /** `start(hear, fail)`: starts a Worker, which hands every message to `hear` and what breaks it to `fail`; gives `{ post, end }`. */
  constructor(start) {
    this.#start = start;
    Object.freeze(this);
  }

  bestMove(record, limits, onProgress) {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw failure("disposed");
      if (onProgress !== undefined && typeof onProgress !== "function") throw failure("invalid-argument", { at: "onProgress", values: { argument: "onProgress" } });
      this.stop();
      const id = (this.#searches += 1);
      this.#search = { id, resolve, reject, onProgress };
      try {
        this.#worker ??= this.#begin();
        this.#worker.post({ id, record, limits, tell: onProgress !== undefined });
      } catch (cause) {
        // What cannot be copied to a Worker is no record.
        this.#search = null;
        throw failure("invalid-argument", { at: "record", values: { argument: "record" }, cause });
      }
    });
  }

  stop() {
    if (this.#search === null) return;
    // A search cannot be interrupted from outside: its Worker ends with it.
    this.#end();
    this.#settle("reject", failure("cancelled"));
  }

  close() {
    this.stop();
    this.#end();
    this.#closed = true;
  }

  #begin() {
    const hear = (message) => {
      if (message.id !== this.#search?.id) return;
      if ("sofar" in message) this.#search.onProgress?.(frozen(message.sofar));
      else if ("result" in message) this.#settle("resolve", frozen(message.result));
      else this.#settle("reject", new GameError(message.error.message, message.error));
    };
    const fail = (cause) => {
      this.#end();
      this.#settle("reject", failure("load-failed", { cause }));
    };
    return this.#start(hear, fail);
  }

  #end() {
    this.#worker?.end();
    this.#worker = null;
  }

  #settle(how, value) {
    const search = this.#search;
    this.#search = null;
    search?.[how](value);
  }
}

/** A result that came from a Worker, which sends copies. */
const frozen = (result) => Object.freeze({ ...result, line: Object.freeze(result.line) });
