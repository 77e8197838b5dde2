// Both calls of each row of MIGRATING.md give the same value.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const text = readFileSync(new URL("../../pkg/MIGRATING.md", import.meta.url), "utf8");
// The other libraries are installed here.
const cwd = fileURLToPath(new URL("../../benches", import.meta.url));

/** A value as JSON, with lists sorted. */
const plain = (value) => JSON.stringify(value instanceof Map ? [...value].sort() : value ?? null, (_, part) => (Array.isArray(part) ? [...part].sort() : part));

const evaluated = (setup, calls) => {
  const program = `${setup}\nconst plain = ${plain};\nfor (const call of [${calls.map((call) => `() => ${call}`).join(",\n")}]) console.log(plain(call()));`;
  // ffish takes a path for an address where there is `fetch`.
  return execFileSync(process.execPath, ["--no-experimental-fetch", "--input-type=module", "--eval", program], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim().split("\n");
};

for (const section of text.split(/^## /m).slice(1)) {
  const [title] = section.split("\n");
  test(`${title}: every call and its counterpart`, () => {
    const [theirSetup, ourSetup] = [...section.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
    const rows = [...section.matchAll(/^\| `(.*)` \| `(.*)` \|$/gm)].map(([, theirs, ours]) => [theirs, ours]);
    assert.ok(rows.length > 10);
    const theirs = evaluated(theirSetup, rows.map(([call]) => call));
    const ours = evaluated(ourSetup, rows.map(([, call]) => call));
    rows.forEach(([call, counterpart], n) => assert.equal(ours[n], theirs[n], `${call} and ${counterpart}`));
  });
}
