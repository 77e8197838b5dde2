// Every legal step of every game can be played with the hands: random games by clicks, the choice menu included.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBoard } from "./board.js";

/** Runs in the page: plays so many random steps by clicks, and gives the first step that did not come out as meant. */
async function playAtRandom({ variant, steps, seed }) {
  const { board, mandragorias } = globalThis;
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let game = mandragorias.newGame(variant);
  if (game.status().phase === "arrangement") {
    const backRank = "rook knight bishop queen king bishop knight rook".split(" ");
    const pieces = (first, second) => Object.fromEntries(backRank.flatMap((role, index) => [[`${"abcdefgh"[index]}${first}`, role], [`${"abcdefgh"[index]}${second}`, "pawn"]]));
    game.arrange("white", pieces(1, 3));
    game.arrange("black", pieces(8, 6));
    game.drawLots(1);
  }
  board.game = game;
  const press = (selector) => board.shadowRoot.querySelector(selector).click();
  for (let step = 0; step < steps; step++) {
    const moves = game.legalMoves();
    if (moves.length === 0) break;
    const move = moves[random(moves.length)];
    const text = move.move;
    press(move.from ? `button[data-square="${move.from}"]` : `[data-pocket="${text[0]}"][data-color="${move.color}"]`);
    const byRook = move.rook && text === `${move.from}${move.rook.from}`;
    press(`button[data-square="${byRook ? move.rook.from : move.to}"]`);
    const item = board.shadowRoot.querySelector(`[role=menuitem][data-move="${text}"]`);
    item?.click();
    const played = game.history().at(-1)?.move;
    if (played !== text || game.history().length !== step + 1) return `${text} became ${played} in ${game.fen()}`;
  }
  return null;
}

test("random games by clicks in every game", async (t) => {
  const b = await openBoard(t);
  const ids = await b.page.evaluate(() => globalThis.mandragorias.variants().map(({ id }) => id));
  for (const variant of ids) {
    await t.test(variant, async () => {
      assert.equal(await b.page.evaluate(playAtRandom, { variant, steps: 60, seed: 7 }), null);
    });
  }
});
