// A game of chess on the page, from the first click to the result, with everything that players do besides moving.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame } from "./page.js";

test("scholar's mate by clicks ends with its reason, and a rematch begins", async (t) => {
  const g = await openGame(t, "chess");
  assert.match(await g.status.textContent(), /White to move · move 1/);
  await g.play(["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"]);
  assert.match(await g.result(), /White wins.*1 : 0.*Checkmate/);
  assert.equal(await g.status.textContent(), "The game is over");
  const [banner, board] = [await g.banner.boundingBox(), await g.board.boundingBox()];
  assert.ok(banner.x >= board.x + board.width, "the banner does not cover the board");
  assert.equal(await g.action("Resign").isVisible(), false);
  assert.equal(await g.action("Draw by agreement").isVisible(), false);
  assert.equal(await g.page.getByRole("textbox", { name: "Enter a move" }).isVisible(), false);
  await g.banner.getByRole("button", { name: "Rematch" }).click();
  assert.equal(await g.banner.isVisible(), false);
  assert.deepEqual(await g.played(), []);
});

test("a whole game by keyboard only", async (t) => {
  const g = await openGame(t, "chess");
  const { keyboard } = g.page;
  const at = () => g.board.evaluate((node) => node.shadowRoot.activeElement?.dataset.square);
  for (let presses = 0; !(await at()); presses++) {
    assert.ok(presses < 12, "the board is reached by Tab");
    await keyboard.press("Tab");
  }
  /** Goes to a square with the arrow keys and enters it. */
  const enter = async (square) => {
    const here = await at();
    const [dx, dy] = [square.charCodeAt(0) - here.charCodeAt(0), square[1] - here[1]];
    for (let n = 0; n < Math.abs(dx); n++) await keyboard.press(dx > 0 ? "ArrowRight" : "ArrowLeft");
    for (let n = 0; n < Math.abs(dy); n++) await keyboard.press(dy > 0 ? "ArrowUp" : "ArrowDown");
    await keyboard.press("Enter");
  };
  for (const square of ["f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"]) await enter(square);
  assert.deepEqual(await g.played(), ["f2f3", "e7e5", "g2g4", "d8h4"]);
  assert.match(await g.result(), /Black wins.*0 : 1.*Checkmate/);
  await keyboard.press("Tab");
  assert.equal(await g.page.evaluate(() => document.activeElement.textContent), "Rematch");
  await keyboard.press("Enter");
  assert.deepEqual(await g.played(), []);
  assert.ok(await at(), "the focus is on the board again");
});

test("promotion through the menu, and its cancelling", async (t) => {
  const g = await openGame(t, "chess", { fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1" });
  await g.click("a7", "a8");
  assert.deepEqual(await g.menu.getByRole("menuitem").allTextContents(), ["Promote to queen", "Promote to rook", "Promote to bishop", "Promote to knight", "Cancel"]);
  await g.menu.getByRole("menuitem", { name: "Cancel" }).click();
  assert.deepEqual(await g.played(), []);
  await g.play(["a7a8n"]);
  assert.equal(await g.square("a8").getAttribute("aria-label"), "a8, white knight");
});

test("castling to both sides and en passant", async (t) => {
  const g = await openGame(t, "chess", { fen: "r3k3/3p4/8/4P3/8/8/8/R3K2R w KQq - 0 1" });
  await g.play(["e1g1", "e8c8"]);
  assert.equal(await g.square("f1").getAttribute("aria-label"), "f1, white rook");
  assert.equal(await g.square("d8").getAttribute("aria-label"), "d8, black rook");
  await g.play(["g1h2", "d7d5", "e5d6"]);
  assert.equal(await g.square("d5").getAttribute("aria-label"), "d5, empty");
  assert.deepEqual(await g.moves.locator("button").allTextContents(), ["O-O", "O-O-O", "Kh2", "d5", "exd6"]);
});

test("an illegal move is refused with a reason, on the board and in the field", async (t) => {
  const g = await openGame(t, "chess", { fen: "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1" });
  await g.click("e2", "c3");
  const shown = g.board.locator(".message");
  await shown.waitFor();
  const why = await shown.textContent();
  assert.match(why, /\S+ \S+/);
  const field = g.page.getByRole("textbox", { name: "Enter a move" });
  await field.fill("e2c3");
  await field.press("Enter");
  assert.equal(await g.message.textContent(), why);
  await field.fill("gibberish");
  await field.press("Enter");
  assert.notEqual(await g.message.textContent(), "");
  assert.deepEqual(await g.played(), []);
  await field.fill("Kd2");
  await field.press("Enter");
  assert.deepEqual(await g.played(), ["e1d2"]);
  assert.equal(await g.message.textContent(), "");
  assert.equal(await field.inputValue(), "");
});

test("steps are taken back and played again, the latter only when there are any", async (t) => {
  const g = await openGame(t, "chess");
  const [back, again] = [g.action("Undo"), g.action("Redo")];
  assert.deepEqual([await back.isDisabled(), await again.isDisabled()], [true, true]);
  await g.play(["e2e4", "e7e5"]);
  await back.click();
  await back.click();
  assert.deepEqual([await back.isDisabled(), await again.isDisabled()], [true, false]);
  await again.click();
  assert.deepEqual(await g.played(), ["e2e4"]);
  await g.play(["c7c5"]);
  assert.equal(await again.isDisabled(), true, "what was taken back is gone once another step is played");
});

test("going through the game by the list, its buttons and the arrow keys", async (t) => {
  const g = await openGame(t, "chess");
  await g.play(["e2e4", "e7e5", "g1f3"]);
  assert.deepEqual(await g.moves.locator("li").allTextContents(), ["1.e4e5", "2.Nf3"]);
  await g.moves.getByRole("button", { name: "e4" }).click();
  assert.equal(await g.square("e5").getAttribute("aria-label"), "e5, empty");
  assert.match(await g.facts.textContent(), /earlier position/);
  await g.page.keyboard.press("ArrowRight");
  assert.equal(await g.square("e5").getAttribute("aria-label"), "e5, black pawn");
  await g.page.keyboard.press("ArrowLeft");
  await g.page.keyboard.press("ArrowLeft");
  assert.equal(await g.square("e4").getAttribute("aria-label"), "e4, empty");
  const field = g.page.getByRole("textbox", { name: "Enter a move" });
  await field.fill("ab");
  await field.press("ArrowLeft");
  assert.equal(await g.square("e4").getAttribute("aria-label"), "e4, empty", "arrow keys in a field stay there");
  await g.page.getByRole("button", { name: "Back to the current position" }).click();
  assert.equal(await g.square("f3").getAttribute("aria-label"), "f3, white knight");
});

test("resigning asks twice; a draw is agreed, and claimed when it may be", async (t) => {
  const g = await openGame(t, "chess");
  await g.action("Resign").click();
  assert.equal(await g.banner.isVisible(), false);
  await g.action("Press again").click();
  assert.match(await g.result(), /Black wins.*resigned/);
  await g.banner.getByRole("button", { name: "Rematch" }).click();
  await g.play(["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"]);
  assert.equal(await g.action("Claim").count(), 0);
  await g.play(["f6g8"]);
  await g.action("Claim a draw").click();
  assert.match(await g.result(), /Draw ½ : ½.*three times/);
  await g.action("Undo").click();
  assert.equal(await g.banner.isVisible(), false, "with the step its end is taken back");
  await g.action("Draw by agreement").click();
  await g.action("Press again").click();
  assert.match(await g.result(), /Draw by agreement/);
});

test("FEN and PGN are shown and copied; a fault of a FEN names its field", async (t) => {
  const g = await openGame(t, "chess", { permissions: ["clipboard-read", "clipboard-write"] });
  await g.play(["e2e4"]);
  await g.tab("position").click();
  const [fen, pgn] = [g.page.locator("#fen"), g.page.locator("#pgn")];
  assert.equal(await fen.inputValue(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  assert.match(await pgn.inputValue(), /1\. e4 \*/);
  const clipboard = () => g.page.evaluate(() => navigator.clipboard.readText());
  await g.page.getByRole("button", { name: "Copy the FEN" }).click();
  await g.page.getByText("Copied").waitFor();
  assert.equal(await clipboard(), await fen.inputValue());
  await g.page.getByRole("button", { name: "Copy the PGN" }).click();
  await g.page.waitForFunction(async () => (await navigator.clipboard.readText()).includes("1. e4"));
  const setUp = g.page.getByRole("button", { name: "Load position" });
  const faults = { "8/8/8/8/8/8/8/K6k w KQ - 0 1": /“castling”/, "9/8/8/8/8/8/8/K6k w - - 0 1": /“board”/, "8/8/8/8/8/8/8/K6k x - - 0 1": /“side to move”/, "8/8/8/8/8/8/8/K6k w - e3 0 1": /“en passant”/ };
  for (const [text, field] of Object.entries(faults)) {
    await fen.fill(text);
    await setUp.click();
    assert.match(await g.page.locator("#panel-position .message").textContent(), field, text);
    assert.deepEqual(await g.played(), ["e2e4"], "the game goes on");
  }
  await fen.fill("8/8/8/8/8/8/7R/K6k b - - 3 40");
  await setUp.click();
  assert.deepEqual(await g.played(), ["e2e4"], "a game under way is not put aside unasked");
  await g.page.getByRole("button", { name: /^Press again/ }).click();
  assert.match(await g.status.textContent(), /Black to move · move 40 check/i);
  assert.equal(await g.moves.isVisible(), true, "one is back at the game");
  assert.equal(await g.page.evaluate(() => document.activeElement.localName), "mandragorias-board");
});

test("the page tells how a selected piece moves, whichever side it belongs to", async (t) => {
  const g = await openGame(t, "chess");
  await g.click("b8");
  assert.match(await g.page.locator(".help").textContent(), /^Knight\. Jumps/);
  await g.click("e1");
  assert.match(await g.page.locator(".help").textContent(), /^King\. /);
  await g.click("e4");
  assert.match(await g.page.locator(".help").textContent(), /^Select a piece/);
  await g.play(["e2e4", "d7d5"]);
  await g.click("e4", "d5");
  assert.match(await g.page.locator(".help").textContent(), /^Pawn/);
  await g.click("d8", "d5");
  assert.match(await g.page.locator(".help").textContent(), /^Queen/, "not the piece who was taken");
});

test("another game puts one under way aside only when asked twice, and it can be taken up again", async (t) => {
  const g = await openGame(t, "chess");
  const start = g.page.locator("#panel-begin .main");
  const former = g.page.getByRole("button", { name: "Back to the previous game" });
  await g.tab("begin").click();
  await start.click();
  assert.equal(await g.page.locator("#panel-begin").isVisible(), false, "an empty game is no loss");
  await g.play(["e2e4", "e7e5"]);
  await g.tab("begin").click();
  assert.equal(await former.isVisible(), false);
  await start.click();
  assert.deepEqual(await g.played(), ["e2e4", "e7e5"]);
  await g.tab("game").focus();
  assert.equal(await start.textContent(), "Start", "it does not stay armed");
  await g.start();
  assert.deepEqual(await g.played(), []);
  await g.tab("begin").click();
  await former.click();
  assert.deepEqual(await g.played(), ["e2e4", "e7e5"]);
  await g.play(["g1f3"]);
});

test("the focus stays where one works", async (t) => {
  const g = await openGame(t, "chess");
  await g.play(["e2e4"]);
  const press = async (button) => {
    await button.focus();
    await g.page.keyboard.press("Enter");
    return g.page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
  };
  const named = (name) => g.page.getByRole("button", { name, exact: true });
  assert.equal(await press(named("First position")), "First position");
  assert.equal(await press(named("Last position")), "Last position");
  assert.equal(await press(g.moves.getByRole("button", { name: "e4" })), "e4", "though the list is written anew");
  assert.equal(await press(g.action("Undo")), "Undo");
  assert.equal(await press(g.action("Redo")), "Redo");
  await press(named("First position"));
  assert.notEqual(await press(named("Back to the current position")), "", "what had the focus is gone, but not the focus");
  assert.notEqual(await g.page.evaluate(() => document.activeElement.localName), "body");
  await press(g.action("Resign"));
  await g.page.keyboard.press("Enter");
  assert.match(await g.result(), /White wins/);
  assert.equal(await g.page.evaluate(() => document.activeElement.closest(".actions") !== null), true);
});

test("what is said above the list is about the position shown", async (t) => {
  const g = await openGame(t, "chess");
  await g.play(["e2e4", "e7e5", "d1h5"]);
  assert.match(await g.status.textContent(), /Black to move · move 2/);
  await g.page.getByRole("button", { name: "First position" }).click();
  assert.match(await g.status.textContent(), /White to move · move 1/);
  await g.page.getByRole("button", { name: "Next step" }).click();
  assert.match(await g.status.textContent(), /Black to move · move 1/);
});

test("a game waits while one looks at others", async (t) => {
  const g = await openGame(t, "chess");
  await g.play(["e2e4"]);
  await g.page.getByRole("link", { name: "All games" }).click();
  await g.page.getByRole("link", { name: /^Antichess/ }).click();
  await g.ready("antichess");
  await g.page.goBack();
  await g.page.goBack();
  await g.ready("chess");
  assert.deepEqual(await g.played(), ["e2e4"]);
});
