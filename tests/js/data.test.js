// The reference data through WebAssembly and the public API: counts, cases, whole games.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { gunzipSync } from "node:zlib";
import { GameError, newGame, variants } from "mandragorias";

const file = (name) => readFileSync(new URL(`../data/${name}`, import.meta.url));
const json = (name) => JSON.parse(file(name));
const setup = ({ fen, options, moves }) => ({ options, ...(fen ? { fen } : {}), ...(moves ? { moves } : {}) });

test("every variant has data", () => {
  const counted = new Set(json("perft.json").map(({ variant }) => variant));
  assert.deepEqual(variants().map(({ id }) => id).filter((id) => !counted.has(id)), []);
});

for (const name of ["perft.json", "known.json"]) {
  test(`counts of ${name}`, () => {
    for (const entry of json(name)) {
      const game = newGame(entry.variant, setup(entry));
      entry.perft.forEach((count, n) => assert.equal(game.perft(n + 1), count, `${entry.variant} ${entry.fen} depth ${n + 1}`));
      game.free();
    }
  });
}

const texts = (game) => game.legalMoves().map(({ move }) => move).sort();
const ended = ({ outcome }) => outcome && { result: outcome.result, reason: outcome.reason };

test("cases", () => {
  for (const entry of json("cases.json")) {
    const { variant, expect, why } = entry;
    if (expect.error) {
      assert.throws(() => newGame(variant, setup(entry)), (error) => {
        assert.ok(error instanceof GameError, why);
        assert.equal(error.code, expect.error, why);
        if (expect.field) assert.ok(error.at.startsWith(expect.field), `${why}: ${error.at}`);
        return true;
      });
      continue;
    }
    const game = newGame(variant, setup(entry));
    const legal = texts(game);
    const status = game.status();
    if (expect.legal) assert.deepEqual(legal, expect.legal, why);
    for (const move of expect.legalIncludes ?? []) assert.ok(legal.includes(move), `${why}: ${move}`);
    for (const move of expect.legalExcludes ?? []) assert.ok(!legal.includes(move), `${why}: ${move}`);
    if ("outcome" in expect) assert.deepEqual(ended(status), expect.outcome, why);
    if (expect.fen) assert.equal(game.fen(), expect.fen, why);
    if (expect.check) assert.deepEqual([...status.check].sort(), [...expect.check].sort(), why);
    if (expect.claims) assert.deepEqual([...status.claims], expect.claims, why);
    game.free();
  }
});

test("traces", () => {
  for (const line of gunzipSync(file("traces.jsonl.gz")).toString().trim().split("\n")) {
    const { variant, options, fen, steps } = JSON.parse(line);
    const game = newGame(variant, { options, fen: fen ?? steps[0].fen });
    for (const step of steps) {
      const where = `${variant} ${step.fen}`;
      const status = game.status();
      assert.equal(game.fen(), step.fen);
      assert.deepEqual(texts(game), [...step.legal].sort(), where);
      assert.deepEqual([...status.check].sort(), [...step.check].sort(), where);
      assert.deepEqual(ended(status), step.outcome, where);
      assert.deepEqual([...status.claims], step.claims, where);
      if (step.played) game.play(step.played);
    }
    game.free();
  }
});

test("tournament games of tavreli", () => {
  for (const { moves, result } of json("tavreli_games.json")) {
    const game = newGame("tavreli");
    for (const move of moves) game.play(move);
    assert.equal(game.status().outcome?.result ?? null, result);
    game.free();
  }
});
