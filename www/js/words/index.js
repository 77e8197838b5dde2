// The page's own words in the player's language, and the library's.
import { setting } from "../common/settings.js";
import { battle } from "./battle.js";
import en from "./en.js";
import ru from "./ru.js";

const catalogues = { en: { ...en, ...battle.en }, ru: { ...ru, ...battle.ru } };

/** A text of the page in the player's language, with its placeholders filled. */
export function t(key, values = {}) {
  const template = catalogues[setting("lang")][key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}

/** Whether the page has a text of this name. */
export const has = (key) => Object.hasOwn(en, key);

/** A text of the library in the player's language. */
export const say = (text) => text[setting("lang")];

/** The same with a capital letter. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
