// From the transcript of a battle by link to the game at the table, and to its clocks.
import { fromRecord, newGame } from "../../pkg/index.js";
import { piecesOf } from "./arrangement.js";
import { lotOf, nextOf } from "./link.js";
import { fallen, newClocks, press, run } from "./time.js";

const SIDES = ["white", "black"];

/** The game of a transcript as one side may see it. @param secrets what this side handed in, by round */
export async function gameOf(variant, transcript, mine, secrets) {
  const { act, round } = nextOf(transcript);
  const game = newGame(variant);
  transcript.rounds.forEach((now, n) => {
    for (const side of SIDES) {
      const arrangement = now[side].arrangement ?? (side === mine ? secrets[n]?.arrangement : undefined);
      // Before the reveal the other side's arrangement stays out of the game, too.
      if (arrangement && (side === mine || act === "play" || n < round)) game.arrange(side, piecesOf(arrangement, side));
    }
  });
  if (act !== "play") {
    if (transcript.end) game.flag(transcript.end.color);
    return game;
  }
  game.drawLots(await lotOf(transcript));
  const start = game.record();
  game.free();
  const { moves, end } = transcript;
  return fromRecord({ ...start, moves, ...(end && { end }) });
}

/** Who moved first in a game. */
export const firstOf = (game) => (game.fen(0).split(" ")[1] === "w" ? "white" : "black");

/** The clocks of a transcript in play; null where time does not count. */
export function clocksOf({ control, times, moves, end }, first) {
  let clocks = newClocks(control);
  if (!clocks || times.length === 0) return null;
  const at = (n) => times[n] * 1000;
  clocks = run(clocks, first, at(0));
  moves.forEach((_, n) => (clocks = press(clocks, clocks.running, control, at(n + 1))));
  return end ? { ...clocks, running: null } : clocks;
}

/** Whose time has run out by a transcript's clocks, or null. */
export function lateIn(transcript, first, now) {
  const clocks = clocksOf({ ...transcript, end: null }, first);
  return clocks && fallen(clocks, now);
}

/** The time that a transcript notes, in seconds and never before the last one. */
export const stamp = ({ times }, now) => Math.max(times.at(-1) ?? 0, Math.floor(now / 1000));
