// The declarations: everything documented with an example, and every example, also those of the READMEs, is TypeScript that compiles.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const declarations = readFileSync(`${root}/pkg/index.d.ts`, "utf8");
const comments = [...declarations.matchAll(/^( *)\/\*\*\n([^]*?)\*\/\n *(.*)$/gm)].map(([, indent, text, declared]) => ({ indent, text, declared }));
const examples = comments.flatMap(({ text, declared }) => {
  const code = text.split("@example\n")[1];
  return code === undefined ? [] : [{ declared, code: code.replace(/^ *\* ?/gm, "").trim() }];
});

test("every export and every method is documented with an example", () => {
  const documented = new Set(examples.map(({ declared }) => declared));
  const exports = declarations.split("\n").filter((line) => /^export (?!\{\};)/.test(line));
  const game = declarations.slice(declarations.indexOf("export class Game {"), declarations.indexOf("export interface MoveInput"));
  const methods = game.split("\n").filter((line) => /^  [\w[.\]]+\(.*\): .*;$/.test(line)).map((line) => line.trim());
  assert.ok(exports.length > 20 && methods.length > 25, `${exports.length} ${methods.length}`);
  for (const line of [...exports, ...methods]) assert.ok(documented.has(line), line);
});

test("the declarations never say `any`", () => assert.doesNotMatch(declarations.replace(/\/\*\*[^]*?\*\//g, ""), /\bany\b/));

/** Compiles files, given as name and text, in a folder of their own; what the compiler says fails the test. */
function compile(folder, sources, lib) {
  const place = `${root}/target/types/${folder}`;
  mkdirSync(place, { recursive: true });
  for (const [name, code] of Object.entries(sources)) writeFileSync(`${place}/${name}.ts`, code);
  const files = Object.keys(sources).map((name) => `${name}.ts`);
  writeFileSync(`${place}/tsconfig.json`, JSON.stringify({ extends: "../../../tests/types/tsconfig.json", compilerOptions: { lib }, files }));
  try {
    execFileSync(process.execPath, [`${root}/node_modules/typescript/bin/tsc`, "--project", place], { encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout);
  }
}

test("the examples are strict TypeScript", () => {
  const names = [...declarations.matchAll(/^export (?:class|function|type|interface) (\w+)/gm)].map(([, name]) => name);
  const values = new Set(["init", ...names.filter((name) => !/^[A-Z]/.test(name)), "Game", "GameError"]);
  const types = names.filter((name) => !values.has(name));
  const body = examples.map(({ code }, i) => {
    const own = code.split("\n").filter((line) => !line.startsWith("import ")).join("\n");
    return `export async function example${i}(game: Game, fen: string, typed: string, worker: Worker, others: Record<string, string>) {\n{\n${own}\n}\n}\n`;
  });
  const imports = `import init, { ${[...values].filter((name) => name !== "init").join(", ")} } from "mandragorias";\nimport type { ${types.join(", ")} } from "mandragorias";\n`;
  compile("examples", { examples: imports + body.join("\n") }, ["es2022", "esnext.disposable", "dom", "dom.iterable"]);
});

test("the examples of the READMEs are strict TypeScript", () => {
  const sources = {};
  for (const [name, file] of Object.entries({ root: "README.md", package: "pkg/README.md", board: "pkg/board/README.md" })) {
    const blocks = [...readFileSync(`${root}/${file}`, "utf8").matchAll(/^```js\n([^]*?)^```$/gm)];
    blocks.forEach(([, code], index) => (sources[`${name}${index}`] = `${code}\nexport {};\n`));
  }
  assert.ok(Object.keys(sources).length >= 6);
  compile("readmes", sources, ["es2022", "dom", "dom.iterable"]);
});

test("the types need no browser's types but for the board, which brings them, and keep to them where they are", () => {
  const plain = `import init, { newGame, type InitSource } from "mandragorias";
    export const sources: InitSource[] = ["x", new ArrayBuffer(8), new Uint8Array(8), new DataView(new ArrayBuffer(8))];
    await init(sources[0]);
    export const text = newGame("chess").status().outcome?.text.en;
    // @ts-expect-error
    await init(5);`;
  compile("plain", { plain }, ["es2022"]);
  const board = `import { MandragoriasBoardElement } from "mandragorias/board";
    export const square: string | undefined = new MandragoriasBoardElement().marks[0]?.square;
    document.createElement("mandragorias-board").addEventListener("step", ({ detail }) => detail.san);`;
  compile("board", { board }, ["es2022"]);
  const browser = `import init from "mandragorias";
    await init(new URL("https://host"));
    await init(fetch("x"));
    await init(await fetch("x"));
    await init(await WebAssembly.compileStreaming(fetch("x")));
    // @ts-expect-error
    await init(5);
    // @ts-expect-error
    export type { Platform } from "mandragorias";`;
  compile("browser", { browser }, ["es2022", "dom", "dom.iterable"]);
});
