// Whole games in every variant, played at random but always the same: what the facade decodes is held against what the
// engine writes, and every way of telling a game leads to the same game again.

import assert from "node:assert/strict";
import test from "node:test";
import { fromRecord, newGame, variants } from "mandragorias";

const GAMES = 4;
const STEPS = 160;

/** Numbers below `limit`, the same for the same seed. */
function random(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The usual options, and each one by itself at each of its other values (of numbers, the highest). */
function choices(info) {
  const others = ({ type, default: usual, choices: words, max }) =>
    type === "boolean" ? [!usual] : type === "integer" ? [max] : words.map(({ value }) => value).filter((value) => value !== usual);
  return [{}, ...info.options.flatMap((option) => others(option).map((value) => ({ [option.id]: value })))];
}

function begin(id, options, seed) {
  if (id === "chess960") return newGame(id, { options: { position: (seed * 97) % 960, ...options } });
  if (id !== "battle") return newGame(id, { options });
  const game = newGame(id);
  const next = random(seed + 5);
  const pieces = ["king", "queen", ...["rook", "bishop", "knight"].flatMap((role) => [role, role]), ...Array(8).fill("pawn")];
  for (const [color, ranks] of [["white", [1, 2, 3, 4]], ["black", [5, 6, 7, 8]]]) {
    const free = ranks.flatMap((rank) => Array.from("abcdefgh", (file) => file + rank));
    game.arrange(color, Object.fromEntries(pieces.map((role) => [free.splice(next(free.length), 1)[0], role])));
  }
  game.drawLots(seed);
  return game;
}

function play(id, options, seed) {
  const game = begin(id, options, seed);
  const next = random(seed);
  for (let step = 0; step < STEPS; step += 1) {
    const legal = game.legalMoves();
    const status = game.status();
    assert.equal(legal.length, status.legalMoveCount);
    assert.equal(legal.length === 0, status.phase === "over");
    if (legal.length === 0) break;
    checkPosition(game, legal);
    game.play(legal[next(legal.length)].move);
  }
  return game;
}

function checkPosition(game, legal) {
  const texts = legal.map(({ move }) => move);
  assert.equal(new Set(texts).size, texts.length, `${game.fen()} ${texts}`);
  const board = game.board();
  const reachable = new Map();
  for (const move of legal) {
    if (move.from !== null) assert.equal(board.get(move.from).top.color, move.color);
    if (move.captured) {
      const { square, ...piece } = move.captured;
      assert.deepEqual(board.get(square).top, piece);
      assert.ok(["capture", "en-passant"].includes(move.kind), move.kind);
    }
    const source = move.from ?? move.move[0];
    reachable.set(source, new Set([...(reachable.get(source) ?? []), move.to]));
  }
  const destinations = game.destinations();
  assert.deepEqual(new Map([...destinations].map(([from, to]) => [from, new Set(to)])), reachable);
  for (const source of reachable.keys()) assert.ok(game.legalMoves(source).every((move) => legal.includes(move)));
}

for (const info of variants()) {
  const { id, startFen } = info;
  test(`${id}: games at random`, () => {
    const all = choices(info);
    for (let seed = 1; seed <= Math.max(GAMES, all.length); seed += 1) {
      const game = play(id, all[seed - 1] ?? {}, seed);
      const record = game.record();
      const history = game.history();
      assert.deepEqual(history.map(({ move }) => move), record.moves, "the facade and the engine write the same");
      const again = fromRecord(JSON.parse(JSON.stringify(record)));
      assert.equal(again.fen(), game.fen());
      assert.deepEqual(again.status(), game.status());
      assert.deepEqual(again.record(), record);
      checkSan(game, again, history);
      checkUndo(game, history);
      checkFreed(record, history);
      game.free();
      again.free();
    }
  });

  test(`${id}: the start position`, () => {
    assert.equal(newGame(id, id === "chess960" ? { options: { position: 518 } } : {}).fen(), startFen);
  });
}

/** How many pieces of each kind there are. */
function kinds(game) {
  const counts = {};
  for (const { pieces } of game.board().values()) for (const { color, role } of pieces) counts[`${color} ${role}`] = (counts[`${color} ${role}`] ?? 0) + 1;
  return counts;
}

test("tavreli: every piece whose role changes is told", () => {
  let told = 0;
  // Nearly home, so that pieces promote, are covered and uncovered.
  const fen = "4k3/PqPrPb5/8/2n5/5N2/8/pqprpb5/4K3 w - - 0 1 fresh:-/-";
  for (let seed = 1; seed <= 12; seed += 1) {
    const game = newGame("tavreli", { fen });
    const next = random(seed);
    for (let step = 0; step < 60 && game.legalMoves().length > 0; step += 1) {
      const expected = kinds(game);
      const legal = game.legalMoves();
      const { promotions } = game.play(legal[next(legal.length)]);
      for (const { color, role, symbol, promoted } of promotions) {
        expected[`${color} ${role}`] = (expected[`${color} ${role}`] ?? 0) + 1;
        expected[`${color} ${promoted ? "ratnik" : symbol}`] -= 1;
        told += 1;
      }
      for (const kind of Object.keys(expected)) if (expected[kind] === 0) delete expected[kind];
      assert.deepEqual(kinds(game), expected, `${game.fen()} ${game.history().at(-1).move}`);
    }
  }
  assert.ok(told > 30, `${told} changes`);
});

/** SAN leads to the same move. */
function checkSan(game, again, history) {
  for (const move of [...history].reverse()) {
    again.undo();
    const read = again.play(move.san);
    assert.equal(read.move, move.move, `${again.fen()} ${move.san}`);
    again.undo();
  }
  while (again.redo());
  for (const move of history.slice(again.history().length)) again.play(move);
  assert.equal(again.fen(), game.fen());
}

/** Moves of a game that was freed before anybody asked for their SAN. */
function checkFreed(record, history) {
  const game = fromRecord(record);
  const moves = game.history();
  game.free();
  assert.deepEqual(moves.map(({ san, check }) => [san, check]), history.map(({ san, check }) => [san, check]));
}

function checkUndo(game, history) {
  const fens = history.map((_, step) => game.fen(step));
  const last = game.fen();
  for (const [step, move] of [...history.entries()].reverse()) {
    assert.equal(game.undo(), move);
    assert.equal(game.fen(), fens[step]);
  }
  assert.equal(game.undo(), null);
  for (const move of history) assert.equal(game.redo(), move);
  assert.equal(game.fen(), last);
}
