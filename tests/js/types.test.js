// The declarations: everything documented with an example, and every example is TypeScript that compiles.

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
  const exports = declarations.split("\n").filter((line) => /^export /.test(line));
  const game = declarations.slice(declarations.indexOf("export class Game {"), declarations.indexOf("export interface MoveInput"));
  const methods = game.split("\n").filter((line) => /^  [\w[.\]]+\(.*\): .*;$/.test(line)).map((line) => line.trim());
  assert.ok(exports.length > 20 && methods.length > 25, `${exports.length} ${methods.length}`);
  for (const line of [...exports, ...methods]) assert.ok(documented.has(line), line);
});

test("the declarations never say `any`", () => assert.doesNotMatch(declarations.replace(/\/\*\*[^]*?\*\//g, ""), /\bany\b/));

test("the examples are strict TypeScript", () => {
  const names = [...declarations.matchAll(/^export (?:class|function|type|interface) (\w+)/gm)].map(([, name]) => name);
  const values = new Set(["init", ...names.filter((name) => !/^[A-Z]/.test(name)), "Game", "GameError"]);
  const types = names.filter((name) => !values.has(name));
  const body = examples.map(({ code }, i) => {
    const own = code.split("\n").filter((line) => !line.startsWith("import ")).join("\n");
    return `export async function example${i}(game: Game, fen: string, typed: string, worker: Worker, others: Record<string, string>) {\n{\n${own}\n}\n}\n`;
  });
  const folder = `${root}/target/types`;
  mkdirSync(folder, { recursive: true });
  const imports = `import init, { ${[...values].filter((name) => name !== "init").join(", ")} } from "mandragorias";\nimport type { ${types.join(", ")} } from "mandragorias";\n`;
  writeFileSync(`${folder}/examples.ts`, imports + body.join("\n"));
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ extends: "../../tests/types/tsconfig.json", compilerOptions: { lib: ["es2022", "esnext.disposable", "dom", "dom.iterable"] }, files: ["examples.ts"] }));
  try {
    execFileSync(process.execPath, [`${root}/node_modules/typescript/bin/tsc`, "--project", folder], { encoding: "utf8" });
  } catch (error) {
    assert.fail(error.stdout);
  }
});
