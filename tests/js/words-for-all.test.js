// Everything that the engine offers has its words, and the catalogues hold none for what it does not offer.

import assert from "node:assert/strict";
import test from "node:test";
import { variants } from "mandragorias";
import en from "../../pkg/texts/en.js";
import ru from "../../pkg/texts/ru.js";

const full = (text, where) => {
  for (const language of ["en", "ru"]) assert.ok(text[language], `${where} (${language})`);
};

for (const { id, name, summary, roles, options } of variants()) {
  test(`${id}: names and descriptions in both languages`, () => {
    full(name, "name");
    full(summary, "summary");
    for (const { role, name, moves } of roles) {
      full(name, role);
      full(moves, role);
    }
    const names = roles.map(({ name }) => name);
    for (const language of ["en", "ru"]) assert.equal(new Set(names.map((name) => name[language])).size, roles.length, language);
  });

  test(`${id}: words for exactly the roles and options that it has`, () => {
    for (const catalogue of [en, ru]) {
      for (const role of Object.keys(catalogue.variantRoles[id] ?? {})) assert.ok(roles.some((info) => info.role === role), role);
      const words = catalogue.options[id] ?? {};
      assert.deepEqual(Object.keys(words).sort(), options.map((option) => option.id).sort());
      for (const option of options) {
        assert.ok(words[option.id].label, option.id);
        assert.deepEqual(Object.keys(words[option.id].choices ?? {}), (option.choices ?? []).map((choice) => choice.value), option.id);
      }
    }
  });
}
