// What the board shows and says, in both languages, for every game; and that everyone can use it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBoard } from "./board.js";
import { checkAccessibility } from "./harness.js";

test("names of squares in English and Russian", async (t) => {
  const b = await openBoard(t);
  const name = (square) => b.square(square).getAttribute("aria-label");
  assert.equal(await name("e4"), "e4, empty");
  assert.equal(await name("b1"), "b1, white knight");
  await b.page.evaluate(() => { globalThis.board.lang = "ru"; });
  assert.equal(await name("e4"), "e4, пусто");
  assert.equal(await name("b1"), "b1, белый конь");
  assert.equal(await name("a8"), "a8, чёрная ладья");
  await b.click("e2", "e4");
  assert.equal(await b.status.textContent(), "Белые: пешка e2 – e4");
});

test("the language is that of the page around, unless the board has its own", async (t) => {
  const b = await openBoard(t);
  assert.equal(await b.page.evaluate(() => globalThis.board.lang), "en");
  await b.page.evaluate(() => {
    document.documentElement.lang = "ru";
    globalThis.board.refresh();
  });
  assert.equal(await b.square("e4").getAttribute("aria-label"), "e4, пусто");
});

test("every piece of every game has a drawing", async (t) => {
  const b = await openBoard(t);
  const ids = await b.page.evaluate(() => globalThis.mandragorias.variants().map(({ id }) => id));
  const missing = await b.page.evaluate(async () => {
    const { drawing } = await import("../../pkg/board/figures/index.js");
    return globalThis.mandragorias.variants().flatMap(({ id, roles }) =>
      roles.filter(({ role }) => !drawing(id, role, role === "ratnik" ? "helgi" : undefined)).map(({ role }) => `${id} ${role}`));
  });
  assert.ok(ids.length > 0);
  assert.deepEqual(missing, []);
});

test("letters instead of figures", async (t) => {
  const b = await openBoard(t, { pieces: "letters" });
  assert.equal(await b.board.locator("[data-on=g1] text").textContent(), "N");
});

test("coordinates on the edge, everywhere, nowhere", async (t) => {
  const b = await openBoard(t);
  const count = () => b.board.locator(".coordinates text").count();
  assert.equal(await count(), 16);
  await b.page.evaluate(() => { globalThis.board.coordinates = "all"; });
  assert.equal(await count(), 64);
  await b.page.evaluate(() => { globalThis.board.coordinates = "none"; });
  assert.equal(await count(), 0);
});

test("coordinates lie over pieces and marks, set off by the colour of their square", async (t) => {
  const b = await openBoard(t, { variant: "hiashatar", coordinates: "all", theme: "contrast" });
  const found = await b.board.evaluate((node) => {
    const layers = [...node.shadowRoot.querySelector("svg").children];
    const label = node.shadowRoot.querySelector(".coordinates text");
    return { last: layers.at(-1).contains(label), rim: getComputedStyle(label).stroke, square: getComputedStyle(node.shadowRoot.querySelector(".square")).fill };
  });
  assert.deepEqual(found, { last: true, rim: found.square, square: found.square });
  // As large as can be read, however small the board.
  for (const width of [1280, 390, 320]) {
    await b.page.setViewportSize({ width, height: 700 });
    const height = await b.board.locator(".coordinates text").first().evaluate((text) => text.getBoundingClientRect().height);
    assert.ok(height >= 8, `${width}: ${height}`);
  }
});

test("a diagram is the position and no more", async (t) => {
  const b = await openBoard(t, { variant: "kings-chess", players: "none" });
  assert.equal(await b.board.locator(".facts").isVisible(), false);
  assert.deepEqual(await b.marks("due"), []);
  for (const variant of ["tavreli", "battle"]) {
    await b.page.evaluate((id) => { globalThis.board.game = globalThis.mandragorias.newGame(id); }, variant);
    assert.equal(await b.board.locator(".inspector").isVisible(), false);
    assert.equal(await b.board.locator(".curtain").isVisible(), false);
  }
});

test("marks of the page: squares, arrows, kinds of its own, nonsense left out", async (t) => {
  const b = await openBoard(t);
  await b.page.evaluate(() => {
    globalThis.board.marks = [
      { square: "e4", kind: "good" }, { square: "d5", kind: "my-mark" }, { square: "a1", to: "h8", kind: "bad" },
      { square: "z9", kind: "good" }, { square: "c3", kind: "not a name\"" },
    ];
  });
  assert.deepEqual(await b.marks("mark-good"), ["e4"]);
  assert.deepEqual(await b.marks("mark-my-mark"), ["d5"]);
  assert.deepEqual(await b.marks("mark-hint"), ["c3"]);
  assert.equal(await b.board.locator(".arrow.mark-bad").count(), 1);
});

test("a wrong variant or FEN is said, not thrown", async (t) => {
  const b = await openBoard(t);
  await b.page.evaluate(() => { globalThis.board.fen = "nonsense"; });
  await b.board.locator(".message").waitFor();
  assert.equal((await b.page.evaluate(() => globalThis.events.at(-1).name)), "failed");
  assert.equal(await b.page.evaluate(() => globalThis.events.at(-1).detail.code), "invalid-fen");
  await b.page.evaluate(() => Object.assign(globalThis.board, { lang: "ru", fen: "nichts" }));
  await b.board.locator(".message", { hasText: "Не удалось" }).waitFor();
  assert.doesNotMatch((await b.board.locator(".message").textContent()).replace(/FEN/g, ""), /[a-z]{3}/i, "all in Russian");
  await b.page.evaluate(() => globalThis.board.removeAttribute("fen"));
  await b.click("e2", "e4");
  assert.deepEqual(await b.moves(), ["e2e4"]);
});

const kinds = [
  { variant: "chess" }, { variant: "crazyhouse", fen: "4k3/8/8/8/8/8/8/4K3[QNp] w - - 0 1" }, { variant: "tavreli", entry: "" }, { variant: "battle" },
  { variant: "hiashatar", lang: "ru", hints: "", theme: "contrast" },
];
for (const attributes of kinds) {
  for (const colorScheme of ["light", "dark"]) {
    test(`axe-core finds nothing: ${Object.values(attributes).slice(0, 1)}, ${colorScheme}`, async (t) => {
      const b = await openBoard(t, attributes, { colorScheme });
      await b.page.evaluate(() => { document.documentElement.style.colorScheme = "light dark"; });
      await checkAccessibility(b.page);
      if (attributes.variant !== "chess") return;
      await b.page.evaluate(() => { globalThis.board.fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1"; });
      await b.click("a7", "a8");
      await checkAccessibility(b.page);
    });
  }
}

test("nothing is wider than a narrow screen, and squares stay large enough to hit", async (t) => {
  const b = await openBoard(t, { variant: "hiashatar" }, { viewport: { width: 320, height: 640 } });
  assert.ok(await b.page.evaluate(() => document.documentElement.scrollWidth) <= 320);
  const box = await b.square("a1").boundingBox();
  assert.ok(box.width >= 24 && box.height >= 24, `${box.width} × ${box.height}`);
});
