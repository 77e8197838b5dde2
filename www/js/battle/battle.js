// Battle chess at the table: the way from the first piece placed to the lot, the clocks, and the complaint. The board itself
// arranges; here is what belongs around it.
import { ByLink } from "./by-link.js";
import { Clocks, sayTime } from "./clocks.js";
import { complaintForm, ruling } from "./complaint.js";
import { Favourites, keep } from "./favourites.js";
import { controlForm, sayControl, usual } from "./form.js";
import { firstOf } from "./link-game.js";
import { other } from "./link.js";
import { ceremony } from "./lot.js";
import { load, store } from "./store.js";
import { arrangingTime, fallen, newClocks, press, readClocks, readControl, run } from "./time.js";
import { el } from "../common/dom.js";
import { t } from "../words/index.js";

const SIDES = ["white", "black"];
/** Where the clocks of the game at this page are kept. */
const KEPT = "clocks";
/** How often clocks are looked at. */
const TICK = 200;

/** What the page knows of a battle beside the game. */
const newWar = (game, control = usual("none"), link = null) => ({
  game,
  control,
  /** Where the other side is elsewhere: what is known of the game by link. */
  link,
  /** The phase that was shown last. */
  phase: null,
  /** Until when each side may arrange; null before it has begun and after it has handed in. */
  until: { white: null, black: null },
  /** An arrangement that was begun when the table was left. */
  draft: null,
  /** Favourites saved while the other player must not see them. */
  held: [],
  /** "toss" from the lot until the players open the board, then "done". */
  lot: null,
  /** The players' clocks, once the board is open; null where time does not count. */
  clocks: null,
  /** Steps that the clocks know of. */
  plies: 0,
  /** Who is ready to go on with a frozen game. */
  ready: { white: false, black: false },
});

/** A part of the table: `head` stands above the others, `foot` below them, `over` lies over the board. */
export class Battle {
  #table;
  #board;
  #clocks = new Clocks();
  #favourites;
  #stage = el("section", { className: "stage" });
  #left = el("p", { className: "note", role: "timer" });
  #news = el("p", { className: "note", role: "status" });
  #ruling = el("div", {});
  #links;
  /** The game by link that is being put on the table. */
  #incoming = null;
  #gone = false;
  #ticking = setInterval(() => this.#tick(), TICK);

  constructor(table) {
    const { board } = table;
    this.#table = table;
    this.#board = board;
    this.#favourites = new Favourites(board);
    this.#links = new ByLink(table.info.id, { adopt: (game, link) => this.#adopt(game, link), declare: (end) => table.act(end) });
    this.over = el("div", { className: "over" });
    this.head = el("div", { className: "battle" }, this.#clocks.element, this.#ruling, this.#news, this.#links.element);
    this.element = el("div", { className: "battle" }, this.#stage, this.#favourites.element);
    this.foot = el("div", { className: "battle" });
    board.addEventListener("arranging", ({ detail }) => this.#arranging(detail.color));
    board.addEventListener("handed-in", ({ detail }) => this.#handedIn(detail));
    this.#seat();
    // When the table stands.
    queueMicrotask(() => this.#links.arrive());
  }

  /** What is known of this battle: another one when the table has another game, under the same time control. */
  get #war() {
    const { session } = this.#table;
    if (session.war?.game !== session.game) {
      keep(session.war?.held ?? []);
      if (session.war?.link && !this.#incoming) history.replaceState(null, "", `#/${this.#table.info.id}`);
      const link = this.#incoming;
      session.war = newWar(session.game, link?.transcript.control ?? session.war?.control, link);
      this.#seat();
    }
    return session.war;
  }

  /** Seats the players: both here, or one of them and the other elsewhere. */
  #seat() {
    const { session } = this.#table;
    const link = session.war?.link ?? null;
    session.mine = link?.side;
    this.#links.current = link;
    this.#board.players = link?.side ?? "both";
    if (link) this.#turn(link.side);
  }

  #adopt(game, link) {
    if (this.#gone) return;
    this.#incoming = link ?? null;
    if (game) this.#table.take(game);
    else this.#table.changed();
  }

  leave() {
    this.#gone = true;
    this.#links.leave();
    clearInterval(this.#ticking);
    this.#war.draft = this.#board.arrangement ?? this.#war.draft;
  }

  show({ status }) {
    const war = this.#war;
    const { phase } = status;
    if (war.phase === null) this.over.replaceChildren();
    if (war.link) this.#links.follow(war.link, war.game, status);
    if (war.phase === "frozen" && phase === "play") this.#news.textContent = t("battle.restored");
    else if (phase !== "play") this.#news.textContent = "";
    const revealed = war.link ? !war.link.seen && phase !== "arrangement" && status.outcome?.reason !== "arrangement-missed" : phase === "play" && war.phase === "arrangement";
    if (revealed && war.lot === null) war.lot = "toss";
    war.phase = phase;
    if (phase !== "arrangement" && war.lot !== "done") this.#reveal();
    if (phase === "arrangement") this.#showStage(status);
    else this.#stage.replaceChildren();
    this.#favourites.show(phase === "arrangement" && this.#board.arrangement !== null);
    this.#runClocks(status);
    this.#showComplaint(status);
    this.#links.show(war.link, status);
    // What has nothing to say takes no room.
    for (const part of [this.head, this.element, this.foot]) part.hidden = ![...part.children].some((child) => !child.hidden && child.hasChildNodes());
    const veiled = phase === "arrangement" || phase === "frozen" || war.lot === "toss";
    this.#table.element.dataset.covered = phase === "arrangement" && this.#board.arrangement === null;
    this.#table.element.dataset.veil = war.lot === "toss" ? "lot" : veiled ? phase : "";
  }

  // ---- arranging

  /** A side has the board before it. */
  #arranging(color) {
    const war = this.#war;
    const limit = arrangingTime(war.control);
    // Who invites another to play by link has not been waited for yet.
    if (limit !== null && war.link?.transcript.seq !== 0) war.until[color] ??= this.#links.until(war.link, Date.now() + limit);
    this.#turn(color);
    if (war.draft?.color === color) this.#board.arrangement = war.draft.pieces;
    war.draft = null;
    this.#table.changed();
  }

  #handedIn({ color, pieces }) {
    const war = this.#war;
    war.until[color] = null;
    war.draft = null;
    this.#turn(war.link?.side ?? "white");
    if (war.link) this.#links.handedIn(war.link, pieces);
  }

  #turn(color) {
    this.#board.orientation = this.#table.session.orientation = color;
  }

  #showStage({ arranged }) {
    const { until, control, link } = this.#war;
    this.#favourites.hold = link ? null : (item) => this.#war.held.push(item);
    if (link) {
      const bound = link.transcript.rounds.at(-1);
      this.#stage.replaceChildren(el("ul", {}, SIDES.map((side) => el("li", {}, t(`battle.${bound[side].commit ? "in" : "out"}.${side}`)))),
        el("p", { className: "note" }, sayControl(control)), this.#left);
      return;
    }
    const begun = SIDES.some((side) => arranged[side] || until[side] !== null) || this.#board.arrangement !== null;
    this.#stage.replaceChildren(
      el("ul", {}, SIDES.map((side) => el("li", {}, t(`battle.${arranged[side] ? "in" : "out"}.${side}`)))),
      this.#left,
      ...(begun ? [] : [
        controlForm(control, (chosen) => (this.#war.control = chosen)),
        this.#links.offerGames((side) => this.#links.start(side, this.#war.control)),
      ]),
    );
  }

  // ---- the lot

  /** The arrangements may be seen; after the lot only when the players have opened the board. */
  #reveal() {
    const war = this.#war;
    keep(war.held);
    war.held = [];
    if (war.lot === null) {
      this.#open();
    } else if (!this.over.hasChildNodes()) {
      this.#board.inert = true;
      this.over.replaceChildren(ceremony(firstOf(war.game), () => {
        this.#open();
        this.#table.changed();
        this.#board.focus();
      }));
    }
  }

  #open() {
    const war = this.#war;
    const toss = war.lot;
    war.lot = "done";
    if (war.link) this.#links.seen(war.link);
    war.clocks = newClocks(war.control);
    if (toss === null) this.#rewind();
    war.plies = war.game.history().length;
    this.over.replaceChildren();
    this.#board.inert = false;
  }

  // ---- clocks

  /** The clocks of a game that was saved and comes back are as they were kept. */
  #rewind() {
    const war = this.#war;
    const kept = load(KEPT);
    const [control, clocks] = [readControl(kept?.control), readClocks(kept?.clocks)];
    if (!control || !clocks || kept.fen !== war.game.fen(0)) return;
    war.control = control;
    war.clocks = clocks;
  }

  #runClocks({ phase, turn }) {
    const war = this.#war;
    const now = Date.now();
    if (war.link) {
      war.clocks = war.lot === "done" ? this.#links.clocks(war.link, war.game) : null;
    } else if (war.clocks) {
      const plies = war.game.history().length;
      const running = phase === "play" ? turn : null;
      const moved = running !== null && plies === war.plies + 1 && war.clocks.running !== null && war.clocks.running !== turn;
      war.clocks = moved ? press(war.clocks, war.clocks.running, war.control, now) : run(war.clocks, running, now);
      war.plies = plies;
      store(KEPT, { fen: war.game.fen(0), control: war.control, clocks: war.clocks });
    }
    this.#clocks.show(war.clocks, now);
  }

  #tick() {
    const war = this.#war;
    const now = Date.now();
    const { phase, arranged } = war.game.status();
    if (phase === "arrangement") {
      this.#watchArranging(arranged, now);
    } else if (phase === "play" && war.clocks) {
      this.#clocks.show(war.clocks, now);
      const late = fallen(war.clocks, now);
      // What the other side has done in time may still be on its way: by link it is for the players to say that it is too late.
      if (late && (!war.link || late === war.link.side)) this.#table.act((game) => game.flag(late));
      else if (war.link) this.#links.show(war.link, war.game.status(), late);
    }
  }

  #watchArranging(arranged, now) {
    const { until } = this.#war;
    const side = SIDES.find((one) => !arranged[one] && until[one] !== null);
    const left = side ? Math.max(0, until[side] - now) : null;
    this.#left.textContent = left === null ? "" : t("battle.timeLeft", { time: sayTime(left) });
    if (left === 0) this.#table.act((game) => game.flag(side));
  }

  // ---- the complaint

  #showComplaint({ phase, turn }) {
    const war = this.#war;
    const { link } = war;
    const word = !link || this.#links.hasTheWord(link);
    const does = (change) => this.#table.act(change);
    if (phase !== "frozen" || link) war.ready = { white: false, black: false };
    const offered = link?.transcript.offer;
    if (phase === "frozen" && offered?.kind === "resume") war.ready[offered.by] = true;
    const rule = {
      ready: (color) => {
        if (link && !war.ready[other(color)]) return this.#links.offer(link, "resume");
        war.ready[color] = !war.ready[color];
        if (!SIDES.every((side) => war.ready[side])) this.#table.changed();
        else does((game) => game.resume());
      },
      annul: () => (link && offered?.kind !== "annul" ? this.#links.offer(link, "annul") : does((game) => game.annul())),
      forfeit: (color) => does((game) => game.forfeit(color)),
    };
    this.#ruling.replaceChildren(...(phase === "frozen" ? [ruling(war.game.record().end, war.ready, rule, link && { side: link.side, word, annul: offered?.kind === "annul" })] : []));
    const freeze = (color, reason) => does((game) => game.freeze(color, reason || undefined));
    // By link one may speak only in one's turn.
    const mayStop = phase === "play" && war.lot === "done" && (!link || (word && turn === link.side));
    if (!mayStop) this.foot.replaceChildren();
    else if (!this.foot.hasChildNodes()) this.foot.append(complaintForm(() => war.game.status().turn, freeze, link?.side));
  }
}
