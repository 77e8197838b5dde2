// How the page fits screens and readers: axe-core in light and dark, no scrolling sideways, squares large enough, all on a laptop's screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAccessibility, open, sideways } from "./harness.js";
import { gameView, openGame } from "./page.js";

for (const colorScheme of ["light", "dark"]) {
  test(`axe-core finds nothing in the gallery, ${colorScheme}`, async (t) => {
    const page = await open(t, "", { colorScheme });
    await page.locator(".cards mandragorias-board .piece").first().waitFor({ state: "attached" });
    await checkAccessibility(page);
    await page.locator(".settings summary").click();
    await checkAccessibility(page, ".top");
  });

  test(`axe-core finds nothing in the game views, ${colorScheme}`, async (t) => {
    const g = await openGame(t, "crazyhouse", { colorScheme });
    await g.play(["e2e4", "d7d5", "e4d5"]);
    await g.click("d8");
    await checkAccessibility(g.page);
    await g.visit("semedo");
    await g.tab("begin").click();
    await checkAccessibility(g.page, ".panel");
    await g.tab("position").click();
    await g.page.locator("#fen").fill("nonsense");
    await g.page.getByRole("button", { name: "Load position" }).click();
    await checkAccessibility(g.page, ".panel");
    await g.tab("rules").click();
    await g.page.locator(".text dl").waitFor();
    await checkAccessibility(g.page, ".panel");
    await g.visit("hiashatar");
    await g.page.getByRole("button", { name: /zones/ }).click();
    await g.action("Resign").click();
    await g.action("Press again").click();
    await checkAccessibility(g.page, ".panel");
    await g.visit("tavreli");
    await checkAccessibility(g.page);
  });
}

test("on a phone nothing scrolls sideways, and squares are large enough for a finger's tip", async (t) => {
  const page = await open(t, "", { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale: "ru-RU" });
  await page.locator(".cards a").first().waitFor();
  assert.equal(await sideways(page), 0, "gallery");
  const g = gameView(page);
  for (const id of ["chess", "hiashatar", "chess100", "semedo", "tavreli", "crazyhouse", "three-move"]) {
    await g.visit(id);
    const { width, height } = await g.square("a1").boundingBox();
    assert.ok(width >= 24 && height >= 24, `${id}: ${width} × ${height}`);
    for (const tab of ["game", "begin", "position", "rules"]) {
      await g.tab(tab).tap();
      if (tab === "rules") await page.locator(".text dl").waitFor();
      assert.equal(await sideways(page), 0, `${id}, ${tab}`);
    }
  }
});

test("on a phone a button that asks is no wider than the screen", async (t) => {
  const g = await openGame(t, "chess", { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, locale: "ru-RU" });
  await g.play(["e2e4"]);
  await g.tab("position").tap();
  await g.page.getByRole("button", { name: "Расставить" }).tap();
  await g.page.locator(".armed").waitFor();
  assert.equal(await sideways(g.page), 0);
});

test("a finger plays: tap and tap", async (t) => {
  const g = await openGame(t, "chess", { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await g.square("e2").tap();
  await g.square("e4").tap();
  assert.deepEqual(await g.played(), ["e2e4"]);
});

for (const viewport of [{ width: 1280, height: 720 }, { width: 1366, height: 650 }]) {
  test(`board and controls fit a laptop's screen of ${viewport.width} × ${viewport.height}`, async (t) => {
    const g = await openGame(t, "chess", { viewport });
    for (const id of ["chess", "crazyhouse", "hiashatar", "shakhdan", "semedo", "tavreli", "kings-chess"]) {
      await g.visit(id);
      const below = await g.page.evaluate(() => [document.querySelector(".boardside"), ...document.querySelectorAll(".panel, .actions button")]
        .filter((node) => node.checkVisibility() && node.getBoundingClientRect().bottom > innerHeight).map((node) => node.className || node.textContent));
      assert.deepEqual(below, [], id);
      assert.equal(await sideways(g.page), 0, id);
    }
  });
}
