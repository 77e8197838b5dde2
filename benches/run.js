// The benchmark: `node benches/run.js PEERS.wasm [--long] [--markdown | --readme] [VARIANT…]`, called by `cargo xtask bench`.
// All libraries run in this one process and are measured in turns; only loading is measured in processes of its own.

import { readFileSync } from "node:fs";
import { measureLatency } from "./latency.js";
import { measurePerft } from "./perft.js";
import { load as chessjs } from "./players/chessjs.js";
import { load as chessops } from "./players/chessops.js";
import { load as ffish } from "./players/ffish.js";
import { load as ours } from "./players/ours.js";
import { load as rust } from "./players/rust.js";
import { markdown, putInReadme, text } from "./report.js";
import { measureStartup } from "./startup.js";

const [module, ...words] = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith("--"));
const wanted = words.filter((word) => !word.startsWith("--"));
const unknown = flags.find((flag) => !["--long", "--markdown", "--readme"].includes(flag));
if (unknown !== undefined) throw new Error(`${unknown} is no option of the benchmark`);
const all = wanted.length === 0;
if (!all && flags.includes("--readme")) throw new Error("the README shows all variants");

const long = flags.includes("--long");
const rounds = long ? 21 : 5;
/** Least CPU time of one sample, in microseconds. */
const slice = long ? 60_000 : 20_000;

/** On the terminal only: the tables may be on their way into a file. */
const progress = (what) => (round) => {
  if (process.stderr.isTTY) process.stderr.write(`\r   ${what}: ${round === 0 ? "warming up" : `round ${round} of ${rounds}`}   \r`);
};

const libraries = [ours(), await ffish(), chessops(), chessjs()];
const players = [...libraries, ...rust(readFileSync(module))];

const results = {
  rounds,
  libraries,
  players,
  perft: measurePerft(players, wanted, { rounds, slice, progress: progress("perft") }),
  latency: all ? measureLatency(libraries, { rounds, slice: slice / 4, progress: progress("calls") }) : null,
  startup: all ? measureStartup({ rounds, progress: progress("loading") }) : null,
};

if (flags.includes("--readme")) putInReadme(markdown(results));
else console.log(flags.includes("--markdown") ? markdown(results) : text(results));
// ffish holds the process open.
process.exit();
