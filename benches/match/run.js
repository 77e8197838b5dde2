// `cargo xtask match`: two players, many games, from openings by lot that each plays from both sides.

import { Worker } from "node:worker_threads";
import { variants } from "../../pkg/node.js";

const USAGE = `cargo xtask match [VARIANT…] [--against PLAYER] [--player PLAYER] [--games N] [--nodes N | --time MS] [--plies N] [--jobs N] [--seed N]
  [--option ID=VALUE] [--verbose]
PLAYER: ours, random, greedy, fairy, level:N, without:TERM, build:FOLDER (the pkg of another build)`;

function parse(words) {
  const given = { against: "greedy", player: "ours", games: 40, plies: 6, jobs: 2, seed: 1, option: {}, variants: [], verbose: false };
  while (words.length > 0) {
    const word = words.shift();
    if (word === "--verbose") given.verbose = true;
    else if (word === "--option") {
      const [id, value] = words.shift().split("=");
      given.option[id] = { true: true, false: false }[value] ?? (/^-?\d+$/.test(value) ? Number(value) : value);
    } else if (word.startsWith("--")) given[word.slice(2)] = words.shift();
    else given.variants.push(word);
  }
  for (const name of ["games", "plies", "jobs", "seed", "nodes", "time"]) if (given[name] !== undefined) given[name] = Number(given[name]);
  return given;
}

const given = parse(process.argv.slice(2));
const known = variants().map(({ id }) => id);
const strange = given.variants.filter((id) => !known.includes(id));
if (strange.length > 0 || ["games", "plies", "jobs", "seed"].some((name) => !Number.isInteger(given[name]))) {
  console.error(USAGE);
  process.exit(1);
}
const limits = given.time !== undefined ? { timeMs: given.time } : { nodes: given.nodes ?? 2000 };

const tasks = [];
for (const variant of given.variants.length > 0 ? given.variants : known) {
  for (let game = 0; game < given.games; game += 1) tasks.push({ variant, seed: given.seed + (game >> 1), first: game & 1 });
}

const results = new Map();
let faults = 0;
await Promise.all(Array.from({ length: Math.min(given.jobs, tasks.length) }, work));
report();
process.exit(faults > 0 ? 1 : 0);

/** One Worker plays one game after the other. */
async function work() {
  const worker = new Worker(new URL("./play.js", import.meta.url), {
    workerData: { words: [given.player, given.against], limits, plies: given.plies, options: given.option },
  });
  let answered;
  worker.on("message", (message) => answered(message));
  worker.on("error", (error) => answered({ fault: String(error) }));
  while (tasks.length > 0) {
    const task = tasks.shift();
    const result = await new Promise((resolve) => {
      answered = resolve;
      worker.postMessage(task);
    });
    note({ ...task, ...result });
  }
  await worker.terminate();
}

function note(result) {
  if (result.fault) {
    faults += 1;
    console.error(`${result.variant}, opening ${result.seed}: ${result.fault}`);
    return;
  }
  const all = results.get(result.variant) ?? { scores: [], reasons: {}, nodes: [0, 0], time: [0, 0], steps: [0, 0], late: 0, depth: 0 };
  results.set(result.variant, all);
  all.scores.push(result.score);
  const end = `${["lost", "drawn", "won"][result.score]} ${result.reason}`;
  all.reasons[end] = (all.reasons[end] ?? 0) + 1;
  for (const name of ["nodes", "time", "steps"]) for (const who of [0, 1]) all[name][who] += result.facts[name][who];
  all.late = Math.max(all.late, result.facts.late);
  all.depth += result.facts.depth;
  if (given.verbose) console.log(`${result.variant} ${result.seed}/${result.first}: ${end}, ${result.moves} steps`);
  if (all.scores.length === given.games) console.log(line(result.variant, all));
}

/** Points in a hundred with what they mean in Elo, and half the width of the interval that holds it 19 times in 20. */
function line(name, { scores, reasons, nodes, time, steps, late, depth }) {
  const count = scores.length;
  const wins = scores.filter((score) => score === 2).length;
  const draws = scores.filter((score) => score === 1).length;
  const share = scores.reduce((sum, score) => sum + score, 0) / (2 * count);
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score / 2 - share) ** 2, 0) / count / count);
  const elo = (value) => -400 * Math.log10(1 / Math.min(Math.max(value, 0.001), 0.999) - 1);
  const error = (elo(share + 1.96 * spread) - elo(share - 1.96 * spread)) / 2;
  const ends = Object.entries(reasons).sort(([, a], [, b]) => b - a).slice(0, 4).map(([end, times]) => `${times} ${end}`).join(", ");
  const per = (sum, of) => (of > 0 ? Math.round(sum / of) : 0);
  const work = `${per(nodes[0], steps[0])} nodes, depth ${(depth / Math.max(steps[0], 1)).toFixed(1)}, ${per(time[0], steps[0])} ms a step${late > 0 ? `, at most ${late.toFixed(1)} ms late` : ""}`;
  return `${name.padEnd(14)} +${wins} =${draws} -${count - wins - draws}  ${(100 * share).toFixed(1).padStart(5)}%  Elo ${elo(share).toFixed(0)} ± ${error.toFixed(0)}  (${ends}; ${work})`;
}

function report() {
  const total = { scores: [], reasons: {}, nodes: [0, 0], time: [0, 0], steps: [0, 0], late: 0, depth: 0 };
  for (const all of results.values()) {
    total.scores.push(...all.scores);
    for (const [end, times] of Object.entries(all.reasons)) total.reasons[end] = (total.reasons[end] ?? 0) + times;
    for (const name of ["nodes", "time", "steps"]) for (const who of [0, 1]) total[name][who] += all[name][who];
    total.late = Math.max(total.late, all.late);
    total.depth += all.depth;
  }
  if (results.size > 1) console.log(line("together", total));
}
