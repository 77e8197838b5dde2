// Clocks and time controls of battle chess.
import assert from "node:assert/strict";
import test from "node:test";
import { addedTime, arrangingTime, fallen, newClocks, parts, press, readControl, run, timeLeft } from "../../www/js/battle/time.js";

const DAY = 86_400_000;

test("the three kinds of the portal, and the ordinary one", () => {
  // Days per move; those that were not used add up.
  const fischer = { kind: "fischer", amount: 3, arranging: 1440 };
  let clocks = run(newClocks(fischer), "white", 0);
  clocks = press(clocks, "white", fischer, DAY);
  assert.deepEqual([clocks.white, clocks.black, clocks.running], [5 * DAY, 3 * DAY, "black"]);
  clocks = press(clocks, "black", fischer, 3 * DAY);
  assert.deepEqual([clocks.white, clocks.black], [5 * DAY, 4 * DAY]);
  // Limits for the whole game, long and short: nothing is added.
  for (const [kind, unit] of [["long", DAY], ["short", 60_000]]) {
    const control = { kind, amount: 10, arranging: 0 };
    assert.equal(addedTime(control), 0);
    clocks = press(run(newClocks(control), "black", 0), "black", control, 4 * unit);
    assert.deepEqual([clocks.white, clocks.black, clocks.running], [10 * unit, 6 * unit, "white"]);
  }
  const minutes = { kind: "minutes", amount: 5, added: 3, arranging: 5 };
  clocks = press(run(newClocks(minutes), "white", 0), "white", minutes, 60_000);
  assert.equal(clocks.white, 4 * 60_000 + 3000);
  assert.equal(newClocks({ kind: "none", arranging: 0 }), null);
});

test("a clock that stands loses nothing, one that ran out has fallen", () => {
  const clocks = run(newClocks({ kind: "short", amount: 1, arranging: 3 }), "white", 1000);
  assert.equal(timeLeft(clocks, "white", 31_000), 30_000);
  assert.equal(timeLeft(clocks, "black", 31_000), 60_000);
  assert.equal(timeLeft(clocks, "white", 0), 60_000, "a watch put back gives no time");
  const frozen = run(clocks, null, 31_000);
  assert.deepEqual([timeLeft(frozen, "white", 10 * DAY), fallen(frozen, 10 * DAY)], [30_000, null]);
  const again = run(frozen, "white", 10 * DAY);
  assert.equal(fallen(again, 10 * DAY + 29_999), null);
  assert.equal(fallen(again, 10 * DAY + 30_000), "white");
  assert.equal(fallen(null, 0), null);
});

test("time for arranging", () => {
  assert.equal(arrangingTime({ kind: "short", amount: 5, arranging: 3 }), 180_000);
  assert.equal(arrangingTime({ kind: "none", arranging: 0 }), null);
});

test("controls that nobody should have written", () => {
  assert.deepEqual(readControl({ kind: "minutes", amount: 10, added: 5, arranging: 5, more: 1 }), { kind: "minutes", amount: 10, added: 5, arranging: 5 });
  for (const bad of [null, 1, {}, { kind: "toString", arranging: 0 }, { kind: "none" }, { kind: "none", arranging: -1 }, { kind: "none", arranging: 1e9 }, { kind: "short", arranging: 3 },
    { kind: "short", amount: 0, arranging: 3 }, { kind: "short", amount: 1.5, arranging: 3 }, { kind: "minutes", amount: 5, arranging: 3 }, { kind: "fischer", amount: "2", arranging: 3 }]) {
    assert.equal(readControl(bad), null, JSON.stringify(bad));
  }
});

test("a span of time as a clock shows it", () => {
  assert.deepEqual(parts(0), { days: 0, clock: "0:00" });
  assert.deepEqual(parts(61_000), { days: 0, clock: "1:01" });
  assert.deepEqual(parts(59_001), { days: 0, clock: "1:00" });
  assert.deepEqual(parts(3_600_000), { days: 0, clock: "1:00:00" });
  assert.deepEqual(parts(2 * DAY + 3_723_000), { days: 2, clock: "01:02:03" });
});
