// A battle by link: two people on two devices send each other links, and none of these gives an arrangement away before both are
// fixed. What a link carries is a *transcript*: everything that both sides have said so far.
//
// 1. Each side sends a commitment: SHA-256 of a random salt and its arrangement. Nothing can be read from it, and nothing else
//    fits it later.
// 2. When both commitments are there, each side opens its own: it sends salt and arrangement, and the other checks the hash.
// 3. The lot is drawn from both salts. Each was fixed before its owner knew the other, so neither side can choose the lot.
// 4. From then on links carry the moves.
//
// If both open the classical arrangement there is a second round, in which nobody may. The messages alternate: the host sends the first.
import { CLASSICAL, isArrangement } from "./arrangement.js";
import { readControl } from "./time.js";

const VERSION = 1;
/** Longest text of a link's transcript. */
const LONGEST = 40_000;
const MOST_MOVES = 3000;
const SIDES = ["white", "black"];

export const other = (side) => (side === "white" ? "black" : "white");

/** Why a link cannot be followed; `code` names a text of the page. */
export class LinkError extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

// ---- what has been said, and what is to be said next

/** The beginning of a transcript, before anything is said. */
export const beginning = (host, control) => ({
  v: VERSION, id: random(9), host, control, seq: 0, rounds: [{ white: {}, black: {} }], moves: [], times: [], end: null, offer: null,
});

/** Whoever sent the message of this number. */
export const senderOf = ({ seq, host }) => (seq % 2 === 1 ? host : other(host));

/** The side that commits itself and opens first in a round: whoever is to speak when it begins. */
const firstIn = ({ host }, round) => (round % 2 === 0 ? host : other(host));

const bothClassical = (round) => SIDES.every((side) => round[side].arrangement === CLASSICAL);

/** What has to be said next before play: `{ act: "commit" | "open" | "play", side, round }`. A second round begins of itself. */
export function nextOf(transcript) {
  const round = transcript.rounds.length - 1;
  const now = transcript.rounds[round];
  const order = [firstIn(transcript, round), other(firstIn(transcript, round))];
  for (const side of order) if (!now[side].commit) return { act: "commit", side, round };
  for (const side of order) if (!now[side].arrangement) return { act: "open", side, round };
  return { act: "play", side: null, round };
}

/** The transcript with a side's commitment. */
export async function commit(transcript, side, secret) {
  const { round } = nextOf(transcript);
  return withSide(transcript, round, side, { commit: await commitment(transcript, round, side, secret) });
}

/** The transcript with a side's arrangement opened, and with another round if both turn out to be classical. */
export function openSide(transcript, side, { salt, arrangement }) {
  const { round } = nextOf(transcript);
  const opened = withSide(transcript, round, side, { ...transcript.rounds[round][side], salt, arrangement });
  return bothClassical(opened.rounds[round]) ? { ...opened, rounds: [...opened.rounds, { white: {}, black: {} }] } : opened;
}

const withSide = (transcript, round, side, said) => ({
  ...transcript, rounds: transcript.rounds.map((now, n) => (n === round ? { ...now, [side]: said } : now)),
});

/** A secret: an arrangement under a salt that nobody can guess. */
export const newSecret = (arrangement) => ({ salt: random(16), arrangement });

// ---- hashes

/** The hash that binds a side to its arrangement. It names the game, the round and the side, so that it cannot be copied. */
const commitment = ({ id }, round, side, { salt, arrangement }) => hash(["arrangement", id, round, side, salt, arrangement]);

/** The number from which the lot is drawn when both sides are open. */
export async function lotOf({ id, rounds }) {
  const { white, black } = rounds.at(-1);
  const text = await hash(["lot", id, white.salt, black.salt]);
  return bytesOf(text).slice(0, 6).reduce((number, byte) => number * 256 + byte, 0);
}

async function hash(parts) {
  // Only pages from a safe origin have it, and only there is anything secret.
  if (!globalThis.crypto?.subtle) throw new LinkError("unsafe");
  const bytes = new TextEncoder().encode(["mandragorias battle", VERSION, ...parts].join("|"));
  return textOfBytes(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Checks that every arrangement opened is the one that its side was bound to. */
async function checkCommitments(transcript) {
  for (const [round, now] of transcript.rounds.entries()) {
    for (const side of SIDES) {
      const { commit: bound, arrangement } = now[side];
      if (arrangement && bound !== await commitment(transcript, round, side, now[side])) throw new LinkError("broken");
    }
  }
}

// ---- text

/** A transcript as the text of a link. */
export const write = (transcript) => textOfBytes(new TextEncoder().encode(JSON.stringify({ ...transcript, moves: transcript.moves.join(" ") })));

/** Reads the text of a link: anybody may have written it. Throws LinkError. */
export async function read(text) {
  if (text.length > LONGEST) throw new LinkError("long");
  let value;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(text)));
  } catch {
    throw new LinkError("unreadable");
  }
  if (Number.isInteger(value?.v) && value.v > VERSION) throw new LinkError("newer");
  const transcript = checked({ ...value, moves: typeof value?.moves === "string" ? value.moves.split(" ").filter(Boolean) : null });
  await checkCommitments(transcript);
  return transcript;
}

/** A transcript with the members that it may have and nothing else. Throws LinkError. */
export function checked(value) {
  const { v, id, host, seq, rounds, moves, times, end, offer } = value ?? {};
  const control = readControl(value?.control);
  const good = v === VERSION && isWord(id, 12) && SIDES.includes(host) && control && isCount(seq, 0, 2 * MOST_MOVES)
    && Array.isArray(rounds) && rounds.length >= 1 && rounds.length <= 2
    && Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every((move) => typeof move === "string" && /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(move))
    && Array.isArray(times) && times.every((time, n) => isCount(time, n ? times[n - 1] : 0, 2 ** 40));
  if (!good) throw new LinkError("unreadable");
  const transcript = { v, id, host, control, seq, rounds: rounds.map(checkedRound), moves: [...moves], times: [...times], end: checkedEnd(end), offer: checkedOffer(offer) };
  if (!isInOrder(transcript)) throw new LinkError("unreadable");
  return transcript;
}

function checkedRound(round) {
  const side = (said) => {
    const { commit: bound, salt, arrangement } = said ?? {};
    if (bound === undefined && salt === undefined && arrangement === undefined) return {};
    if (!isWord(bound, 43) || (salt === undefined) !== (arrangement === undefined)) throw new LinkError("unreadable");
    if (salt === undefined) return { commit: bound };
    if (!isWord(salt, 22) || !isArrangement(arrangement)) throw new LinkError("unreadable");
    return { commit: bound, salt, arrangement };
  };
  return { white: side(round?.white), black: side(round?.black) };
}

function checkedEnd(end) {
  if (end === null) return null;
  const { kind, color, reason } = end ?? {};
  const good = isName(kind) && (color === undefined || SIDES.includes(color)) && (reason === undefined || (typeof reason === "string" && reason.length <= 300));
  if (!good) throw new LinkError("unreadable");
  return { kind, ...(color && { color }), ...(reason && { reason }) };
}

function checkedOffer(offer) {
  if (offer === null) return null;
  const { kind, by } = offer ?? {};
  if (!["draw", "resume", "annul"].includes(kind) || !SIDES.includes(by)) throw new LinkError("unreadable");
  return { kind, by };
}

/** Whether everything was said in its turn: nothing opened before both are bound, no move before both are open. */
function isInOrder(transcript) {
  const { rounds, moves, times, end, offer, seq } = transcript;
  const inOrder = (now, n) => {
    const order = [firstIn(transcript, n), other(firstIn(transcript, n))].map((side) => now[side]);
    const said = [order[0].commit, order[1].commit, order[0].arrangement, order[1].arrangement].map(Boolean);
    return said.every((one, at) => at === 0 || !one || said[at - 1]);
  };
  if (!rounds.every(inOrder)) return false;
  const again = bothClassical(rounds[0]);
  if (again !== (rounds.length === 2) || (again && SIDES.some((side) => rounds[1][side].arrangement === CLASSICAL))) return false;
  const { act } = nextOf(transcript);
  if (act === "play") return times.length === moves.length + 1 && seq >= 3;
  return moves.length === 0 && times.length === 0 && (end === null || end.kind === "arrangement-missed") && offer === null;
}

const isCount = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
const isWord = (value, length) => typeof value === "string" && value.length === length && /^[\w-]+$/.test(value);
const isName = (value) => typeof value === "string" && /^[a-z-]{1,40}$/.test(value);

const random = (bytes) => textOfBytes(crypto.getRandomValues(new Uint8Array(bytes)));
const textOfBytes = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// ---- following

/**
 * What becomes of what this device knows when a link arrives.
 * @param known the transcript known here, or null; @param mine this device's side (null where nothing is known)
 * @param late gives the side whose time ran out by a transcript's clocks, or null
 * @returns the transcript to go on from. Throws LinkError: `old` when nothing is new in it, `ahead` when it holds what this side
 *   should have said and this device does not know of, `other` when it contradicts what is known
 */
export function follow(known, received, mine, late) {
  if (!known) return received;
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const begins = (long, short) => short.every((item, n) => same(item, long[n]));
  // What each side has said stays said; a transcript that says less is an older one.
  const says = (more, less) => same([more.id, more.host, more.control], [less.id, less.host, less.control])
    && less.rounds.every((round, n) => SIDES.every((side) => Object.entries(round[side]).every(([name, value]) => more.rounds[n]?.[side][name] === value)))
    && begins(more.moves, less.moves) && begins(more.times, less.times);
  if (!says(received, known)) throw new LinkError(says(known, received) ? "old" : "other");
  const claim = received.seq === known.seq && received.end?.kind === "timeout" && !known.end;
  if (!claim && received.seq <= known.seq) throw new LinkError("old");
  if (received.seq > known.seq + 1 || received.moves.length > known.moves.length + 1) throw new LinkError("ahead");
  if (received.rounds.some((round, n) => !same(round[mine], known.rounds[n]?.[mine] ?? {}))) throw new LinkError("other");
  if (senderOf(received) === mine && !claim || !isHonest(known, received, mine, late)) throw new LinkError("other");
  return received;
}

/** Whether an end, a freeze or an offer is one that the other side could declare. */
function isHonest(known, received, mine, late) {
  const { end, offer } = received;
  const their = other(mine);
  if (offer && (offer.by !== senderOf(received) || offer.by !== their)) return false;
  // A flag that this side has called does not count where the other had moved in time after all.
  const called = known.end?.kind === "timeout" && known.end.color === their && received.moves.length > known.moves.length;
  const was = called ? null : known.end;
  if (JSON.stringify(was) === JSON.stringify(end)) return true;
  const agreed = (kind) => known.offer?.kind === kind && known.offer.by === mine;
  if (was && was.kind !== "frozen") return false;
  if (end === null) return agreed("resume");
  switch (end.kind) {
    case "resignation": case "forfeit": case "frozen": case "arrangement-missed": return end.color === their;
    case "agreement": return agreed("draw");
    case "annulled": return agreed("annul");
    case "timeout": return end.color === their || late(received) === end.color;
    default: return true;
  }
}
