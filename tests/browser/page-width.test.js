// No view is wider than the screen: every game and every tab, on the narrowest phones, in both languages, in a wide font and
// a narrow one, and with text at twice its size. The viewport is a desktop's: a phone's would widen to fit what sticks out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { variants } from "../../pkg/node.js";
import { open, sideways } from "./harness.js";
import { gameView } from "./page.js";

const FONTS = ["DejaVu Sans", "DejaVu Sans Condensed"];
const SETUPS = FONTS.flatMap((font) => [320, 360].flatMap((width) => ["100%", "200%"].map((size) => ({ font, width, size }))));

/** Some of the elements that reach past the right edge, the innermost first: for the message. */
function culprits() {
  const edge = document.documentElement.clientWidth;
  const out = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > edge + 0.5);
  return out.reverse().slice(0, 3).map(({ localName, className, textContent }) => `${localName}.${className} ${textContent.trim().slice(0, 40)}`);
}

/** Dresses the page; a constructed sheet is let through by the content security policy. */
function dress({ font, size }) {
  globalThis.dressing ??= new CSSStyleSheet();
  globalThis.dressing.replaceSync(`:root { font-size: ${size} !important; } *:not(.mono, .link) { font-family: "${font}", "DejaVu Sans" !important; }`);
  if (!document.adoptedStyleSheets.includes(globalThis.dressing)) document.adoptedStyleSheets.push(globalThis.dressing);
}

async function faults(page, place) {
  const found = [];
  for (const setup of SETUPS) {
    await page.setViewportSize({ width: setup.width, height: 640 });
    await page.evaluate(dress, setup);
    if (await sideways(page) === 0) continue;
    found.push(`${place}, ${setup.width} px, ${setup.font}, ${setup.size}: ${(await page.evaluate(culprits)).join(" | ")}`);
  }
  return found;
}

for (const locale of ["en-US", "ru-RU"]) {
  test(`no view is wider than the screen, ${locale}`, async (t) => {
    const page = await open(t, "", { viewport: { width: 320, height: 640 }, locale });
    await page.locator(".cards a").first().waitFor();
    const found = await faults(page, "gallery");
    const g = gameView(page);
    for (const { id } of variants()) {
      await g.visit(id);
      for (const tab of ["game", "begin", "position", "rules"]) {
        await g.tab(tab).click();
        if (tab === "rules") await page.locator(".text dl").waitFor();
        found.push(...await faults(page, `${id}, ${tab}`));
      }
    }
    assert.deepEqual(found, []);
  });
}
