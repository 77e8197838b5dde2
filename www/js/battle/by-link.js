// A battle by link at the table: what this side says, what it hears, and the link to be sent.
import { GameError } from "../../pkg/index.js";
import { textOf } from "./arrangement.js";
import { clocksOf, firstOf, gameOf, lateIn, stamp } from "./link-game.js";
import { forgetLinkGame, keepLinkGame, linkGame, linkGames, onLinkGames } from "./link-store.js";
import { beginning, commit, follow, LinkError, newSecret, nextOf, openSide, other, read, senderOf } from "./link.js";
import { LinkPanel } from "./link-panel.js";
import { say, t } from "../words/index.js";

const LINK = /^#\/[\w-]+\/link\/([\w-]+)$/;
const GAME = /^#\/[\w-]+\/by\/([\w-]+)$/;

export class ByLink {
  #variant;
  #adopt;
  #panel;
  #unwatch;
  /** What was last found wrong with a link, or what the player should know about it. */
  #note = "";

  /**
   * @param variant the variant's id
   * @param table `adopt(game, link)` puts a game by link on the table (without a game what is there stays) and shows everything;
   *   `declare(end)` ends the game
   */
  constructor(variant, { adopt, declare }) {
    this.#variant = variant;
    this.#adopt = adopt;
    this.#panel = new LinkPanel(variant, { offer: (link, kind) => this.offer(link, kind), declare });
    this.#unwatch = onLinkGames(() => this.#elsewhere());
    this.current = null;
  }

  get element() {
    return this.#panel.element;
  }

  /** Follows the page's address, if it names a link or a game by link. */
  arrive() {
    const [, text] = LINK.exec(location.hash) ?? [];
    const [, id] = GAME.exec(location.hash) ?? [];
    if (text) return this.open(text);
    if (!id || id === this.current?.transcript.id) return undefined;
    const known = linkGame(id);
    return known ? this.#enter(known) : this.#tell("gone");
  }

  leave() {
    this.#unwatch();
  }

  /** Begins a game by link; this side is the host. */
  start(side, control) {
    return this.#enter({ transcript: beginning(side, control), side, secrets: [], until: null, seen: false });
  }

  /** Follows a link. */
  async open(text) {
    let received = null;
    let known = null;
    this.#note = "";
    try {
      received = await read(text);
      known = linkGame(received.id);
      const link = this.#followed(known, received, await gameOf(this.#variant, received, other(senderOf(received)), []));
      if (known?.transcript.end && !received.end) this.#note = t("battle.restored");
      await this.#enter(await this.#answer(link));
    } catch (error) {
      if (!(error instanceof LinkError || error instanceof GameError)) throw error;
      const own = error.code === "old" && senderOf(received) === known.side;
      const why = error instanceof LinkError ? t(`battle.link.${own ? "sent" : error.code}`) : say(error.text);
      if (known) await this.#enter(known);
      this.#note = why;
    }
    this.#adopt();
  }

  #followed(known, received, game) {
    const { phase, turn } = game.status();
    const first = phase === "arrangement" ? null : firstOf(game);
    game.free();
    // Whoever sends a link in play has made his move.
    if (phase === "play" && turn === senderOf(received)) throw new LinkError("unreadable");
    if (known) return { ...known, transcript: follow(known.transcript, received, known.side, (transcript) => lateIn(transcript, first, Date.now())) };
    if (received.seq === 1) return { transcript: received, side: other(received.host), secrets: [], until: null, seen: false };
    // The salt of a side that is not open lies in the browser that made it.
    if (phase === "arrangement") throw new LinkError("elsewhere");
    return { transcript: received, side: other(senderOf(received)), secrets: [], until: null, seen: true };
  }

  /** Says what can be said at once: opens this side's arrangement when both are bound. */
  async #answer(link) {
    const { transcript, side, secrets } = link;
    const next = nextOf(transcript);
    if (next.act !== "open" || next.side !== side || !secrets[next.round]) return link;
    let opened = openSide(transcript, side, secrets[next.round]);
    const after = nextOf(opened);
    if (after.act === "play") opened = { ...opened, times: [stamp(opened, Date.now())] };
    // The link waits for what this side says next, where there is something.
    const goesOn = after.side === side || (after.act === "play" && await this.#beginsHere(opened, side));
    return { ...link, transcript: goesOn ? opened : said(opened) };
  }

  async #beginsHere(transcript, side) {
    const game = await gameOf(this.#variant, transcript, side, []);
    const first = firstOf(game);
    game.free();
    return first === side;
  }

  /** Puts a game by link on the table. */
  async #enter(link) {
    const { transcript, side, secrets } = link;
    this.current = link;
    if (transcript.seq > 0 || secrets.length > 0) keepLinkGame(link);
    history.replaceState(null, "", transcript.seq > 0 ? `#/${this.#variant}/by/${transcript.id}` : `#/${this.#variant}`);
    this.#adopt(await gameOf(this.#variant, transcript, side, secrets), link);
  }

  #tell(code) {
    this.#note = t(`battle.link.${code}`);
    this.#adopt();
  }

  /** Another window of this browser went on with the game. */
  #elsewhere() {
    const link = this.current;
    const kept = link && linkGame(link.transcript.id);
    if (kept && JSON.stringify(kept.transcript) !== JSON.stringify(link.transcript)) this.#enter(kept);
  }

  // ---- what this side says

  /** The side has handed in its pieces. */
  async handedIn(link, pieces) {
    const { round } = nextOf(link.transcript);
    const secrets = [...link.secrets.slice(0, round), newSecret(textOf(pieces, link.side))];
    try {
      this.#keep(link, { secrets, until: null, transcript: said(await commit(link.transcript, link.side, secrets[round])) });
      history.replaceState(null, "", `#/${this.#variant}/by/${link.transcript.id}`);
      this.#adopt();
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.#tell(error.code);
    }
  }

  /** Until when this side may arrange: what was said first counts. */
  until(link, time) {
    if (!link) return time;
    if (!link.until) this.#keep(link, { until: time });
    return link.until;
  }

  /** The lot has been seen. */
  seen(link) {
    this.#keep(link, { seen: true });
  }

  /** Takes over what happened on the board. */
  follow(link, game, status) {
    const { transcript, side } = link;
    if (status.phase === "arrangement") return;
    const { moves, end: ended = null } = game.record();
    // The library says who complained and why in its own order; here the two are told apart by what they say.
    const end = ended && { kind: ended.kind, ...(ended.color && { color: ended.color }), ...(ended.reason && { reason: ended.reason }) };
    const moved = moves.length > transcript.moves.length;
    if (!moved && JSON.stringify(end) === JSON.stringify(transcript.end)) return;
    const next = { ...transcript, moves: [...moves], end, offer: null, times: moved ? [...transcript.times, stamp(transcript, Date.now())] : transcript.times };
    // A flag may fall while the other side has the word; after a freeze the game may go on with this side's move.
    const waits = senderOf(transcript) === side || (!moved && end === null && status.turn === side);
    this.#keep(link, { transcript: waits ? next : said(next) });
  }

  /** Offers a draw with the move just made, or an end of a freeze; null takes the offer back. */
  offer(link, kind) {
    const { transcript, side } = link;
    const next = { ...transcript, offer: kind && { kind, by: side } };
    this.#keep(link, { transcript: senderOf(transcript) === side ? next : said(next) });
    this.#adopt();
  }

  #keep(link, change) {
    Object.assign(link, change);
    keepLinkGame(link);
  }

  // ---- what is shown

  /** Whether it is this side's turn to say something. */
  hasTheWord = ({ transcript, side }) => senderOf(transcript) !== side;

  clocks = ({ transcript }, game) => clocksOf(transcript, firstOf(game));

  /** @param late the side whose time has run out, or null */
  show(link, status, late = null) {
    this.#panel.show(link, status, { note: this.#note, late });
  }

  /** The games by link of this browser, and the way to begin another. */
  offerGames(begin) {
    return this.#panel.games(linkGames(), begin, (id) => {
      forgetLinkGame(id);
      this.#adopt();
    });
  }
}

/** A transcript as it is sent: one more message. */
const said = (transcript) => ({ ...transcript, seq: transcript.seq + 1 });
