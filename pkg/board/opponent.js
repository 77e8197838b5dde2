// The computer at the other side of the board. It looks at the game whenever the board is drawn, and plays when it is its turn.

export class Opponent {
  /** The bot, once there is somebody to play against: a board without an opponent never loads it. */
  #bot = null;
  #loading = null;
  /** What is being searched: the game and how many steps it had. */
  #search = null;

  /** @param act `{ play(move), arrange(game, color, pieces), failed(error) }` */
  constructor(act) {
    this.act = act;
  }

  /**
   * The board shows a game as it now is.
   * @param side the computer's side, or null for no computer
   */
  follow(game, side, level) {
    const status = side === null ? null : game?.status();
    if (status?.phase === "arrangement" && !status.arranged[side]) return void this.#arrange(game, side);
    if (status?.phase !== "play" || status.turn !== side) return void this.rest();
    const steps = game.history().length;
    const { game: searched, steps: at, level: strength } = this.#search ?? {};
    if (searched !== game || at !== steps || strength !== level) this.#think(game, steps, level);
  }

  /** Nothing is to be searched now. */
  rest() {
    this.#search = null;
    this.#bot?.stop();
  }

  /** The board is gone. */
  leave() {
    this.#search = null;
    this.#bot?.close();
    this.#bot = null;
  }

  async #think(game, steps, level) {
    const search = (this.#search = { game, steps, level });
    const current = () => this.#search === search;
    try {
      const createBot = await this.#load();
      if (!current()) return;
      this.#bot ??= createBot();
      const { move } = await this.#bot.bestMove(game.record(), { level, timeMs: TIME });
      if (!current()) return;
      this.#search = null;
      this.act.play(move);
    } catch (error) {
      if (!current()) return;
      this.#search = null;
      this.act.failed(error);
    }
  }

  async #load() {
    const { createBot } = await (this.#loading ??= import("../bot/index.js"));
    return createBot;
  }

  /** Battle: its pieces, placed in secret. */
  async #arrange(game, side) {
    try {
      const { arrangementFor } = await import("../bot/arrangement.js");
      const { phase, arranged } = game.status();
      if (phase === "arrangement" && !arranged[side]) this.act.arrange(game, side, arrangementFor(game.variant, side));
    } catch (error) {
      this.act.failed(error);
    }
  }
}

/** Milliseconds for a step. */
const TIME = 1000;
