// Arranging: by keyboard, by dragging, by what fills the board, from favourites; and what nobody else may see of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { everything, openBattle } from "./battle-hands.js";
import { checkAccessibility } from "./harness.js";

test("arranging by keyboard only", async (t) => {
  const b = await openBattle(t);
  const { keyboard } = b.page;
  await b.button("I am White, show the board").focus();
  await keyboard.press("Enter");
  const focused = () => b.board.evaluate((node) => node.shadowRoot.activeElement?.dataset.square ?? node.shadowRoot.activeElement?.dataset.pocket ?? node.shadowRoot.activeElement?.textContent);
  assert.equal(await focused(), "a1", "the board has the focus when the curtain opens");
  // Tab to the tray, take a king, back to the board.
  await keyboard.press("Tab");
  assert.equal(await focused(), "K");
  await keyboard.press("Enter");
  await keyboard.press("Shift+Tab");
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  assert.equal(await b.name("a2"), "a2, white king");
  // He changes his mind: back to the tray.
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  assert.equal(await b.name("a2"), "a2, empty");
  for (const name of ["Random", "Mirror", "Hand in"]) {
    await b.button(name).focus();
    await keyboard.press("Enter");
  }
  assert.equal(await focused(), "I am Black, show the board", "the curtain takes the focus");
  await checkAccessibility(b.page);
});

test("arranging by dragging: onto the board, over another piece, back to the tray; nothing beyond the own half", async (t) => {
  const b = await openBattle(t);
  await b.button("I am White, show the board").click();
  const tray = (letter) => b.board.locator(`button[data-color="white"][data-pocket="${letter}"]`);
  const drag = async (from, to) => {
    const [a, z] = [await from.boundingBox(), await to.boundingBox()];
    await b.page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await b.page.mouse.down();
    await b.page.mouse.move(z.x + z.width / 2, z.y + z.height / 2, { steps: 4 });
    await b.page.mouse.up();
  };
  await drag(tray("K"), b.square("e1"));
  await drag(tray("Q"), b.square("d4"));
  await drag(b.square("d4"), b.square("e1"));
  assert.deepEqual([await b.name("e1"), await b.name("d4")], ["e1, white queen", "d4, white king"]);
  await drag(b.square("e1"), b.square("e5"));
  assert.deepEqual([await b.name("e1"), await b.name("e5")], ["e1, white queen", "e5, empty"]);
  await drag(b.square("d4"), tray("P"));
  assert.equal(await b.name("d4"), "d4, white king", "a king's place is with the kings");
  await drag(b.square("d4"), tray("K"));
  assert.equal(await b.name("d4"), "d4, empty");
  // The half is marked, and it alone.
  const marked = await b.board.evaluate((node) => [...node.shadowRoot.querySelectorAll(".mark.half")].map((mark) => mark.dataset.at));
  assert.equal(marked.length, 32);
  assert.ok(marked.every((square) => square[1] <= "4"));
  assert.equal(await b.button("Hand in").isDisabled(), true);
});

test("what fills the board: the rest, a mirror, chance", async (t) => {
  const b = await openBattle(t);
  await b.button("I am White, show the board").click();
  const pieces = () => b.board.evaluate((node) => node.arrangement.pieces);
  await b.click("e4");
  await b.board.locator('button[data-color="white"][data-pocket="Q"]').click();
  await b.click("a4");
  await b.button("Place the rest").click();
  const filled = await pieces();
  assert.equal(Object.keys(filled).length, 16);
  assert.deepEqual([filled.a4, filled.e1, filled.a2, filled.d1], ["queen", "king", "pawn", undefined]);
  await b.button("Mirror").click();
  const mirrored = await pieces();
  assert.deepEqual([mirrored.h4, mirrored.d1, mirrored.e1], ["queen", "king", undefined]);
  await b.button("Random").click();
  const random = await pieces();
  assert.deepEqual(Object.values(random).sort(), Object.values(filled).sort());
  assert.ok(Object.keys(random).every((square) => square[1] <= "4"));
  assert.notDeepEqual(random, mirrored);
});

test("favourites: saved when the other may see them, used by the other colour, forgotten; what is stored is not trusted", async (t) => {
  const good = { name: "Ёж <b>", arrangement: "RNBKQBNRPPPPPPPP................" };
  const bad = [null, 7, { name: "", arrangement: good.arrangement }, { name: "x", arrangement: "K" }, { name: 3, arrangement: good.arrangement }, { name: "y".repeat(99), arrangement: good.arrangement }];
  const b = await openBattle(t, { prepare: (context) => context.addInitScript((items) => {
    // The blank page before has no storage.
    if (location.protocol === "http:") localStorage.setItem("mandragorias.battle.favourites", JSON.stringify(items));
  }, [...bad, good]) });
  const box = b.page.locator(".favourites-box");
  assert.equal(await box.isVisible(), false);
  await b.arrange("white", async () => {
    await box.locator("summary").click();
    assert.equal(await box.locator("li").count(), 1);
    await b.button("Random").click();
    await b.page.getByLabel("Name of the arrangement").fill("Mine");
    await box.getByRole("button", { name: "Save" }).click();
    await box.getByText("will be saved when the battle begins").waitFor();
    await box.locator(".favourite").click();
    assert.equal(await b.name("d1"), "d1, white king");
  });
  await b.arrange("black", async () => {
    assert.doesNotMatch((await everything(b.page)).stored, /Mine/);
    assert.equal(await box.locator("li").count(), 1);
    await box.locator(".favourite").click();
    assert.equal(await b.name("d8"), "d8, black king");
  });
  await b.lot();
  assert.match((await everything(b.page)).stored, /Mine/);
  await b.page.getByRole("tab", { name: "New game" }).click();
  await b.button("Start").click();
  await b.arrange("white", async () => {
    assert.equal(await box.locator("li").count(), 2);
    await b.button("Delete “Mine”").click();
    assert.equal(await box.locator("li").count(), 2, "it asks first");
    await b.button("Press again to confirm").click();
    assert.equal(await box.locator("li").count(), 1);
    await b.button("Classical arrangement").click();
  });
});

test("nothing of an arrangement is on the page, in the storage or the address before the reveal", async (t) => {
  const b = await openBattle(t);
  await b.arrange("white", () => b.usual("a1c3", "d1d4"));
  const seen = await everything(b.page);
  assert.deepEqual(seen.shown.split("\n").filter((text) => /^[a-h][1-8], (white|black)/.test(text)), []);
  assert.doesNotMatch(seen.stored + seen.address, /RNB|NBK|[RNBQKP]{4}|queen|c3|d4/);
  assert.equal(await b.board.evaluate((node) => node.shadowRoot.querySelectorAll(".pieces *").length), 0);
  assert.equal(await b.board.evaluate((node) => node.arrangement), null);
  await b.page.getByRole("tab", { name: "Position" }).click();
  assert.equal(await b.page.locator("#fen").inputValue(), "");
  // In the other language, and after a reload, there is no more of it.
  await b.page.reload();
  await b.button("I am White, show the board").click();
  assert.deepEqual(await b.board.evaluate((node) => node.arrangement.pieces), {});
});
