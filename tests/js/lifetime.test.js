// Games end, are freed and go other ways; what they handed out stays good.

import assert from "node:assert/strict";
import test from "node:test";
import { Game, newGame } from "mandragorias";

test("a freed game is disposed, whatever is asked of it", () => {
  const game = newGame("chess");
  game.free();
  const calls = {
    legalMoves: [], destinations: [], play: ["e2e4"], explain: ["e2e4"], undo: [], redo: [], status: [], fen: [], record: [], board: [], pockets: [],
    attacked: ["white"], history: [], perft: [1], resign: ["white"], agreeDraw: [], claimDraw: [], flag: ["white"], arrange: ["white", {}],
    drawLots: [], freeze: ["white"], resume: [], annul: [], forfeit: ["white"], pgn: [], clone: [],
  };
  const methods = Object.getOwnPropertyNames(Game.prototype).filter((name) => !["constructor", "free"].includes(name));
  assert.deepEqual(Object.keys(calls).sort(), methods.sort());
  for (const [name, input] of Object.entries(calls)) assert.throws(() => game[name](...input), { name: "GameError", code: "disposed" }, name);
  assert.throws(() => game.explain(null), { code: "disposed" });
  assert.throws(() => game.play(null), { code: "disposed" });
  game.free();
  assert.equal(game.variant, "chess");
});

test("a game can be disposed of by `using`", { skip: !Symbol.dispose }, () => {
  const game = newGame("chess");
  game[Symbol.dispose]();
  assert.throws(() => game.fen(), { code: "disposed" });
});

const tell = (moves) => moves.map(({ san, check }) => `${san}${check ? " check" : ""}`);

test("moves give their SAN after the game was freed", () => {
  const setups = {
    chess: "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
    crazyhouse: "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR[QNp] w KQkq - 4 4",
    chess960: "1k1r4/8/8/8/8/8/8/R3K1R1 w Q - 0 1",
    marseillais: "rnbqkbnr/ppp1pppp/8/3p4/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2 step:2",
  };
  for (const [variant, fen] of Object.entries(setups)) {
    const game = newGame(variant, { fen });
    const moves = game.legalMoves();
    const expected = tell(newGame(variant, { fen }).legalMoves());
    game.free();
    assert.deepEqual(tell(moves), expected, variant);
  }
});

test("moves give their SAN after their position was taken back and played over", () => {
  const game = newGame("chess", { moves: ["e4", "e5", "Nf3"] });
  const there = game.legalMoves();
  const played = game.history();
  const expected = tell(newGame("chess", { moves: ["e4", "e5", "Nf3"] }).legalMoves());
  game.undo();
  assert.deepEqual(tell(there.slice(0, 3)), expected.slice(0, 3), "taken back");
  game.undo();
  game.play("c5");
  assert.deepEqual(tell(played), ["e4", "e5", "Nf3"]);
  // Never asked before their position was lost.
  assert.deepEqual(tell(there.slice(3)), expected.slice(3), "played over");
});

test("moves give their SAN after their position was lost to an end that was declared", () => {
  for (const end of [(game) => game.resign("white"), (game) => game.agreeDraw(), (game) => game.flag("black")]) {
    const game = newGame("chess", { moves: ["e4", "e5"] });
    const there = game.legalMoves();
    const expected = tell(newGame("chess", { moves: ["e4", "e5"] }).legalMoves());
    game.undo();
    end(game);
    assert.equal(game.redo(), null);
    assert.deepEqual(tell(there), expected);
    game.undo();
    assert.equal(game.play("d4").san, "d4");
    game.free();
    assert.deepEqual(tell(there), expected);
  }
});

test("moves of a copy give their SAN after a step that only the copied game took back", () => {
  const game = newGame("chess", { moves: ["e4", "e5"] });
  game.undo();
  const copy = game.clone();
  assert.equal(copy.redo().san, "e5");
  const there = copy.legalMoves();
  copy.undo();
  copy.play("c5");
  assert.deepEqual(tell(there), tell(newGame("chess", { moves: ["e4", "e5"] }).legalMoves()));
});

test("moves give their SAN after a game that nobody holds was collected", async () => {
  let moves = newGame("chess").legalMoves();
  for (let i = 0; i < 20; i += 1) {
    globalThis.gc?.();
    newGame("chess", { moves: ["e4"] }).legalMoves();
    await new Promise((done) => setImmediate(done));
  }
  assert.equal(tell(moves).length, 20);
  moves = null;
});

test("undo and redo walk the same path", () => {
  const game = newGame("chess", { moves: ["e4", "e5", "Nf3", "Nc6"] });
  const fens = [0, 1, 2, 3, 4].map((step) => game.fen(step));
  const history = game.history();
  for (let step = 4; step > 0; step -= 1) {
    assert.equal(game.undo(), history[step - 1]);
    assert.equal(game.fen(), fens[step - 1]);
    assert.throws(() => game.fen(step), { code: "invalid-argument" });
  }
  assert.equal(game.undo(), null);
  for (let step = 1; step <= 4; step += 1) {
    assert.equal(game.redo(), history[step - 1]);
    assert.equal(game.fen(), fens[step]);
  }
  assert.equal(game.redo(), null);
  game.undo();
  assert.throws(() => game.play("e2e4"), { code: "illegal-move" });
  assert.equal(game.redo().san, "Nc6", "a refused move loses nothing");
});

test("an end is taken back with the step before it", () => {
  const game = newGame("chess", { moves: ["e4"] });
  assert.equal(game.resign("black").outcome.reason, "resignation");
  assert.equal(game.undo().san, "e4");
  assert.equal(game.status().outcome, null);
  assert.equal(game.legalMoves().length, 20);
});

test("a copy goes its own way", () => {
  const game = newGame("chess", { moves: ["e4", "e5"] });
  const copy = game.clone();
  copy.play("Nf3");
  assert.deepEqual([game.history().length, copy.history().length], [2, 3]);
  game.free();
  assert.equal(copy.history()[0].san, "e4");
  assert.equal(copy.undo().san, "Nf3");
});

test("battle chess goes from arrangement to ruling", () => {
  const pieces = (first, pawns) => Object.fromEntries([
    ...["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"].map((role, i) => [`${"abcdefgh"[i]}${first}`, role]),
    ...Array.from("abcdefgh", (file) => [`${file}${pawns}`, "pawn"]),
  ]);
  const game = newGame("battle");
  assert.deepEqual(game.status().arranged, { white: false, black: false });
  assert.deepEqual([game.legalMoves(), game.board().size, game.history()], [[], 0, []]);
  for (const act of [() => game.clone(), () => game.pgn(), () => game.record(), () => game.undo(), () => game.play("e2e4"), () => game.drawLots()])
    assert.throws(act, { code: "wrong-phase" });
  assert.equal(game.explain("e2e4").code, "arranging");
  assert.deepEqual(game.arrange("white", pieces(1, 3)).arranged, { white: true, black: false });
  game.arrange("black", pieces(8, 7));
  const drawn = game.drawLots(7);
  assert.equal(drawn.phase, "play");
  assert.equal(game.board().size, 32);
  game.play(game.legalMoves()[0]);
  assert.equal(game.freeze("white", "help").phase, "frozen");
  assert.deepEqual(game.record().end, { kind: "frozen", color: "white", reason: "help" });
  assert.throws(() => game.play("e2e4"), { code: "wrong-phase" });
  assert.equal(game.resume().phase, "play");
  game.freeze("black");
  const { outcome } = game.forfeit("black");
  assert.deepEqual([outcome.winner, outcome.reason], ["white", "forfeit"]);
});
