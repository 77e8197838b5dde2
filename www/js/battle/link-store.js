// The battles by link that this browser takes part in, with its own arrangements until they are opened. What is stored is checked
// when it is read; where nothing can be stored the games last as long as the page.
import { isArrangement } from "./arrangement.js";
import { checked } from "./link.js";
import { load, store } from "./store.js";

const KEY = "links";
const MOST = 20;

/** Games by id. Each is `{ transcript, side, secrets, until, seen, at }`: what was said, the side played here, what it handed in by
 *  round, until when it may arrange (null: has not begun), whether it has seen the lot, and when it last changed. */
let games = null;

function all() {
  if (games) return games;
  games = new Map();
  const saved = load(KEY);
  for (const item of Array.isArray(saved) ? saved.slice(0, MOST) : []) {
    try {
      const game = entry(item);
      games.set(game.transcript.id, game);
    } catch {
      // Written by something else: not one of ours.
    }
  }
  return games;
}

function entry({ transcript, side, secrets, until, seen, at }) {
  const good = ["white", "black"].includes(side) && Number.isFinite(at) && (until === null || Number.isFinite(until)) && Array.isArray(secrets) && secrets.length <= 2
    && secrets.every((secret) => typeof secret?.salt === "string" && /^[\w-]{22}$/.test(secret.salt) && isArrangement(secret.arrangement));
  if (!good) throw new TypeError("not a battle by link");
  return { transcript: checked(transcript), side, secrets: secrets.map(({ salt, arrangement }) => ({ salt, arrangement })), until, seen: seen === true, at };
}

/** A game as it was last kept, or null. */
export const linkGame = (id) => all().get(id) ?? null;

/** All games, the one that changed last first. */
export const linkGames = () => [...all().values()].sort((a, b) => b.at - a.at);

/** Keeps a game; the oldest are forgotten. */
export function keepLinkGame(game) {
  all().set(game.transcript.id, { ...game, at: Date.now() });
  write();
}

export function forgetLinkGame(id) {
  all().delete(id);
  write();
}

function write() {
  for (const { transcript } of linkGames().slice(MOST)) games.delete(transcript.id);
  store(KEY, linkGames());
}

/** Calls `listener` when another window of this browser has kept something. */
export function onLinkGames(listener) {
  const heard = ({ key }) => {
    if (key !== null && !key.endsWith(`.${KEY}`)) return;
    games = null;
    listener();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
