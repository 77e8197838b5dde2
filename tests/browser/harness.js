// What every browser test stands on: one Chromium a test file, one fresh context a test, and a watch over the page.
// A test fails when its page writes an error to the console, throws, breaks its content security policy or asks
// another host for anything, whatever else the test looks at.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { chromium } from "playwright-core";

const { PAGE_URL, CHROMIUM } = process.env;
if (!PAGE_URL) {
  throw new Error("run these tests by `cargo xtask test browser`, or set PAGE_URL to the address that `cargo xtask demo` prints");
}

const root = process.getuid?.() === 0;
let browser;

async function launch() {
  browser ??= await chromium.launch({
    executablePath: CHROMIUM || "/usr/bin/chromium",
    args: [
      ...(root ? ["--no-sandbox"] : []),
      "--disable-gpu", "--disable-background-networking", "--disable-quic", "--no-first-run", "--disable-component-update", "--disable-sync",
    ],
  });
  return browser;
}

after(() => browser?.close());

/**
 * Opens a page for the test `t` and closes it after.
 * @param {import("node:test").TestContext} t
 * @param {string} [path] below the page's address: "#/chess", "tests/pages/board.html"
 * @param {object} [options] Playwright's context options (viewport, locale, colorScheme, hasTouch …), and
 *   `allow`: patterns of complaints that the test provokes; `prepare(context)`: runs before the page loads.
 *   Service workers are blocked unless `serviceWorkers: "allow"`.
 */
export async function open(t, path = "", { allow = [], prepare, ...options } = {}) {
  const context = await (await launch()).newContext({ locale: "en-US", serviceWorkers: "block", reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(10_000);
  const complaints = [];
  t.after(async () => {
    await context.close();
    const unexpected = complaints.filter((complaint) => !allow.some((pattern) => pattern.test(complaint)));
    assert.deepEqual(unexpected, [], "the page complained");
  });

  const outside = (url) => /^(https?|wss?):$/.test(url.protocol) && url.origin !== new URL(PAGE_URL).origin;
  await context.route(outside, (route) => route.abort());
  context.on("request", (request) => {
    if (outside(new URL(request.url()))) complaints.push(`request to another host: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error()}`));
  await prepare?.(context);

  const page = await context.newPage();
  await page.goto(new URL(path, PAGE_URL).href);
  return page;
}

/**
 * How far the page scrolls sideways, in pixels. Measured against the width that the layout was given: on a phone `innerWidth`
 * grows to what sticks out, and would hide it.
 */
export const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Fails with a readable list when axe-core finds anything on the page, or in the part that `selector` names. */
export async function checkAccessibility(page, selector) {
  await page.evaluate(axe);
  const found = await page.evaluate(async (part) => {
    const { violations } = await globalThis.axe.run(part ?? document);
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  }, selector);
  assert.deepEqual(found, [], "axe-core found violations");
}
