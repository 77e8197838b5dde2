// The surface of the package: what there is, what shape it has, and that nothing which was read can change anything.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { inspect } from "node:util";
import * as api from "mandragorias";
import { fromRecord, Game, newGame, validateFen, variants, version } from "mandragorias";

const info = (id) => variants().find((variant) => variant.id === id);

/** Every object within a value, Maps and their keys included. */
function* within(value) {
  if (typeof value !== "object" || value === null) return;
  yield value;
  const inside = value instanceof Map ? [...value.values()] : Object.values(value);
  for (const inner of inside) yield* within(inner);
}

const assertFrozen = (value) => {
  for (const object of within(value)) if (!(object instanceof Map)) assert.ok(Object.isFrozen(object), JSON.stringify(object));
};

test("the package exports what its types say", () => {
  assert.deepEqual(Object.keys(api).sort(), ["Game", "GameError", "bestMove", "default", "define", "definition", "fromRecord", "newGame", "validateFen", "variants", "version"]);
});

test("the version is that of the package", () => {
  const { version: published } = JSON.parse(readFileSync(new URL("../../pkg/package.json", import.meta.url), "utf8"));
  assert.equal(version(), published);
});

test("variants: twenty-two, complete in both languages, frozen", () => {
  assert.equal(variants().length, 22);
  assert.equal(variants(), variants());
  assertFrozen(variants());
  for (const variant of variants()) {
    assert.equal(variant.board.files.length, variant.board.width, variant.id);
    // Before the pieces are arranged the board is empty, which is no position to start from.
    assert.equal(validateFen(variant.id, variant.startFen) === null, !variant.has.arrangement, variant.id);
    for (const object of within(variant))
      if ("en" in object) for (const words of Object.values(object)) assert.ok(typeof words === "string" && words !== "", variant.id);
    for (const option of variant.options) {
      const { id, type, choices } = option;
      assert.equal(typeof option.default, { boolean: "boolean", integer: "number", choice: "string" }[type], id);
      assert.equal(choices !== undefined, type === "choice", id);
      if (choices) assert.ok(choices.some(({ value }) => value === option.default), id);
      if (type === "integer") assert.ok(option.min <= option.default && option.default <= option.max, id);
      assert.deepEqual(newGame(variant.id, { options: { [id]: option.default } }).variant, variant.id);
    }
  }
  assert.deepEqual(info("chess100").board.files.join(""), "abcdefghik");
  assert.deepEqual([info("marseillais").stepsPerTurn, info("three-move").stepsPerTurn, info("chess").stepsPerTurn], [2, 3, 1]);
  assert.deepEqual(variants().filter(({ board }) => board.plain).map(({ id }) => id), ["shatar"]);
  assert.deepEqual(variants().filter(({ goal }) => goal).map(({ id }) => id), ["shakhdan"]);
  const { goal } = info("shakhdan");
  assert.equal(Object.keys(goal).length, 32);
  assert.deepEqual([goal.d8, goal.e8, goal.a2], [{ role: "king", color: "white" }, { role: "queen", color: "white" }, { role: "pawn", color: "black" }]);
  assert.deepEqual(variants().filter(({ has }) => has.towers || has.pockets || has.arrangement).map(({ id }) => id), ["crazyhouse", "tavreli", "battle"]);
});

test("a move shows its members", () => {
  const game = newGame("chess", { moves: ["e2e4", "d7d5"] });
  const expected = {
    move: "e4d5", san: "exd5", color: "white", role: "pawn", from: "e4", to: "d5", kind: "capture",
    captured: { role: "pawn", color: "black", square: "d5" }, swapped: null, promotion: null, promotions: [], rook: null,
    count: 1, exchange: null, check: false,
  };
  const move = game.legalMoves("e4").find(({ to }) => to === "d5");
  assert.deepEqual(JSON.parse(JSON.stringify(move)), expected);
  assert.deepEqual(move.toJSON(), expected);
  assert.deepEqual({ ...move }, expected);
  assert.deepEqual(structuredClone(move), expected);
  assert.deepEqual(Object.keys(move), Object.keys(expected));
  assert.match(inspect(move), /^Move \{\s+move: 'e4d5',\s+san: 'exd5',/);
  assert.deepEqual(JSON.parse(JSON.stringify(game.play(move))), expected);
});

test("castling, en passant, promotion and drops are told in full", () => {
  const castle = newGame("chess", { fen: "r3k3/8/8/8/8/8/8/R3K2R w KQq - 0 1" });
  const short = castle.legalMoves("e1").find(({ kind, to }) => kind === "castle" && to === "g1");
  assert.deepEqual([short.move, short.san, short.from, short.rook], ["e1g1", "O-O", "e1", { from: "h1", to: "f1" }]);

  const passing = newGame("chess", { moves: ["e4", "a6", "e5", "d5"] });
  const taken = passing.legalMoves("e5").find(({ kind }) => kind === "en-passant");
  assert.deepEqual([taken.to, taken.captured], ["d6", { role: "pawn", color: "black", square: "d5" }]);

  const promoting = newGame("chess", { fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1" });
  assert.deepEqual(promoting.legalMoves("a7").map(({ promotion }) => promotion).sort(), ["bishop", "knight", "queen", "rook"]);
  assert.deepEqual(promoting.destinations().get("a7"), ["a8"]);
  assert.equal(promoting.play({ from: "a7", to: "a8", promotion: "N" }).move, "a7a8n");

  const dropping = newGame("crazyhouse", { moves: ["e4", "d5", "exd5", "Qxd5"] });
  dropping.play("a3");
  const drop = dropping.legalMoves("P")[0];
  assert.deepEqual([drop.from, drop.role, drop.color, drop.kind, drop.promotion], [null, "pawn", "black", "drop", null]);
  assert.ok(drop.move.startsWith("P@"));
  assert.ok(dropping.destinations().get("P").includes("e4"));
  assert.equal(dropping.play({ drop: "pawn", to: "e4" }).move, "P@e4");

  const shuffled = newGame("chess960", { options: { position: 518 }, fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
  const rookTaker = shuffled.legalMoves("e1").find(({ kind }) => kind === "castle");
  assert.deepEqual([rookTaker.move, rookTaker.to, rookTaker.rook], ["e1h1", "g1", { from: "h1", to: "f1" }]);
  assert.equal(shuffled.options.position, -1);
});

test("towers are told in full", () => {
  const game = newGame("tavreli");
  assert.deepEqual(game.board().get("a2").top, { role: "ratnik", color: "white", symbol: "ratoborets", fresh: true });
  game.play("e2e4");
  game.play("d7d5");
  const taking = game.legalMoves("e4").find(({ to }) => to === "d5");
  assert.deepEqual([taking.kind, taking.count, taking.captured.square], ["capture", 1, "d5"]);
  game.play(taking);
  const { top, pieces } = game.board().get("d5");
  assert.deepEqual([top.color, pieces.map(({ color }) => color)], ["white", ["black", "white"]]);
  assert.deepEqual(game.legalMoves("d8").find(({ to }) => to === "d5").captured, { role: "ratnik", color: "white", symbol: "helgi", square: "d5" });

  const promoting = newGame("tavreli", { fen: "4k3/Pq7/8/8/8/8/8/4K3 w - - 0 1" }).play("a7a8");
  assert.equal(promoting.promotion, "knyaz");
  assert.deepEqual(promoting.promotions, [{ role: "knyaz", color: "white", promoted: true, symbol: "knyaz", square: "a8" }]);

  const uncovering = newGame("tavreli", { fen: "(Pqr)3k3/8/8/8/8/8/8/4K3 b - - 0 1" }).play("a8(1)b8");
  assert.deepEqual([uncovering.count, uncovering.promotion, uncovering.promotions[0].square], [1, null, "a8"]);
});

test("exchanges are told in full", () => {
  const game = newGame("shakhdan", { moves: ["d2d4", "e7e5"] });
  const { kind, captured, swapped, exchange } = game.play("d4e5");
  assert.deepEqual([kind, captured, swapped, exchange], ["swap", null, { role: "pawn", color: "black", square: "d4" }, null]);
});

test("what stands where, and whom it attacks", () => {
  const game = newGame("chess");
  assert.deepEqual(game.board().get("e1"), { top: { role: "king", color: "white" }, pieces: [{ role: "king", color: "white" }] });
  assert.equal(game.board().size, 32);
  assert.deepEqual([...game.attacked("white")].filter((square) => square.endsWith("3")).length, 8);
  assert.equal(game.pockets(), null);
  assert.deepEqual(newGame("crazyhouse").pockets().white, { queen: 0, rook: 0, bishop: 0, knight: 0, pawn: 0 });
});

test("a status says everything", () => {
  assert.deepEqual(newGame("chess").status(), {
    phase: "play", turn: "white", step: 1, stepsLeft: 1, moveNumber: 1, halfmoveClock: 0, check: [], checkers: [],
    legalMoveCount: 20, outcome: null, arranged: null, claims: [], notices: [],
  });
  const mated = newGame("chess", { moves: ["f3", "e5", "g4", "Qh4#"] });
  const { phase, check, checkers, outcome } = mated.status();
  assert.deepEqual([phase, check, checkers, outcome.result, outcome.winner, outcome.reason], ["over", ["e1"], ["h4"], "0-1", "black", "checkmate"]);
  assert.deepEqual(mated.legalMoves(), []);
  assert.equal(mated.destinations().size, 0);
});

test("a record's members come in one order, so that records compare as JSON text", () => {
  const fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  const game = newGame("antichess", { fen, moves: ["e4"] });
  game.resign("white");
  const text = `{"v":1,"variant":"antichess","fen":"${fen}","options":{"castling":false},"moves":["e2e4"],"end":{"kind":"resignation","color":"white"}}`;
  assert.equal(JSON.stringify(game.record()), text);
  assert.equal(JSON.stringify(fromRecord(JSON.parse(text)).record()), text);
});

test("whatever is read is frozen, and Maps are the reader's own", () => {
  const game = newGame("crazyhouse", { moves: ["e4", "d5", "exd5"] });
  game.resign("white");
  for (const value of [game.legalMoves(), game.destinations(), game.board(), game.pockets(), game.status(), game.record(), game.history(),
    game.attacked("white"), game.options, game.history()[2].toJSON().captured, validateFen("chess", ""), game.explain("e2e4")]) assertFrozen(value);
  assert.ok(Object.isFrozen(game));
  game.board().clear();
  game.destinations().clear();
  assert.equal(game.board().size, 31);
  assert.throws(() => { game.variant = "chess"; }, TypeError);
});

test("games are begun by the package only", () => {
  assert.throws(() => new Game(), { name: "GameError", code: "invalid-argument" });
  assert.ok(newGame("chess") instanceof Game);
});

test("the other rooms of the package are found by their names", () => {
  for (const name of ["mandragorias/engine.wasm", "mandragorias/rules/chess.en.md", "mandragorias/rules/tavreli.ru.md", "mandragorias/package.json"])
    assert.ok(readFileSync(new URL(import.meta.resolve(name))).length > 0, name);
});

test("castling that an option allows is told like any other", () => {
  const game = newGame("antichess", { options: { castling: true }, fen: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1" });
  const rook = (side) => game.legalMoves().find(({ san }) => san === side).rook;
  assert.deepEqual([rook("O-O"), rook("O-O-O")], [{ from: "h1", to: "f1" }, { from: "a1", to: "d1" }]);
});

test("the squares of two moves mean neither by themselves", () => {
  const fen = "4nrbb/r1p1kp2/5p1p/p7/P3p3/3P3P/3P1PP1/R2K1RBB w KQ - 0 15";
  const played = (move) => newGame("chess960", { fen }).play(move).move;
  assert.throws(() => played({ from: "d1", to: "c1" }), { code: "ambiguous-move" });
  assert.equal(played({ from: "d1", to: "c1", castle: true }), "d1a1");
  assert.equal(played({ from: "d1", to: "c1", castle: false }), "d1c1");
  assert.throws(() => newGame("chess", { fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1" }).play({ from: "a7", to: "a8" }), { code: "ambiguous-move" });
});
