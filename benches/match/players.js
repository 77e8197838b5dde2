// The players of matches. Each is `{ name, move(game, context), close() }`; `move` gives move text, or `{ move, score }`.

import "../../pkg/node.js";
import * as engine from "../../pkg/dist/engine.js";
import { handleOf } from "../../pkg/lib/game.js";
import { fairy } from "./fairy.js";

/** Parts of the evaluation, in the order of the bits of `Terms` in src/bot/eval/mod.rs. */
export const TERMS = ["mobility", "royal", "passed", "threats", "place", "aim", "pair", "drive", "towers", "pawns"];

/** Limits of a search as the engine takes them. */
const list = ({ timeMs = Infinity, nodes = Infinity, level = 10 }, seed, without = 0) => [timeMs, nodes, Infinity, level, seed, without];

/** This engine; with `without`, a bit mask of parts of its evaluation that are left out. */
function ours({ limits, without = 0, name }) {
  const { search } = engine;
  return {
    name,
    claims: true,
    move(game, { seed }) {
      const clock = () => performance.now();
      const { line, score, nodes, depth } = handleOf(game).call((raw) => search(raw, list(limits, seed, without), false, clock, undefined));
      return { move: line.split(" ")[0], score, nodes, depth };
    },
  };
}

const random = { name: "random", move: (game, { below }) => ({ move: pick(game.legalMoves(), below).move }) };

/** What the greedy player thinks of pieces, by letter; any other piece is worth a rook. */
const PRICES = { P: 1, N: 3, B: 3, M: 3, L: 2, H: 3, R: 5, J: 6, C: 5, Q: 9, A: 12, K: 4 };

/** One step ahead: a win at once, else the greatest gain, else anything. */
const greedy = {
  name: "greedy",
  move(game, { below }) {
    let best = [];
    let most = -Infinity;
    for (const move of game.legalMoves()) {
      const gain = worth(game, move);
      if (gain > most) [most, best] = [gain, []];
      if (gain === most) best.push(move);
    }
    return { move: pick(best, below).move };
  },
};

const prices = new Map();

function worth(game, move) {
  const letter = letters(game);
  const price = (role) => PRICES[letter[role]] ?? 5;
  let gain = (move.captured ? price(move.captured.role) : 0) + (move.promotion ? price(move.promotion) - 1 : 0);
  game.play(move);
  const { outcome } = game.status();
  if (outcome) gain = outcome.winner === move.color ? 1000 : outcome.winner ? -1000 : gain;
  game.undo();
  return gain;
}

function letters(game) {
  if (!prices.has(game.variant)) {
    const { roles, letters: all } = handleOf(game).table;
    prices.set(game.variant, Object.fromEntries(roles.map((role, n) => [role, all[n]])));
  }
  return prices.get(game.variant);
}

const pick = (list, below) => list[below(list.length)];

/** A player by the word for it: `random`, `greedy`, `fairy`, `level:3`, `without:aim`, `build:FOLDER`, or `ours`. */
export async function player(word, limits) {
  const [kind, value] = word.split(/:(.*)/s);
  switch (kind) {
    case "random":
      return random;
    case "greedy":
      return greedy;
    case "fairy":
      return fairy(limits);
    case "level":
      return ours({ limits: { ...limits, level: Number(value) }, name: word });
    case "without": {
      const bit = TERMS.indexOf(value);
      if (bit < 0) throw new Error(`\`${value}\` is not one of ${TERMS.join(", ")}`);
      return ours({ limits, without: 1 << bit, name: word });
    }
    case "build":
      return other(value, limits);
    default:
      return ours({ limits, name: "ours" });
  }
}

/** The engine of another build of the package: the folder is its `pkg`. */
async function other(folder, limits) {
  const place = new URL(`${folder.replace(/\/?$/, "/")}`, `file://${process.cwd()}/`);
  const theirs = await import(new URL("node.js", place));
  const bot = await import(new URL("lib/bot.js", place));
  return {
    name: `build ${folder}`,
    claims: true,
    move(game, { seed }) {
      const copy = theirs.fromRecord(game.record());
      try {
        const { move, score, nodes, depth } = bot.bestMove(copy, { timeMs: 1e7, ...limits, seed });
        return { move, score, nodes, depth };
      } finally {
        copy.free();
      }
    },
  };
}
