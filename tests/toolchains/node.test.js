// Programs: Node.js, Bun, Deno, what bundlers make for servers, and Vitest.

import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { binary, END, output, program, project, tool } from "./harness.js";

const node = (file, cwd) => output(process.execPath, [file], cwd);
const moved = "../moved/bundle";

test("Node.js, import", async () => {
  const place = await project("node-import", { "main.js": program() });
  assert.equal(await node("main.js", place), END);
});

test("Node.js, require", { skip: !process.features.require_module && "this Node.js does not require ES modules" }, async () => {
  const place = await project("node-require", { "main.cjs": program({ imports: `const { newGame } = require("mandragorias");` }) });
  assert.equal(await node("main.cjs", place), END);
});

test("Node.js, import of mandragorias/inline and of the board", async () => {
  const imports = `import { newGame } from "mandragorias/inline";\nimport "mandragorias/board";`;
  assert.equal(await node("main.js", await project("node-inline", { "main.js": program({ imports }) })), END);
});

test("Bun", async () => {
  const bun = binary(`@oven/bun-${process.platform}-${process.arch}/bin/bun`, `@oven/bun-${process.platform}-${process.arch}-baseline/bin/bun`);
  const place = await project("bun", { "main.js": program() });
  assert.equal(await output(bun, ["run", "main.js"], place), END);
  await output(bun, ["build", "main.js", "--target=bun", "--outfile", `${moved}-bun.js`], place);
  assert.equal(await output(bun, ["run", `${moved}-bun.js`], place), END);
});

test("Deno", async () => {
  const deno = binary(`@deno/${process.platform}-${process.arch}-glibc/deno`, `@deno/${process.platform}-${process.arch}/deno`);
  const place = await project("deno", { "main.js": program() });
  assert.equal(await output(deno, ["run", "--allow-read", "--node-modules-dir=manual", "main.js"], place), END);
});

for (const format of ["esm", "cjs"]) {
  test(`esbuild for Node.js, ${format}`, async () => {
    const { build } = await import("esbuild");
    const place = await project(`esbuild-node-${format}`, { "main.js": program() });
    const file = join(place, `${moved}-esbuild.${format === "esm" ? "mjs" : "cjs"}`);
    await build({ absWorkingDir: place, entryPoints: ["main.js"], bundle: true, platform: "node", format, outfile: file, logLevel: "error" });
    assert.equal(await node(file, place), END);
  });
}

test("Rollup for Node.js", async () => {
  const { rollup } = await import("rollup");
  const { nodeResolve } = await import("@rollup/plugin-node-resolve");
  const place = await project("rollup-node", { "main.js": program() });
  const bundle = await rollup({ input: join(place, "main.js"), plugins: [nodeResolve({ exportConditions: ["node"] })], external: /^node:/ });
  const file = join(place, `${moved}-rollup.mjs`);
  await bundle.write({ file, format: "es", inlineDynamicImports: true });
  assert.equal(await node(file, place), END);
});

test("webpack for Node.js", async () => {
  const { default: webpack } = await import("webpack");
  const place = await project("webpack-node", { "main.js": program() });
  const config = { mode: "production", context: place, entry: "./main.js", target: "node20", output: { path: join(place, "../moved"), filename: "webpack.cjs" } };
  await bundled(webpack, config);
  assert.equal(await node(join(place, "../moved/webpack.cjs"), place), END);
});

/** Runs webpack; its errors fail the test. */
function bundled(webpack, config) {
  return new Promise((done, fail) => webpack(config, (error, stats) => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done())));
}

test("Vitest with jsdom", async () => {
  const place = await project("vitest", {
    "board.test.js": `import { expect, test } from "vitest";
import { newGame } from "mandragorias";
import "mandragorias/board";

test("a board appears and is played on", async () => {
  const board = document.createElement("mandragorias-board");
  board.game = newGame("crazyhouse");
  document.body.append(board);
  for (const square of ["e2", "e4"]) board.shadowRoot.querySelector(\`[data-square=\${square}]\`).click();
  expect(board.game.history().map(({ san }) => san)).toEqual(["e4"]);
});

test("a board begins its own game", async () => {
  document.body.innerHTML = '<mandragorias-board variant="tavreli"></mandragorias-board>';
  const board = document.querySelector("mandragorias-board");
  await expect.poll(() => board.game?.variant).toBe("tavreli");
});
`,
  });
  await output(process.execPath, [tool("vitest/vitest.mjs"), "run", "--environment=jsdom", "--root=."], place);
});
