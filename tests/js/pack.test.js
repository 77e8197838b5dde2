// The package as it is published: packed, installed elsewhere, imported by its names.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "mandragorias-"));
after(() => rmSync(place, { recursive: true }));

const npm = (args, cwd) => execFileSync("npm", args, { cwd, encoding: "utf8", env: { ...process.env, npm_config_offline: "true", npm_config_audit: "false", npm_config_fund: "false" } });
const [packed] = JSON.parse(npm(["pack", "--json", "--pack-destination", place], join(root, "pkg")).replace(/^[^[]*/, ""));
writeFileSync(join(place, "package.json"), `{ "private": true, "type": "module" }`);
npm(["install", "--no-package-lock", join(place, packed.filename)], place);

const run = (script) => execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: place, encoding: "utf8" }).trim();

test("the package holds what it needs and nothing else", () => {
  const files = packed.files.map(({ path }) => path);
  for (const needed of ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "index.js", "index.d.ts", "node.js", "inline.js", "dist/engine.js", "dist/engine_bg.wasm",
    "dist/engine_inline.js", "texts/en.js", "texts/ru.js", "rules/chess.en.md", "board/index.js", "bot/index.js", "bot/worker.js", "bot/node-worker.js"]) assert.ok(files.includes(needed), needed);
  for (const file of files) assert.match(file, /^[\w.-]+$|^(lib|texts|board|bot|rules|dist)\//, file);
  assert.ok(!files.some((file) => /test|\.rs$|fake|node_modules/.test(file)), files.join(" "));
});

test("every name of the package leads to a file that was packed", () => {
  const files = packed.files.map(({ path }) => path);
  const { exports } = JSON.parse(readFileSync(join(root, "pkg/package.json"), "utf8"));
  const filesOf = (target) => (typeof target === "string" ? [target] : Object.values(target).flatMap(filesOf));
  const targets = filesOf(exports);
  for (const target of targets) {
    const [before, behind] = target.replace("./", "").split("*");
    assert.ok(files.some((file) => (behind === undefined ? file === before : file.startsWith(before) && file.endsWith(behind))), target);
  }
});

test("it is installed and imported in Node.js", () => {
  assert.equal(run(`import { newGame } from "mandragorias"; console.log(newGame("chess").perft(2));`), "400");
  assert.equal(run(`import { newGame } from "mandragorias/inline"; console.log(newGame("semedo").variant);`), "semedo");
  assert.equal(run(`import { readFileSync } from "node:fs"; console.log(WebAssembly.validate(readFileSync(new URL(import.meta.resolve("mandragorias/engine.wasm")))));`), "true");
});

test("what a Worker or page of another host imports is the same package", () => {
  const script = `
    import { readFileSync } from "node:fs";
    import init, { newGame } from ${JSON.stringify(join(place, "node_modules/mandragorias/index.js"))};
    await init(readFileSync(new URL(import.meta.resolve("mandragorias/engine.wasm"))));
    console.log(newGame("chess").legalMoves().length);
  `;
  assert.equal(run(script), "20");
});
