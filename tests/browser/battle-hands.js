// The page of battle chess, and the hands of its two players.
import { open } from "./harness.js";

/** Opens the page of battle chess, or what a link below the page's address shows, and waits for its board. */
export async function openBattle(t, options = {}, path = "#/battle") {
  return handsOn(await open(t, path, options));
}

/** The hands on a page that is open. */
export async function handsOn(page) {
  const board = page.locator(".table mandragorias-board");
  await board.locator("[role=grid] button").first().waitFor({ state: "attached" });
  const square = (name) => board.locator(`button[data-square="${name}"]`);
  const button = (name, exact = true) => page.getByRole("button", { name, exact });
  const hands = {
    page, board, square, button,
    panel: page.locator(".panel"),
    banner: page.locator(".banner"),
    /** Clicks squares one after the other. */
    async click(...names) {
      for (const name of names) await square(name).click();
    },
    /** Plays moves given as "e2e4". */
    async play(...moves) {
      for (const move of moves) await hands.click(move.slice(0, 2), move.slice(2, 4));
    },
    /** Opens the board to a side, places its pieces, and hands them in. */
    async arrange(color, place) {
      await button(color === "white" ? "I am White, show the board" : "I am Black, show the board").click();
      await place();
      await button("Hand in").click();
    },
    /** The classical arrangement, or with these squares exchanged: "a1a2". */
    async usual(...exchanges) {
      await button("Classical arrangement").click();
      await hands.play(...exchanges);
    },
    /** Draws the lot and opens the board. @returns who moves first */
    async lot() {
      await button("Draw lots").click();
      const verdict = await page.locator(".lot .verdict").textContent();
      await button("Open the board").click();
      return verdict.startsWith("White") ? "white" : "black";
    },
    /** What stands on a square, as the board says it. */
    name: (at) => square(at).getAttribute("aria-label"),
  };
  return hands;
}

/** Moves of White, or turned to be those of Black. */
export const movesOf = (color, ...moves) => moves.map((move) => (color === "white" ? move : move.replace(/\d/g, (rank) => 9 - rank)));

/** Everything that a page shows or could give away: text, labels and values, inside shadow trees too. */
export const everything = (page) => page.evaluate(() => {
  const texts = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
    if (node.nodeType === Node.ELEMENT_NODE) texts.push(...[...node.attributes].map(({ value }) => value), node.value ?? "");
    for (const child of [...node.childNodes, ...(node.shadowRoot?.childNodes ?? [])]) walk(child);
  };
  walk(document.documentElement);
  return { shown: texts.join("\n"), stored: JSON.stringify({ ...localStorage }), address: location.href };
});
