// What single games ask of the board: pockets, towers, exchanges, other sizes, several steps, a secret arrangement.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBoard, sameSquares } from "./board.js";

test("pockets: a piece in hand is dropped by click, by drag and by key", async (t) => {
  const b = await openBoard(t, { variant: "crazyhouse", fen: "4k3/8/8/8/8/8/8/4K3[QNNPr] w - - 0 1" });
  const { keyboard } = b.page;
  assert.equal(await b.pocket("white", "N").getAttribute("aria-label"), "white knight in hand: 2");
  await b.click(b.pocket("white", "N"));
  assert.equal((await b.marks("drop")).length, 62);
  await b.click("f3");
  assert.equal(await b.pocket("white", "N").getAttribute("aria-label"), "white knight in hand: 1");
  await b.drag(b.pocket("black", "R"), b.square("a8"));
  await b.pocket("white", "Q").focus();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  assert.equal(await b.focused(), "N");
  await keyboard.press("Enter");
  await b.square("d4").focus();
  await keyboard.press("Enter");
  assert.deepEqual(await b.moves(), ["N@f3", "R@a8", "N@d4"]);
  assert.equal(await b.pocket("white", "N").getAttribute("aria-disabled"), "true");
});

test("pockets: what cannot be dropped is refused with a reason, and a pocket lies on its side", async (t) => {
  const b = await openBoard(t, { variant: "crazyhouse", fen: "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1" });
  await b.click(b.pocket("white", "P"), "a1");
  assert.equal((await b.events("refused")).length, 1);
  const top = async (color) => (await b.board.locator(`.pocket[part~=${color}]`).boundingBox()).y;
  assert.ok(await top("black") < await top("white"));
  await b.page.evaluate(() => globalThis.board.flip());
  assert.ok(await top("black") > await top("white"));
});

test("a promoted piece of crazyhouse is told from a born one", async (t) => {
  const b = await openBoard(t, { variant: "crazyhouse", fen: "5k2/8/8/8/8/8/Q~7/Q3K3[] w - - 0 1" });
  assert.equal(await b.board.locator("[data-on=a2] .promoted").count(), 1);
  assert.equal(await b.board.locator("[data-on=a1] .promoted").count(), 0);
});

test("boards of other sizes, turned and straight", async (t) => {
  const b = await openBoard(t, { variant: "chess100" });
  assert.equal(await b.board.locator("[role=grid] button").count(), 100);
  assert.equal(await b.square("k10").getAttribute("aria-label"), "k10, black rook");
  await b.click("e2", "e5");
  assert.deepEqual(await b.moves(), ["e2e5"]);
  await b.page.evaluate(() => { globalThis.board.variant = "semedo"; });
  await b.square("c8").waitFor();
  assert.equal(await b.board.locator("[role=grid] button").count(), 40);
  const box = await b.board.locator(".board").boundingBox();
  assert.ok(Math.abs(box.height / box.width - 8 / 5) < 0.01);
  await b.page.evaluate(() => globalThis.board.flip());
  const [a1, e8] = [await b.square("a1").boundingBox(), await b.square("e8").boundingBox()];
  assert.ok(a1.x > e8.x && a1.y < e8.y);
  await b.square("c1").focus();
  await b.page.keyboard.press("ArrowDown");
  assert.equal(await b.focused(), "c2");
});

test("shatar's squares are of one colour", async (t) => {
  const b = await openBoard(t, { variant: "shatar" });
  assert.equal(await b.board.locator("rect.square.plain").count(), 64);
});

test("chess960: the king takes his rook, and a step to the same square is asked about", async (t) => {
  const b = await openBoard(t, { variant: "chess960", fen: "4k3/8/8/8/8/8/8/5KR1 w G - 0 1" });
  await b.click("f1");
  assert.deepEqual(await b.marks("castle"), ["g1"]);
  await b.click("g1");
  assert.equal(await b.square("f1").getAttribute("aria-label"), "f1, white rook");
  assert.equal(await b.square("g1").getAttribute("aria-label"), "g1, white king");
});

test("chess960: castling and a plain king's move to one square", async (t) => {
  const fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
  const b = await openBoard(t, { variant: "chess960", fen });
  await b.click("f1", "g1");
  assert.deepEqual(await b.menu.getByRole("menuitem").allTextContents(), ["Ordinary move", "Castle", "Cancel"]);
  await b.click(b.menu.getByRole("menuitem", { name: "Ordinary move" }));
  assert.deepEqual(await b.moves(), ["f1g1"]);
  await b.page.evaluate((start) => { globalThis.board.game = globalThis.mandragorias.newGame("chess960", { fen: start }); }, fen);
  await b.click("f1", "h1");
  assert.deepEqual(await b.moves(), ["f1h1"]);
});

test("a turn of several steps: which step it is, its path, pieces used", async (t) => {
  const b = await openBoard(t, { variant: "three-move" });
  const facts = b.board.locator(".facts");
  assert.match(await facts.textContent(), /Step 1 of 3/);
  await b.click("e2", "e4");
  assert.match(await facts.textContent(), /Step 2 of 3/);
  await b.click("g1", "f3");
  sameSquares(await b.marks("last-to"), ["e4", "f3"]);
  sameSquares(await b.marks("used"), ["e4", "f3"]);
  await b.click("f3", "g5");
  assert.equal((await b.events("refused")).length, 1);
});

test("towers: split by the menu, by the inspector, and the whole", async (t) => {
  const fen = "k7/8/8/8/8/8/(NRB)7/K7 w - - 0 1 fresh:-/-";
  const b = await openBoard(t, { variant: "tavreli", fen });
  assert.equal(await b.square("a2").getAttribute("aria-label"), "a2, white tower of three: luchnik, ratoborets, vsadnik");
  assert.equal(await b.board.locator("[data-on=a2] .badge text").textContent(), "3");
  await b.click("a2");
  const inspector = b.board.locator(".inspector");
  assert.equal(await inspector.locator("li").count(), 3);
  await b.click("c4");
  assert.deepEqual(await b.menu.getByRole("menuitem").allTextContents(), ["Top piece", "Top two", "Whole tower (3)", "Cancel"]);
  assert.deepEqual(await b.menu.getByRole("menuitem").evaluateAll((items) => items.map((item) => item.querySelectorAll(".piece").length)), [1, 2, 3, 0], "who would move");
  assert.match(await inspector.textContent(), /Tower on a2/);
  assert.equal(await inspector.locator("li").count(), 3, "what is parted stays to be seen");
  const [menu, tower] = [await b.menu.boundingBox(), await b.square("a2").boundingBox()];
  assert.ok(Math.abs(menu.x - tower.x - tower.width) < 1 && Math.abs(menu.y + menu.height - tower.y - tower.height) < 1, "beside the tower");
  await b.click(b.menu.getByRole("menuitem", { name: "Top two" }), "a8", "b8", "a2");
  assert.equal(await inspector.locator("button").count(), 0, "one piece is no tower");
  assert.match(await inspector.textContent(), /^On a2/);
  await b.click("c4", inspector.locator("[data-count='1']"));
  assert.equal(await inspector.locator("[data-count='1']").getAttribute("aria-pressed"), "true");
  await b.click("d5", "b8", "a7", "d5", "e6");
  assert.deepEqual(await b.moves(), ["a2(2)c4", "a8b8", "c4(1)d5", "b8a7", "d5e6"]);
});

test("towers: the inspector follows the pointer and the focus", async (t) => {
  const b = await openBoard(t, { variant: "tavreli", fen: "k7/8/8/3(nPr)4/8/8/8/K7 w - - 0 1 fresh:-/-" });
  const pieces = b.board.locator(".inspector [role=img]");
  await b.square("d5").hover();
  assert.equal(await pieces.count(), 2);
  assert.match(await pieces.first().getAttribute("aria-label"), /^black /);
  await b.page.mouse.move(1, 1);
  assert.equal(await pieces.count(), 0);
  assert.match(await b.board.locator(".inspector").textContent(), /Hover over a tower/);
  await b.square("d4").focus();
  await b.page.keyboard.press("ArrowUp");
  assert.equal(await pieces.count(), 2);
});

test("towers: fingers cannot point", async (t) => {
  const b = await openBoard(t, { variant: "tavreli", lang: "ru" }, { hasTouch: true, isMobile: true });
  assert.match(await b.board.locator(".inspector").textContent(), /Коснитесь башни/);
});

test("towers: nothing is cut off, drawn or lettered", async (t) => {
  const fen = "k7/8/8/8/8/8/(NRB)3(BPqNRB)3/K7 w - - 0 1 fresh:-/-";
  for (const look of ["figures", "letters"]) {
    const b = await openBoard(t, { variant: "tavreli", fen, pieces: look });
    const cut = await b.board.evaluate((node) => [...node.shadowRoot.querySelectorAll(".tower")].flatMap((tower) => {
      const square = tower.parentNode.getBoundingClientRect();
      const top = tower.querySelector(":scope > g:not(.badge):not(.piece) .body").getBoundingClientRect();
      return [...tower.querySelectorAll(".slice")].map((text) => text.getBoundingClientRect().top + 0.15 * text.getBoundingClientRect().height < top.bottom).filter(Boolean)
        .concat(square.height > node.shadowRoot.querySelector(".cell, [data-square]").getBoundingClientRect().height + 2 ? ["tall"] : []);
    }));
    assert.deepEqual(cut, [], look);
  }
});

test("antichess: that a capture is due is said, and again to whoever picks a piece that cannot", async (t) => {
  const b = await openBoard(t, { variant: "antichess", fen: "rnbqkbnr/p1pppppp/8/1p6/8/4P3/PPPP1PPP/RNBQKBNR w - - 0 2" });
  assert.match(await b.board.locator(".facts").textContent(), /You must capture/);
  assert.deepEqual(await b.marks("due"), ["f1"]);
  await b.click("a2");
  assert.equal(await b.board.locator(".message").textContent(), "You must capture.");
  assert.deepEqual(await b.page.evaluate(() => globalThis.board.status.notices.map(({ code }) => code)), ["capture-compulsory"]);
  await b.click("f1", "b5");
  assert.equal(await b.board.locator(".facts").isVisible(), false);
  await b.page.evaluate(() => { globalThis.board.shown = 0; });
  assert.match(await b.board.locator(".facts").textContent(), /You must capture/);
});

test("where captures are free, nothing is due though only captures are legal", async (t) => {
  const b = await openBoard(t, { variant: "chess", fen: "7k/8/8/5b2/8/8/r7/K7 w - - 0 1" });
  assert.deepEqual(await b.page.evaluate(() => globalThis.board.game.legalMoves().map(({ move }) => move)), ["a1a2"]);
  assert.deepEqual(await b.page.evaluate(() => globalThis.board.status.notices), []);
});

test("an exchange: both pieces change places, and both are seen to", async (t) => {
  const b = await openBoard(t, { variant: "shakhdan" }, { reducedMotion: "no-preference" });
  await b.click("d2", "d4", "e7", "e5", "d4");
  assert.deepEqual(await b.marks("swap"), ["e5"]);
  // Counted as they begin: on a busy machine they are over before anybody asks.
  await b.page.evaluate(() => {
    const { animate } = Element.prototype;
    globalThis.animated = [];
    Element.prototype.animate = function (...how) {
      globalThis.animated.push(this.dataset.on);
      return animate.apply(this, how);
    };
  });
  await b.click("e5");
  assert.equal(await b.square("e5").getAttribute("aria-label"), "e5, white pawn");
  assert.equal(await b.square("d4").getAttribute("aria-label"), "d4, black pawn");
  assert.deepEqual(await b.page.evaluate(() => globalThis.animated.sort()), ["d4", "e5"]);
});

test("a pawn's exchange is picked on the board or in the menu", async (t) => {
  // 32 pieces with a white pawn on b7 before an empty b8
  const fen = "r1bqkbnr/pPpppppp/1p6/n7/8/8/P1PPPPPP/RNBQKBNR w - - 0 1";
  const b = await openBoard(t, { variant: "shakhdan", fen });
  await b.click("b7", "b8");
  assert.ok((await b.marks("exchange")).includes("a1"));
  await b.click("a1");
  assert.deepEqual(await b.moves(), ["b7b8=a1"]);
  assert.equal(await b.square("b8").getAttribute("aria-label"), "b8, white rook");
  assert.equal(await b.square("a1").getAttribute("aria-label"), "a1, white pawn");
});

test("battle: both sides arrange behind the curtain, hand in, and the lot is drawn", async (t) => {
  const b = await openBoard(t, { variant: "battle" });
  const button = (name) => b.board.getByRole("button", { name });
  const curtain = b.board.locator(".curtain");
  assert.match(await curtain.textContent(), /White arranges/);
  assert.equal(await b.square("e1").isVisible(), false, "behind the curtain nothing is reached or read");
  await b.click(button("I am White, show the board"));
  assert.equal(await button("Hand in").isDisabled(), true);
  await b.click(b.pocket("white", "K"), "e1");
  assert.equal(await b.square("e1").getAttribute("aria-label"), "e1, white king");
  await button("Clear").focus();
  await b.page.keyboard.press("Enter");
  assert.equal(await b.board.evaluate((node) => node.shadowRoot.activeElement.textContent), "Clear", "what does nothing now keeps the focus");
  await b.click(button("Classical arrangement"), "e1", "d1");
  assert.equal(await b.square("d1").getAttribute("aria-label"), "d1, white king");
  await b.drag(b.square("a2"), b.square("a4"));
  await b.click(button("Hand in"));
  assert.match(await curtain.textContent(), /Black arranges/);
  assert.equal(await b.square("d1").getAttribute("aria-label"), "d1, empty", "nothing of White's is to be seen");
  await b.click(button("I am Black, show the board"), button("Classical arrangement"), button("Hand in"), button("Draw lots"));
  assert.equal(await curtain.isVisible(), false);
  assert.equal(await b.square("d1").getAttribute("aria-label"), "d1, white king");
  assert.equal(await b.square("a4").getAttribute("aria-label"), "a4, white pawn");
  assert.equal((await b.events("arranged")).length, 3);
  await b.page.evaluate(() => {
    globalThis.board.game.freeze("white", "noise");
    globalThis.board.refresh();
  });
  assert.match(await curtain.textContent(), /frozen/);
  assert.equal(await b.square("d1").getAttribute("aria-label"), "d1, empty");
});

test("royal pieces that are not kings carry a mark", async (t) => {
  const b = await openBoard(t, { variant: "maharajah" });
  assert.deepEqual(await b.marks("royal"), ["e1"]);
  assert.equal(await b.square("e1").getAttribute("aria-description"), "royal");
});

test("hints: zones, goals, how a piece moves", async (t) => {
  const b = await openBoard(t, { variant: "hiashatar", hints: "" });
  assert.ok((await b.marks("zone")).includes("d2"));
  await b.square("d1").hover();
  assert.match(await b.board.locator(".facts").textContent(), /:/);
  await b.page.evaluate(() => { globalThis.board.variant = "shakhdan"; });
  await b.board.locator(".ghost-piece").first().waitFor({ state: "attached" });
  assert.equal(await b.board.locator(".ghost-piece").count(), 32);
});
