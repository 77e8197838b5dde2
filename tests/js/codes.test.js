// Every code that the engine or the facade can give has its words, and there are no words without a code. The codes are read
// out of the sources: whoever adds one is told here to write its sentences.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import "mandragorias";
import * as engine from "../../pkg/dist/engine.js";
import en from "../../pkg/texts/en.js";

const folder = (path, type) =>
  readdirSync(new URL(`../../${path}`, import.meta.url), { recursive: true })
    .filter((file) => file.endsWith(type) && !/tests?\.rs$/.test(file))
    .map((file) => readFileSync(new URL(`../../${path}/${file}`, import.meta.url), "utf8"));

// What tests say within a file of the engine is not said by the engine.
const rust = folder("src", ".rs").map((source) => source.split("#[cfg(test)]")[0]).join("\n");
const facade = folder("pkg/lib", ".js").join("\n");

const declarations = readFileSync(new URL("../../pkg/index.d.ts", import.meta.url), "utf8");

const found = (source, ...patterns) => new Set(patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1])));

test("every reason for an end has a sentence, and every sentence a reason", () => {
  assert.deepEqual(engine.reasons().split(" ").sort(), Object.keys(en.reasons).sort());
});

test("every message of the engine has a sentence", () => {
  const codes = found(rust, /Message::new\(\s*"([a-z-]+)"/g, /\babout\(\s*"([a-z-]+)"/g, /\brefused\("([a-z-]+)"/g);
  assert.ok(codes.size > 40, `${codes.size} codes`);
  for (const code of codes) assert.ok(code in en.refusals || code in en.notices || code in en.errors, code);
});

test("every fault of a FEN has a sentence", () => {
  const reasons = found(rust, /Fault::new\(\s*[^,()"]*(?:"[^"]*")?,\s*"([a-z-]+)"/g);
  assert.ok(reasons.size > 10, `${reasons.size} reasons`);
  for (const reason of reasons) assert.ok(reason in en.fen, reason);
});

test("every code of a GameError has a sentence, and the facade throws no other", () => {
  const union = /readonly code: ([^;]*);/.exec(declarations.split("class GameError")[1])[1];
  const codes = found(union, /"([a-z-]+)"/g);
  for (const code of codes) assert.ok(code in en.errors, code);
  for (const code of found(facade, /failure\("([a-z-]+)"/g)) assert.ok(codes.has(code), code);
});

test("every reason that the facade gives has a sentence", () => {
  const reasons = found(facade, /reason: "([a-z-]+)"/g, /Refusal\("([a-z-]+)"/g, /refuse\("([a-z-]+)"/g);
  assert.ok(reasons.size >= 5, `${reasons.size} reasons`);
  for (const reason of reasons) assert.ok([en.errors, en.refusals, en.fen, en.definition].some((part) => reason in part), reason);
});

test("every fault of a definition has a sentence, and every sentence a fault", () => {
  const reasons = found(rust + facade, /"(definition-[a-z-]+)"/g);
  assert.deepEqual([...reasons].sort(), Object.keys(en.definition).filter((key) => key.startsWith("definition-")).sort());
});

test("no sentence waits for a code that nobody gives", () => {
  for (const part of ["refusals", "notices", "fen", "errors"])
    for (const code of Object.keys(en[part])) assert.ok([rust, facade, declarations].some((source) => source.includes(`"${code}"`)), `${part}.${code}`);
});
