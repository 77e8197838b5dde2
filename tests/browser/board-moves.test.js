// Playing on the board: clicks, drags, touch and keys, all to the same end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBoard, sameSquares } from "./board.js";

test("scholar's mate by clicks", async (t) => {
  const b = await openBoard(t);
  await b.click("e2", "e4", "e7", "e5", "f1", "c4", "b8", "c6", "d1", "h5", "g8", "f6", "h5", "f7");
  assert.deepEqual(await b.moves(), ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"]);
  assert.equal((await b.events("step")).length, 7);
  const [outcome] = await b.events("end");
  assert.equal(outcome.result, "1-0");
  assert.equal(outcome.reason, "checkmate");
  assert.equal((await b.alert.textContent()).trim(), outcome.text.en);
  assert.equal(await b.status.textContent(), "White: queen h5 takes black pawn on f7");
  assert.deepEqual(await b.marks("check"), ["e8"]);
  // The game is over: nothing can be picked.
  await b.click("e8");
  assert.deepEqual(await b.marks("selected"), []);
});

test("a picked piece shows where it can go, and lets go again", async (t) => {
  const b = await openBoard(t);
  await b.click("g1");
  assert.deepEqual(await b.marks("selected"), ["g1"]);
  sameSquares(await b.marks("quiet"), ["f3", "h3"]);
  assert.equal(await b.square("g1").getAttribute("aria-pressed"), "true");
  assert.equal(await b.square("f3").getAttribute("aria-description"), "can move here");
  await b.click("b1");
  assert.deepEqual(await b.marks("selected"), ["b1"]);
  await b.click("b1");
  assert.deepEqual(await b.marks("selected"), []);
  await b.click("e7");
  assert.deepEqual(await b.marks("selected"), [], "not the side to move");
});

test("marks tell captures from quiet steps and where the last step came from", async (t) => {
  const b = await openBoard(t);
  await b.click("e2", "e4", "d7", "d5");
  assert.deepEqual(await b.marks("last-from"), ["d7"]);
  assert.deepEqual(await b.marks("last-to"), ["d5"]);
  await b.click("e4");
  assert.deepEqual(await b.marks("capture"), ["d5"]);
  assert.deepEqual(await b.marks("quiet"), ["e5"]);
});

test("dragging plays, and beside the board it does not", async (t) => {
  const b = await openBoard(t);
  await b.drag(b.square("e2"), b.square("e4"));
  await b.drag(b.square("e7"), [2, 2]);
  assert.deepEqual(await b.moves(), ["e2e4"]);
  assert.deepEqual(await b.marks("selected"), []);
  await b.drag(b.square("e7"), b.square("e5"));
  assert.deepEqual(await b.moves(), ["e2e4", "e7e5"]);
  assert.equal(await b.board.evaluate((node) => node.shadowRoot.querySelector(".ghost, .lifted")), null);
  // The drag's own click is swallowed, and only that.
  await b.click("g1", "f3");
  assert.deepEqual(await b.moves(), ["e2e4", "e7e5", "g1f3"]);
});

test("a drag that ends where it began leaves the piece picked", async (t) => {
  const b = await openBoard(t);
  const box = await b.square("e2").boundingBox();
  await b.page.mouse.move(box.x + 10, box.y + 10);
  await b.page.mouse.down();
  await b.page.mouse.move(box.x + 30, box.y + 30, { steps: 3 });
  await b.page.mouse.up();
  await b.click("e4");
  assert.deepEqual(await b.moves(), ["e2e4"]);
});

test("touch plays by taps and by dragging", async (t) => {
  const b = await openBoard(t, {}, { hasTouch: true, viewport: { width: 390, height: 800 } });
  await b.square("e2").tap();
  await b.square("e4").tap();
  const touch = await b.page.context().newCDPSession(b.page);
  const middle = async (name) => {
    const box = await b.square(name).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle("e7"), await middle("e5")];
  const send = (type, points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [from]);
  for (const part of [0.3, 0.6, 1]) await send("touchMove", [{ x: from.x, y: from.y + (to.y - from.y) * part }]);
  await send("touchEnd", []);
  assert.deepEqual(await b.moves(), ["e2e4", "e7e5"]);
});

test("a game by keyboard only", async (t) => {
  const b = await openBoard(t);
  const { keyboard } = b.page;
  await keyboard.press("Tab");
  assert.equal(await b.focused(), "a1");
  /** Walks to a square with the arrow keys and presses Enter. */
  const go = async (square) => {
    for (;;) {
      const at = await b.focused();
      if (at[0] !== square[0]) await keyboard.press(at[0] < square[0] ? "ArrowRight" : "ArrowLeft");
      else if (at[1] !== square[1]) await keyboard.press(at[1] < square[1] ? "ArrowUp" : "ArrowDown");
      else break;
    }
    await keyboard.press("Enter");
  };
  for (const square of ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"]) await go(square);
  assert.deepEqual(await b.moves(), ["f2f3", "e7e5", "g2g4", "d8h4"]);
  assert.equal((await b.events("end"))[0].result, "0-1");
});

test("keys of the grid: rows' ends, corners, the edge, Escape", async (t) => {
  const b = await openBoard(t);
  const { keyboard } = b.page;
  await b.square("d4").focus();
  for (const [key, square] of [["Home", "a4"], ["End", "h4"], ["ArrowRight", "h4"], ["Control+Home", "a8"], ["Control+End", "h1"]]) {
    await keyboard.press(key);
    assert.equal(await b.focused(), square, key);
  }
  assert.equal(await b.board.locator("[role=grid] [tabindex='0']").count(), 1);
  await b.square("e2").focus();
  await keyboard.press("Enter");
  assert.deepEqual(await b.marks("selected"), ["e2"]);
  await keyboard.press("Escape");
  assert.deepEqual(await b.marks("selected"), []);
  assert.equal(await b.focused(), "e2");
});

test("the menu of promotions: keys, mouse, and three ways to cancel", async (t) => {
  const fen = "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1";
  const b = await openBoard(t, { fen });
  await b.click("a7", "a8");
  assert.equal(await b.menu.getByRole("menuitem").count(), 5);
  assert.equal((await b.events("choice")).length, 1);
  await b.page.keyboard.press("Escape");
  assert.equal(await b.menu.count(), 0);
  assert.equal(await b.focused(), "a7");
  await b.click("a7", "a8", b.menu.getByRole("menuitem", { name: "Cancel" }));
  await b.click("a7", "a8");
  await b.page.mouse.click(2, 2);
  assert.equal(await b.menu.count(), 0);
  assert.deepEqual(await b.moves(), []);
  await b.click("a7", "a8", b.menu.getByRole("menuitem", { name: "Promote to knight" }));
  await b.drag(b.square("h2"), b.square("h1"));
  await b.page.keyboard.press("ArrowDown");
  await b.page.keyboard.press("Enter");
  assert.deepEqual(await b.moves(), ["a7a8n", "h2h1r"]);
});

test("castling and en passant", async (t) => {
  const b = await openBoard(t, { fen: "4k3/3p4/8/4P3/8/8/8/R3K2R b KQ - 0 1" });
  await b.click("d7", "d5", "e5");
  assert.deepEqual(await b.marks("en-passant"), ["d6"]);
  await b.click("d6");
  assert.equal(await b.square("d5").getAttribute("aria-label"), "d5, empty");
  await b.click("e8", "f7", "e1");
  sameSquares(await b.marks("castle"), ["c1", "g1"]);
  await b.click("c1");
  assert.equal(await b.square("d1").getAttribute("aria-label"), "d1, white rook");
  assert.deepEqual(await b.moves(), ["d7d5", "e5d6", "e8f7", "e1c1"]);
});

test("a king put on his rook castles", async (t) => {
  const b = await openBoard(t, { fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
  await b.drag(b.square("e1"), b.square("h1"));
  assert.deepEqual(await b.moves(), ["e1g1"]);
});

test("a refused step says why and marks it", async (t) => {
  const b = await openBoard(t, { fen: "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1" });
  await b.click("e2", "c3");
  const [why] = await b.events("refused");
  assert.ok(why.text.en.length > 10);
  assert.equal((await b.alert.textContent()).trim(), why.text.en);
  assert.equal(await b.board.locator(".message").textContent(), why.text.en);
  sameSquares(await b.marks("refused"), why.squares ?? ["c3"]);
  assert.deepEqual(await b.moves(), []);
  assert.deepEqual(await b.marks("selected"), ["e2"], "another target is likely to follow");
  await b.drag(b.square("e2"), b.square("d4"));
  assert.deepEqual(await b.marks("selected"), ["e2"]);
  const [text, piece] = [await b.board.locator(".message").boundingBox(), await b.square("e2").boundingBox()];
  assert.ok(text.y + text.height <= piece.y || text.y >= piece.y + piece.height, "the piece is not covered");
  await b.click("e1");
  assert.deepEqual(await b.marks("refused"), []);
  assert.equal(await b.board.locator(".message").isVisible(), false);
});

test("only those move who may", async (t) => {
  const b = await openBoard(t, { players: "white" });
  await b.click("e2", "e4", "e7", "e5");
  assert.deepEqual(await b.moves(), ["e2e4"]);
  await b.page.evaluate(() => { globalThis.board.players = "none"; globalThis.board.play("e5"); });
  await b.click("d2", "d4");
  assert.deepEqual(await b.moves(), ["e2e4", "e7e5"]);
});

test("earlier positions are shown and cannot be played from", async (t) => {
  const b = await openBoard(t);
  await b.click("e2", "e4", "e7", "e5");
  await b.page.evaluate(() => { globalThis.board.shown = 1; });
  assert.equal(await b.square("e5").getAttribute("aria-label"), "e5, empty");
  assert.deepEqual(await b.marks("last-to"), ["e4"]);
  assert.match(await b.fen(), / b KQkq - 0 1$/);
  await b.click("d7", "d5");
  assert.deepEqual(await b.moves(), ["e2e4", "e7e5"]);
  await b.page.evaluate(() => { globalThis.board.shown = null; });
  assert.equal(await b.square("e5").getAttribute("aria-label"), "e5, black pawn");
  await b.click("g1", "f3");
  assert.equal((await b.moves()).length, 3);
});

test("the page changes the game and the board follows", async (t) => {
  const b = await openBoard(t);
  await b.page.evaluate(() => {
    globalThis.board.game.play("e4");
    globalThis.board.refresh();
  });
  assert.equal(await b.status.textContent(), "White: pawn e2 to e4");
  assert.equal(await b.square("e4").getAttribute("aria-label"), "e4, white pawn");
  await b.page.evaluate(() => {
    globalThis.board.game.undo();
    globalThis.board.refresh();
  });
  assert.equal(await b.square("e2").getAttribute("aria-label"), "e2, white pawn");
  assert.deepEqual(await b.marks("last-to"), []);
});

test("moves as text", async (t) => {
  const b = await openBoard(t, { entry: "" });
  const field = b.board.getByRole("textbox", { name: "Move" });
  await field.fill("Nf3");
  await field.press("Enter");
  assert.deepEqual(await b.moves(), ["g1f3"]);
  assert.equal(await field.inputValue(), "");
  await field.fill("Ke4");
  await field.press("Enter");
  assert.equal((await b.events("refused")).length, 1);
  assert.equal(await field.inputValue(), "Ke4");
});

test("animation is off where it is not wanted and never waited for", async (t) => {
  const b = await openBoard(t, {}, { reducedMotion: "no-preference" });
  await b.click("e2", "e4");
  assert.equal(await b.board.evaluate((node) => node.shadowRoot.querySelector("[data-on=e4]").getAnimations().length), 1);
  await b.page.emulateMedia({ reducedMotion: "reduce" });
  await b.click("e7", "e5");
  assert.equal(await b.board.evaluate((node) => node.shadowRoot.querySelector("[data-on=e5]").getAnimations().length), 0);
});
