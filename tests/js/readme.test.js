// The README's examples run, and print what it says they print.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map((block) => block[1]);

test("the README has examples", () => assert.ok(examples.length >= 2));

examples.forEach((code, i) => {
  test(`example ${i + 1} of the README`, () => {
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root, encoding: "utf8" });
    for (const [, promised] of code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm))
      assert.ok(printed.split("\n").includes(promised), `${promised}\nis not in\n${printed}`);
  });
});
