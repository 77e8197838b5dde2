// Ten thousand games that are played and dropped leave nothing behind, whether they are freed or left to the garbage collector.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";

const GAMES = 10_000;
const STEPS = 40;

/** Plays games of all variants in turn, and prints the bytes that the package and the engine hold after half of them and after all. */
async function play(games, steps, free) {
  const { newGame, variants } = await import("mandragorias");
  const ids = variants().filter(({ has }) => !has.arrangement).map(({ id }) => id);
  let seed = 1;
  const below = (most) => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) % most;
  for (let n = 1; n <= games; n++) {
    const game = newGame(ids[n % ids.length]);
    for (let step = 0; step < steps; step++) {
      const moves = game.legalMoves();
      if (moves.length === 0) break;
      game.play(moves[below(moves.length)]);
    }
    if (free) game.free();
    if (n % 500 === 0) global.gc();
    // Games that were collected are freed between tasks.
    if (n % 50 === 0) await new Promise((done) => setImmediate(done));
    if (n % (games / 2) === 0) {
      const { heapUsed, external } = process.memoryUsage();
      console.log(heapUsed, external);
    }
  }
}

for (const [how, free] of Object.entries({ "freed": true, "left to the garbage collector": false })) {
  test(`games that are ${how}`, () => {
    const program = `await (${play})(${GAMES}, ${STEPS}, ${free});`;
    const cwd = fileURLToPath(new URL("../..", import.meta.url));
    const printed = execFileSync(process.execPath, ["--expose-gc", "--input-type=module", "--eval", program], { cwd, encoding: "utf8" });
    const [half, all] = printed.trim().split("\n").map((line) => line.split(" ").map(Number));
    // The package keeps some thousand moves a variant, which fill up slowly.
    assert.ok(all[0] < half[0] + 8e6, `JavaScript: ${half[0]}, then ${all[0]} bytes`);
    assert.ok(all[1] < half[1] * (free ? 1.1 : 1.25), `WebAssembly: ${half[1]}, then ${all[1]} bytes`);
  });
}
