// Battle chess by two people at one page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { everything, movesOf, openBattle } from "./battle-hands.js";
import { checkAccessibility } from "./harness.js";

test("a whole game: arranging, the lot, a complaint, both go on, mate", async (t) => {
  const b = await openBattle(t);
  await b.arrange("white", () => b.usual("a1a2"));
  await b.arrange("black", () => b.usual("a8a7"));
  const first = await b.lot();
  const moves = movesOf(first, "e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7");
  await b.play(...moves.slice(0, 4));
  assert.match(await b.name(moves[2].slice(2)), new RegExp(`${first} queen`));
  // A complaint: the board and everything that tells its course is gone.
  await b.page.getByText("Complaint: stop the game").click();
  await b.page.getByLabel("Reason").fill("My opponent talks to the cat");
  await b.button("Stop the game").click();
  await b.page.getByText("My opponent talks to the cat").waitFor();
  const seen = (await everything(b.page)).shown.split("\n");
  assert.deepEqual(seen.filter((text) => /queen [a-h][1-8]|Qh[45]|[a-h][1-8], (white|black)/.test(text)), []);
  assert.equal(await b.page.locator(".moves").isVisible(), false);
  await checkAccessibility(b.page);
  await b.button("White: ready to go on").click();
  assert.match(await b.board.locator(".curtain").textContent(), /frozen/);
  await b.button("Black: ready to go on").click();
  await b.page.getByText("the game is restored").waitFor();
  await b.play(...moves.slice(4));
  assert.match(await b.banner.textContent(), first === "white" ? /1 : 0/ : /0 : 1/);
  assert.match(await b.page.locator(".moves").textContent(), /Qxf[27]#/);
});
