// The two catalogues say the same things: same keys, same placeholders, nothing left out.

import assert from "node:assert/strict";
import test from "node:test";
import en from "../../pkg/texts/en.js";
import ru from "../../pkg/texts/ru.js";

const FORMS = { en: ["one", "other"], ru: ["one", "few", "many", "other"] };

/** Every entry as [path, strings]: plural forms of one template are one entry. */
function* entries(node, path = []) {
  for (const [key, value] of Object.entries(node)) {
    const here = [...path, key].join(".");
    if (typeof value === "string") yield [here, [value]];
    else if (typeof value.plural === "string") {
      const { plural, ...forms } = value;
      yield [here, Object.values(forms), plural, Object.keys(forms)];
    } else yield* entries(value, [...path, key]);
  }
}

const placeholders = (text) => [...text.matchAll(/\{([^{}]*)\}/g)].map((m) => m[1]).sort().join(" ");
const english = new Map([...entries(en)].map((entry) => [entry[0], entry]));
const russian = new Map([...entries(ru)].map((entry) => [entry[0], entry]));

test("both languages have the same entries in the same order", () => {
  assert.deepEqual([...russian.keys()], [...english.keys()]);
});

test("an entry has the same placeholders in both languages and in all its forms", () => {
  for (const [path, [, strings, plural]] of english) {
    const expected = placeholders(strings[0]);
    for (const text of [...strings, ...russian.get(path)[1]]) assert.equal(placeholders(text), expected, path);
    assert.equal(russian.get(path)[2], plural, path);
    if (plural !== undefined) assert.ok(expected.split(" ").includes(plural), path);
  }
});

test("plural entries have exactly the forms of their language", () => {
  for (const [language, list] of [["en", english], ["ru", russian]])
    for (const [path, , plural, forms] of list.values())
      if (plural !== undefined) assert.deepEqual(forms, FORMS[language], path);
});

test("no text is empty, and braces are only placeholders", () => {
  for (const list of [english, russian])
    for (const [path, strings] of list.values())
      for (const text of strings) {
        assert.notEqual(text.trim(), "", path);
        assert.doesNotMatch(text.replace(/\{[a-z]+\}/g, ""), /[{}]/, path);
        assert.doesNotMatch(text, / {2}|^ | $|\.\./, path);
      }
});

test("Russian is in Cyrillic, without Latin letters inside a word", () => {
  for (const [path, strings] of russian.values())
    for (const text of strings) {
      assert.match(text, /\p{Script=Cyrillic}/u, path);
      assert.doesNotMatch(text, /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u, path);
    }
});

test("English has no Cyrillic but the foreign words it explains in parentheses", () => {
  for (const [path, strings] of english.values())
    for (const text of strings) assert.doesNotMatch(text.replace(/\([^()]*\)/g, ""), /\p{Script=Cyrillic}/u, path);
});

test("what belongs to a variant belongs to a known one", () => {
  for (const part of ["variantRoles", "options", "variantReasons"])
    for (const id of Object.keys(en[part])) assert.ok(id in en.variants, `${part}.${id}`);
  for (const [id, roles] of Object.entries(en.variantRoles))
    for (const role of Object.keys(roles)) assert.ok(role in en.roles, `${id}.${role}`);
  for (const [id, reasons] of Object.entries(en.variantReasons))
    for (const reason of Object.keys(reasons)) assert.ok(reason in en.reasons, `${id}.${reason}`);
});
