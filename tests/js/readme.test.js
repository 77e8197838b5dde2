// The examples of the READMEs run, and print what they say they print.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

for (const file of ["README.md", "pkg/README.md"]) {
  const readme = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const examples = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map((block) => block[1]);

  test(`${file} has examples`, () => assert.ok(examples.length >= 2));

  examples.forEach((code, i) => {
    test(`example ${i + 1} of ${file}`, () => {
      const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root, encoding: "utf8" });
      for (const [, promised] of code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm))
        assert.ok(printed.split("\n").includes(promised), `${promised}\nis not in\n${printed}`);
    });
  });
}
