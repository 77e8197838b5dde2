// Tavreli and shakhdan on the page: towers, exchanges, the goal, from the first step to the end.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { newGame } from "mandragorias";
import { openGame } from "./page.js";

const tournament = JSON.parse(readFileSync(new URL("../data/tavreli_games.json", import.meta.url), "utf8"));

test("tavreli: a tournament game to mate, with whole towers, parted towers and a helgi by uncovering", async (t) => {
  // The last of the games has all three.
  const { moves } = tournament.at(-1);
  const game = newGame("tavreli", { moves });
  const steps = game.history();
  const uncovered = steps.findIndex((step) => step.promotions.some(({ role, square }) => role === "helgi" && square === step.from));
  assert.ok(uncovered >= 0 && steps.some(({ count, move }) => count > 1 && !move.includes("(")) && steps.some(({ move }) => move.includes("(")));
  const g = await openGame(t, "tavreli");
  await g.play(moves.slice(0, uncovered + 1));
  assert.match(await g.square(steps[uncovered].from).getAttribute("aria-label"), /helgi/);
  await g.play(moves.slice(uncovered + 1));
  assert.match(await g.result(), new RegExp(`${game.status().outcome.winner === "white" ? "White" : "Black"} wins.*mate`, "i"));
  assert.equal((await g.moves.locator("button").allTextContents()).length, moves.length);
});

test("tavreli: the inspector lists a tower, and how many pieces move is chosen there", async (t) => {
  const g = await openGame(t, "tavreli", { fen: "k7/8/8/8/8/8/(NRB)7/K7 w - - 0 1 fresh:-/-" });
  await g.click("a2");
  const inspector = g.board.locator(".inspector");
  assert.equal(await inspector.locator("li").count(), 3);
  await inspector.locator('[data-count="2"]').click();
  await g.click("c4");
  assert.deepEqual(await g.played(), ["a2(2)c4"]);
  assert.equal(await g.moves.locator("button").last().textContent(), "a2(2)-c4");
});

test("shakhdan: pieces home are counted and marked, those still to come are ghosts on demand", async (t) => {
  const g = await openGame(t, "shakhdan");
  assert.match(await g.facts.textContent(), /White 0 of 16, Black 0 of 16/);
  const goal = g.page.getByRole("button", { name: "Show where the pieces must go" });
  const ghosts = g.board.locator(".ghost-piece");
  assert.equal(await ghosts.count(), 0);
  await goal.click();
  assert.equal(await ghosts.count(), 32);
  await g.play(["d2d4", "e7e5", "d4e5"]);
  assert.equal(await g.square("d4").getAttribute("aria-label"), "d4, black pawn");
  assert.equal(await g.moves.locator("button").last().textContent(), "dxe5");
  await goal.click();
  assert.equal(await ghosts.count(), 0);
});

test("shakhdan: a pawn's exchange on the last rank is chosen on the board", async (t) => {
  const g = await openGame(t, "shakhdan", { fen: "r1bqkbnr/pPpppppp/1p6/n7/8/8/P1PPPPPP/RNBQKBNR w - - 0 1" });
  await g.click("b7", "b8");
  assert.ok((await g.marks("exchange")).includes("a1"));
  await g.click("a1");
  assert.deepEqual(await g.played(), ["b7b8=a1"]);
});

test("shakhdan: a pair of players brings White home, then Black has his last step", async (t) => {
  const moves = `
    a2a4 a7a5 b2b4 b7b5 c2c4 c7c5 d2d4 d7d5 e2e4 e7e5 f2f4 f7f5 g2g4 g7g5 h2h4 h7h5
    a4b5 h5g4 b4a5 g5h4 c4d5 f5e4 d4c5 e5f4 d1e2 a8a6 f1h3 a6a5 c1a3 d8f6 e5e6 f6f5
    g5g6 h8h6 b5b6 h6h5 b1c3 b4c3 c5c6 f8b4 f8d7 b8d7 e1d2 c3d2 d5d6 b4c3 b4c5 d7c5
    g1f3 g4f3 d7d8 f5g4 f5e7 g8e7 a3c5 e7d5 a1a3 g4h3 e2e4 h3h1 a3a4 a5a4 h3h4 h5h4
    e4e5 c8d7 g4f5 e8f7 e6e7 d7f5 d7c8 f7e6 e7e8=e5 e6e5 a6a7 h1c1 a7a8=a5 a3a2 a5a6 a1b3
    d6d7 c1c2 c5f8 c2d1 h6h7 h4g4 h7h8=h5 a2a1=e5 f6f7 e2e1=c3 a6a7 g4g1 h5h6 e1f2 b6b7 d1e1
    h6h7 h3h2 e6e7 a4b4 c6c7 g1g5 g6g7 a1b1`.trim().split(/\s+/);
  const g = await openGame(t, "shakhdan");
  await g.play(moves.slice(0, -2));
  assert.match(await g.facts.textContent(), /White 15 of 16/);
  await g.play(moves.slice(-2, -1));
  assert.match(await g.facts.textContent(), /White 16 of 16.*one last step/s);
  assert.equal((await g.marks("home")).filter((square) => /[78]$/.test(square)).length, 16);
  assert.equal(await g.banner.isVisible(), false);
  await g.play(moves.slice(-1));
  assert.match(await g.result(), /White wins.*1 : 0/);
  assert.equal(await g.moves.locator("li").count(), moves.length / 2);
});
