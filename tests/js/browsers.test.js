// What the README says of browsers stays true: nothing newer than the versions it states is used without need.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const sources = (folder, kinds) => readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true })
  .filter((name) => kinds.test(name) && !/^(dist|pkg|node_modules)\b/.test(name))
  .map((name) => [`${folder}/${name}`, readFileSync(new URL(`../../${folder}/${name}`, import.meta.url), "utf8").replace(/^\s*\/\/.*$|`inert`/gm, "")]);

/** What Chrome 93, Firefox 92 and Safari 16.4 do not all have, and for which there is another way. */
const SCRIPT = /\bstructuredClone\b|\.findLast(Index)?\(|\.(toSorted|toReversed|toSpliced|isDisjointFrom|union)\(|\b(Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bPromise\.(withResolvers|try)\b|\bstatic \{|\bIterator\.|\bshowPopover\b|\/[a-z]*v[a-z]*\.(test|exec)/;
/** The same for the board's style sheets, of Firefox 101, and the page's, of Chrome 108 and Firefox 112. */
const STYLE = /color-mix|:has\(|@layer|@scope|@starting-style|light-dark\(|\boklch\(|(^|[{;]\s*)&/m;

test("the package", () => {
  for (const [name, text] of sources("pkg", /\.js$/)) assert.doesNotMatch(text, SCRIPT, name);
});

test("the module", () => {
  // References, which came to Chrome later than all else in it, would be kept in a table of their own.
  const module = new WebAssembly.Module(readFileSync(new URL("../../pkg/dist/engine_bg.wasm", import.meta.url)));
  const parts = [...WebAssembly.Module.imports(module), ...WebAssembly.Module.exports(module)];
  assert.deepEqual(parts.filter(({ name }) => /externref/.test(name)), []);
});

test("the board", () => {
  for (const [name, text] of sources("pkg/board", /\.js$/)) {
    assert.doesNotMatch(text, /\binert\b/, name);
    if (name.endsWith("style.js")) assert.doesNotMatch(text, STYLE, name);
  }
});

test("the page", () => {
  for (const [name, text] of sources("www", /\.js$/)) assert.doesNotMatch(text, SCRIPT, name);
  for (const [name, text] of sources("www", /\.css$/)) assert.doesNotMatch(text, STYLE, name);
});
