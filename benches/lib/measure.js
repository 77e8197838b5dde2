// Measuring on a machine that does other work too: CPU time of this process, contestants taken in turns, ratios inside a
// round, medians with their spread.

/** CPU time of this process so far, in microseconds; what it makes other threads do (compiling, collecting) counts. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Microseconds for one unit of a contestant's work, measured over at least `slice` microseconds. A contestant is
 * `{ units, run, before?, after? }`: `run` does `units` pieces of work, `before` and `after` prepare it and are not timed.
 */
function sample({ units, run, before, after }, slice) {
  let time = 0;
  let done = 0;
  do {
    before?.();
    const start = cpu();
    run();
    time += cpu() - start;
    after?.();
    done += units;
  } while (time < slice);
  return time / done;
}

/**
 * Takes `rounds` samples of every contestant of every group and gives them as arrays in the shape of `groups`. In a round
 * the contestants of a group follow one another, each round with another one first. A first round warms up and is thrown away.
 */
export function interleave(groups, { rounds, slice, progress }) {
  const samples = groups.map((group) => group.map(() => []));
  for (let round = 0; round <= rounds; round += 1) {
    progress(round, rounds);
    groups.forEach((group, g) => {
      for (let turn = 0; turn < group.length; turn += 1) {
        const c = (turn + round) % group.length;
        const time = sample(group[c], slice);
        if (round > 0) samples[g][c].push(time);
      }
    });
  }
  return samples;
}

/** The value below which this share of the values lies. */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = Math.floor(place);
  const high = Math.ceil(place);
  return sorted[low] + (sorted[high] - sorted[low]) * (place - low);
}

export const median = (values) => quantile(values, 0.5);

/** Half the distance between the quartiles, as a share of the median. */
export const spread = (values) => (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median(values);

/** The median of the ratios of two contestants within each round. */
export const ratio = (above, below) => median(above.map((value, round) => value / below[round]));
