// Pages: what bundlers make for browsers, and pages that no bundler has seen.

import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { closeBrowser, END, html, open, output, page, plays, program, project, serve, start, tool } from "./harness.js";

after(closeBrowser);

const inline = `import init, { newGame } from "mandragorias/inline";\nimport "mandragorias/board";`;

test("Vite, development server", async (t) => {
  const { createServer } = await import("vite");
  const place = await project("vite-dev", { "index.html": html("/main.js"), "main.js": page() });
  const server = await createServer({ root: place, logLevel: "error", configFile: false, server: { host: "127.0.0.1", port: 0 }, optimizeDeps: { exclude: ["mandragorias"] } });
  t.after(() => server.close());
  await server.listen();
  await plays(t, `http://127.0.0.1:${server.httpServer.address().port}/`);
});

test("Vite, development server without a word about it, mandragorias/inline", async (t) => {
  const { createServer } = await import("vite");
  const place = await project("vite-dev-inline", { "index.html": html("/main.js"), "main.js": page({ imports: inline }) });
  const server = await createServer({ root: place, logLevel: "error", configFile: false, server: { host: "127.0.0.1", port: 0 } });
  t.after(() => server.close());
  await server.listen();
  await plays(t, `http://127.0.0.1:${server.httpServer.address().port}/`);
});

test("Vite, build", async (t) => {
  const { build } = await import("vite");
  const place = await project("vite-build", { "index.html": html("/main.js"), "main.js": page() });
  await build({ root: place, logLevel: "error", configFile: false });
  await plays(t, await serve(t, join(place, "dist")));
});

test("webpack", async (t) => {
  const { default: webpack } = await import("webpack");
  const place = await project("webpack", { "dist/index.html": html("main.js"), "main.js": page() });
  const config = { mode: "production", performance: false, context: place, entry: "./main.js", output: { path: join(place, "dist") } };
  await new Promise((done, fail) => webpack(config, (error, stats) => (error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done())));
  await plays(t, await serve(t, join(place, "dist")));
});

test("Parcel", async (t) => {
  const config = { "@parcel/resolver-default": { packageExports: true } };
  const place = await project("parcel", { "index.html": html("main.js"), "main.js": page() }, config);
  await output(process.execPath, [tool("parcel/lib/bin.js"), "build", "index.html", "--no-cache", "--log-level=error"], place);
  await plays(t, await serve(t, join(place, "dist")));
});

test("Rollup, mandragorias/inline", async (t) => {
  const { rollup } = await import("rollup");
  const { nodeResolve } = await import("@rollup/plugin-node-resolve");
  const place = await project("rollup", { "dist/index.html": html("main.js"), "main.js": page({ imports: inline }) });
  const bundle = await rollup({ input: join(place, "main.js"), plugins: [nodeResolve({ browser: true })] });
  await bundle.write({ file: join(place, "dist/main.js"), format: "es" });
  await plays(t, await serve(t, join(place, "dist")));
});

const esbuild = async (place, options) => {
  const { build } = await import("esbuild");
  await build({ absWorkingDir: place, entryPoints: ["main.js"], bundle: true, outdir: "dist", logLevel: "error", ...options });
};

test("esbuild, mandragorias/inline", async (t) => {
  const place = await project("esbuild", { "dist/index.html": html("main.js"), "main.js": page({ imports: inline }) });
  await esbuild(place, { format: "esm" });
  await plays(t, await serve(t, join(place, "dist")));
});

const withFile = `import init, { newGame } from "mandragorias";\nimport wasm from "mandragorias/engine.wasm";\nimport "mandragorias/board";`;

test("esbuild, the module as a file", async (t) => {
  const place = await project("esbuild-file", { "dist/index.html": html("main.js"), "main.js": page({ imports: withFile, source: "new URL(wasm, import.meta.url)" }) });
  await esbuild(place, { format: "esm", loader: { ".wasm": "file" } });
  await plays(t, await serve(t, join(place, "dist")));
});

test("esbuild, one classic script", async (t) => {
  const classic = html("main.js").replace(` type="module"`, "");
  const place = await project("esbuild-classic", { "dist/index.html": classic, "main.js": page({ imports: withFile, source: "wasm" }) });
  await esbuild(place, { format: "iife", loader: { ".wasm": "binary" }, logOverride: { "empty-import-meta": "silent" } });
  await plays(t, await serve(t, join(place, "dist")));
});

test("esbuild without a word about the module: the page learns where it should be", async (t) => {
  const place = await project("esbuild-none", { "dist/index.html": html("main.js"), "main.js": page() });
  await esbuild(place, { format: "esm" });
  const address = await serve(t, join(place, "dist"));
  const opened = await open(t, address);
  assert.match(await opened.title(), new RegExp(`could not be loaded from ${address}dist/engine_bg\\.wasm \\(HTTP status 404\\).*mandragorias/inline`));
});

test("Next.js, server and browser", async (t) => {
  const place = await project("next", {
    "next.config.js": `export default { turbopack: { root: ${JSON.stringify(tool(".."))} } };\n`,
    "app/layout.js": `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
    "app/page.js": `import Board from "./board.js";\n${program().replace(/console\.log.*\n/, "")}
export default function Page() { return <main><p id="server">{game.fen()}</p><Board /></main>; }\n`,
    "app/board.js": `"use client";\nimport { useEffect } from "react";\n${page().replace(/^main\(\).*\n/m, "")}
export default function Board() {
  useEffect(() => { main().catch((error) => error.message).then((end) => { document.title = end; }); }, []);
  return null;
}\n`,
  });
  await output(process.execPath, [tool("next/dist/bin/next"), "build"], place);
  const port = "37219";
  const address = `http://127.0.0.1:${port}/`;
  await start(t, process.execPath, [tool("next/dist/bin/next"), "start", "--port", port], place, address);
  assert.ok((await (await fetch(address)).text()).includes(END), "played on the server");
  await plays(t, address);
});

/** The installed folder beside a page, as the READMEs tell. */
async function copied(name, files) {
  const place = await project(name, files);
  cpSync(join(place, "node_modules/mandragorias"), join(place, "mandragorias"), { recursive: true });
  return place;
}
const byAddress = `import init, { newGame } from "./mandragorias/index.js";\nimport "./mandragorias/board/index.js";`;

test("a plain module script, under a strict policy", async (t) => {
  const place = await copied("plain", { "index.html": html("main.js"), "main.js": page({ imports: byAddress }) });
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'";
  await plays(t, await serve(t, place, { "content-security-policy": policy }));
});

test("an import map", async (t) => {
  const map = JSON.stringify({ imports: { mandragorias: "./mandragorias/index.js", "mandragorias/board": "./mandragorias/board/index.js" } });
  const place = await copied("import-map", { "index.html": html("main.js").replace("<title>", `<script type="importmap">${map}</script><title>`), "main.js": page() });
  await plays(t, await serve(t, place));
});

test("a module Worker", async (t) => {
  const place = await copied("worker", {
    "index.html": html("main.js"),
    "main.js": `new Worker("worker.js", { type: "module" }).onmessage = ({ data }) => { document.title = data; };\n`,
    "worker.js": program({ imports: `import init, { newGame } from "./mandragorias/index.js";`, init: "await init();" }).replace("console.log", "postMessage"),
  });
  assert.equal(await (await open(t, await serve(t, place))).title(), END);
});
