// The results as text: all of it for the terminal, the essence as Markdown for readers.

import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { latencyHeader, latencyRows, latencySummary } from "./latency.js";
import { table } from "./lib/table.js";
import { perftHeader, perftRows, perftSummary } from "./perft.js";
import { sizesHeader, sizesRows } from "./sizes.js";
import { startupHeader, startupRows } from "./startup.js";

const README = new URL("../README.md", import.meta.url);
/** What is between these lines of the README is written by the benchmark. */
const MARKS = ["<!-- bench -->\n", "\n<!-- /bench -->"];

const machine = (rounds) => `Node.js ${process.versions.node}, ${cpus()[0].model}; CPU time, medians of ${rounds} interleaved rounds.`;
const PERFT = "Perft with bulk counting, million positions a second";
const CALLS = "Calls in JavaScript: chess, one position with 51 legal moves, reached by so many steps";
const YARDSTICK = "another game on the same board: chess with pawns of two squares, and hiashatar without zones";

/** Everything, with spreads and goals. */
export function text({ rounds, libraries, players, perft, latency, startup }) {
  const parts = [
    `${machine(rounds)} ± is half the distance between the quartiles.`,
    `${PERFT}; in brackets our speed as a multiple.`,
    table(perftHeader(players), perftRows(perft, players)),
    `* ${YARDSTICK}`,
  ];
  if (latency !== null) parts.push(`${CALLS}.`, table(latencyHeader(libraries), latencyRows(latency, libraries)));
  if (startup !== null) parts.push(table(startupHeader, startupRows(startup)), table(sizesHeader, sizesRows()));
  return parts.join("\n\n");
}

/** What a reader wants to know. */
export function markdown({ rounds, libraries, players, perft, latency, startup }) {
  const parts = [
    machine(rounds),
    `${PERFT}, from the start / in a middlegame; for the others, how many times as fast as they we are (the Rust libraries as WebAssembly too).`,
    summary(perftSummary(perft, players)),
    `\\* ${YARDSTICK}.`,
  ];
  if (latency !== null) parts.push(`${CALLS}.`, summary(latencySummary(latency, libraries)));
  if (startup !== null) {
    parts.push(
      summary(withoutGoals(startupHeader, startupRows(startup))),
      summary(withoutGoals(sizesHeader, sizesRows())),
    );
  }
  return parts.join("\n\n");
}

const summary = ({ header, rows }) => table(header, rows, true);

/** Goals are for those who work on the engine; they are the last two columns. */
const withoutGoals = (header, rows) => ({ header: header.slice(0, -2), rows: rows.map((row) => row.slice(0, -2)) });

export function putInReadme(results) {
  const [before, rest] = split(readFileSync(README, "utf8"), MARKS[0]);
  const [, after] = split(rest, MARKS[1]);
  writeFileSync(README, `${before}${MARKS[0]}\n${results}\n${MARKS[1]}${after}`);
}

function split(whole, mark) {
  const at = whole.indexOf(mark);
  if (at < 0) throw new Error(`the README has no line ${mark.trim()}`);
  return [whole.slice(0, at), whole.slice(at + mark.length)];
}
