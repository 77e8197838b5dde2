// The computer player from JavaScript: at once, and in a Worker.

import assert from "node:assert/strict";
import test, { after } from "node:test";
import { bestMove, GameError, newGame, variants } from "mandragorias";
import { arrangementFor, createBot } from "mandragorias/bot";

const BATTLE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const begin = (id, setup = {}) => newGame(id, id === "battle" ? { fen: BATTLE, ...setup } : setup);
const code = (expected, at) => (error) => {
  assert.ok(error instanceof GameError, error?.stack);
  assert.equal(error.code, expected);
  if (at !== undefined) assert.equal(error.at, at);
  return true;
};

test("bestMove finds a legal step in every game", () => {
  for (const { id } of variants()) {
    const game = begin(id);
    const before = game.fen();
    const found = bestMove(game, { nodes: 400, timeMs: 60_000, seed: 3 });
    assert.equal(game.fen(), before, id);
    assert.equal(found.move, found.line[0], id);
    assert.ok(found.nodes <= 400, id);
    for (const move of found.line) game.play(move);
    assert.ok(Object.isFrozen(found) && Object.isFrozen(found.line), id);
  }
});

test("bestMove sees a mate and how far it is", () => {
  const game = newGame("chess", { moves: ["f3", "e5", "g4"] });
  const { move, score, line } = bestMove(game, { depth: 4 });
  assert.deepEqual([move, score, line], ["d8h4", 29_999, ["d8h4"]]);
  const late = newGame("chess", { fen: "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1" });
  const { score: distant } = bestMove(late, { depth: 8 });
  assert.equal(distant, 29_997);
});

test("the same seed and nodes are the same search", () => {
  const game = begin("crazyhouse");
  const search = (seed, level = 10) => bestMove(game, { nodes: 3000, timeMs: 60_000, seed, level });
  assert.deepEqual(search(5), search(5));
  assert.deepEqual(search(5, 2), search(5, 2));
  const openings = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => search(seed, 2).move));
  assert.ok(openings.size > 1);
});

test("limits are read before anything is searched", () => {
  const game = newGame("chess");
  const wrong = [{ timeMs: -1 }, { timeMs: "5" }, { timeMs: NaN }, { nodes: 0 }, { nodes: 1.5 }, { depth: 0 }, { depth: null }, { level: 0 }, { level: 11 }, { level: 2.5 }, { seed: -1 }];
  for (const limits of wrong) assert.throws(() => bestMove(game, limits), code("invalid-argument", Object.keys(limits)[0]), JSON.stringify(limits));
  for (const limits of [null, 5, "fast"]) assert.throws(() => bestMove(game, limits), code("invalid-argument", "limits"));
  for (const other of [undefined, null, {}, "chess", Object.create(Object.getPrototypeOf(game))]) assert.throws(() => bestMove(other), code("invalid-argument", "game"));
  const thrower = { get nodes() { throw new Error("no"); } };
  assert.throws(() => bestMove(game, thrower), code("invalid-argument", "limits"));
});

test("there is no best step where nothing can be played", () => {
  assert.throws(() => bestMove(newGame("chess", { moves: ["f3", "e5", "g4", "Qh4"] })), code("game-over"));
  assert.throws(() => bestMove(newGame("battle")), code("wrong-phase"));
  const frozen = begin("battle");
  frozen.freeze("white");
  assert.throws(() => bestMove(frozen), code("wrong-phase"));
  const freed = newGame("chess");
  freed.free();
  assert.throws(() => bestMove(freed), code("disposed"));
});

const bot = createBot();
after(() => bot.close());

test("the Worker answers, and tells on the way", async () => {
  const game = newGame("tavreli");
  const told = [];
  const found = await bot.bestMove(game.record(), { nodes: 3000, timeMs: 60_000 }, (sofar) => told.push(sofar));
  game.play(found.move);
  assert.ok(told.length > 1 && Object.isFrozen(told[0].line));
  assert.deepEqual(told.map(({ depth }) => depth), told.map((_, i) => i + 1));
});

test("the Worker finds what bestMove finds", async () => {
  const limits = { nodes: 2000, timeMs: 60_000, seed: 9 };
  const game = newGame("knightmate", { moves: ["e4"] });
  const [there, here] = [await bot.bestMove(game.record(), limits), bestMove(game, limits)];
  assert.deepEqual(there, here);
});

test("a newer search, stop and close cancel", async () => {
  const record = newGame("chess").record();
  const long = { timeMs: 600_000 };
  const first = assert.rejects(bot.bestMove(record, long), code("cancelled"));
  const second = assert.rejects(bot.bestMove(record, long), code("cancelled"));
  await first;
  bot.stop();
  await second;
  bot.stop();
  assert.equal((await bot.bestMove(record, { depth: 2 })).depth, 2);
  const other = createBot();
  const last = assert.rejects(other.bestMove(record, long), code("cancelled"));
  other.close();
  await last;
  other.close();
  await assert.rejects(other.bestMove(record), code("disposed"));
});

test("errors of the Worker are GameErrors", async () => {
  const record = newGame("chess").record();
  await assert.rejects(bot.bestMove({ ...record, variant: "none" }), code("unknown-variant"));
  await assert.rejects(bot.bestMove({ ...record, moves: ["e2e5"] }), (error) => code("illegal-move", "move 1")(error) && error.text.ru.length > 0);
  await assert.rejects(bot.bestMove({ ...record, moves: ["f3", "e5", "g4", "Qh4"] }), code("game-over"));
  await assert.rejects(bot.bestMove(record, { level: 11 }), code("invalid-argument", "level"));
  await assert.rejects(bot.bestMove({ ...record, moves: () => {} }), code("invalid-argument", "record"));
  await assert.rejects(bot.bestMove(record, {}, 5), code("invalid-argument", "onProgress"));
  assert.equal((await bot.bestMove(record, { depth: 1 })).depth, 1);
});

test("the computer arranges its pieces for battle", () => {
  for (let n = 0; n < 5; n += 1) {
    const game = newGame("battle");
    for (const color of ["white", "black"]) game.arrange(color, arrangementFor("battle", color));
    game.drawLots(n);
    assert.equal(game.status().phase, "play");
  }
});
