// Types of the entry `mandragorias/bot`.
import type { Color, GameRecord, SearchLimits, SearchResult, Square, VariantId } from "../index.js";

/**
 * Makes a computer player that searches in a Worker of its own, with its own copy of the module, so the page stays responsive. The Worker is
 * started by the first search.
 *
 * @example
 * import { createBot } from "mandragorias/bot";
 * const bot = createBot();
 * const { move } = await bot.bestMove(game.record(), { timeMs: 500, level: 5 });
 * game.play(move);
 */
export function createBot(): Bot;

/**
 * How the computer would arrange its pieces in a game that begins with a secret arrangement (battle chess), as `Game.arrange` takes it. It is
 * drawn by lot from arrangements that a short search likes. The module of `mandragorias` must be loaded. `random` returns numbers from 0 to 1;
 * by default it is `Math.random`.
 *
 * Throws `unknown-variant`.
 *
 * @example
 * game.arrange("black", arrangementFor("battle", "black"));
 */
export function arrangementFor(variant: VariantId | (string & {}), color: Color, random?: () => number): Record<Square, string>;

/**
 * A computer player. It keeps its tables between the searches of a game, except that a search with a seed starts afresh.
 *
 * @example
 * const bot: Bot = createBot();
 * bot.close();
 */
export interface Bot {
  /**
   * Searches for a good step for the side to move. There is one search at a time: a new one cancels the last. `onProgress` is called with the
   * result so far after each depth.
   *
   * Rejects with a `GameError`: `cancelled` by a newer search, `stop` or `close`; `disposed` after `close`; `load-failed` if the Worker
   * cannot be loaded; `game-over`, `wrong-phase` or `invalid-argument`; or whatever `fromRecord` throws.
   *
   * @example
   * const found = await bot.bestMove(game.record(), { timeMs: 3000 }, ({ depth, score }) => console.log(depth, score));
   */
  bestMove(record: GameRecord, limits?: SearchLimits, onProgress?: (sofar: SearchResult) => void): Promise<SearchResult>;
  /**
   * Cancels the search under way, if any.
   *
   * @example
   * bot.stop();
   */
  stop(): void;
  /**
   * Ends the Worker for good.
   *
   * @example
   * bot.close();
   */
  close(): void;
}
