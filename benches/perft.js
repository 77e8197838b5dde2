// Perft of every variant from its start and a middlegame position, next to the libraries that play the variant.

import { readFileSync } from "node:fs";
import { interleave, median, ratio, spread } from "./lib/measure.js";
import { short, times } from "./lib/table.js";

/** Where each variant is measured: positions, depths, counts; `goal` is what its speed should be, as a multiple of another one. */
const GAMES = JSON.parse(readFileSync(new URL("positions.json", import.meta.url), "utf8"));

/** Measures all variants, or those named and chess. `players[0]` is this project. */
export function measurePerft(players, wanted, options) {
  const rows = GAMES.filter(({ variant }) => wanted.length === 0 || wanted.includes(variant) || variant === "chess")
    .flatMap((game) => game.positions.map((position) => ({ game, position, entries: entriesOf(players, game, position) })));
  const samples = interleave(rows.map(({ entries }) => entries.map(({ contestant }) => contestant)), options);
  rows.forEach((row, r) => row.entries.forEach((entry, e) => {
    entry.times = samples[r][e];
  }));
  return rows;
}

/** ffish's count of another game on the same board, where it plays no nearer one, is a position's `yardstick`. */
function entriesOf(players, game, position) {
  return players.flatMap((player) => {
    const perft = player.perft(game, position);
    if (perft === null) return [];
    const stranger = player.name === "ffish" && "yardstick" in position;
    const nodes = stranger ? position.yardstick : position.nodes;
    const run = () => {
      const counted = perft.run();
      if (counted !== nodes) {
        throw new Error(`${player.name} counts ${counted}, not ${nodes}: ${game.variant}, ${position.fen}, depth ${position.depth}`);
      }
    };
    return [{ name: player.name, stranger, contestant: { ...perft, units: nodes, run } }];
  });
}

export const perftHeader = (players) => ["Variant", "", "M/s", "±", ...players.slice(1).map(({ name }) => name), "goal", ""];

/** For readers: one row a variant, the start and the middlegame in one cell. */
export function perftSummary(rows, players) {
  const [us, ...peers] = players.map(({ name }) => name);
  const pairs = (variant, cell) => rows.filter(({ game }) => game.variant === variant).map(cell).join(" / ");
  const summary = [...new Set(rows.map(({ game }) => game.variant))].map((variant) => [
    variant,
    pairs(variant, ({ entries }) => short(1 / median(entries[0].times))),
    ...peers.map((name) => pairs(variant, ({ entries }) => {
      const peer = entries.find((entry) => entry.name === name);
      return peer === undefined ? "" : `${times(ratio(peer.times, entries[0].times))}${peer.stranger ? "*" : ""}`;
    }).replace(/^ \/ $/, "")),
  ]);
  return { header: ["Variant", `${us}, M/s`, ...peers], rows: summary };
}

/** One row a position: our speed, each other's speed with ours as its multiple, the goal and how far it is reached. */
export function perftRows(rows, players) {
  return rows.map((row) => {
    const [ours, ...others] = row.entries;
    const cells = players.slice(1).map(({ name }) => {
      const other = others.find((entry) => entry.name === name);
      if (other === undefined) return "";
      return `${short(1 / median(other.times))} (${times(ratio(other.times, ours.times))})${other.stranger ? "*" : ""}`;
    });
    const { goal, reached } = reach(rows, row);
    return [
      row.game.variant, row.position.name, short(1 / median(ours.times)), `${(100 * spread(ours.times)).toFixed(0)}%`,
      ...cells, `${times(goal.times)} ${goal.over}`, reached >= goal.times ? "" : `missed: ${times(reached)}`,
    ];
  });
}

/** Our speed as a multiple of what the goal names: another library here, or our own speed in the same kind of position of another variant. */
function reach(rows, { game: { goal }, position, entries }) {
  const other = entries.find((entry) => entry.name === goal.over)
    ?? rows.find((row) => row.game.variant === goal.over && row.position.name === position.name).entries[0];
  return { goal, reached: ratio(other.times, entries[0].times) };
}
