// Battle chess by link: what a link gives away, what it binds to, and what of it is believed.
import assert from "node:assert/strict";
import test from "node:test";
import { CLASSICAL, isArrangement, piecesOf, textOf } from "../../www/js/battle/arrangement.js";
import { beginning, checked, commit, follow, LinkError, lotOf, newSecret, nextOf, openSide, other, read, senderOf, write } from "../../www/js/battle/link.js";

const CONTROL = { kind: "fischer", amount: 2, arranging: 1440 };
const OTHER = `RNBQKBNR${"PPPPPPP."}P.......${"........"}`;
const THIRD = `RNBKQBNR${"PPPPPPPP"}${".".repeat(16)}`;

const said = (transcript, change) => ({ ...transcript, ...change, seq: transcript.seq + 1 });
const refused = (code) => (error) => error instanceof LinkError && error.code === code;
/** Reads what was written of a transcript after it was tampered with. */
const tampered = (transcript, change) => {
  const copy = structuredClone(transcript);
  change(copy);
  return read(write(copy));
};

/** All messages until play; both arrangements and their secrets by side. */
async function preparation(white = OTHER, black = THIRD) {
  const secrets = { white: newSecret(white), black: newSecret(black) };
  const links = [];
  let now = beginning("white", CONTROL);
  for (const side of ["white", "black"]) links.push(now = said(await commit(now, side, secrets[side])));
  links.push(now = said(openSide(now, "white", secrets.white)));
  const open = openSide(now, "black", secrets.black);
  const again = open.rounds.length === 2;
  links.push(now = said(again ? open : { ...open, times: [1000] }));
  return { secrets, links };
}

test("arrangements as text", () => {
  assert.ok(isArrangement(CLASSICAL) && isArrangement(OTHER) && isArrangement(THIRD));
  for (const bad of [null, 1, "", CLASSICAL.slice(1), CLASSICAL.replace("Q", "K"), CLASSICAL.replace("P", "X"), `${CLASSICAL}.`, [CLASSICAL]]) assert.equal(isArrangement(bad), false);
  for (const color of ["white", "black"]) assert.equal(textOf(piecesOf(OTHER, color), color), OTHER);
  assert.equal(piecesOf(CLASSICAL, "white").e1, "king");
  assert.equal(piecesOf(CLASSICAL, "black").e8, "king");
});

test("nothing of an arrangement is in a link before both are bound", async () => {
  const { secrets, links } = await preparation();
  for (const [n, link] of links.entries()) {
    const text = Buffer.from(write(link), "base64url").toString();
    for (const [side, opened] of [["white", 2], ["black", 3]]) {
      for (const part of [secrets[side].arrangement, secrets[side].salt]) assert.equal(text.includes(part), n >= opened, `link ${n + 1}, ${side}`);
    }
  }
  // Not even whether two arrangements are the same: each salt is new.
  const again = await preparation();
  assert.notEqual(again.links[0].rounds[0].white.commit, links[0].rounds[0].white.commit);
});

test("a commitment does not fit another arrangement, salt, side, round or game, nor is it guessed from the arrangement", async () => {
  const { secrets, links } = await preparation();
  const opened = links[3];
  await read(write(opened));
  const changes = [
    (t) => { t.rounds[0].white.arrangement = THIRD; },
    (t) => { t.rounds[0].white.salt = secrets.black.salt; },
    (t) => { t.id = t.id.split("").reverse().join(""); },
    (t) => { [t.rounds[0].white, t.rounds[0].black] = [t.rounds[0].black, t.rounds[0].white]; },
    // Copying the other side's commitment does not help: the side is in the hash.
    (t) => { t.rounds[0].black = t.rounds[0].white; },
  ];
  for (const change of changes) await assert.rejects(tampered(opened, change), refused("broken"));
  const bare = await commit(beginning("white", CONTROL), "white", { salt: "A".repeat(22), arrangement: OTHER });
  assert.notEqual(bare.rounds[0].white.commit, links[0].rounds[0].white.commit);
});

test("the lot hangs on both salts, and each was fixed before its owner knew the other", async () => {
  const draws = await Promise.all(Array.from({ length: 64 }, async () => lotOf((await preparation()).links[3])));
  for (const draw of draws) assert.ok(Number.isSafeInteger(draw) && draw >= 0);
  assert.equal(new Set(draws).size, draws.length);
  const { links, secrets } = await preparation();
  const draw = await lotOf(links[3]);
  assert.equal(await lotOf(links[3]), draw, "both devices draw the same");
  for (const side of ["white", "black"]) {
    const changed = structuredClone(links[3]);
    changed.rounds[0][side].salt = newSecret(OTHER).salt;
    assert.notEqual(await lotOf(changed), draw);
  }
  // The second to bind himself has seen only a hash of the first one's salt; the first cannot change his any more.
  assert.equal(links[1].rounds[0].white.salt, undefined);
  await assert.rejects(tampered(links[3], (t) => { t.rounds[0].white.salt = secrets.white.salt.replace(/^./, (letter) => (letter === "A" ? "B" : "A")); }), refused("broken"));
});

test("both classical: a second round, without that arrangement", async () => {
  const { links } = await preparation(CLASSICAL, CLASSICAL);
  let now = await read(write(links[3]));
  assert.deepEqual(nextOf(now), { act: "commit", side: "black", round: 1 });
  const secrets = { white: newSecret(OTHER), black: newSecret(THIRD) };
  now = await commit(now, "black", secrets.black);
  now = said(await commit(now, "white", secrets.white));
  now = said(openSide(now, "black", secrets.black));
  now = said({ ...openSide(now, "white", secrets.white), times: [7] });
  assert.equal(nextOf(await read(write(now))).act, "play");
  const cheat = newSecret(CLASSICAL);
  let barred = await commit(await commit(links[3], "black", cheat), "white", secrets.white);
  barred = said(openSide(barred, "black", cheat));
  await assert.rejects(read(write(barred)), refused("unreadable"));
  // One alone is fine.
  assert.equal(nextOf((await preparation(CLASSICAL, OTHER)).links[3]).act, "play");
});

test("links that nobody should have written", async () => {
  const { links } = await preparation();
  const text = write(links[3]);
  for (const bad of ["", "%", "AAAA", text.slice(5), text.slice(0, -9), btoa("null"), btoa("[]"), btoa("{}"), btoa('{"v":1}')]) await assert.rejects(read(bad), refused("unreadable"));
  await assert.rejects(read("A".repeat(50_000)), refused("long"));
  await assert.rejects(tampered(links[0], (t) => { t.v = 2; }), refused("newer"));
  const changes = [
    (t) => { t.id = "x"; }, (t) => { t.host = "red"; }, (t) => { t.control.amount = 1e9; }, (t) => { t.control.kind = "toString"; }, (t) => { t.seq = -1; }, (t) => { t.seq = 0.5; },
    (t) => { t.rounds = []; }, (t) => { t.rounds.push({}); }, (t) => { t.rounds = Array(9).fill(t.rounds[0]); }, (t) => { t.rounds[0].white.commit = "short"; },
    (t) => { delete t.rounds[0].white.salt; }, (t) => { delete t.rounds[0].white.commit; }, (t) => { t.rounds[0].white.arrangement = "K".repeat(32); },
    (t) => { t.moves = ["<b>"]; }, (t) => { t.moves = ["e2e4"]; }, (t) => { t.times = []; }, (t) => { t.times = [-1]; },
    (t) => { t.end = { kind: "<script>" }; }, (t) => { t.end = { kind: "resignation", color: "red" }; }, (t) => { t.offer = { kind: "tea", by: "white" }; },
    (t) => { t.end = undefined; },
  ];
  for (const change of changes) await assert.rejects(tampered(links[3], change), refused("unreadable"), String(change));
  // Nothing that was not asked for stays.
  const more = checked({ ...links[3], extra: 1, control: { ...CONTROL, extra: 1 } });
  assert.deepEqual(more, links[3]);
  // Nothing may be opened before both are bound, nothing played before both are open.
  await assert.rejects(tampered(links[2], (t) => { delete t.rounds[0].black.commit; }), refused("unreadable"));
  await assert.rejects(tampered(links[2], (t) => { t.times = [1]; }), refused("unreadable"));
  await assert.rejects(tampered(links[1], (t) => { t.end = { kind: "resignation", color: "white" }; }), refused("unreadable"));
});

test("messages alternate, and only what is new and honest is followed", async () => {
  const { links } = await preparation();
  assert.deepEqual(links.map(senderOf), ["white", "black", "white", "black"]);
  assert.deepEqual(links.map((link) => nextOf(link).side), ["black", "white", "black", null]);
  const nobody = () => null;
  const to = (known, received, mine, late = nobody) => follow(known, received, mine, late);
  assert.equal(to(null, links[0], null), links[0]);
  assert.equal(to(links[0], links[1], "white"), links[1]);
  assert.throws(() => to(links[1], links[0], "white"), refused("old"));
  assert.throws(() => to(links[0], links[3], "white"), refused("ahead"), "White has not opened here");
  const foreign = await preparation();
  assert.throws(() => to(links[0], foreign.links[1], "white"), refused("other"));
  // A side's own words are not to be changed by the other.
  const rebound = structuredClone(links[1]);
  rebound.rounds[0].white.commit = "A".repeat(43);
  assert.throws(() => to(links[0], rebound, "white"), refused("other"));

  const play = links[3];
  const moved = said({ ...play, moves: ["e2e4"], times: [1000, 1001] });
  assert.equal(to(play, moved, "black"), moved);
  assert.throws(() => to(play, said({ ...play, moves: ["e2e4", "e7e5"], times: [1000, 1001, 1002] }), "black"), refused("ahead"));
  const ends = (end, known = play, offer = null) => () => to(known, said({ ...known, end, offer }), "black");
  assert.ok(ends({ kind: "resignation", color: "white" })());
  assert.ok(ends({ kind: "frozen", color: "white", reason: "noise" })());
  for (const [kind, color] of [["resignation", "black"], ["forfeit", "black"], ["frozen", "black"], ["agreement"], ["annulled"], ["timeout", "black"]]) {
    assert.throws(ends({ kind, ...(color && { color }) }), refused("other"), kind);
  }
  assert.ok(to(play, said({ ...play, end: { kind: "timeout", color: "black" } }), "black", () => "black"), "the clocks say so here, too");
  // A flag called too early gives way to a move that was made in time.
  const called = { ...moved, end: { kind: "timeout", color: "black" } };
  const inTime = said({ ...moved, moves: ["e2e4", "e7e5"], times: [1000, 1001, 1002] });
  assert.equal(to(called, inTime, "white"), inTime);
  // Only what this side has offered can be accepted.
  const offered = (kind, by, end = null) => ({ ...said(play), seq: 5, offer: { kind, by }, end });
  const answer = (known, end) => () => to(known, { ...known, seq: 6, offer: null, end }, "white");
  assert.ok(answer(offered("draw", "white"), { kind: "agreement" })());
  assert.throws(answer(offered("draw", "black"), { kind: "agreement" }), refused("other"));
  const frozen = { kind: "frozen", color: "black" };
  assert.ok(answer(offered("resume", "white", frozen), null)());
  assert.ok(answer(offered("annul", "white", frozen), { kind: "annulled" })());
  assert.throws(answer(offered("annul", "white", frozen), null), refused("other"));
  assert.throws(answer({ ...offered("draw", "white"), end: { kind: "resignation", color: "black" } }, null), refused("other"), "what is over is over");
  assert.equal(other("white"), "black");
});
