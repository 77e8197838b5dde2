// Time in battle chess: the controls that a game may have, and clocks as plain data that a page can save. Nothing here looks at a
// watch: whoever calls says what time it is, in milliseconds.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The kinds of time control. `unit` is that of `amount`, `added` that of what each move adds; `arranging` is the usual limit for
 * arranging, in minutes. Of the days for each move (Fischer) those that were not used are kept.
 */
export const KINDS = {
  none: { arranging: 0 },
  minutes: { unit: MINUTE, amount: [1, 10, 180], added: [0, 5, 180], addedUnit: SECOND, arranging: 5 },
  short: { unit: MINUTE, amount: [1, 5, 60], arranging: 3 },
  long: { unit: DAY, amount: [1, 14, 90], arranging: 1440 },
  fischer: { unit: DAY, amount: [1, 2, 14], arranging: 1440 },
};
/** The longest time for arranging, in minutes. */
export const LONGEST_ARRANGING = 7 * 1440;

const isWhole = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;

/** A time control from untrusted data, or null: `{ kind, amount?, added?, arranging }`. */
export function readControl(value) {
  const { kind, amount, added, arranging } = value ?? {};
  if (!Object.hasOwn(KINDS, kind) || !isWhole(arranging, 0, LONGEST_ARRANGING)) return null;
  const spec = KINDS[kind];
  const control = { kind, arranging };
  if (spec.amount) {
    if (!isWhole(amount, spec.amount[0], spec.amount[2])) return null;
    control.amount = amount;
  }
  if (spec.added) {
    if (!isWhole(added, spec.added[0], spec.added[2])) return null;
    control.added = added;
  }
  return control;
}

/** How long one may arrange, in milliseconds; null without limit. */
export const arrangingTime = (control) => (control.arranging === 0 ? null : control.arranging * MINUTE);

/** What a move adds. */
export function addedTime({ kind, amount, added }) {
  if (kind === "fischer") return amount * DAY;
  return added ? added * KINDS[kind].addedUnit : 0;
}

/** Clocks at the beginning, both standing; null where time does not count. */
export function newClocks(control) {
  const { unit } = KINDS[control.kind];
  if (!unit) return null;
  const time = control.amount * unit;
  return { white: time, black: time, running: null, since: 0 };
}

/** What a side has left. */
export function timeLeft(clocks, color, now) {
  return Math.max(0, clocks[color] - (clocks.running === color ? Math.max(0, now - clocks.since) : 0));
}

/** The clocks with that of `color` running (null: none), and what was used until now taken off. */
export function run(clocks, color, now) {
  const { white, black } = { white: timeLeft(clocks, "white", now), black: timeLeft(clocks, "black", now) };
  return { white, black, running: color, since: now };
}

/** The clocks after a move by `color`: it gets what a move adds, and the other side's clock runs. */
export function press(clocks, color, control, now) {
  const next = run(clocks, color === "white" ? "black" : "white", now);
  return { ...next, [color]: next[color] + addedTime(control) };
}

/** Whose time ran out, or null. */
export const fallen = (clocks, now) => (clocks?.running && timeLeft(clocks, clocks.running, now) === 0 ? clocks.running : null);

/** Clocks from untrusted data, or null. */
export function readClocks(value) {
  const { white, black, running, since } = value ?? {};
  const isTime = (time) => Number.isFinite(time) && time >= 0 && time <= Number.MAX_SAFE_INTEGER;
  return [white, black, since].every(isTime) && [null, "white", "black"].includes(running) ? { white, black, running, since } : null;
}

/** A span of time in parts that a clock shows. */
export function parts(milliseconds) {
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const clock = days || hours ? `${days ? two(hours) : hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  return { days, clock };
}
