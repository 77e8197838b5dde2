// A page with nothing but a board, and the hands that play on it.
import assert from "node:assert/strict";
import { open } from "./harness.js";

/**
 * Opens a board with these attributes and waits until it shows a game.
 * @returns the page and what tests do with its board
 */
export async function openBoard(t, attributes = {}, options = {}) {
  const page = await open(t, `tests/pages/board.html?${new URLSearchParams(attributes)}`, options);
  await page.waitForFunction(() => globalThis.board?.game);
  const board = page.locator("mandragorias-board");
  const square = (name) => board.locator(`button[data-square="${name}"]`);
  const pocket = (color, letter) => board.locator(`button[data-color="${color}"][data-pocket="${letter}"]`);
  return {
    page, board, square, pocket,
    menu: board.getByRole("menu"),
    alert: board.getByRole("alert"),
    status: board.getByRole("status"),
    /** Clicks squares (or locators) one after the other. */
    async click(...places) {
      for (const place of places) await (typeof place === "string" ? square(place) : place).click();
    },
    /** Drags from one place to another, or to a point beside the board. */
    async drag(from, to) {
      const middle = async (place) => {
        const box = await place.boundingBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      await page.mouse.move(...await middle(from));
      await page.mouse.down();
      const target = Array.isArray(to) ? to : await middle(to);
      await page.mouse.move(...target, { steps: 4 });
      await page.mouse.up();
    },
    /** The marks of this name, as the squares they are on. */
    marks: (name) => board.evaluate((node, part) => [...node.shadowRoot.querySelectorAll(`.mark.${part}`)].map((mark) => mark.dataset.at).sort(), name),
    /** The square (or pocket) that has the focus. */
    focused: () => board.evaluate((node) => node.shadowRoot.activeElement?.dataset.square ?? node.shadowRoot.activeElement?.dataset.pocket ?? null),
    /** Moves played, as the game tells them. */
    moves: () => page.evaluate(() => globalThis.board.game.history().map((move) => move.move)),
    /** Details of the events of this name so far. */
    events: (name) => page.evaluate((wanted) => globalThis.events.filter((event) => event.name === wanted).map(({ detail }) => JSON.parse(JSON.stringify(detail))), name),
    fen: () => page.evaluate(() => globalThis.board.fen),
  };
}

/** Fails unless the squares named are these, in any order. */
export const sameSquares = (actual, expected) => assert.deepEqual([...actual].sort(), [...expected].sort());
