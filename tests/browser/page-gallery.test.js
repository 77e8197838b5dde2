// The gallery and what stands around every game: deep links, search, settings, languages, a library that does not load.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, variants } from "mandragorias";
import en from "../../www/js/words/en.js";
import ru from "../../www/js/words/ru.js";
import { open } from "./harness.js";
import { gameView, openGame } from "./page.js";

test("every variant is in the gallery with its drawn board, name and sentence", async (t) => {
  const page = await open(t);
  const cards = page.locator(".cards a");
  await cards.first().waitFor();
  assert.equal(await cards.count(), variants().length);
  for (const { id, name, summary, board } of variants()) {
    const card = page.locator(`.cards a[href="#/${id}"]`);
    assert.ok((await card.textContent()).endsWith(`${name.en}${summary.en}`), id);
    await card.scrollIntoViewIfNeeded();
    await card.locator("mandragorias-board .piece").first().waitFor({ state: "attached" });
    assert.equal(await card.locator("rect.square").count(), board.width * board.height, id);
  }
  const battle = page.locator('.art[data-variant="battle"]');
  const pieces = (color) => battle.locator(`.piece.${color}`).count();
  assert.deepEqual([await pieces("white"), await pieces("black")], [16, 16], "battle chess shows its two halves");
  const line = await battle.evaluate((art) => getComputedStyle(art, "::after").width === getComputedStyle(art).width);
  assert.ok(line, "the line between them ends with the board");
});

test("every variant opens by its deep link and plays a move by clicks", async (t) => {
  const page = await open(t);
  const view = gameView(page);
  for (const { id, name, has } of variants()) {
    await t.test(id, async () => {
      await view.visit(id);
      assert.equal(await page.locator("h1").textContent(), name.en);
      // Before it can be played its pieces must be arranged; that has tests of its own.
      if (has.arrangement) return;
      const fen = await view.fenNow();
      const [first] = newGame(id, { fen }).legalMoves();
      await view.play([first.move]);
      assert.equal((await view.moves.locator("button").allTextContents()).length, 1);
    });
  }
});

test("the search finds by name and description in both languages", async (t) => {
  const page = await open(t);
  const names = () => page.locator(".cards strong").allTextContents();
  const field = page.getByRole("searchbox");
  await field.fill("mongol");
  assert.deepEqual(await names(), ["Shatar", "Hiashatar"]);
  await field.fill("поддавки");
  assert.deepEqual(await names(), ["Antichess"]);
  await field.fill("zzz");
  assert.deepEqual(await names(), []);
  await page.getByText("No game matches").waitFor();
});

test("an address of no game says so", async (t) => {
  const page = await open(t, "#/draughts");
  await page.getByRole("heading", { name: "There is no game at this address." }).waitFor();
  await page.getByRole("link", { name: "All games" }).click();
  await page.locator(".cards").first().waitFor();
});

test("the language is the browser's, can be changed, and is remembered", async (t) => {
  const g = await openGame(t, "tavreli", { locale: "ru-RU" });
  assert.equal(await g.page.locator("html").getAttribute("lang"), "ru");
  assert.match(await g.status.textContent(), /^Ход белых · ход 1/);
  assert.equal(await g.square("e1").getAttribute("aria-label"), "e1, белый волхв");
  await g.play(["b1c3"]);
  await g.page.getByLabel("Язык").selectOption("en");
  await g.ready("tavreli");
  assert.match(await g.status.textContent(), /^Black to move/);
  assert.deepEqual(await g.played(), ["b1c3"], "the game goes on");
  assert.equal(await g.page.evaluate(() => document.activeElement.value), "en", "the focus stays where it was");
  await g.page.reload();
  await g.ready("tavreli");
  assert.match(await g.status.textContent(), /^White to move/);
});

test("both catalogues have the same keys and placeholders, and every text is there", () => {
  assert.deepEqual(Object.keys(ru), Object.keys(en));
  for (const key of Object.keys(en)) {
    const holes = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    assert.deepEqual(holes(ru[key]), holes(en[key]), key);
    assert.ok(en[key].trim() && ru[key].trim(), key);
  }
});

test("nothing of the page stays in the other language", async (t) => {
  const page = await open(t, "", { locale: "ru-RU" });
  await page.locator(".cards a").first().waitFor();
  const latin = async () => (await page.locator("body").innerText()).match(/\b[a-z]{4,}\b/gi) ?? [];
  const allowed = new Set(["Mandragorias", "English", "literatus"]);
  const strange = async () => (await latin()).filter((word) => !allowed.has(word));
  assert.deepEqual(await strange(), []);
  const view = gameView(page);
  for (const id of ["chess960", "semedo", "hiashatar", "shakhdan"]) {
    await view.visit(id);
    for (const tab of ["game", "begin", "rules"]) {
      await view.tab(tab).click();
      if (tab === "rules") await page.locator(".text dl").waitFor();
      assert.deepEqual(await strange(), [], `${id}, ${tab}`);
    }
  }
});

test("settings: looks of the board follow at once, and are kept", async (t) => {
  const g = await openGame(t, "chess");
  await g.play(["e2e4"]);
  await g.tab("rules").click();
  await g.page.locator(".text dl").waitFor();
  const list = (name) => g.page.getByRole("combobox", { name });
  await g.page.locator(".settings summary").click();
  await list("Board").selectOption("contrast");
  await list("Pieces").selectOption("letters");
  await list("Coordinates").selectOption("all");
  await list("Appearance").selectOption("dark");
  assert.equal(await g.page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(25, 26, 26)");
  await g.page.keyboard.press("Escape");
  assert.equal(await list("Pieces").isVisible(), false);
  const looks = () => g.board.evaluate(({ theme, pieces, coordinates }) => ({ theme, pieces, coordinates }));
  assert.deepEqual(await looks(), { theme: "contrast", pieces: "letters", coordinates: "all" });
  assert.equal(await g.page.locator(".text mandragorias-board").first().evaluate(({ theme }) => theme), "contrast", "diagrams follow too");
  assert.deepEqual(await g.played(), ["e2e4"]);
  await g.page.reload();
  await g.ready("chess");
  assert.deepEqual(await looks(), { theme: "contrast", pieces: "letters", coordinates: "all" });
});

test("rules: text, pieces, and diagrams whose moves can be gone through", async (t) => {
  const g = await openGame(t, "shatar");
  await g.tab("rules").click();
  const text = g.page.locator(".text");
  await text.getByRole("heading", { name: "Shatar", exact: true }).waitFor();
  assert.ok(await text.locator("figure mandragorias-board").count() > 1);
  assert.equal(await text.locator("dt").count(), variants().find(({ id }) => id === "shatar").roles.length);
  const figure = text.locator("figure", { has: g.page.locator("div.line") }).first();
  const position = () => figure.locator("mandragorias-board").evaluate((node) => node.fen);
  const end = await position();
  await figure.getByRole("button", { name: "First position" }).click();
  assert.notEqual(await position(), end);
  await figure.locator("div.line button").last().click();
  assert.equal(await position(), end);
});

test("every page of rules is drawn without a remainder, in both languages", async (t) => {
  const page = await open(t);
  await page.locator(".cards").first().waitFor();
  for (const { id } of variants()) {
    for (const lang of ["en", "ru"]) {
      const left = await page.evaluate(async ({ id, lang }) => {
        const { render } = await import("./js/learn/markdown.js");
        const source = await (await fetch(`pkg/rules/${id}.${lang}.md`)).text();
        const holder = document.createElement("div");
        holder.append(...render(source, 2, (kind, fields) => (["diagram", "moves"].includes(kind) && fields.variant ? document.createElement("figure") : null)));
        return [...holder.textContent.matchAll(/\*\*|`|^#/gm)].map(String).concat([...holder.querySelectorAll("pre")].map((pre) => pre.textContent));
      }, { id, lang });
      assert.deepEqual(left, [], `${id}.${lang}`);
    }
  }
});

test("when the engine cannot be loaded the page says what to do", async (t) => {
  const page = await open(t, "#/chess", {
    allow: [/engine_bg\.wasm|ERR_FAILED|Failed to load/],
    prepare: (context) => context.route("**/*.wasm", (route) => route.abort()),
  });
  const notice = page.getByRole("alert");
  await notice.getByRole("heading", { name: "The games could not be loaded." }).waitFor();
  assert.match(await notice.textContent(), /Reload the page/);
  await page.getByLabel("Language").selectOption("ru");
  assert.match(await notice.textContent(), /Обновите страницу/);
});

test("a browser without WebAssembly hears what is missing", async (t) => {
  const page = await open(t, "", { prepare: (context) => context.addInitScript(() => delete globalThis.WebAssembly) });
  assert.match(await page.getByRole("alert").textContent(), /needs WebAssembly/);
});
