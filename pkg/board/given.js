// What a host hands to the board, checked and copied: what will not do is a GameError, and the board stays as it was.
import { demand, Game, isObject, reading } from "./engine.js";

/** A text, or null where none is given. */
export function text(value, argument) {
  demand(value === null || value === undefined || typeof value === "string", argument);
  return value ?? null;
}

/** A game that can still be played, or null. */
export function game(value) {
  if (value === null) return null;
  demand(value instanceof Game, "game");
  // One that was freed, or only looks like one, says so here.
  reading("game", () => value.status());
  return value;
}

/** A number of steps, or null. */
export function step(value) {
  demand(value === null || value === undefined || (Number.isSafeInteger(value) && value >= 0), "shown");
  return value ?? null;
}

/** A level of the computer, as text, or null. */
export function level(value) {
  demand(value === null || value === undefined || (Number.isInteger(value) && value >= 1 && value <= 10), "level");
  return value === null || value === undefined ? null : String(value);
}

/** Marks of the page. */
export function marks(value) {
  return reading("marks", () => {
    demand(value === null || value === undefined || Array.isArray(value), "marks");
    return Object.freeze(Array.from(value ?? [], (mark) => {
      demand(isObject(mark), "marks");
      const { square, to, kind } = mark;
      demand([square, to ?? "", kind].every((word) => typeof word === "string"), "marks");
      return Object.freeze(to === undefined || to === null ? { square, kind } : { square, to, kind });
    }));
  });
}

/** Pieces by square. */
export function pieces(value) {
  return reading("arrangement", () => {
    demand(isObject(value), "arrangement");
    return Object.entries(value).map(([square, role]) => {
      demand(typeof role === "string", "arrangement");
      return [square, role];
    });
  });
}
