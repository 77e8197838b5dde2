// The variants: what a menu and a page need to know of them.

import { failure } from "./errors.js";
import { engine } from "./load.js";
import { Table } from "./table.js";
import { own, roleWords, text } from "./words.js";

/** No id of a variant is longer. */
const LONGEST_ID = 64;

let infos = null;
const tables = new Map();
/** What was defined, in the order in which it was: info by id. */
const defined = new Map();

/** Every variant that `newGame` knows, in the order a menu should show them; those of the user's own come last. */
export function variants() {
  return (infos ??= Object.freeze([...engine().variants().split(" ").map((id) => info(engine().variant(id))), ...defined.values()]));
}

/** Takes over a variant of the user's own, whose definition in writing is `key`; gives its info. */
export function register(key) {
  const table = tableOfDefinition(key);
  const told = info(engine().variant(key), key);
  tables.set(table.id, table);
  defined.set(table.id, told);
  infos = null;
  return told;
}

/** The `Table` of a definition in writing, for one game alone. */
export const tableOfDefinition = (key) => new Table(engine().variant(key), key);

/** Whether a variant of the user's own has this id. */
export const isOwn = (id) => defined.has(id);

/** The `Table` of a variant. Throws unknown-variant. */
export function tableOf(id) {
  let table = tables.get(id);
  if (table === undefined) {
    // One variant alone: a first game need not wait until all are told.
    const raw = id.length > LONGEST_ID ? undefined : engine().variant(id);
    if (raw === undefined) throw failure("unknown-variant", { at: "variant", values: { text: id } });
    tables.set(id, (table = new Table(raw, id)));
  }
  return table;
}

function info(raw, key = raw.id) {
  const { id, height, stepsPerTurn, pockets, towers, arrangement } = raw;
  const files = [...raw.files];
  return Object.freeze({
    id,
    name: text(({ variants }) => variants[id].name),
    summary: text(({ variants }) => variants[id].summary),
    board: Object.freeze({ width: files.length, height, files: Object.freeze(files), plain: raw.plain }),
    startFen: arrangement ? emptyBoard(key) : raw.start,
    goal: raw.rebuilt ? rebuilt(raw) : null,
    roles: Object.freeze(raw.roles.split(" ").map((role, n) => roleInfo(raw, role, raw.letters[n]))),
    options: Object.freeze(raw.options.map((option) => optionInfo(id, option))),
    stepsPerTurn,
    has: Object.freeze({ pockets, towers, arrangement }),
  });
}

/** Where pieces are arranged before the game, nothing stands anywhere yet. */
function emptyBoard(key) {
  const game = engine().newGame(key, undefined, []);
  const fen = game.fen(0);
  game.free();
  return fen;
}

/** Where a game is won by building the start position again on the far side: that position, turned half round. */
function rebuilt({ start, files, roles, letters }) {
  const names = roles.split(" ");
  const goal = {};
  start.split(" ")[0].split("/").forEach((line, rank) => {
    let file = files.length - 1;
    for (const [sign] of line.matchAll(/\d+|\D/g)) {
      const role = names[letters.indexOf(sign.toUpperCase())];
      if (role) goal[`${files[file]}${rank + 1}`] = Object.freeze({ role, color: sign === sign.toUpperCase() ? "white" : "black" });
      file -= role ? 1 : Number(sign);
    }
  });
  return Object.freeze(goal);
}

function roleInfo({ id, royal }, role, letter) {
  return Object.freeze({
    role,
    letter,
    name: text((catalogue) => roleWords(catalogue, role, id).name),
    moves: text((catalogue) => roleWords(catalogue, role, id).moves),
    royal: royal.includes(letter),
  });
}

function optionInfo(id, raw) {
  const words = ({ options }) => options[id][raw.id];
  const { min, max, choices } = raw;
  const type = min !== undefined ? "integer" : choices !== undefined ? "choice" : "boolean";
  const option = { id: raw.id, label: text((catalogue) => words(catalogue).label), type, default: raw.default };
  if (type === "integer") Object.assign(option, { min, max });
  if (type === "choice") {
    const choice = (value) => Object.freeze({ value, label: text((catalogue) => own(words(catalogue).choices, value)) });
    option.choices = Object.freeze(choices.split(" ").map(choice));
  }
  return Object.freeze(option);
}
