// Games of the user's own: definitions in, definitions out. The engine judges them and knows a game of one's own by its
// definition in writing; the words for it are added to the catalogues here.

import en from "../texts/en.js";
import ru from "../texts/ru.js";
import { failure, translating } from "./errors.js";
import { engine } from "./load.js";
import * as read from "./read.js";
import { isOwn, register, tableOf, tableOfDefinition } from "./variants.js";
import { own, roleWords, text } from "./words.js";

const CATALOGUES = { en, ru };

/** Definitions by their writing, as they are handed out. */
const written = new WeakMap();

export function define(given) {
  const key = resolved(read.definition(given));
  addWords(JSON.parse(key));
  return register(key);
}

export function definition(variant, options) {
  const id = read.variantId(variant);
  const pairs = read.options(options);
  const table = tableOf(id);
  const rules = JSON.parse(translating(id, () => engine().definition(table.key, pairs)));
  return definitionOf(table) ?? frozen(described(id, rules));
}

/** The definition of a game of the user's own; undefined for a built-in one. */
export function definitionOf(table) {
  if (table.key === table.id) return undefined;
  let value = written.get(table);
  if (value === undefined) written.set(table, (value = frozen(JSON.parse(table.key))));
  return value;
}

/** The `Table` by which a record that carries its definition is played. A game that is not known yet becomes known. */
export function tableOfRecord(id, text) {
  const key = resolved(text);
  if (JSON.parse(key).id !== id) throw failure("invalid-argument", { at: "definition", values: { argument: "definition" } });
  if (isOwn(id)) return tableOf(id).key === key ? tableOf(id) : tableOfDefinition(key);
  addWords(JSON.parse(key));
  register(key);
  return tableOf(id);
}

/** A definition in writing with all that it takes over from another. */
function resolved(text) {
  const { extends: id } = JSON.parse(text);
  const base = typeof id === "string" && id !== "" ? JSON.stringify(baseOf(id)) : undefined;
  return translating(undefined, () => engine().define(text, base));
}

function baseOf(id) {
  try {
    return definition(id);
  } catch {
    throw failure("invalid-definition", { at: "extends", reason: "unknown-variant", values: { text: id } });
  }
}

/** The rules of a built-in variant, with its names and sentences. */
function described(id, rules) {
  const words = (key) => text(({ variants }) => variants[id][key]);
  for (const [, piece] of Object.entries(rules.pieces)) {
    piece.name = text((catalogue) => roleWords(catalogue, piece.role, id).name);
    piece.text = text((catalogue) => roleWords(catalogue, piece.role, id).moves);
  }
  return { id, name: words("name"), summary: words("summary"), ...rules };
}

/** Makes the catalogues know a game and its pieces. */
function addWords({ id, name, summary, pieces }) {
  for (const [language, catalogue] of Object.entries(CATALOGUES)) {
    const said = (value) => (typeof value === "object" ? value?.[language] : value);
    catalogue.variants[id] = { name: said(name), summary: said(summary) ?? "" };
    catalogue.variantRoles[id] = Object.fromEntries(Object.entries(pieces).map(([letter, piece]) => {
      const role = piece.role ?? letter.toLowerCase();
      const known = own(catalogue.roles, role);
      const moves = catalogue.definition.moves.replace("{text}", piece.moves ?? "fmWfcF");
      return [role, { name: said(piece.name) ?? known?.name ?? role, moves: said(piece.text) ?? moves }];
    }));
  }
}

function frozen(value) {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
