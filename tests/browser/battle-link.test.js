// Battle chess by link: two devices, and nothing between them but what they send each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { everything, handsOn, movesOf, openBattle } from "./battle-hands.js";
import { checkAccessibility } from "./harness.js";

/** The link that a page offers to send, as an address below the page's. */
const linkOf = async (b) => {
  const field = b.page.getByLabel("Link for your opponent");
  await field.waitFor();
  return new URL(await field.inputValue()).hash;
};
/** Opens a link in a page, as following it does. */
async function follow(b, link) {
  await b.page.evaluate((hash) => { location.hash = hash; }, link);
  return handsOn(b.page);
}
/** Passes the link of one page on to the other. */
async function send(from, to) {
  await follow(to, await linkOf(from));
}
/** What a link's text holds. */
const inside = (link) => Buffer.from(link.split("/").pop(), "base64url").toString();

/** Two devices; the host plays White and has handed in. */
async function invitation(t, place = (b) => b.usual("a1a2")) {
  const [white, black] = [await openBattle(t), await openBattle(t)];
  await white.page.getByText("Play by link").click();
  await white.button("Arrange and invite").click();
  await place(white);
  await white.button("Hand in").click();
  return { white, black };
}

test("a game over links: both are bound, then open, then the lot; moves, a draw offered and declined, mate", async (t) => {
  const { white, black } = await invitation(t);
  const first = await linkOf(white);
  assert.doesNotMatch(inside(first), /salt|array|RNBQ|PNBQ/);
  await send(white, black);
  await black.page.getByText("You are invited to a battle").waitFor();
  const seen = await everything(black.page);
  assert.doesNotMatch(seen.shown + seen.stored, /PNBQKBNR/, "nothing of White's arrangement has come over");
  await black.usual("a8a7");
  await black.button("Hand in").click();
  assert.doesNotMatch(inside(await linkOf(black)), /salt|array|RNBQ|PNBQ/);
  await send(black, white);
  await white.page.getByText("it opens yours to your opponent").waitFor();
  assert.match(inside(await linkOf(white)), /PNBQKBNR/);
  // What White sees is still only his own.
  assert.equal(await white.name("e8"), "e8, empty");
  await send(white, black);
  const begins = (await black.page.locator(".lot .verdict").textContent()).startsWith("White") ? "white" : "black";
  await black.button("Open the board").click();
  assert.equal(await black.name("a2"), "a2, white rook");
  assert.equal(await black.name("a7"), "a7, black rook");
  const moves = movesOf(begins, "e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7");
  let mover = begins;
  if (begins === "black") await black.play(moves[0]);
  await send(black, white);
  await white.button("Open the board").click();
  if (begins === "white") await white.play(moves[0]);
  mover = begins;
  for (const [n, move] of moves.entries()) {
    const [here, there] = mover === "white" ? [white, black] : [black, white];
    if (n > 0) await here.play(move);
    if (n === 2) await here.page.getByLabel("Offer a draw").check();
    if (!(n === 0 && begins === "black")) await send(here, there);
    if (n === 2) await there.page.getByText("Your opponent offers a draw").waitFor();
    mover = mover === "white" ? "black" : "white";
  }
  for (const b of [white, black]) assert.match(await b.banner.textContent(), begins === "white" ? /1 : 0/ : /0 : 1/);
  await checkAccessibility(white.page);
});
