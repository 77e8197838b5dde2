// The ways to begin a game.

import { translating } from "./errors.js";
import { Game, OURS } from "./game.js";
import { engine } from "./load.js";
import * as read from "./read.js";
import { tableOf } from "./variants.js";
import { own, text } from "./words.js";

export function newGame(variant, setup) {
  const id = read.variantId(variant);
  const copy = read.setup(setup);
  return begin(id, () => engine().newGame(id, copy));
}

export function fromRecord(record) {
  const copy = read.record(record);
  return begin(copy.variant, () => engine().fromRecord(copy));
}

function begin(id, start) {
  const table = tableOf(id);
  return new Game(OURS, translating(id, start), table);
}

export function validateFen(variant, fen, options) {
  const id = read.variantId(variant);
  const rules = read.options(options);
  const { text: asked, refusal } = read.maybeFen(fen);
  tableOf(id);
  const fault = refusal ?? translating(id, () => engine().validateFen(id, asked, rules));
  if (!fault) return null;
  const { field, reason, values } = fault;
  const words = text((catalogue) => own(catalogue.fen, reason) ?? catalogue.errors["invalid-fen"], values, id);
  return Object.freeze({ field, message: words.en, text: words });
}
