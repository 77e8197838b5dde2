// Types of the entry `mandragorias/bot`.
import type { GameRecord, SearchLimits, SearchResult } from "../index.js";

/**
 * A computer player in a Worker of its own, with its own copy of the module; the page goes on meanwhile. The Worker begins with the first
 * search.
 *
 * @example
 * import { createBot } from "mandragorias/bot";
 * const bot = createBot();
 * const { move } = await bot.bestMove(game.record(), { timeMs: 500, level: 5 });
 * game.play(move);
 */
export function createBot(): Bot;

/**
 * A computer player. It remembers what it found from search to search of one game, unless a search has a seed.
 *
 * @example
 * const bot: Bot = createBot();
 * bot.close();
 */
export interface Bot {
  /**
   * Searches for a good step for the side to move. One search at a time: a new one cancels the last. `onProgress` hears what is found so
   * far, depth after depth.
   *
   * Rejects with a `GameError`: `cancelled` by a newer search, `stop` or `close`; `disposed` after `close`; `load-failed` when the Worker
   * cannot be loaded; `game-over`, `wrong-phase`, `invalid-argument`; and what `fromRecord` throws.
   *
   * @example
   * const found = await bot.bestMove(game.record(), { timeMs: 3000 }, ({ depth, score }) => console.log(depth, score));
   */
  bestMove(record: GameRecord, limits?: SearchLimits, onProgress?: (sofar: SearchResult) => void): Promise<SearchResult>;
  /**
   * Cancels the search under way, if there is one.
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
