// The examples of the READMEs run, and print what they say they print. That of Rust is in the crate's own documentation, where it runs.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the example in Rust is the crate's", () => {
  const [, code] = /^```rust\n([^]*?)^```$/m.exec(readFileSync(new URL("../../README.md", import.meta.url), "utf8"));
  const documented = readFileSync(new URL("../../src/lib.rs", import.meta.url), "utf8").replace(/^\/\/! ?/gm, "");
  assert.ok(documented.includes(code), code);
});

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
