// The parts of the board that know no browser: where squares are, and the machine that all input goes through.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Geometry } from "../../pkg/board/geometry.js";
import { Input } from "../../pkg/board/input.js";

const files = (text) => [...text];
const chess100 = { width: 10, height: 10, files: files("abcdefghik") };
const semedo = { width: 5, height: 8, files: files("abcde") };

test("squares of any board, from either side", () => {
  const white = new Geometry(chess100, "white");
  assert.equal(white.at(0, 0), "a10");
  assert.equal(white.at(9, 9), "k1");
  assert.equal(white.at(10, 0), null);
  assert.equal(white.place("j1"), undefined);
  const black = new Geometry(semedo, "black");
  assert.equal(black.at(0, 0), "e1");
  assert.equal(black.at(4, 7), "a8");
  for (const geometry of [white, black]) {
    assert.equal(geometry.cells.length, geometry.width * geometry.height);
    for (const square of geometry.cells) {
      const { x, y } = geometry.place(square);
      assert.equal(geometry.at(x, y), square);
    }
  }
});

test("the corner of White is dark on every board, turned or not", () => {
  for (const board of [chess100, semedo]) {
    for (const side of ["white", "black"]) assert.equal(new Geometry(board, side).isLight("a1"), false);
  }
});

test("the square under a point", () => {
  const geometry = new Geometry(semedo, "white");
  const rectangle = { left: 10, top: 20, width: 50, height: 80 };
  assert.equal(geometry.under({ x: 11, y: 21 }, rectangle), "a8");
  assert.equal(geometry.under({ x: 59, y: 99 }, rectangle), "e1");
  assert.equal(geometry.under({ x: 9, y: 50 }, rectangle), null);
  assert.equal(geometry.under({ x: 60, y: 50 }, rectangle), null);
});

/** A machine over these moves, and a log of what it did. */
function machine(moves) {
  const log = [];
  const input = new Input(
    { mayPick: (place) => moves.some((move) => move.from === place), movesFrom: (place) => moves.filter((move) => move.from === place) },
    {
      changed: (state, reason) => log.push(reason ? `${state.name}: ${reason}` : state.name),
      play: (move) => log.push(`play ${move.move}`),
      refuse: (from, to) => log.push(`refuse ${from}${to}`),
    },
  );
  return { input, log };
}

const move = (text, more = {}) => ({ move: text, from: text.slice(0, 2), to: text.slice(2, 4), rook: null, exchange: null, promotion: null, count: 1, ...more });

test("two presses play; until it is enabled nothing does", () => {
  const { input, log } = machine([move("e2e4")]);
  input.press("e2");
  input.reset(true);
  input.press("e4");
  input.press("e2");
  input.press("e4");
  assert.deepEqual(log, ["idle: reset", "chosen", "idle", "play e2e4"]);
});

test("why a choice ended", () => {
  const { input, log } = machine([move("e2e4"), move("d2d4")]);
  input.reset(true);
  for (const place of ["e2", "d2", "d2", "d2", "a8"]) input.press(place);
  input.press("e2");
  input.cancel("escape");
  input.lift("e2");
  input.putDown(null);
  assert.deepEqual(log, ["idle: reset", "chosen", "chosen", "idle: again", "chosen", "chosen: refused", "refuse d2a8", "chosen", "idle: escape", "dragging", "idle: outside"]);
});

test("several moves to one target are asked about", () => {
  const promotions = [move("a7a8q", { promotion: "queen" }), move("a7a8n", { promotion: "knight" })];
  const { input, log } = machine(promotions);
  input.reset(true);
  input.lift("a7");
  input.putDown("a8");
  assert.equal(input.state.name, "choosing");
  input.choose(move("a7a8r"));
  assert.equal(input.state.name, "choosing", "what was not offered is not chosen");
  input.choose(promotions[1]);
  input.press("a7");
  input.press("a8");
  input.press("h1");
  assert.deepEqual(log.slice(1), ["dragging", "choosing", "idle", "play a7a8n", "chosen", "choosing", "idle: elsewhere"]);
});

test("a piece to change with is picked on the board", () => {
  const { input, log } = machine([move("b7b8=a1", { exchange: "a1" }), move("b7b8=c1", { exchange: "c1" })]);
  input.reset(true);
  for (const place of ["b7", "b8", "c1"]) input.press(place);
  assert.equal(log.at(-1), "play b7b8=c1");
});

test("a tower parts as was said beforehand", () => {
  const { input, log } = machine([move("c7b8", { count: 2 }), move("c7(1)b8", { to: "b8", count: 1 })]);
  input.reset(true);
  input.press("c7");
  input.take(1);
  input.lift("c7");
  input.putDown("b8");
  assert.equal(log.at(-1), "play c7(1)b8");
});
