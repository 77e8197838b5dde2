// Words for codes: fills the templates of the catalogues, in every language at once.

import en from "../texts/en.js";
import ru from "../texts/ru.js";

const languages = { en: { id: "en", catalogue: en }, ru: { id: "ru", catalogue: ru } };

/** What knows the numbers and lists of a language is made when first needed: it takes longer than all the rest. */
const pluralsOf = (language) => (language.plurals ??= new Intl.PluralRules(language.id));
const listOf = (language) => (language.list ??= new Intl.ListFormat(language.id, { type: "disjunction" }));

/** What a person typed may be long; a sentence needs only enough of it to recognise it by. An address is needed to its end. */
const LONGEST_QUOTE = 60;
const LONGEST_ADDRESS = 300;

/** `object[key]` if it is the object's own. */
export const own = (object, key) => (object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined);

/**
 * A `Text`: the template that `find(catalogue)` finds, in every language, filled with `values`.
 * `variant` is the id of the variant whose names of pieces are used.
 */
export function text(find, values, variant) {
  return Object.freeze({ en: fill(languages.en, find(en), values, variant), ru: fill(languages.ru, find(ru), values, variant) });
}

/** Name and way of moving of a role in a variant. */
export const roleWords = (catalogue, role, variant) => own(own(catalogue.variantRoles, variant), role) ?? own(catalogue.roles, role);

function fill(language, template, values = {}, variant) {
  const form = typeof template === "object" ? pluralForm(language, template, values) : template;
  return form.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = own(values, name);
    return value === undefined ? whole : word(language, name, value, variant);
  });
}

function pluralForm(language, template, values) {
  const category = pluralsOf(language).select(Number(own(values, template.plural)));
  return own(template, category) ?? template.other;
}

function word(language, name, value, variant) {
  const { catalogue } = language;
  const roleName = (role) => roleWords(catalogue, role, variant)?.name ?? role;
  if (name === "role") return roleName(value);
  if (name === "roles") return listOf(language).format(value.map(roleName));
  const longest = name === "address" || name === "problem" ? LONGEST_ADDRESS : LONGEST_QUOTE;
  return own(own(catalogue.words, name), value) ?? shortened(String(value), longest);
}

const shortened = (value, longest) => (value.length > longest ? `${value.slice(0, longest)}…` : value);
