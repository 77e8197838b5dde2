// No view is wider than the screen: every game and every tab, on the narrowest phones, in both languages, in a wide font and
// a narrow one, and with text at twice its size. The viewport is a desktop's: a phone's would widen to fit what sticks out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { variants } from "../../pkg/node.js";
import { open, sideways } from "./harness.js";
import { gameView } from "./page.js";

const FONTS = ["DejaVu Sans", "Liberation Sans"];
const setupsOf = (fonts) => fonts.flatMap((font) => [320, 360].flatMap((width) => ["100%", "200%"].map((size) => ({ font, width, size }))));

/** Whether this machine has a font: then its text is as wide whatever stands in for it. */
function installed(font) {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const [one, other] = ["monospace", "serif"].map((standIn) => {
    pen.font = `100px "${font}", ${standIn}`;
    return pen.measureText("Ringelnatz, Жук").width;
  });
  return one === other;
}

/** Names that are broken within a word. */
function broken() {
  const parted = (text, word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  };
  const names = [...document.querySelectorAll(".cards strong")].map((name) => name.firstChild);
  return names.filter((text) => [...text.data.matchAll(/[\p{L}\p{N}]+/gu)].some((word) => parted(text, word))).map(({ data }) => data);
}

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

async function faults(page, place, setups) {
  const found = [];
  for (const setup of setups) {
    await page.setViewportSize({ width: setup.width, height: 640 });
    await page.evaluate(dress, setup);
    const wrong = [...(await sideways(page) > 0 ? await page.evaluate(culprits) : []), ...(place === "gallery" ? await page.evaluate(broken) : [])];
    if (wrong.length > 0) found.push(`${place}, ${setup.width} px, ${setup.font}, ${setup.size}: ${wrong.join(" | ")}`);
  }
  return found;
}

for (const locale of ["en-US", "ru-RU"]) {
  test(`no view is wider than the screen, ${locale}`, async (t) => {
    const page = await open(t, "", { viewport: { width: 320, height: 640 }, locale });
    await page.locator(".cards a").first().waitFor();
    const fonts = [];
    for (const font of FONTS) {
      if (await page.evaluate(installed, font)) fonts.push(font);
      else t.diagnostic(`without ${font}, which is not installed on this machine`);
    }
    const setups = setupsOf(fonts.length > 0 ? fonts : ["sans-serif"]);
    const found = await faults(page, "gallery", setups);
    const g = gameView(page);
    for (const { id } of variants()) {
      await g.visit(id);
      for (const tab of ["game", "begin", "position", "rules"]) {
        await g.tab(tab).click();
        if (tab === "rules") await page.locator(".text dl").waitFor();
        found.push(...await faults(page, `${id}, ${tab}`, setups));
      }
    }
    assert.deepEqual(found, []);
  });
}
