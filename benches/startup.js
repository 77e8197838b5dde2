// From import to the first list of legal moves, each time in a fresh process.

import { spawnSync } from "node:child_process";
import { median, spread } from "./lib/measure.js";
import { short } from "./lib/table.js";

/** What a program writes to see the first moves of chess. */
const PROGRAMS = {
  mandragorias: `const { newGame } = await import("../pkg/node.js");
    newGame("chess").legalMoves();`,
  "mandragorias/inline": `const { newGame } = await import("../pkg/inline.js");
    newGame("chess").legalMoves();`,
  ffish: `delete globalThis.fetch;
    const { default: ffish } = await import("ffish");
    await new Promise((resolve) => { ffish.onRuntimeInitialized = resolve; });
    new ffish.Board("chess").legalMoves();`,
  chessops: `const { Chess } = await import("chessops");
    Chess.default().allDests();`,
  "chess.js": `const { Chess } = await import("chess.js");
    new Chess().moves();`,
};
/** CPU milliseconds in Node. */
const GOAL = 10;

export function measureStartup({ rounds, progress }) {
  const entries = Object.entries(PROGRAMS).map(([name, program]) => ({ name, program, times: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    progress(round, rounds);
    // The first round only fills the disk's cache.
    for (const { program, times } of entries) {
      const time = milliseconds(program);
      if (round > 0) times.push(time);
    }
  }
  return entries;
}

function milliseconds(program) {
  const timed = `const start = process.cpuUsage();
    ${program}
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);
    process.exit();`;
  const run = spawnSync(process.execPath, ["--input-type=module", "--eval", timed], { cwd: new URL(".", import.meta.url), encoding: "utf8" });
  if (run.status !== 0) throw new Error(`${run.stderr}\n${program}`);
  return Number(run.stdout.trim().split("\n").at(-1));
}

export const startupHeader = ["Import to first legal moves", "CPU ms", "±", "goal", ""];

export function startupRows(entries) {
  return entries.map(({ name, times }) => {
    const time = median(times);
    const ours = name === "mandragorias";
    return [name, short(time), `${(100 * spread(times)).toFixed(0)}%`, ours ? `≤ ${GOAL}` : "", ours && time > GOAL ? "missed" : ""];
  });
}
