// What the calls of a page cost: one chess position, reached after 10, 1,000 and 2,000 plies.

import { newGame } from "../pkg/node.js";
import { interleave, median, spread } from "./lib/measure.js";
import { short } from "./lib/table.js";

const PLIES = [10, 1000, 2000];
/** Games for the calls that read, so that what a library keeps from one call to the next does not hide its price. */
const GAMES = 12;
/** Moves played in one go by the calls that play. */
const MOVES = 32;
/** Where the walk begins: open, so that there are many moves, with pawns to begin the move count again. */
const OPEN = "r2qr1k1/1b3ppp/2n5/2b5/2B5/2N5/1B3PPP/R2QR1K1 w - - 0 1";
/** The walk, and its step at which so many moves are legal; found by trying. */
const SEED = 36;
const END = 2264;
const LEGAL = 51;

/** Upper limits in microseconds, for 51 legal moves. */
const GOALS = { legalMoves: 5, legalMovesSan: 60, destinations: 10, "play, status": 20 };
const READING = ["destinations", "legalMoves", "legalMovesSan", "status", "fen"];
const PLAYING = ["play", "play, status", "undo"];

/** Measures every call of every player at every ply. */
export function measureLatency(players, options) {
  const walk = randomWalk(SEED, END + MOVES);
  const legal = newGame("chess", { fen: walk.fens[END] }).legalMoves().length;
  if (legal !== LEGAL) throw new Error(`the walk has come to another position: ${legal} legal moves`);
  const groups = PLIES.flatMap((plies) => {
    const start = walk.fens[END - plies];
    const before = walk.moves.slice(END - plies, END);
    const after = walk.moves.slice(END);
    const entries = players.map(({ name, game }) => ({ name, calls: callsOf(() => game(start, before), before.at(-1), after) }));
    return [...READING, ...PLAYING].map((call) => ({
      plies,
      call,
      entries: entries.filter(({ calls }) => call in calls).map(({ name, calls }) => ({ name, contestant: calls[call] })),
    }));
  });
  const samples = interleave(groups.map(({ entries }) => entries.map(({ contestant }) => contestant)), options);
  groups.forEach((group, g) => group.entries.forEach((entry, e) => {
    entry.times = samples[g][e];
  }));
  return groups;
}

/** Contestants for all calls that a player has, on games that `begin` makes: `last` led to where they stand, `moves` lead on. */
function callsOf(begin, last, moves) {
  const calls = {};
  const games = Array.from({ length: GAMES }, begin);
  for (const call of READING) {
    if (games[0][call] === undefined) continue;
    calls[call] = {
      units: GAMES,
      // Come to again, a position has nothing left of what was asked there.
      before: () => {
        for (const game of games) {
          game.undo();
          game.play(last);
        }
      },
      run: () => {
        for (const game of games) game[call]();
      },
    };
  }
  const [game] = games;
  const forth = () => {
    for (const move of moves) game.play(move);
  };
  const back = () => {
    for (let n = 0; n < moves.length; n += 1) game.undo();
  };
  calls.play = { units: MOVES, run: forth, after: back };
  calls["play, status"] = {
    units: MOVES,
    run: () => {
      for (const move of moves) {
        game.play(move);
        game.status();
      }
    },
    after: back,
  };
  calls.undo = { units: MOVES, before: forth, run: back };
  return calls;
}

/**
 * Moves and FENs of a long game at random that does not end: pieces move about, a pawn only when the move count asks for
 * it. Moves are taken from a sorted list, so the walk depends on the rules of chess and not on the order of a generator.
 */
function randomWalk(seed, plies) {
  let state = seed;
  const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const game = newGame("chess", { fen: OPEN });
  const fens = [OPEN];
  const moves = [];
  while (moves.length < plies) {
    const candidates = candidatesOf(game);
    let move;
    do {
      if (move !== undefined) game.undo();
      [move] = candidates.splice(below(candidates.length), 1);
      game.play(move);
    } while (game.status().outcome !== null);
    moves.push(move);
    fens.push(game.fen());
  }
  return { moves, fens };
}

function candidatesOf(game) {
  const legal = game.legalMoves();
  const quiet = legal.filter(({ kind }) => kind === "quiet");
  const pawns = quiet.filter(({ role, promotion }) => role === "pawn" && promotion === null);
  const others = quiet.filter(({ role }) => role !== "pawn");
  const due = game.status().halfmoveClock > 130;
  const choices = due ? [pawns, legal] : [others, pawns, legal];
  return choices.find(({ length }) => length > 0).map(({ move }) => move).sort();
}

export const latencyHeader = (players) => ["µs", "ply", ...players.flatMap(({ name }) => [name, "±"]), "goal", ""];

export function latencyRows(groups, players) {
  return groups.map(({ plies, call, entries }) => {
    const cells = players.flatMap(({ name }) => {
      const entry = entries.find((candidate) => candidate.name === name);
      return entry === undefined ? ["", ""] : [short(median(entry.times)), `${(100 * spread(entry.times)).toFixed(0)}%`];
    });
    const goal = GOALS[call];
    const missed = goal !== undefined && median(entries[0].times) > goal;
    return [call, String(plies), ...cells, goal === undefined ? "" : `≤ ${goal}`, missed ? "missed" : ""];
  });
}

/** For readers: one row a call, with the shortest and the longest game in one cell. */
export function latencySummary(groups, players) {
  const ends = [PLIES[0], PLIES.at(-1)];
  const cell = (call, name) => ends.map((plies) => {
    const { entries } = groups.find((group) => group.call === call && group.plies === plies);
    const entry = entries.find((candidate) => candidate.name === name);
    return entry === undefined ? "" : short(median(entry.times));
  }).join(" / ").replace(/^ \/ $/, "");
  return {
    header: [`µs, after ${ends.join(" / ")} steps`, ...players.map(({ name }) => name)],
    rows: [...READING, ...PLAYING].map((call) => [call, ...players.map(({ name }) => cell(call, name))]),
  };
}
