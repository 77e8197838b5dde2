// One path for clicks, drags and keys: a state machine that knows no DOM.
//
//   off ⇄ idle → chosen → choosing → (a move) → idle
//              ↘ dragging ↗
//
// `chosen`: a piece is picked. `dragging`: it is in the hand. `choosing`: its target has several moves and the menu is open.
import { movesTo } from "./choices.js";

export class Input {
  /**
   * @param game what may be done: `{ mayPick(from), movesFrom(from) }`
   * @param act what follows: `{ changed(state, reason), play(move), refuse(from, to) }`.
   *   Reasons of a cancelled choice: "again", "elsewhere", "escape", "outside", "reset"; "refused" leaves the piece picked.
   */
  constructor(game, act) {
    this.game = game;
    this.act = act;
    this.state = { name: "off" };
  }

  /** The position or the right to move changed: whatever was begun is dropped. */
  reset(enabled) {
    this.#to({ name: enabled ? "idle" : "off" }, "reset");
  }

  /** A square or pocket was clicked, tapped or entered. */
  press(place) {
    const { state } = this;
    if (state.name === "choosing") {
      const picked = state.moves.filter((move) => move.exchange === place);
      if (picked.length === 1) this.choose(picked[0]);
      else this.cancel("elsewhere");
    } else if (state.name === "chosen" || state.name === "dragging") {
      if (place === state.from) this.cancel("again");
      else if (this.#reaches(place)) this.#aim(place);
      else if (this.game.mayPick(place)) this.#pick(place, "chosen");
      else this.#refuse(place);
    } else if (state.name === "idle" && this.game.mayPick(place)) {
      this.#pick(place, "chosen");
    }
  }

  /** A piece is taken into the hand. @returns whether it may be */
  lift(place) {
    if (this.state.name === "off" || !this.game.mayPick(place)) return false;
    const again = this.state.from === place ? this.state.count ?? null : null;
    this.#pick(place, "dragging");
    if (again !== null) this.take(again);
    return true;
  }

  /** The piece in the hand is put down; null is beside the board. */
  putDown(place) {
    if (this.state.name !== "dragging") return;
    if (place === null) this.cancel("outside");
    else if (place === this.state.from) this.#to({ ...this.state, name: "chosen" });
    else if (this.#reaches(place)) this.#aim(place);
    else this.#refuse(place);
  }

  /** Only so many pieces of the picked tower are to move; null: not said yet. */
  take(count) {
    if (this.state.name !== "chosen" && this.state.name !== "dragging") return;
    const all = this.game.movesFrom(this.state.from);
    this.#to({ ...this.state, count, moves: count === null ? all : all.filter((move) => move.count === count) });
  }

  /** A move is picked from the menu. */
  choose(move) {
    if (this.state.name !== "choosing" || !this.state.moves.includes(move)) return;
    this.#to({ name: "idle" });
    this.act.play(move);
  }

  cancel(reason) {
    if (this.state.name !== "off" && this.state.name !== "idle") this.#to({ name: "idle" }, reason);
  }

  #reaches(place) {
    return movesTo(this.state.moves, place, this.state.count).length > 0;
  }

  #pick(from, name) {
    this.#to({ name, from, count: null, moves: this.game.movesFrom(from) });
  }

  #aim(to) {
    const { from, moves, count } = this.state;
    const candidates = movesTo(moves, to, count);
    if (candidates.length > 1) {
      this.#to({ name: "choosing", from, to, moves: candidates });
    } else {
      this.#to({ name: "idle" });
      this.act.play(candidates[0]);
    }
  }

  /** The piece stays picked, since another target is most likely wanted next. */
  #refuse(to) {
    const { from } = this.state;
    this.#to({ ...this.state, name: "chosen" }, "refused");
    this.act.refuse(from, to);
  }

  #to(state, reason = null) {
    this.state = state;
    this.act.changed(state, reason);
  }
}
