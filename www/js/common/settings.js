// What a player chose for the page; remembered where the browser allows it.

const KEY = "mandragorias.settings";

const CHOICES = {
  lang: ["en", "ru"],
  look: ["auto", "light", "dark"],
  theme: ["", "slate", "contrast"],
  pieces: ["figures", "letters"],
  coordinates: ["edge", "all", "none"],
};

const preferred = () => ((navigator.languages ?? [navigator.language]).find((l) => /^(ru|en)\b/i.test(l)) ?? "en").slice(0, 2).toLowerCase();

function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return value !== null && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

const values = { lang: preferred(), look: "auto", theme: "", pieces: "figures", coordinates: "edge" };
for (const [name, value] of Object.entries(stored())) if (CHOICES[name]?.includes(value)) values[name] = value;

const listeners = new Set();

/** The value of a setting. */
export const setting = (name) => values[name];
/** The values that a setting may have. */
export const choices = (name) => CHOICES[name];

/** Changes a setting and tells whoever listens. */
export function change(name, value) {
  if (!CHOICES[name].includes(value) || values[name] === value) return;
  values[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Private windows may forbid storage; the setting then lasts as long as the page.
  }
  for (const listener of listeners) listener(name);
}

/** Calls `listener(name)` at each change. */
export const onChange = (listener) => listeners.add(listener);
