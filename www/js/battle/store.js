// What battle chess keeps in the browser. It may be forbidden, full, or written by anybody: what is read is checked, what cannot
// be kept is lost.
const LONGEST = 1_000_000;

/** A stored value, or null. */
export function load(key) {
  try {
    const text = localStorage.getItem(`mandragorias.battle.${key}`);
    return text === null || text.length > LONGEST ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value. */
export function store(key, value) {
  try {
    localStorage.setItem(`mandragorias.battle.${key}`, JSON.stringify(value));
  } catch {
    // The page goes on without it.
  }
}
