// Writes the results as text: in full for the terminal, and the essentials as Markdown for readers.

import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { latencyHeader, latencyRows, latencySummary } from "./latency.js";
import { table } from "./lib/table.js";
import { perftHeader, perftRows, perftSummary } from "./perft.js";
import { sizesHeader, sizesRows } from "./sizes.js";
import { startupHeader, startupRows } from "./startup.js";

const README = new URL("../README.md", import.meta.url);
/** The benchmark writes the part of the README between these two lines. */
const MARKS = ["<!-- bench -->\n", "\n<!-- /bench -->"];

const machine = (rounds) => `Measured with Node.js ${process.versions.node} on ${cpus()[0].model}: CPU time, medians of ${rounds} interleaved rounds.`;
const PERFT = "Perft with bulk counting, in millions of positions a second";
const CALLS = "Calls from JavaScript in one chess position with 51 legal moves, in µs, after a history of 10 and of 2000 steps";
const YARDSTICK = "ffish plays a simpler game on the same board: chess with pawns that advance at most two squares, and hiashatar without zones";

/** All results, with spreads and goals. */
export function text({ rounds, libraries, players, perft, latency, startup }) {
  const parts = [
    `${machine(rounds)} ± is half the distance between the quartiles.`,
    `${PERFT}; in brackets, our speed as a multiple of the library's.`,
    table(perftHeader(players), perftRows(perft, players)),
    `* ${YARDSTICK}`,
  ];
  if (latency !== null) parts.push(`${CALLS}.`, table(latencyHeader(libraries), latencyRows(latency, libraries)));
  if (startup !== null) parts.push(table(startupHeader, startupRows(startup)), table(sizesHeader, sizesRows()));
  return parts.join("\n\n");
}

/** The results that a reader of the README wants to know. */
export function markdown({ rounds, libraries, players, perft, latency, startup }) {
  const parts = [
    machine(rounds),
    `${PERFT}, from the start / in a middlegame. A number such as ×33 says how many times as fast as that library we are. The Rust libraries, too, run as WebAssembly.`,
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

/** Leaves out the last two columns, the goals, which matter only to those who work on the engine. */
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
