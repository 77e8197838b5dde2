// Loading: every form of it, failures, and a second try. Each case is a process of its own, for a module loads but once.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import test from "node:test";
import { promisify } from "node:util";

const place = (path) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href);
const wasm = `new URL(${place("pkg/dist/engine_bg.wasm")})`;

/** Runs a script that may use `init`, the entry's exports as `api`, `bytes` and `code(promise)`; gives the JSON that it prints. */
async function run(script, entry = "pkg/index.js") {
  const prelude = `
    import { readFileSync } from "node:fs";
    import init, * as api from ${place(entry)};
    const bytes = () => readFileSync(${wasm});
    const code = (promise) => promise.then(() => "loaded", (error) => error instanceof api.GameError ? error.code : String(error));
    const print = (value) => console.log(JSON.stringify(value));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", prelude + script]);
  return JSON.parse(stdout);
}

const served = (body, type) => `new Response(${body}, { headers: { "content-type": "${type}" } })`;
const forms = {
  "a Buffer": "bytes()",
  "an ArrayBuffer": "new Uint8Array(bytes()).buffer",
  "a DataView": "new DataView(new Uint8Array(bytes()).buffer)",
  "a compiled module": "new WebAssembly.Module(bytes())",
  "a Response": served("bytes()", "application/wasm"),
  "a Response of another type": served("bytes()", "application/octet-stream"),
  "a promise of a Response": `Promise.resolve(${served("bytes()", "application/wasm")})`,
  "a string": `"data:application/wasm;base64," + bytes().toString("base64")`,
  "a URL": `new URL("data:application/wasm;base64," + bytes().toString("base64"))`,
};
for (const [name, source] of Object.entries(forms)) {
  test(`init takes ${name}`, async () => {
    const moves = await run(`await init(${source}); print(api.newGame("chess").legalMoves().length);`);
    assert.equal(moves, 20);
  });
}

test("init is one loading, however often it is called", async () => {
  const found = await run(`
    const first = init(bytes()), second = init("nonsense:");
    await second;
    await first;
    print([first === second, await code(init(5)), api.variants().length]);
  `);
  assert.deepEqual(found, [true, "loaded", 22]);
});

test("what cannot be loaded is load-failed, and the next call tries again", async () => {
  const found = await run(`
    const codes = [];
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    const sources = ["file:///nowhere/engine_bg.wasm", "nonsense:", new Uint8Array(3), empty, new Response("", { status: 404 })];
    for (const source of sources) codes.push(await code(init(source)));
    codes.push(await code(init(Promise.reject(new Error("offline")))));
    for (const source of [null, 5, {}, [], () => {}, Promise.resolve(7)]) codes.push(await code(init(source)));
    codes.push(await code(init(bytes())), api.newGame("chess").fen(0).length > 0);
    print(codes);
  `);
  assert.deepEqual(found, [...Array(6).fill("load-failed"), ...Array(6).fill("invalid-argument"), "loaded", true]);
});

test("the error of a failed loading carries its cause", async () => {
  const found = await run(`
    const error = await init(Promise.reject(new Error("offline"))).catch((error) => error);
    print([error.cause.message, error.name, typeof error.text.ru]);
  `);
  assert.deepEqual(found, ["offline", "GameError", "string"]);
});

test("a failed loading names the address, in every language, with what to do", async () => {
  const found = await run(`
    const texts = [];
    for (const address of ["file:///nowhere/engine_bg.wasm", new URL("data:text/html,<title>")])
      await init(address).catch(({ message, text, cause }) => texts.push(message, text.ru, String(cause)));
    print(texts);
  `);
  for (const i of [0, 1]) assert.match(found[i], /file:\/\/\/nowhere\/engine_bg\.wasm \(ENOENT.*init\(\).*mandragorias\/inline/);
  assert.match(found[3], /data:text\/html,/);
  assert.match(found[5], /CompileError/);
});

test("init reads the file beside it where fetch reads no files", { skip: !process.getBuiltinModule }, async () => {
  assert.equal(await run(`await init(); print(api.newGame("chess").legalMoves().length);`), 20);
});

test("before init everything that needs the engine is not-initialized", async () => {
  const found = await run(`
    const calls = [
      () => api.variants(), () => api.newGame("chess"), () => api.validateFen("chess", ""),
      () => api.fromRecord({ v: 1, variant: "chess", options: {}, moves: [] }),
    ];
    print(calls.map((call) => { try { call(); } catch (error) { return error.code; } }).concat(api.version()));
  `);
  assert.deepEqual(found, [...Array(4).fill("not-initialized"), "0.1.0"]);
});

for (const entry of ["pkg/node.js", "pkg/bundled.js", "pkg/inline.js"]) {
  test(`${entry} is ready on import, and its init does nothing`, async () => {
    const found = await run(`const moves = api.newGame("chess").legalMoves().length; print([moves, await code(init("nonsense:"))]);`, entry);
    assert.deepEqual(found, [20, "loaded"]);
  });
}

test("the entries share one engine", async () => {
  const found = await run(`
    const inline = await import(${place("pkg/inline.js")});
    print([inline.newGame === api.newGame, api.newGame("chess").legalMoves().length]);
  `);
  assert.deepEqual(found, [true, 20]);
});
