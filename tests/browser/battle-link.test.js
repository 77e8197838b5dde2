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
async function invitation(t, place = (b) => b.usual("a1a2"), { control = "none", ...options } = {}) {
  const [white, black] = [await openBattle(t, options), await openBattle(t, options)];
  await white.page.getByLabel("Time control").selectOption(control);
  await white.page.getByText("Play by link").click();
  await white.button("Arrange and invite").click();
  await place(white);
  await white.button("Hand in").click();
  return { white, black };
}

test("a game over links: both are bound, then open, then the lot; moves, a draw offered and declined, mate", async (t) => {
  const { white, black } = await invitation(t);
  const first = await linkOf(white);
  assert.doesNotMatch(inside(first), /salt|arrangement|RNBQ|PNBQ/);
  await send(white, black);
  await black.page.getByText("You are invited to a battle").waitFor();
  const seen = await everything(black.page);
  assert.doesNotMatch(seen.shown + seen.stored, /PNBQKBNR/, "nothing of White's arrangement has come over");
  await black.usual("a8a7");
  await black.button("Hand in").click();
  assert.doesNotMatch(inside(await linkOf(black)), /salt|arrangement|RNBQ|PNBQ/);
  await send(black, white);
  await white.page.getByText("it reveals yours to your opponent").waitFor();
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

/** Two devices in play, White to move: they prepare until the lot is his. */
async function inPlay(t, options) {
  for (;;) {
    const { white, black } = await invitation(t, undefined, options);
    await send(white, black);
    await black.usual("a8a7");
    await black.button("Hand in").click();
    await send(black, white);
    await send(white, black);
    const first = await black.page.locator(".lot .verdict").textContent();
    await black.button("Open the board").click();
    if (!first.startsWith("White")) continue;
    await send(black, white);
    await white.button("Open the board").click();
    return { white, black };
  }
}

test("both open the classical arrangement: a second round without it", async (t) => {
  const { white, black } = await invitation(t, (b) => b.usual());
  await send(white, black);
  await black.usual();
  await black.button("Hand in").click();
  await send(black, white);
  await send(white, black);
  await black.page.locator(".now .facts", { hasText: "Both sides chose the classical arrangement" }).waitFor();
  assert.equal(await black.button("Classical arrangement").isDisabled(), true);
  await black.button("Random").click();
  await black.button("Hand in").click();
  // Black's first arrangement is open now, his second is bound.
  await send(black, white);
  await white.page.locator(".now .facts", { hasText: "Both sides chose the classical arrangement" }).waitFor();
  await white.button("Random").click();
  await white.button("Hand in").click();
  await send(white, black);
  assert.equal(await black.name("a1"), "a1, empty");
  await send(black, white);
  const verdict = await white.page.locator(".lot .verdict").textContent();
  await white.button("Open the board").click();
  assert.equal(await white.board.evaluate((node) => node.game.board().size), 32);
  if (verdict.startsWith("White")) {
    const move = await white.board.evaluate((node) => node.game.legalMoves().find((one) => one.promotion === null).move);
    await white.page.getByRole("textbox", { name: "Enter a move" }).fill(move);
    await white.button("Play").click();
  }
  await send(white, black);
  await black.page.getByText(verdict).waitFor();
});

test("a complaint over links: frozen, offered, accepted, played on; then a draw offered and accepted", async (t) => {
  const { white, black } = await inPlay(t);
  await white.page.getByText("Complaint: stop the game").click();
  assert.equal(await white.page.getByLabel("Who complains").isVisible(), false, "each speaks for himself");
  await white.page.getByLabel("Reason").fill("He takes his time");
  await white.button("Stop the game").click();
  await send(white, black);
  await black.page.getByText("He takes his time").waitFor();
  assert.equal(await black.name("e1"), "e1, empty");
  assert.equal(await black.page.getByRole("button", { name: /White loses/ }).count(), 0, "only who complained can lose by it");
  assert.equal(await black.button("White: ready to continue").isDisabled(), true);
  await black.button("Black: ready to continue").click();
  await send(black, white);
  await white.page.getByText("Your opponent is ready to continue").waitFor();
  await white.button("White: ready to continue").click();
  await white.play("e2e4");
  await white.page.getByLabel("Offer a draw").check();
  await send(white, black);
  await black.page.getByText("Both players are ready. The game continues.").waitFor();
  assert.equal(await black.name("e4"), "e4, white pawn");
  assert.equal(await black.button("Draw by agreement").isVisible(), false, "a draw is offered by link");
  await black.button("Accept the draw").click();
  await black.button("Press again to confirm").click();
  await send(black, white);
  for (const b of [white, black]) await b.banner.getByText("½ : ½").waitFor();
});

test("a side speaks only in its turn, and a game goes on after a reload", async (t) => {
  const { white, black } = await inPlay(t);
  await white.play("e2e4");
  assert.equal(await white.button("Resign").isVisible(), false, "it is Black's move");
  assert.equal(await white.button("Undo").isDisabled(), true);
  await white.click("e7", "e5");
  assert.equal(await white.name("e7"), "e7, black pawn", "Black's pieces are not White's to move");
  const link = await linkOf(white);
  await white.page.reload();
  const again = await handsOn(white.page);
  assert.equal(await linkOf(again), link);
  await send(again, black);
  await black.button("Resign").click();
  await black.button("Press again to confirm").click();
  await send(black, again);
  assert.match(await again.banner.textContent(), /1 : 0/);
});

test("links that lead nowhere are refused with a reason, and nothing is taken from them", async (t) => {
  const { white, black } = await invitation(t);
  const said = (b, text) => b.page.locator(".by-link .message", { hasText: text }).waitFor();
  const first = await linkOf(white);
  await follow(white, first);
  await said(white, "for your opponent");
  await follow(black, `${first}x%`);
  await follow(black, "#/battle/link/AAAA");
  await said(black, "not a link to a battle");
  await follow(black, first);
  await black.usual();
  await black.button("Hand in").click();
  const second = await linkOf(black);
  // Somebody else changes what Black has said.
  const changed = JSON.parse(inside(second));
  changed.rounds[0].white.commit = "A".repeat(43);
  const written = (value) => `#/battle/link/${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
  await follow(white, written(changed));
  await said(white, "does not match");
  await follow(white, written({ ...JSON.parse(inside(second)), v: 2 }));
  await said(white, "newer version");
  await follow(white, second);
  const third = await linkOf(white);
  const cheat = JSON.parse(inside(third));
  cheat.rounds[0].white.arrangement = cheat.rounds[0].white.arrangement.replace("PNBQ", "PNQB");
  await follow(black, written(cheat));
  await said(black, "changed afterwards");
  await follow(black, first);
  await said(black, "out of date");
  await follow(black, third);
  await black.button("Open the board").waitFor();
  // On a third device nobody is at home.
  const stranger = await openBattle(t, {}, third);
  await said(stranger, "another browser");
});

test("days per move over links; a flag is called by the player, and gives way to a move that was made in time", async (t) => {
  const { white, black } = await inPlay(t, { control: "fischer", prepare: (context) => context.clock.install() });
  await white.play("e2e4");
  assert.match(await white.page.locator(".clock.white .face").textContent(), /^[34] d/, "two days and what was left of two");
  assert.equal(await white.button("Your opponent’s time is up: claim the win").count(), 0);
  await send(white, black);
  await white.page.clock.fastForward(3 * 86_400_000);
  await white.button("Your opponent’s time is up: claim the win").click();
  await white.button("Press again to confirm").click();
  assert.match(await white.banner.textContent(), /1 : 0/);
  await black.play("e7e5");
  await send(black, white);
  await white.banner.waitFor({ state: "hidden" });
  assert.equal(await white.name("e5"), "e5, black pawn");
});
