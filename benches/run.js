// The benchmark: `node benches/run.js PEERS.wasm [--long] [--markdown] [VARIANT…]`, called by `cargo xtask bench`.
// All libraries run in this one process and are measured in turns; only loading is measured in processes of its own.

import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { latencyHeader, latencyRows, measureLatency } from "./latency.js";
import { table } from "./lib/table.js";
import { measurePerft, perftHeader, perftRows } from "./perft.js";
import { load as chessjs } from "./players/chessjs.js";
import { load as chessops } from "./players/chessops.js";
import { load as ffish } from "./players/ffish.js";
import { load as ours } from "./players/ours.js";
import { load as rust } from "./players/rust.js";
import { sizesHeader, sizesRows } from "./sizes.js";
import { measureStartup, startupHeader, startupRows } from "./startup.js";

const [module, ...words] = process.argv.slice(2);
const long = words.includes("--long");
const markdown = words.includes("--markdown");
const wanted = words.filter((word) => !word.startsWith("--"));

const rounds = long ? 21 : 5;
/** Least CPU time of one sample, in microseconds. */
const slice = long ? 60_000 : 20_000;

/** On the terminal only: the tables may be on their way into a file. */
const progress = (what) => (round) => process.stderr.write(`\r   ${what}: ${round === 0 ? "warming up" : `round ${round} of ${rounds}`}   `);
const done = () => process.stderr.write(`\r${" ".repeat(60)}\r`);

const libraries = [ours(), await ffish(), chessops(), chessjs()];
const players = [...libraries, ...rust(readFileSync(module))];

const perft = measurePerft(players, wanted, { rounds, slice, progress: progress("perft") });
const latency = wanted.length === 0 ? measureLatency(libraries, { rounds, slice: slice / 4, progress: progress("calls") }) : [];
const startup = wanted.length === 0 ? measureStartup({ rounds, progress: progress("loading") }) : [];
done();

const show = (header, rows) => console.log(`\n${table(header, rows, markdown)}`);
const [{ model }] = cpus();
console.log(`Node.js ${process.versions.node}, ${model}; CPU time, medians of ${rounds} interleaved rounds; ± is half the distance between the quartiles.`);
console.log("\nPerft with bulk counting, million positions a second; in brackets our speed as a multiple.");
show(perftHeader(players), perftRows(perft, players));
console.log("\n* Another game on the same board: chess with pawns of two squares, and hiashatar without zones.");
if (wanted.length === 0) {
  console.log(`\nCalls in JavaScript, microseconds: chess, 51 legal moves, the same position after so many plies.`);
  show(latencyHeader(libraries), latencyRows(latency, libraries));
  show(startupHeader, startupRows(startup));
  show(sizesHeader, sizesRows());
}
// ffish holds the process open.
process.exit();
