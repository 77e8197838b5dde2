// How the computer arranges its pieces in secret: pawns before the pieces, the king behind, and of several such arrangements the one that a
// short search likes best against the classical one.

import { newGame, variants } from "../lib/api.js";
import { bestMove } from "../lib/bot.js";
import { tableOf } from "../lib/variants.js";

const ARMY = ["king", "queen", "rook", "rook", "bishop", "bishop", "knight", "knight"];
const TRIED = 12;

/** Pieces by square, as `Game.arrange` takes them. `random` gives numbers from 0 to 1. */
export function arrangementFor(variant, color, random = Math.random) {
  const { id } = tableOf(variant);
  const info = variants().find((known) => known.id === id);
  let best = null;
  for (let n = 0; n < TRIED; n += 1) {
    const pieces = placed(info.board, color, random);
    const score = scored(info, color, pieces);
    if (best === null || score > best.score) best = { pieces, score };
  }
  return best.pieces;
}

/** A square of a side by file and by rank as the side counts, both from 0. */
const named = ({ files, height }, color, file, rank) => `${files[file]}${color === "white" ? rank + 1 : height - rank}`;

function placed(board, color, random) {
  const below = (limit) => Math.floor(random() * limit);
  const square = (file, rank) => named(board, color, file, rank);
  const pieces = {};
  const free = [];
  for (let file = 0; file < board.width; file += 1) free.push([file, 0], [file, 1]);
  const king = below(board.width);
  const take = (fits) => {
    const fitting = free.filter(fits);
    const chosen = fitting[below(fitting.length)];
    free.splice(free.indexOf(chosen), 1);
    return chosen;
  };
  ARMY.forEach((role, n) => {
    const fits = {
      king: ([file, rank]) => file === king && rank === 0,
      // One after the other, on squares of either colour.
      bishop: ([file, rank]) => (file + rank) % 2 === n % 2,
    }[role] ?? (() => true);
    const [file, rank] = take(fits);
    pieces[square(file, rank)] = role;
  });
  // A pawn on every file: before the king as near as can be, elsewhere a little farther on.
  for (let file = 0; file < board.width; file += 1) {
    const near = Math.abs(file - king) <= 1 ? 1 : 1 + below(3);
    const ranks = [near, near + 1, 3, 2].filter((rank) => rank < board.height / 2);
    pieces[square(file, ranks.find((rank) => !(square(file, rank) in pieces)))] = "pawn";
  }
  return pieces;
}

/** What a short search says of an arrangement, the other side standing classically. */
function scored(info, color, pieces) {
  const letters = Object.fromEntries(info.roles.map(({ role, letter }) => [role, letter]));
  const other = color === "white" ? "black" : "white";
  const all = { ...Object.fromEntries(Object.entries(pieces).map(([square, role]) => [square, [role, color]])), ...classical(info.board, other) };
  const { files, height } = info.board;
  const ranks = Array.from({ length: height }, (_, n) => {
    const letter = (file) => {
      const [role, side] = all[`${file}${height - n}`] ?? [];
      return role === undefined ? "1" : side === "white" ? letters[role] : letters[role].toLowerCase();
    };
    return [...files].map(letter).join("").replace(/1+/g, (empty) => empty.length);
  });
  const game = newGame(info.id, { fen: `${ranks.join("/")} ${other[0]} - - 0 1` });
  try {
    return -bestMove(game, { nodes: 1000, seed: 1 }).score;
  } finally {
    game.free();
  }
}

function classical(board, color) {
  const rank = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];
  return Object.fromEntries(rank.flatMap((role, file) => [[named(board, color, file, 0), [role, color]], [named(board, color, file, 1), ["pawn", color]]]));
}
