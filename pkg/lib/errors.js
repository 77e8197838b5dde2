// What the library throws.

import { own, text } from "./words.js";

/** Everything that the library throws. */
export class GameError extends Error {
  constructor(message, { code = "internal", at, text = { en: message, ru: message }, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.text = text;
    if (at !== undefined) this.at = at;
  }
}
Object.defineProperty(GameError.prototype, "name", { value: "GameError", configurable: true, writable: true });

/** The error of this code. `reason`, a key of the catalogue, says more exactly why. */
export function failure(code, { at, reason, values, variant, cause } = {}) {
  const words = text(
    (catalogue) => own(sentencesFor(catalogue, code), reason) ?? own(catalogue.errors, reason) ?? own(catalogue.errors, code) ?? catalogue.errors.internal,
    values,
    variant,
  );
  return new GameError(words.en, { code, at, text: words, cause });
}

/** What the engine threw, as a GameError. Anything but the engine's own objects is a defect. */
export function translated(thrown, variant) {
  if (thrown instanceof GameError) return thrown;
  const code = own(thrown ?? undefined, "code");
  if (typeof code !== "string") return failure("internal", { cause: thrown });
  return failure(code, { ...thrown, variant });
}

/** Sentences about moves, positions and definitions have parts of their own in the catalogue. */
function sentencesFor(catalogue, code) {
  if (code === "invalid-definition") return { ...catalogue.fen, ...catalogue.definition };
  return code === "invalid-fen" ? catalogue.fen : catalogue.refusals;
}

/** What `ask()` returns; what the engine throws in it becomes a GameError. */
export function translating(variant, ask) {
  try {
    return ask();
  } catch (error) {
    throw translated(error, variant);
  }
}
