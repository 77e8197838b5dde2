// Games of every kind on the page, each to its own end: pockets, several steps, memories, the steppe's games, semedo.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sameSquares } from "./board.js";
import { open } from "./harness.js";
import { gameView, openGame } from "./page.js";

test("crazyhouse: the pockets by click, by drag and by key", async (t) => {
  const g = await openGame(t, "crazyhouse");
  await g.play(["e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5e4"]);
  const [white, black] = [g.pocket("white", "P"), g.pocket("black", "P")];
  assert.equal(await white.getAttribute("aria-label"), "white pawn in hand: 1");
  await g.play(["c3e4", "a7a6"]);
  await white.click();
  assert.equal(await g.page.locator(".help strong").textContent(), "Pawn");
  await g.click("d6");
  await g.page.evaluate(() => scrollTo(0, 0));
  const middle = async (place) => {
    const { x, y, width, height } = await place.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await g.page.mouse.move(...await middle(black));
  await g.page.mouse.down();
  await g.page.mouse.move(...await middle(g.square("d5")), { steps: 4 });
  await g.page.mouse.up();
  await g.pocket("white", "Q").focus();
  await g.page.keyboard.press("Enter");
  await g.square("h6").focus();
  await g.page.keyboard.press("Enter");
  assert.deepEqual((await g.played()).slice(-3), ["P@d6", "P@d5", "Q@h6"]);
  assert.equal(await g.moves.locator("button").last().textContent(), "Q@h6");
});

test("marseillais: two steps a turn under one number, taken back one by one, to mate", async (t) => {
  const g = await openGame(t, "marseillais");
  assert.match(await g.status.textContent(), /step 1 of 2/);
  await g.play(["e2e4"]);
  assert.match(await g.status.textContent(), /White to move · move 1 · step 2 of 2/);
  assert.equal(await g.path.textContent(), "This turn so far: e4");
  await g.action("Undo").click();
  assert.match(await g.status.textContent(), /step 1 of 2/);
  await g.action("Redo").click();
  await g.play(["f1c4", "e7e5", "b8c6", "d1h5", "h5f7"]);
  assert.match(await g.result(), /White wins.*Checkmate/);
  assert.deepEqual(await g.moves.locator("li").allTextContents(), ["1.e4Bc4e5Nc6", "2.Qh5Qxf7#"]);
  assert.equal(await g.path.isVisible(), false);
});

test("marseillais on a phone: the steps of a turn stand in their order, with the last one marked", async (t) => {
  const g = await openGame(t, "marseillais", { viewport: { width: 390, height: 780 } });
  await g.play(["e2e4", "d2d4"]);
  const boxes = await Promise.all((await g.moves.locator("button").all()).map((button) => button.boundingBox()));
  assert.ok(boxes[0].x < boxes[1].x, "e4 before d4");
  assert.equal(await g.moves.locator("[aria-current]").textContent(), "d4");
});

test("antichess: a capture that is due is said", async (t) => {
  const g = await openGame(t, "antichess");
  await g.play(["e2e3", "b7b5"]);
  assert.match(await g.facts.textContent(), /You must capture/);
  await g.play(["f1b5"]);
  assert.doesNotMatch(await g.facts.textContent(), /You must capture/);
});

test("the field for moves shows how the moves of this position are written", async (t) => {
  const g = await openGame(t, "chess");
  const hint = () => g.page.getByRole("textbox", { name: "Enter a move" }).getAttribute("placeholder");
  assert.match(await hint(), /^[a-h]2[a-h][34], N[acfh]3 …$/);
  await g.visit("tavreli");
  assert.doesNotMatch(await hint(), /\(/);
  await g.play(["e2e4", "d7d5", "e4d5", "a7a6"]);
  const [, part] = /, (\S+\(\S+) …$/.exec(await hint());
  assert.equal(await g.board.evaluate((node, move) => node.game.explain(move), part), null);
});

test("three-move chess: used pieces are marked and may not move again; to mate", async (t) => {
  const g = await openGame(t, "three-move");
  await g.play(["e2e4", "f1c4"]);
  assert.equal(await g.path.textContent(), "This turn so far: e4 → Bc4");
  sameSquares(await g.marks("used"), ["c4", "e4"]);
  assert.match(await g.facts.textContent(), /already moved/);
  await g.click("c4", "b5");
  await g.board.locator(".message").waitFor();
  await g.play(["d1h5", "a7a6", "b7b6", "c7c6", "a2a3", "b2b3", "h5f7"]);
  assert.match(await g.result(), /White wins.*Checkmate/);
});

test("Anglo-Boer chess: lost because only third moves are left", async (t) => {
  const g = await openGame(t, "anglo-boer", { fen: "1r2k3/8/8/8/7P/8/6r1/K7 w - - 0 1" });
  await g.play(["h4h5", "e8e7", "h5h6"]);
  assert.equal(await g.facts.locator("li").count(), 0);
  await g.play(["e7e8"]);
  assert.match(await g.result(), /Black wins.*three times/i);
});

test("Anglo-Boer chess: the barred kind is named, marked and refused", async (t) => {
  const g = await openGame(t, "anglo-boer");
  await g.play(["e2e4", "e7e5", "d2d4", "b8c6"]);
  assert.match(await g.facts.textContent(), /pawn/);
  assert.equal((await g.marks("used")).length, 8);
  await g.click("d4", "d5");
  await g.board.locator(".message").waitFor();
  assert.equal((await g.played()).length, 4);
});

test("King's chess: the king's due is shown, and missing it loses", async (t) => {
  const g = await openGame(t, "kings-chess");
  assert.match(await g.facts.textContent(), /move 10/);
  assert.deepEqual(await g.marks("due"), ["e1"]);
  await g.play("a2a3 a7a6 a3a4 a6a5 h2h3 h7h6 h3h4 h6h5 b2b3 b7b6 b3b4 b6b5 g2g3 g7g6 c2c3 c7c6 b1a3 b8a6".split(" "));
  assert.match(await g.result(), /Black wins.*king/i);
});

test("shatar: a series of checks is told; mate with a shak in it wins", async (t) => {
  const g = await openGame(t, "shatar", { fen: "6k1/5b1p/8/p7/7K/8/8/2B2R2 w - - 0 1" });
  await g.play(["f1g1"]);
  assert.match(await g.facts.locator('[data-code="series"]').textContent(), /White/);
  await g.play(["g8h8", "c1b2"]);
  assert.match(await g.result(), /White wins/);
});

test("shatar: mate by a horse is niol", async (t) => {
  const g = await openGame(t, "shatar", { fen: "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1" });
  await g.play(["g5f7"]);
  assert.match(await g.result(), /Draw.*niol/i);
});

test("shatar: a bare noyon is a robado", async (t) => {
  const g = await openGame(t, "shatar", { fen: "7k/8/8/3r4/4P3/8/8/K7 w - - 0 1" });
  await g.play(["e4d5"]);
  assert.match(await g.result(), /Draw.*robado/i);
});

test("shatar: the squares are of one colour, and its options are a form", async (t) => {
  const g = await openGame(t, "shatar", { options: { opening: "bers-right", knightMate: "win" }, fen: "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1" });
  assert.equal(await g.board.locator("rect.square.plain").count(), 64);
  await g.play(["g5f7"]);
  assert.match(await g.result(), /White wins/);
  await g.banner.getByRole("button", { name: "Rematch" }).click();
  assert.match(await g.fenNow(), /RNBKJBNR w/, "a rematch has the same options");
  assert.match((await g.facts.locator('[data-code="option"]').allTextContents()).join("; "), /: .*; Mate by a horse: Win/, "unusual options are in sight");
});

test("hiashatar: the zones are shown on demand and follow the hias", async (t) => {
  const g = await openGame(t, "hiashatar");
  assert.deepEqual(await g.marks("zone"), []);
  const zones = g.page.getByRole("button", { name: "Show the bodyguards’ zones" });
  await zones.click();
  assert.equal(await zones.getAttribute("aria-pressed"), "true");
  assert.ok((await g.marks("zone")).includes("d2"));
  await g.play(["f2f5", "f9f6", "d2d3", "e9e8", "d1d2"]);
  assert.ok((await g.marks("zone")).includes("e3"));
  await zones.click();
  assert.deepEqual(await g.marks("zone"), []);
});

test("hiashatar: a game to mate with the zones in sight", async (t) => {
  const g = await openGame(t, "hiashatar", { fen: "9k/R9/1R8/10/10/10/10/10/7H2/K9 w - - 0 1" });
  await g.page.getByRole("button", { name: "Show the bodyguards’ zones" }).click();
  sameSquares(await g.marks("zone"), ["g1", "g2", "g3", "h1", "h3", "i1", "i2", "i3"]);
  await g.play(["b8b10"]);
  assert.match(await g.result(), /White wins.*mate/i);
});

test("semedo: says that it is a reconstruction; mate by a rocket over a screen", async (t) => {
  const g = await openGame(t, "semedo", { fen: "2k2/2p2/p4/5/5/C4/5/1K3 w - - 0 1" });
  assert.match(await g.facts.locator('[data-code="note"]').textContent(), /reconstruction.*palace.*rook/);
  await g.play(["a3c3"]);
  assert.match(await g.result(), /White wins.*mate/i);
});

test("chess960: the drawn position is named, and a number can be asked for", async (t) => {
  const g = await openGame(t, "chess960");
  await g.tab("begin").click();
  await g.page.getByText(/Random start position: \d+/).waitFor();
  await g.choose("position", 518);
  await g.start();
  assert.match(await g.fenNow(), /^rnbqkbnr/);
  await g.tab("begin").click();
  assert.equal(await g.page.getByText(/Random start position/).isVisible(), false);
  await g.choose("position", 5000);
  await g.start();
  assert.match(await g.fenNow(), /^rnbqkbnr/, "a number out of range begins nothing");
});

/** Games from the start position to a decided end, as short as they come, and who wins by what. */
const SHORT = {
  chess960: ["e2e3 f7f5 f1e2 g7g5 e2h5", /White wins.*mate/i, { position: 518 }],
  crazyhouse: ["f2f4 e7e5 g2g4 d8h4", /Black wins.*mate/i],
  maharajah: ["e1f2 h7h5 f2g1 f7f6 g1g6", /White wins.*mate/i],
  antichess: [`h2h4 f7f5 h4h5 a7a6 e2e4 f5e4 f1a6 b8a6 b2b4 a6b4 g2g4 b4a2 a1a2 a8a2 e1e2 a2c2 d1c2 g7g5 h5g6 h7g6 c2e4 h8h1 e4g6 h1g1 g6g8 g1c1 g8f8
    e8f8 e2f1 c1f1 b1c3 f1f2 g4g5 f2d2 c3e2 d2e2 g5g6 f8g7`, /White wins.*no legal move/i],
  shatar: ["b1d2 b8c6 d2f3 e8d7 d1d3 c6b4 f3d2 b4a6 f2f3 d8e8 d3e4 b7b6 e4d5", /White wins.*mate/i],
  hiashatar: ["b2b3 b10c8 e2e3 c8e7 i2i4 a9a6 d2d4 h9h8 d1d2 h8h7 e1e2 b9b6 e2d1 f9f6 b1a3 c9c8 a3b5 d10b8 g2g3 b8b9 i1h3 g9g7 b5c7 e7f9 d2d3 d9d6 c7e8", /White wins.*mate/i],
  "bishop-chess": ["f2f4 f7f5 e1h4 g8h6 g2g3 e7e6", /Black wins.*mate/i],
  knightmate: ["e1f3 e7e6 d1e1 d8f6", /Black wins.*mate/i],
  extinction: ["e2e4 g8h6 d1f3 g7g5 f3f6 e7f6", /Black wins.*extinct/i],
  "first-capture": ["c2c3 e7e5 f2f4 e5f4", /Black wins.*captured wins/i],
  berolina: ["b1a3 g7h6 d2b4 f7h5 d1d6 h5g4 d6g6", /White wins.*mate/i],
  amazon: ["h2h4 d8c6 f2f4 g8f6 d1f2 c6c2", /Black wins.*mate/i],
  chess100: ["f2f5 e9e8 d2d3 i10h8 g2g4 f9f6 c2c3 h8k7 e1g3 b10c8 f1e1 e10k5 b1a3 c8a7 h1f2 k5g2 g3k3 d10h6 k3g6 g2g1", /Black wins.*mate/i],
  "anglo-boer": ["e2e4 f7f6 f1e2 a7a6 e2h5", /White wins.*three times/i],
  semedo: ["e1d3 a6a5 a2a5 e6e5 a5c5", /White wins.*mate/i],
};

test("short games from the start position to a decided end", async (t) => {
  const g = gameView(await open(t));
  for (const [variant, [moves, end, options = {}]] of Object.entries(SHORT)) {
    await t.test(variant, async () => {
      await g.visit(variant);
      for (const [id, value] of Object.entries(options)) {
        await g.choose(id, value);
        await g.start();
      }
      await g.play(moves.trim().split(/\s+/));
      assert.match(await g.result(), end);
    });
  }
});
