// The ways to begin a game.

import { translating } from "./errors.js";
import { Game, OURS } from "./game.js";
import { CHANCE, engine } from "./load.js";
import { tableOfRecord } from "./define.js";
import * as read from "./read.js";
import { tableOf } from "./variants.js";
import { own, text } from "./words.js";

/** In the end of a record. */
const NOBODY = 2;

export function newGame(variant, setup) {
  const id = read.variantId(variant);
  return begin(id, read.setup(setup), CHANCE);
}

export function fromRecord(record) {
  const copy = read.record(record);
  return begin(copy.variant, copy, undefined, copy.definition === undefined ? undefined : tableOfRecord(copy.variant, copy.definition));
}

/** What the options leave to chance is drawn by `chance`, or not at all. */
function begin(id, { options, fen, moves, end }, chance, table = tableOf(id)) {
  const raw = translating(id, () => engine().newGame(table.key, fen, options, chance));
  let plies = 0;
  try {
    translating(id, () => {
      for (; plies < moves.length; plies += 1) raw.play(moves[plies]);
      if (end !== undefined) raw.endAs(end.kind, end.by ?? NOBODY, end.reason);
    });
  } catch (error) {
    if (plies < moves.length) error.at = `move ${plies + 1}`;
    raw.free();
    throw error;
  }
  return new Game(OURS, raw, table, plies);
}

export function validateFen(variant, fen, options) {
  const id = read.variantId(variant);
  const rules = read.options(options);
  const { text: asked, refusal } = read.maybeFen(fen);
  const { key } = tableOf(id);
  const fault = refusal ?? translating(id, () => faultOf(key, asked, rules));
  if (!fault) return null;
  const { field, reason, values } = fault;
  const words = text((catalogue) => own(catalogue.fen, reason) ?? catalogue.errors["invalid-fen"], values, id);
  return Object.freeze({ field, message: words.en, text: words });
}

/** What the engine says against beginning a game from a FEN. */
function faultOf(key, fen, options) {
  try {
    engine().newGame(key, fen, options).free();
    return null;
  } catch (thrown) {
    if (own(thrown, "code") !== "invalid-fen") throw thrown;
    const { at, reason, values } = thrown;
    return { field: at, reason, values };
  }
}
