// Games of one's own through the package: what `define` takes and refuses, and what such a game can do.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { define, definition, fromRecord, GameError, newGame, validateFen, variants } from "mandragorias";

const perft = JSON.parse(readFileSync(new URL("../data/perft.json", import.meta.url), "utf8"));

/** The error that a definition is refused with. */
function refusal(given) {
  try {
    define(given);
  } catch (error) {
    assert.ok(error instanceof GameError, String(error));
    return error;
  }
  assert.fail("it was taken");
}

const over = (more) => ({ id: "own", name: "Own", extends: "chess", ...more });

test("a copy of every variant plays as the variant", () => {
  for (const { variant, options, fen, perft: counts } of perft) {
    define({ ...definition(variant, options), id: "copy" });
    const game = newGame("copy", fen === null || fen === undefined ? {} : { fen });
    const depth = Math.min(2, counts.length);
    assert.equal(game.perft(depth), counts[depth - 1], `${variant} ${JSON.stringify(options)}`);
    game.free();
  }
});

test("a defined game is a variant like the others", () => {
  const info = define({
    id: "small", name: { en: "Small chess", ru: "Малые шахматы" }, summary: "Five by six.", extends: "chess",
    board: { width: 5, height: 6, files: null }, start: "rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1", castling: null,
    pieces: { A: { role: "archbishop", name: { en: "archbishop", ru: "архиепископ" }, moves: "BN" }, P: { pawn: { first: 1 }, promotion: "QA" } },
  });
  assert.deepEqual([info.id, info.name.ru, info.summary.en, info.board.width, info.board.height], ["small", "Малые шахматы", "Five by six.", 5, 6]);
  assert.equal(variants().at(-1).id, variants().find(({ id }) => id === "small").id);
  const bishop = info.roles.find(({ role }) => role === "archbishop");
  assert.deepEqual([bishop.letter, bishop.name.ru], ["A", "архиепископ"]);
  assert.match(bishop.moves.en, /BN/);
  assert.equal(validateFen("small", "8/8 w - - 0 1").field, "board");
  const game = newGame("small", { moves: ["b2b3"] });
  assert.equal(game.history()[0].san, "b3");
  assert.equal(game.explain("b3b4").code, "not-your-piece");
  assert.ok(game.pgn().includes('[Variant "Small chess"]'));
});

test("a record carries the definition and is read without it being known", () => {
  define(over({ id: "carried", castling: null, start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1" }));
  const record = JSON.parse(JSON.stringify(newGame("carried", { moves: ["e2e4"] }).record()));
  assert.equal(record.definition.id, "carried");
  assert.equal(record.definition.extends, undefined);
  const strange = { ...record, variant: "strange", definition: { ...record.definition, id: "strange" } };
  const game = fromRecord(strange);
  assert.deepEqual(game.record(), strange);
  assert.ok(variants().some(({ id }) => id === "strange"));
  // What is known under the id stays what it is.
  const other = { ...record, definition: { ...record.definition, noMoves: "loss" } };
  assert.equal(fromRecord(other).record().definition.noMoves, "loss");
  assert.equal(newGame("carried").record().definition.noMoves, undefined);
  assert.throws(() => fromRecord({ ...record, variant: "another" }), { code: "invalid-argument", at: "definition" });
});

test("games begun keep their rules when the id is defined again", () => {
  define(over({ id: "twice" }));
  const game = newGame("twice", { moves: ["e2e4"] });
  const [move] = game.history();
  define(over({ id: "twice", pieces: { P: { pawn: { first: 1 } } } }));
  assert.equal(newGame("twice").legalMoves().length, 12);
  game.undo();
  assert.equal(game.legalMoves().length, 20);
  game.free();
  assert.equal(move.san, "e4");
});

test("errors name the member, in both languages", () => {
  for (const [given, at] of [
    [over({ id: "chess" }), "id"],
    [over({ id: "x", gravity: 1 }), "gravity"],
    [over({ pieces: { Q: { moves: "Qx" } } }), "pieces.Q.moves"],
    [over({ extends: "nothing" }), "extends"],
    [over({ start: "8/8" }), "start"],
    [over({ board: { width: 2.5 } }), "board.width"],
    [{ id: "own", extends: "chess" }, "name"],
  ]) {
    const error = refusal(given);
    assert.deepEqual([error.code, error.at], ["invalid-definition", at]);
    assert.match(error.text.ru, /\p{Script=Cyrillic}/u);
    assert.doesNotMatch(error.message, /\{\w+\}/);
  }
  assert.throws(() => define(null), { code: "invalid-argument" });
  assert.throws(() => define("chess"), { code: "invalid-argument" });
  assert.throws(() => definition("nothing"), { code: "unknown-variant" });
  assert.throws(() => definition("chess", { x: 1 }), { code: "invalid-option" });
});

test("hostile definitions are refused or harmless", () => {
  const deep = {};
  for (let at = deep, n = 0; n < 50_000; n += 1) at = at.pieces = {};
  const round = over({});
  round.board = round;
  const trap = { get id() { throw new Error("boo"); } };
  for (const given of [over({ pieces: deep }), over({ summary: "x".repeat(10_000_000) }), round, over({ ends: new Array(1e9) }), over({ pieces: { K: Symbol("K") } })]) {
    assert.equal(refusal(given).code, "invalid-definition");
  }
  assert.equal(refusal(trap).code, "invalid-argument");
  const before = Object.keys(Object.prototype).length;
  assert.equal(refusal(JSON.parse('{"id": "own", "name": "x", "extends": "chess", "__proto__": {"evil": 1}}')).at, "__proto__");
  assert.equal(Object.keys(Object.prototype).length, before);
  for (const id of ["constructor", "hasownproperty"]) assert.equal(newGame(define(over({ id, name: "<script>alert(1)</script>" })).id).variant, id);
});

test("definitions are frozen, and what is written is read again", () => {
  for (const { id } of variants()) {
    const first = definition(id);
    assert.ok(Object.isFrozen(first) && Object.isFrozen(first.pieces));
    define({ ...first, id: "again" });
    assert.deepEqual({ ...definition("again"), id }, first);
  }
});
