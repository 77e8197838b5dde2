// Bad input of every kind is a GameError with its code, and changes nothing.

import assert from "node:assert/strict";
import test from "node:test";
import { GameError, fromRecord, newGame, validateFen } from "mandragorias";

const refuses = (code, call, at) => {
  assert.throws(call, (error) => {
    assert.ok(error instanceof GameError, error);
    assert.equal(error.code, code, error.message);
    if (at !== undefined) assert.equal(error.at, at);
    assert.ok(error.message.length > 0 && !/[{}]/.test(error.message), error.message);
    assert.equal(error.message, error.text.en);
    return true;
  });
};

const NOT_STRINGS = [undefined, null, 5, NaN, true, Symbol("e2e4"), 7n, {}, [], () => {}, new Proxy({}, { get() { throw new Error("trap"); } })];
const HUGE = "e".repeat(5_000_000);
const thrower = (name) => ({ get [name]() { throw new RangeError("hostile"); } });

test("newGame: variant", () => {
  for (const variant of NOT_STRINGS) refuses("invalid-argument", () => newGame(variant), "variant");
  for (const variant of ["", "Chess", "__proto__", "constructor", HUGE]) refuses("unknown-variant", () => newGame(variant));
});

test("newGame: set-up", () => {
  for (const setup of [null, 5, "fen", true, Symbol()]) refuses("invalid-argument", () => newGame("chess", setup), "setup");
  for (const fen of NOT_STRINGS.slice(1)) refuses("invalid-argument", () => newGame("chess", { fen }), "fen");
  for (const fen of ["", "x", HUGE, "\0", "🙂", "\ud800"]) refuses("invalid-fen", () => newGame("chess", { fen }));
  for (const name of ["fen", "options", "moves"]) refuses("invalid-argument", () => newGame("chess", thrower(name)));
  for (const moves of ["e2e4", {}, 5, null]) refuses("invalid-argument", () => newGame("chess", { moves }), "moves");
  for (const move of NOT_STRINGS) refuses("invalid-move", () => newGame("chess", { moves: ["e2e4", move] }), "move 2");
  refuses("invalid-move", () => newGame("chess", { moves: [HUGE] }), "move 1");
  refuses("illegal-move", () => newGame("chess", { moves: ["e2e4", "e2e4"] }), "move 2");
  refuses("invalid-argument", () => newGame("chess", { moves: new Array(2 ** 31) }), "moves");
});

test("newGame: options", () => {
  for (const options of [null, 5, "x", [], new Proxy({}, { ownKeys() { throw new Error("trap"); } })])
    refuses("invalid-argument", () => newGame("crazyhouse", { options }), "options");
  for (const value of [null, {}, [], 7n, Symbol(), 0.5, NaN, Infinity, 1, "true", HUGE])
    refuses("invalid-option", () => newGame("crazyhouse", { options: { noMateByDrop: value } }), "noMateByDrop");
  for (const value of [-2, 960, 2 ** 31, -(2 ** 53), 1.5, "5"])
    refuses("invalid-option", () => newGame("chess960", { options: { position: value } }), "position");
  refuses("invalid-option", () => newGame("shatar", { options: { bishop: "rook" } }), "bishop");
  refuses("invalid-option", () => newGame("chess", { options: { position: 1 } }), "position");
  refuses("invalid-argument", () => newGame("crazyhouse", { options: thrower("noMateByDrop") }));
  refuses("invalid-argument", () => newGame("chess", { options: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, 1])) }));
  assert.equal(newGame("crazyhouse", { options: { noMateByDrop: undefined } }).options.noMateByDrop, false);
});

test("keys of prototypes are only keys", () => {
  for (const key of ["__proto__", "constructor", "toString"]) {
    const options = JSON.parse(`{ "${key}": true }`);
    refuses("invalid-option", () => newGame("chess", { options }), key);
    refuses("invalid-arrangement", () => newGame("battle").arrange("white", JSON.parse(`{ "${key}": "king" }`)));
    refuses("invalid-arrangement", () => newGame("battle").arrange("white", { e1: key }));
    refuses("invalid-move", () => newGame("chess").play(key));
    refuses("invalid-argument", () => fromRecord({ v: 1, variant: "chess", options: {}, moves: [], end: { kind: key } }));
  }
  assert.equal({}.polluted, undefined);
});

test("members of Object.prototype are not taken for those of an argument", () => {
  Object.defineProperty(Object.prototype, "fen", { value: "x", configurable: true, writable: true });
  try {
    assert.equal(newGame("chess", Object.create(null)).plies, undefined);
    assert.equal(newGame("chess").fen().split(" ")[1], "w");
  } finally {
    delete Object.prototype.fen;
  }
});

test("play", () => {
  const game = newGame("chess");
  const before = game.fen();
  for (const move of [...NOT_STRINGS, HUGE, "", " ", "e9e4", "zz", "\0", "e2e4\ud800", thrower("from"), { from: "e2" }, { to: 5 }, { from: {}, to: "e4" },
    { from: "e2", to: "e4", count: "1" }, { from: "e2", to: "e4", count: 0.5 }, { from: "e2", to: "e4", enPassant: 1 }, { to: "e4", drop: HUGE },
    { from: "e2", to: "e4", promotion: "duke" }, { to: "e4" }]) refuses("invalid-move", () => game.play(move));
  for (const move of ["e2e5", "e1e2", "a3", { from: "e2", to: "e5" }, "O-O", "Nf6"].filter((move) => move !== "a3"))
    refuses("illegal-move", () => game.play(move));
  refuses("ambiguous-move", () => newGame("chess", { fen: "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1" }).play("Ne4"));
  refuses("illegal-move", () => newGame("chess", { fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1" }).play("a7a8"));
  game.resign("white");
  refuses("game-over", () => game.play("e2e4"));
  assert.equal(game.fen(), before);
});

test("explain throws for no move", () => {
  const game = newGame("chess");
  for (const move of [...NOT_STRINGS, HUGE, "", "zz", "e2e5", "e1e2", thrower("to")]) {
    const { code, text } = game.explain(move);
    assert.match(code, /^[a-z-]+$/);
    for (const words of [text.en, text.ru]) assert.ok(words.length > 0 && words.length < 300 && !/[{}]/.test(words), words);
  }
  assert.equal(game.explain("e2e4"), null);
  assert.equal(game.explain({ from: "e2", to: "e4", promotion: null, exchange: null }), null);
  assert.equal(game.explain(game.legalMoves()[0]), null);
});

test("arguments of the other methods", () => {
  const game = newGame("chess");
  const colors = ["red", "White", 0, null, undefined, {}, ["white"]];
  for (const color of colors) {
    refuses("invalid-argument", () => game.resign(color), "color");
    refuses("invalid-argument", () => game.flag(color), "color");
    refuses("invalid-argument", () => game.attacked(color), "by");
    refuses("invalid-argument", () => game.freeze(color), "by");
    refuses("invalid-argument", () => game.forfeit(color), "color");
    refuses("invalid-argument", () => game.arrange(color, {}), "color");
  }
  for (const step of [-1, 1, 0.5, NaN, "0", null, 2 ** 32, {}]) refuses("invalid-argument", () => game.fen(step), "step");
  assert.equal(newGame("chess", { fen: "k7/1p1p1p1p/1P1P1P1P/8/8/p1p1p1p1/P1P1P1P1/K7 w - - 0 1" }).perft(20), 241 ** 2);
  for (const depth of [-1, 21, 0.5, NaN, "1", null, undefined, 1n]) refuses("invalid-argument", () => game.perft(depth), "depth");
  for (const from of NOT_STRINGS.slice(1)) refuses("invalid-argument", () => game.legalMoves(from), "from");
  for (const from of ["", "z9", "N", "e4", HUGE]) assert.deepEqual(game.legalMoves(from), []);
  for (const headers of [null, 5, "x", [], { White: 5 }, { "a b": "x" }, { "": "x" }, { White: HUGE }, thrower("White")])
    refuses("invalid-argument", () => game.pgn(headers));
  const wrong = { "a b": "x", White: "a\nb", Black: "\x7f", Event: "e".repeat(256), Site: 5, Round: "\0" };
  for (const [name, value] of Object.entries(wrong)) refuses("invalid-argument", () => game.pgn({ Date: "1999.12.31", [name]: value }), `headers.${name}`);
  assert.match(game.pgn({ White: "🙂".repeat(255) }), /🙂{255}"/u);
  for (const pieces of [null, undefined, 5, "x", [], thrower("e1")]) refuses("invalid-argument", () => newGame("battle").arrange("white", pieces));
  for (const pieces of [{}, { e1: "king" }, { e9: "king" }, { e1: 5 }, { e1: HUGE }, { e5: "king" }]) refuses("invalid-arrangement", () => newGame("battle").arrange("white", pieces));
  for (const seed of [-1, 0.5, NaN, "1", null, 2 ** 60]) refuses("invalid-argument", () => newGame("battle").drawLots(seed), "seed");
  for (const reason of [5, null, {}, HUGE]) refuses("invalid-argument", () => newGame("battle").freeze("white", reason), "reason");
  refuses("no-claim", () => game.claimDraw());
  for (const act of [() => game.resume(), () => game.annul(), () => game.drawLots(), () => game.freeze("white"), () => game.arrange("white", {})]) refuses("wrong-phase", act);
  assert.equal(game.fen(), newGame("chess").fen());
});

test("fromRecord", () => {
  const good = newGame("chess", { moves: ["e2e4"] }).record();
  assert.equal(fromRecord(good).history().length, 1);
  for (const record of [null, undefined, 5, "x", [], {}, { ...good, v: 2 }, { ...good, v: "1" }, { ...good, moves: "e2e4" }, { ...good, moves: undefined },
    { ...good, options: null }, { ...good, variant: 5 }, { ...good, end: null }, { ...good, end: {} }, { ...good, end: { kind: "resignation" } },
    { ...good, end: { kind: "checkmate" } }, { ...good, end: { kind: "resignation", color: "red" } }, thrower("v")]) refuses("invalid-argument", () => fromRecord(record));
  refuses("unknown-variant", () => fromRecord({ ...good, variant: "x" }));
  refuses("illegal-move", () => fromRecord({ ...good, moves: ["e2e5"] }), "move 1");
  refuses("invalid-move", () => fromRecord({ ...good, moves: [5] }), "move 1");
  refuses("invalid-fen", () => fromRecord({ ...good, fen: "x" }));
});

test("validateFen", () => {
  refuses("unknown-variant", () => validateFen("x", ""));
  for (const fen of NOT_STRINGS) refuses("invalid-argument", () => validateFen("chess", fen), "fen");
  refuses("invalid-option", () => validateFen("chess", "", { a: 1 }));
  for (const fen of ["", "8/8/8/8/8/8/8/8 w - - 0 1", HUGE, "\0", "/", "9".repeat(3000), "(".repeat(3000), "k".repeat(3000)]) {
    const problem = validateFen("tavreli", fen);
    assert.equal(typeof problem.field, "string");
    assert.equal(problem.message, problem.text.en);
    assert.ok(!/[{}]/.test(problem.message + problem.text.ru), problem.message);
  }
});

test("getters may call back into the library", () => {
  const game = newGame("chess");
  const move = { get from() { game.play("d2d4"); return "e7"; }, to: "e5" };
  assert.equal(game.play(move).san, "e5");
  assert.deepEqual(game.history().map(({ move }) => move), ["d2d4", "e7e5"]);
  const freeing = { get from() { game.free(); return "e2"; }, to: "e4" };
  refuses("disposed", () => game.play(freeing));
  const nested = newGame("chess", { get moves() { newGame("chess").play("e2e4"); return ["d2d4"]; } });
  assert.equal(nested.history()[0].move, "d2d4");
});
