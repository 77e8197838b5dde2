// <mandragorias-board>: attributes, properties, methods and events. What is drawn is stage.js, how input runs is input.js.
import { choicesOf } from "./choices.js";
import { setAttribute } from "./dom.js";
import { failure, GameError, infoOf, init, newGame } from "./engine.js";
import * as given from "./given.js";
import { Input } from "./input.js";
import { Names } from "./names.js";
import { Opponent } from "./opponent.js";
import { Preparation } from "./preparation.js";
import { Stage } from "./stage.js";
import { stylesheet } from "./style.js";
import { viewOf } from "./view.js";
import { words } from "./words.js";

/** Attributes with a closed set of values, and what any other value means. */
const CHOICES = {
  orientation: ["white", "black"],
  players: ["both", "white", "black", "none"],
  coordinates: ["edge", "all", "none"],
  pieces: ["figures", "letters"],
  opponent: ["none", "computer"],
};

/** Levels of the computer, and the one it plays at when none is asked for. */
const LEVELS = { least: 1, usual: 5, most: 10 };

/** A server has no elements, but its programs import this file all the same. */
const Base = globalThis.HTMLElement ?? class {};

export class MandragoriasBoardElement extends Base {
  static observedAttributes = ["variant", "fen", "lang", "orientation", "players", "coordinates", "pieces", "theme", "shown", "entry", "hints", "opponent", "level"];

  #game = null;
  /** A game is still to be begun from the attributes. */
  #pending = true;
  /** Attempts to begin one; only the latest counts. */
  #starts = 0;
  #shown = null;
  #marks = [];
  #refused = [];
  /** Steps of the game when it was last drawn, to know a step that was just made. */
  #steps = 0;
  #view = null;
  /** The input machine's state while the choice menu is open. */
  #open = null;
  #input = new Input(
    { mayPick: (place) => this.#mayPick(place), movesFrom: (place) => this.#arrangement?.movesFrom(place) ?? this.#game.legalMoves(place) },
    { changed: (state, reason) => this.#changed(state, reason), play: (move) => this.#act(move), refuse: (from, to) => this.#refuse(from, to) },
  );
  #stage;
  #preparation;
  #opponent = new Opponent({
    play: (move) => this.play(move),
    // What the player does at the same time on the board is not disturbed.
    arrange: (game, color, pieces) => game === this.#game && this.#arrangeUnseen(color, pieces),
    failed: (error) => this.#emit("failed", error),
  });
  #cancelOutside = (event) => {
    if (this.#open && !event.composedPath().includes(this)) this.#input.cancel("outside");
  };

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [stylesheet()];
    this.#stage = new Stage(root, this.#input, { enter: (text) => this.#enter(text), look: (place) => this.#look(place) });
    this.#preparation = new Preparation(this.#stage, {
      draw: () => this.#draw(),
      // Told when the board is drawn, since whoever hears of it may change the board.
      began: (color) => queueMicrotask(() => this.#emit("arranging", { color })),
      arrange: (color, pieces) => this.#changeGame(() => this.#game.arrange(color, pieces), { color, pieces }),
      drawLots: () => this.#changeGame(() => this.#game.drawLots()),
    });
  }

  connectedCallback() {
    document.addEventListener("pointerdown", this.#cancelOutside);
    this.#startSoon();
    this.#followSoon();
  }

  disconnectedCallback() {
    document.removeEventListener("pointerdown", this.#cancelOutside);
    this.#input.cancel("outside");
    this.#opponent.leave();
  }

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === "variant" || name === "fen") {
      this.#pending = true;
      this.#startSoon();
    } else if (name === "shown") {
      this.#shown = /^\d+$/.test(after ?? "") ? Number(after) : null;
      this.#draw();
    } else {
      this.#draw();
    }
  }

  get variant() {
    return this.#pending ? this.getAttribute("variant") ?? "chess" : this.#game.variant;
  }
  set variant(id) {
    this.#begin("variant", id);
  }

  /** FEN of the position shown; setting it begins a new game there. */
  get fen() {
    if (this.#pending || !this.#game) return this.getAttribute("fen") ?? "";
    return this.#shown === null ? this.#game.fen() : this.#game.fen(Math.min(this.#shown, this.#game.history().length));
  }
  set fen(fen) {
    this.#begin("fen", fen);
  }

  /** The language of the board: its own `lang`, else that of the nearest element which has one. */
  get lang() {
    const lang = this.getAttribute("lang") ?? this.parentElement?.closest("[lang]")?.lang ?? "";
    return /^ru\b/i.test(lang) ? "ru" : "en";
  }
  set lang(lang) {
    this.#write("lang", lang);
  }

  get game() {
    return this.#pending ? null : this.#game;
  }
  set game(game) {
    const next = given.game(game);
    this.#pending = false;
    this.#game = next;
    this.#reset();
  }

  /** `Game.status()` of the position shown; null before a game. Where a capture is due, a notice says so. */
  get status() {
    return this.#pending ? null : this.#view?.status ?? null;
  }

  get theme() {
    return this.getAttribute("theme") ?? "";
  }
  set theme(theme) {
    this.#write("theme", theme);
  }

  /** Whether a field takes moves as text. */
  get entry() {
    return this.hasAttribute("entry");
  }
  set entry(on) {
    this.toggleAttribute("entry", Boolean(on));
  }

  /** Whether the board helps: how pieces move, zones, pieces' places to come. */
  get hints() {
    return this.hasAttribute("hints");
  }
  set hints(on) {
    this.toggleAttribute("hints", Boolean(on));
  }

  /** Battle chess: the pieces that are being placed, while their side has the board before it; setting it places them. */
  get arrangement() {
    const open = this.#preparation.open;
    return open && { color: open.color, pieces: Object.fromEntries(open.pieces) };
  }
  set arrangement(pieces) {
    const placed = given.pieces(pieces);
    if (!this.#preparation.open) return;
    this.#preparation.open.place(placed);
    this.#draw();
  }

  /** Strength of the computer, from 1 to 10. */
  get level() {
    const level = Number(this.getAttribute("level") ?? NaN);
    return Number.isInteger(level) && level >= LEVELS.least && level <= LEVELS.most ? level : LEVELS.usual;
  }
  set level(level) {
    this.#write("level", given.level(level));
  }

  get shown() {
    return this.#shown;
  }
  set shown(step) {
    const number = given.step(step);
    this.#write("shown", number === null ? null : String(number));
  }

  get marks() {
    return this.#marks;
  }
  set marks(marks) {
    this.#marks = given.marks(marks);
    this.#drawState();
  }

  /** Puts the focus on the square that Tab leads to. */
  focus(options) {
    this.#stage.grid.focus(this.#stage.grid.stop, options);
  }

  /** Turns the board round. */
  flip() {
    this.orientation = this.orientation === "white" ? "black" : "white";
  }

  /** Plays a move on the game and shows it. Throws as `Game.play` does. */
  play(move) {
    if (!this.#game) throw failure("wrong-phase");
    const played = this.#game.play(move);
    this.removeAttribute("shown");
    this.refresh();
    // Who hears of the step may play the next one; the end is told once, by the step that brought it.
    const { outcome } = this.#game.status();
    this.#emit("step", played);
    if (outcome) this.#emit("end", outcome);
    return played;
  }

  /** Shows the game again after something else than the board changed it (a computer's move, an undo, a resignation). */
  refresh() {
    if (!this.#game) return;
    const history = this.#game.history();
    const made = history.length === this.#steps + 1 ? history.at(-1) : null;
    this.#steps = history.length;
    this.#refused = [];
    this.#draw(this.#shown === null ? made : null);
    if (this.#shown !== null) return;
    if (made) this.#stage.live.tell(this.#names.step(made));
    this.#announce();
  }

  #begin(attribute, value) {
    this.#write(attribute, value);
    this.#pending = true;
    this.#startSoon();
  }

  /** A property that is an attribute; null takes it away. */
  #write(attribute, value) {
    setAttribute(this, attribute, given.text(value, attribute));
  }

  /** Both `variant` and `fen` may be about to be set, so the game begins when the script has had its say. */
  async #startSoon() {
    if (!this.#pending || !this.isConnected) return;
    const start = ++this.#starts;
    try {
      await init();
      if (!this.#pending || start !== this.#starts) return;
      const fen = this.getAttribute("fen");
      this.game = newGame(this.getAttribute("variant") ?? "chess", fen ? { fen } : {});
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error) {
    this.#game = null;
    this.#reset();
    const text = words[this.lang].loadFailed(error.text?.[this.lang] ?? error.message);
    this.#stage.live.alert(text);
    this.#stage.live.show(text);
    this.#emit("failed", error);
  }

  /** Another game: everything that belonged to the old one goes. */
  #reset() {
    this.#stage.live.clear();
    this.#preparation.end();
    this.#refused = [];
    this.#marks = [];
    this.#steps = this.#game?.history().length ?? 0;
    if (this.hasAttribute("shown")) this.removeAttribute("shown");
    else this.#draw();
  }

  get #names() {
    return new Names(infoOf(this.#game.variant), this.lang);
  }

  /** Draws all; `step` is the step that was just made. */
  #draw(step = null) {
    if (!this.#game) {
      this.#view = null;
      this.#input.reset(false);
      this.#stage.clear();
      return;
    }
    const names = this.#names;
    this.#view = this.#preparation.view(viewOf(this.#game, this.#shown), names, this.#hands);
    this.#stage.layOut({
      info: names.info, orientation: this.orientation, coordinates: this.coordinates, letters: this.pieces === "letters",
      hints: this.hints, entry: this.entry, diagram: this.players === "none",
    }, names);
    this.#stage.showPosition(this.#view, step);
    this.#input.reset(this.#view.live && this.#mayPlay(this.#view.status.turn));
    this.#followSoon();
  }

  /** The computer plays when all who hear of a step have heard of it. */
  #followSoon() {
    queueMicrotask(() => {
      if (this.isConnected && !this.#pending) this.#opponent.follow(this.#game, this.#computer, this.level);
    });
  }

  /** The computer's side: the one that nobody plays here. */
  get #computer() {
    if (this.opponent === "none" || this.players === "none") return null;
    return (this.players === "both" ? this.orientation : this.players) === "white" ? "black" : "white";
  }

  /** Who may move here by hand. */
  get #hands() {
    const computer = this.#computer;
    return computer === null ? this.players : computer === "white" ? "black" : "white";
  }

  #arrangeUnseen(color, pieces) {
    const status = this.#game.arrange(color, pieces);
    this.#draw();
    this.#emit("arranged", status);
  }

  /** Battle chess: the pieces being placed, while they are. */
  get #arrangement() {
    return this.#preparation.arrangement;
  }

  /** Something other than a step: it may be refused, and then nothing changes. */
  #changeGame(change, handedIn = null) {
    try {
      const status = change();
      this.#preparation.end();
      this.#draw();
      if (handedIn) this.#emit("handed-in", handedIn);
      this.#emit("arranged", status);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#stage.refuse(error.text[this.lang], []);
    }
  }

  #drawState() {
    if (this.#view) this.#stage.showState(this.#input.state, this.#refused, this.#marks, (place) => this.#input.state.name !== "off" && this.#mayPick(place));
  }

  #mayPlay(color) {
    return this.#hands === "both" || this.#hands === color;
  }

  #mayPick(place) {
    if (this.#arrangement) return this.#arrangement.mayPick(place);
    const { pieces, pockets, status } = this.#view;
    const stack = pieces.get(place);
    if (stack) return stack.top.color === status.turn;
    if (!pockets) return false;
    const role = infoOf(this.#game.variant).roles.find(({ letter }) => letter === place)?.role;
    return (pockets[status.turn][role] ?? 0) > 0;
  }

  #changed(state, reason) {
    if (state.name !== "idle" && this.#refused.length > 0) {
      this.#refused = [];
      this.#stage.live.hide();
    }
    const before = this.#open;
    this.#open = state.name === "choosing" ? state : null;
    this.#drawState();
    if (this.#open) this.#ask(state);
    else if (before) this.#stage.closeMenu(reason === null ? before.to : before.from);
    if (state.name !== "idle" && state.moves?.length === 0 && reason === null) this.#tellDuty();
  }

  /** A piece was picked that has no step because another one must capture. */
  #tellDuty() {
    const duty = this.#view.status.notices.find(({ code }) => code === "capture-compulsory");
    if (duty) this.#stage.refuse(duty.text[this.lang], duty.squares);
  }

  #ask({ from, to, moves }) {
    const names = this.#names;
    const { pieces } = this.#view;
    const choices = choicesOf(moves, names, (square) => pieces.get(square));
    const title = choices.some(({ square }) => square) ? names.words.exchangePrompt : names.words.choose;
    this.#stage.openMenu(title, choices, from, to);
    this.#emit("choice", { from, to, moves });
  }

  /** A step that the input machine found. */
  #act(move) {
    if (!this.#arrangement) {
      this.play(move.move);
      return;
    }
    this.#arrangement.apply(move);
    this.#draw();
  }

  /** A move that was written; says why if it cannot be played. */
  #enter(text) {
    const why = this.#game.explain(text);
    if (why) this.#tellRefusal(why, []);
    else this.play(text);
    return !why;
  }

  /** Whoever shows more about the pieces hears which one is looked at. */
  #look(place) {
    const role = infoOf(this.#game.variant).roles.find(({ letter }) => letter === place)?.role;
    const piece = this.#view.pieces.get(place)?.top ?? (role ? { role, color: this.#view.status.turn } : null);
    this.#emit("look", { place, piece });
  }

  #refuse(from, to) {
    if (this.#arrangement) return;
    const move = this.#view.pieces.has(from) ? { from, to } : { drop: from, to };
    const why = this.#game.explain(move);
    if (why) this.#tellRefusal(why, [to], from);
    // What the library can read after all, such as a king put on his rook.
    else this.play(move);
  }

  /** @param squares what is marked where the reason names none; @param from the piece that was to move */
  #tellRefusal(why, squares, from = null) {
    this.#refused = [...(why.squares ?? squares)];
    this.#stage.refuse(why.text[this.lang], [...this.#refused, ...squares], from);
    this.#drawState();
    this.#emit("refused", why);
  }

  /** Check and the end of the game are said at once. */
  #announce() {
    const { check, outcome } = this.#view.status;
    if (outcome) this.#stage.live.alert(outcome.text[this.lang]);
    else if (check.length > 0) this.#stage.live.alert(words[this.lang].check);
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

for (const [name, values] of Object.entries(CHOICES)) {
  Object.defineProperty(MandragoriasBoardElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = this.getAttribute(name);
      return values.includes(value) ? value : values[0];
    },
    set(value) {
      setAttribute(this, name, given.text(value, name));
    },
  });
}
