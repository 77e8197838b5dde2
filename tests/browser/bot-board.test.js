// The computer at the other side of a board that has nothing else on its page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBoard } from "./board.js";

const played = (b, count) => b.page.waitForFunction((wanted) => globalThis.board.game.history().length === wanted, count);

test("the computer answers every step, and only its own side's", async (t) => {
  const b = await openBoard(t, { opponent: "computer", level: "3" });
  await b.click("e2", "e4");
  await played(b, 2);
  await b.click("d2", "d3");
  await played(b, 4);
  const colors = await b.page.evaluate(() => globalThis.board.game.history().map(({ color }) => color));
  assert.deepEqual(colors, ["white", "black", "white", "black"]);
  assert.equal((await b.events("step")).length, 4);
});

test("from the other side of the board, it begins", async (t) => {
  const b = await openBoard(t, { opponent: "computer", level: "1", orientation: "black", variant: "chess100" });
  await played(b, 1);
  await b.click("e2");
  assert.deepEqual(await b.marks("selected"), [], "its pieces are not the player's");
});

test("it plays a turn of several steps to its end", async (t) => {
  const b = await openBoard(t, { opponent: "computer", level: "2", players: "black", variant: "marseillais" });
  await played(b, 2);
  assert.equal(await b.page.evaluate(() => globalThis.board.status.turn), "black");
});

test("an undo while it thinks is an undo", async (t) => {
  const b = await openBoard(t, { opponent: "computer", level: "10" });
  await b.click("e2", "e4");
  await b.page.evaluate(() => {
    globalThis.board.game.undo();
    globalThis.board.refresh();
  });
  await b.page.waitForTimeout(1500);
  assert.deepEqual(await b.moves(), []);
});

test("it arranges its pieces for battle in secret, and plays", async (t) => {
  const b = await openBoard(t, { opponent: "computer", level: "1", variant: "battle" });
  await b.board.getByRole("button", { name: "Random" }).click();
  await b.page.waitForFunction(() => globalThis.board.status.arranged?.black);
  assert.match(await b.fen(), /^8\/8\/8\/8\/8\/8\/8\/8 /);
});

test("levels and opponents of other kinds are refused or taken for none", async (t) => {
  const b = await openBoard(t, { opponent: "neighbour", level: "11" });
  const [opponent, level, code] = await b.page.evaluate(() => {
    const { board } = globalThis;
    try {
      board.level = 0;
    } catch (error) {
      return [board.opponent, board.level, error.code];
    }
  });
  assert.deepEqual([opponent, level, code], ["none", 5, "invalid-argument"]);
});
