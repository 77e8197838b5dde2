// The page's game view, and the hands that play on it.
import assert from "node:assert/strict";
import { newGame } from "mandragorias";
import { open } from "./harness.js";

/**
 * Opens a game by its deep link.
 * @param {object} [setup] `fen` is set up through the page; `options` through the form of a new game
 */
export async function openGame(t, variant, { fen, options = {}, ...context } = {}) {
  const view = gameView(await open(t, `#/${variant}`, context));
  await view.ready(variant);
  for (const [id, value] of Object.entries(options)) await view.choose(id, value);
  if (Object.keys(options).length > 0) await view.start();
  if (fen) await view.setUp(fen);
  return Object.assign(view, { variant, fen, options });
}

/** What tests see of a game view and do in it. */
export function gameView(page) {
  const board = page.locator(".boardside mandragorias-board");
  const square = (name) => board.locator(`button[data-square="${name}"]`);
  const pocket = (color, letter) => board.locator(`button[data-color="${color}"][data-pocket="${letter}"]`);
  const tab = (id) => page.locator(`#tab-${id}`);
  const view = {
    page, board, square, pocket, tab,
    menu: board.getByRole("menu"),
    status: page.locator(".status"),
    path: page.locator(".path"),
    facts: page.locator("ul.facts"),
    banner: page.locator(".banner"),
    message: page.locator(".now .message"),
    moves: page.locator(".moves"),
    action: (name) => page.locator(".actions").getByRole("button", { name }),
    /** Waits until the board shows this game. */
    ready: (variant) => page.waitForFunction(
      (id) => document.querySelector(`.table[data-variant="${id}"] .boardside mandragorias-board`)?.shadowRoot.querySelector("button[data-square]"), variant,
    ),
    /** Goes to another game within the page. */
    async visit(variant) {
      await page.evaluate((hash) => (location.hash = hash), `#/${variant}`);
      await view.ready(variant);
    },
    async click(...squares) {
      for (const name of squares) await square(name).click();
    },
    async setUp(fen) {
      await tab("position").click();
      await page.locator("#fen").fill(fen);
      await surely(page.locator("#panel-position").getByRole("button", { name: "Load position" }));
      assert.equal(await page.locator("#panel-position .message").textContent(), "");
    },
    /** Sets an option in the form of a new game; its field is the one at this place in the form. */
    async choose(id, value) {
      await tab("begin").click();
      const at = await board.evaluate(async (node, option) => {
        const { variants } = await import("./pkg/index.js");
        return variants().find((info) => info.id === node.game.variant).options.findIndex((one) => one.id === option);
      }, id);
      const field = page.locator(".options > *").nth(at).locator("input, select");
      if (typeof value === "boolean") await field.setChecked(value);
      else if (typeof value === "number") await field.fill(String(value));
      else await field.selectOption(value);
    },
    start: () => surely(page.locator("#panel-begin").getByRole("button", { name: "Start" })),
    /** Plays moves by clicks of the mouse, each a move text, and checks that each was played. The menu is used where it opens. */
    async play(moves) {
      const mirror = newGame(await board.evaluate((node) => node.game.variant), await board.evaluate((node) => {
        const { fen, options, moves: played } = node.game.record();
        return { options, moves: played, ...(fen ? { fen } : {}) };
      }));
      for (const text of moves) {
        const move = mirror.play(text);
        await clickMiddle(move.from ? square(move.from) : pocket(move.color, text[0]));
        await clickMiddle(square(move.rook && text === `${move.from}${move.rook.from}` ? move.rook.from : move.to));
        const item = board.locator(`[role=menuitem][data-move="${text}"]`);
        if (await item.count()) await item.click();
        assert.equal(await board.evaluate((node) => node.game.history().at(-1)?.move), text, `${text} in ${mirror.fen()}`);
      }
      mirror.free();
    },
    /** Moves played, as the game tells them. */
    played: () => board.evaluate((node) => node.game.history().map(({ move }) => move)),
    fenNow: () => board.evaluate((node) => node.game.fen()),
    /** The squares that carry this mark. */
    marks: (name) => board.evaluate((node, part) => [...node.shadowRoot.querySelectorAll(`.mark.${part}`)].map((mark) => mark.dataset.at).sort(), name),
    /** The result as the banner tells it. */
    async result() {
      await view.banner.waitFor();
      return (await view.banner.locator("p").allTextContents()).join(" ");
    },
  };

  /** Presses a button, and again where it asks. */
  async function surely(button) {
    await button.click();
    const asking = page.locator(".tab:not([hidden]) button.armed");
    if (await asking.count()) await asking.click();
  }

  /** A press of the real mouse, without the waiting that Playwright's own click does: boards do not move. */
  async function clickMiddle(place) {
    const { x, y, width, height } = await place.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
  }

  return view;
}
