// The watch itself: what a page must not do is seen, whoever forgets to look.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAccessibility, open } from "./harness.js";

/** Opens the empty page as a test would, lets `act` misbehave in it, and gives what the watch says at the end. */
async function watched(act) {
  let finish;
  const page = await open({ after: (hook) => { finish = hook; } }, "tests/pages/empty.html");
  await page.evaluate(act);
  // The browser reports complaints in its own time.
  await page.waitForTimeout(200);
  return finish().then(() => null, (error) => error);
}

const cases = {
  "an error in the console": () => console.error("broken"),
  "an uncaught error": () => { setTimeout(() => { throw new Error("broken"); }); },
  "a rejection that nobody handles": () => { Promise.reject(new Error("broken")); },
  "a script outside the policy": () => { document.body.append(Object.assign(document.createElement("script"), { text: "1" })); },
  "a style outside the policy": () => { document.body.append(Object.assign(document.createElement("style"), { textContent: "p {}" })); },
  "a file that is not there": () => fetch("nowhere.js").then(() => null),
  "a request to another host": () => fetch("https://example.invalid/").catch(() => null),
};
for (const [name, act] of Object.entries(cases)) {
  test(`the watch sees ${name}`, async () => {
    assert.equal((await watched(act))?.code, "ERR_ASSERTION");
  });
}

test("the watch leaves a quiet page alone", async () => {
  assert.equal(await watched(() => console.log("fine")), null);
});

test("what a test allows is no complaint", async (t) => {
  const page = await open(t, "tests/pages/empty.html", { allow: [/provoked/] });
  await page.evaluate(() => console.error("provoked"));
});

test("axe-core reads a page under its policy", async (t) => {
  const page = await open(t, "tests/pages/empty.html");
  await checkAccessibility(page);
  await page.evaluate(() => document.querySelector("main").append(document.createElement("button")));
  await assert.rejects(checkAccessibility(page), /button-name/);
});
