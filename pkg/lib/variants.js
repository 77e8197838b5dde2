// The variants: what a menu and a page need to know of them.

import { failure } from "./errors.js";
import { engine } from "./load.js";
import { Table } from "./table.js";
import { own, roleWords, text } from "./words.js";

/** No id of a variant is longer. */
const LONGEST_ID = 64;

let infos = null;
const tables = new Map();

/** Every variant that `newGame` knows, in the order a menu should show them. */
export function variants() {
  return (infos ??= Object.freeze(engine().variants().map(info)));
}

/** The `Table` of a variant. Throws unknown-variant. */
export function tableOf(id) {
  let table = tables.get(id);
  if (table === undefined) {
    // One variant alone: a first game need not wait until all are told.
    const raw = id.length > LONGEST_ID ? undefined : engine().variant(id);
    if (raw === undefined) throw failure("unknown-variant", { at: "variant", values: { text: id } });
    tables.set(id, (table = new Table(raw)));
  }
  return table;
}

function info(raw) {
  const { id, width, height, startFen, stepsPerTurn, pockets, towers, arrangement } = raw;
  return Object.freeze({
    id,
    name: text(({ variants }) => variants[id].name),
    summary: text(({ variants }) => variants[id].summary),
    board: Object.freeze({ width, height, files: Object.freeze([...raw.files]) }),
    startFen,
    roles: Object.freeze(raw.roles.map((role) => roleInfo(id, role))),
    options: Object.freeze(raw.options.map((option) => optionInfo(id, option))),
    stepsPerTurn,
    has: Object.freeze({ pockets, towers, arrangement }),
  });
}

function roleInfo(id, { role, letter, royal }) {
  return Object.freeze({
    role,
    letter,
    name: text((catalogue) => roleWords(catalogue, role, id).name),
    moves: text((catalogue) => roleWords(catalogue, role, id).moves),
    royal,
  });
}

function optionInfo(id, raw) {
  const words = ({ options }) => options[id][raw.id];
  const option = { id: raw.id, label: text((catalogue) => words(catalogue).label), type: raw.type, default: raw.default };
  if (raw.type === "integer") Object.assign(option, { min: raw.min, max: raw.max });
  if (raw.type === "choice") {
    const choice = (value) => Object.freeze({ value, label: text((catalogue) => own(words(catalogue).choices, value)) });
    option.choices = Object.freeze(raw.choices.map(choice));
  }
  return Object.freeze(option);
}
