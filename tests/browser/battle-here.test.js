// Battle chess by two people at one page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { everything, movesOf, openBattle } from "./battle-hands.js";
import { checkAccessibility } from "./harness.js";

test("a whole game: arranging, the lot, a complaint, both go on, mate", async (t) => {
  const b = await openBattle(t);
  const help = b.page.locator(".help");
  assert.equal(await help.isVisible(), false, "behind the curtain no piece can be pressed");
  await b.arrange("white", async () => {
    assert.equal(await help.isVisible(), true);
    await b.usual("a1a2");
  });
  await b.arrange("black", () => b.usual("a8a7"));
  assert.match(await b.page.locator(".status").textContent(), /ready to draw lots/);
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
  await b.button("White: ready to continue").click();
  assert.equal(await b.page.evaluate(() => document.activeElement.textContent), "White is ready", "the focus stays");
  assert.match(await b.board.locator(".curtain").textContent(), /frozen/);
  await b.button("Black: ready to continue").click();
  await b.page.getByText("Both players are ready. The game continues.").waitFor();
  await b.play(...moves.slice(4));
  assert.match(await b.banner.textContent(), first === "white" ? /1 : 0/ : /0 : 1/);
  assert.match(await b.page.locator(".moves").textContent(), /Qxf[27]#/);
});

test("both hand in the classical arrangement: both arrange again, without it", async (t) => {
  const b = await openBattle(t);
  await b.arrange("white", () => b.usual());
  assert.equal(await b.page.locator(".now .facts").textContent(), "");
  await b.arrange("black", () => b.usual());
  await b.page.locator(".now .facts", { hasText: "Both sides chose the classical arrangement" }).waitFor();
  for (const [side, exchange] of [["white", "d1e1"], ["black", "a8a7"]]) {
    await b.arrange(side, async () => {
      assert.equal(await b.button("Classical arrangement").isDisabled(), true);
      // Placed by hand it is refused all the same, and the board stays as it was.
      await b.button("Place the rest").click();
      await b.button("Hand in").click();
      await b.board.getByRole("alert").filter({ hasText: "no longer allowed" }).waitFor();
      await b.play(exchange);
    });
  }
  await b.lot();
  assert.equal(await b.name("d1"), "d1, white king");
  assert.equal(await b.name("a7"), "a7, black rook");
});

test("a king is taken on the first move", async (t) => {
  const b = await openBattle(t);
  // Each queen looks at the other side's king along an open file.
  await b.arrange("white", () => b.usual("e2a3", "d1d4"));
  await b.arrange("black", () => b.usual("e8d8", "d7a6", "e8e5"));
  const first = await b.lot();
  await b.page.locator(".now .facts", { hasText: "king is attacked" }).waitFor();
  await b.play(first === "white" ? "d4d8" : "e5e1");
  assert.match(await b.banner.textContent(), first === "white" ? /1 : 0.*captured/ : /0 : 1.*captured/);
});

/** Puts the page's clock forward. */
const later = (b, milliseconds) => b.page.clock.fastForward(milliseconds);

test("the time for arranging runs out: no result", async (t) => {
  const b = await openBattle(t, { prepare: (context) => context.clock.install() });
  await b.page.getByLabel("Time control").selectOption("short");
  await b.button("I am White, show the board").click();
  await b.page.getByText("Time left for the arrangement: 3:00").waitFor();
  await later(b, 100_000);
  await b.page.getByText(/Time left for the arrangement: 1:/).waitFor();
  await later(b, 90_000);
  await b.banner.getByText("not finished in time").waitFor();
  assert.match(await b.banner.textContent(), /no result/i);
  assert.equal(await b.board.locator(".pieces *").count(), 0);
});

test("clocks: they run for the side to move, add the increment, stand while frozen, and fall", async (t) => {
  const b = await openBattle(t, { prepare: (context) => context.clock.install() });
  await b.page.getByLabel("Time control").selectOption("minutes");
  await b.page.getByLabel("Minutes per side").fill("1");
  await b.page.getByLabel("Increment in seconds").fill("10");
  await b.arrange("white", () => b.usual("a1a2"));
  await b.arrange("black", () => b.usual("a8a7"));
  const first = await b.lot();
  const second = first === "white" ? "black" : "white";
  const face = async (color) => {
    const [minutes, seconds] = (await b.page.locator(`.clock.${color} .face`).textContent()).split(":").map(Number);
    return minutes * 60 + seconds;
  };
  const near = async (color, expected) => {
    const left = await face(color);
    assert.ok(Math.abs(left - expected) <= 4, `${color}: ${left} instead of ${expected}`);
  };
  await near(first, 60);
  await later(b, 20_000);
  await near(first, 40);
  await near(second, 60);
  await b.play(...movesOf(first, "e2e4"));
  await near(first, 50);
  await later(b, 5_000);
  await b.page.getByText("Complaint: stop the game").click();
  await b.button("Stop the game").click();
  await later(b, 300_000);
  await near(second, 55);
  await b.button("White: ready to continue").click();
  await b.button("Black: ready to continue").click();
  await later(b, 30_000);
  await near(second, 25);
  await later(b, 40_000);
  await b.banner.getByText(/1 : 0|0 : 1/).waitFor();
  assert.match(await b.banner.textContent(), first === "white" ? /1 : 0/ : /0 : 1/);
});

test("a game that is taken up again has its clocks again", async (t) => {
  const b = await openBattle(t);
  await b.page.getByLabel("Time control").selectOption("long");
  await b.arrange("white", () => b.usual("a1a2"));
  await b.arrange("black", () => b.usual("a8a7"));
  await b.lot();
  const fen = await b.board.evaluate((node) => node.game.fen(0));
  await b.page.reload();
  await b.page.getByRole("tab", { name: "Position" }).click();
  await b.page.locator("#fen").fill(fen);
  await b.button("Load position").click();
  await b.page.locator(".clock.running .face", { hasText: "13 d 23:59" }).waitFor();
});

test("the ruling may end a frozen game", async (t) => {
  for (const [name, result] of [["Annul the game", /no result/i], ["Suspicion of engine use: Black loses", /1 : 0/]]) {
    const b = await openBattle(t);
    await b.arrange("white", () => b.usual("a1a2"));
    await b.arrange("black", () => b.usual());
    await b.lot();
    await b.page.getByText("Complaint: stop the game").click();
    await b.page.getByLabel("Who complains").selectOption("black");
    await b.button("Stop the game").click();
    await b.page.getByText("Black has stopped the game").waitFor();
    await b.button(name).click();
    await b.button("Press again to confirm").click();
    assert.match(await b.banner.textContent(), result);
  }
});
