// What the page around hands to the board: the right things are taken, the wrong ones are errors that change nothing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { openBoard } from "./board.js";
import { open } from "./harness.js";

test("properties take what they are for and nothing else", async (t) => {
  const b = await openBoard(t);
  await b.click("e2", "e4");
  const wrong = await b.page.evaluate(() => {
    const { board, mandragorias: { Game, GameError, newGame } } = globalThis;
    const freed = newGame("chess");
    freed.free();
    const trap = new Proxy([], { get() { throw new Error("trap"); } });
    const tries = {
      game: [{}, 5, "chess", undefined, Object.create(Game.prototype), new Proxy(newGame("chess"), {}), freed],
      marks: ["foo", 5, {}, [null], ["e4"], [{ square: "e4" }], [{ square: 5, kind: "hint" }], [{ square: "e4", to: 5, kind: "hint" }], trap, [trap]],
      shown: ["1", -1, 0.5, NaN, {}, Symbol()],
      arrangement: [null, 5, "e1", { e1: 5 }],
      ...Object.fromEntries(["variant", "fen", "lang", "theme", "orientation", "players", "coordinates", "pieces"].map((name) => [name, [5, {}, Symbol(), Object.create(null)]])),
    };
    const bad = [];
    for (const [name, values] of Object.entries(tries)) {
      values.forEach((value, index) => {
        try {
          board[name] = value;
          bad.push(`${name} ${index}: taken`);
        } catch (error) {
          if (!(error instanceof GameError) || error.code !== (value === freed ? "disposed" : "invalid-argument")) bad.push(`${name} ${index}: ${error}`);
        }
      });
    }
    return bad;
  });
  assert.deepEqual(wrong, []);
  assert.deepEqual(await b.moves(), ["e2e4"], "the game is still there");
});

test("null takes away, and a board without a game refuses to play", async (t) => {
  const b = await openBoard(t, { theme: "slate" });
  await b.page.evaluate(() => Object.assign(globalThis.board, { theme: null, shown: null, marks: null, game: null }));
  assert.equal(await b.board.getAttribute("theme"), null);
  const [code, status] = await b.page.evaluate(() => {
    try {
      globalThis.board.play("e4");
    } catch (error) {
      return [error.code, globalThis.board.status];
    }
  });
  assert.deepEqual([code, status], ["wrong-phase", null]);
});

test("the position shown has its status, also an earlier one", async (t) => {
  const b = await openBoard(t);
  await b.click("e2", "e4");
  assert.equal(await b.page.evaluate(() => globalThis.board.status.turn), "black");
  assert.equal(await b.page.evaluate(() => {
    globalThis.board.shown = 0;
    return globalThis.board.status.turn;
  }), "white");
});

test("the piece who was looked at is the one who stands there after the press", async (t) => {
  const b = await openBoard(t, { fen: "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2" });
  await b.page.evaluate(() => {
    globalThis.looks = [];
    document.addEventListener("look", ({ detail }) => globalThis.looks.push(`${detail.piece?.color} ${detail.piece?.role} ${detail.place}`));
  });
  await b.click("e4", "d5");
  assert.deepEqual(await b.page.evaluate(() => globalThis.looks), ["white pawn e4", "white pawn d5"]);
});

for (const file of ["README.md", "pkg/README.md", "pkg/board/README.md"]) {
  test(`the HTML of ${file} is a page with a board, beside the package's folder and under the policy that is recommended`, async (t) => {
    const readme = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    const html = [...readme.matchAll(/^```html\n([^]*?)^```$/gm)].map((block) => block[1]).find((code) => code.includes("<mandragorias-board"));
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'";
    const page = await open(t, "copied/", {
      prepare: async (context) => {
        await context.route("**/copied/", (route) => route.fulfill({ body: `<!doctype html><link rel="icon" href="data:,">\n${html}`, contentType: "text/html", headers: { "content-security-policy": `${policy}; img-src data:` } }));
        await context.route("**/copied/mandragorias/**", async (route) => route.fulfill({ response: await route.fetch({ url: route.request().url().replace("/copied/mandragorias/", "/pkg/") }) }));
      },
    });
    await page.locator("mandragorias-board .piece").first().waitFor({ state: "attached" });
    await page.locator('mandragorias-board button[data-square="a2"]').click();
  });
}
