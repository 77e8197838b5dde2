// Every text of battle chess at the page is there in both languages, with the same gaps.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { battle } from "../../www/js/words/battle.js";

const gaps = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test("both languages say the same", () => {
  assert.deepEqual(Object.keys(battle.ru), Object.keys(battle.en));
  for (const [key, text] of Object.entries(battle.en)) {
    assert.deepEqual(gaps(battle.ru[key]), gaps(text), key);
    assert.match(battle.ru[key], /[а-яё]/i, key);
  }
});

test("every text that the scripts name is there, and none for nothing", () => {
  const folder = new URL("../../www/js/battle/", import.meta.url);
  const scripts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const named = [...scripts.matchAll(/"(battle\.[\w.]+)"|`(battle\.[^`]+?)`/g)].map(([, plain, built]) => plain ?? built);
  const patterns = named.filter((name) => !/^battle\.\$\{\w+\}$/.test(name)).map((name) => new RegExp(`^${name.replaceAll(".", "\\.").replace(/\$\{.*\}/, ".+")}$`));
  for (const name of named.filter((one) => !one.includes("$"))) assert.ok(Object.hasOwn(battle.en, name), name);
  const sides = ["battle.white", "battle.black"];
  for (const key of Object.keys(battle.en)) assert.ok(sides.includes(key) || patterns.some((pattern) => pattern.test(key)), `${key} is not used`);
});
