// Battle chess as it looks: nothing for axe-core to find at any stage, nothing wider than a phone, both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBattle } from "./battle-hands.js";
import { checkAccessibility, sideways } from "./harness.js";

const fits = async (b) => assert.equal(await sideways(b.page), 0, "the page scrolls sideways");

for (const colorScheme of ["light", "dark"]) {
  test(`every stage on a narrow screen, ${colorScheme}`, async (t) => {
    const b = await openBattle(t, { colorScheme, viewport: { width: 320, height: 640 } });
    const check = async () => {
      await fits(b);
      await checkAccessibility(b.page);
    };
    await b.page.getByLabel("Time control").selectOption("fischer");
    await b.page.getByText("Play by link").click();
    await check();
    await b.arrange("white", async () => {
      await b.page.getByText("Favourite arrangements").click();
      await b.button("Random").click();
      const small = await b.square("a1").boundingBox();
      assert.ok(small.width >= 24 && small.height >= 24);
      await check();
    });
    await check();
    await b.arrange("black", () => b.usual());
    await b.button("Draw lots").click();
    await check();
    await b.button("Open the board").click();
    await check();
    await b.page.getByText("Complaint: stop the game").click();
    await b.page.getByLabel("Reason").fill("W".repeat(200));
    await check();
    await b.button("Stop the game").click();
    await check();
  });
}

test("by link on a narrow screen, in Russian", async (t) => {
  const b = await openBattle(t, { locale: "ru-RU", viewport: { width: 320, height: 640 } });
  await b.page.getByText("Игра по ссылкам").click();
  await b.button("Расставить и пригласить").click();
  await b.button("Случайная").click();
  await b.button("Сдать расстановку").click();
  await b.page.getByLabel("Ссылка для соперника").waitFor();
  await fits(b);
  await checkAccessibility(b.page);
  // Nothing is left in the other language.
  assert.doesNotMatch(await b.panel.innerText(), /[A-Za-z]{4,}/);
});
