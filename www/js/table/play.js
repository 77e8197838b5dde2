// A game: the board, and around it what the players must know and what they may do.
import { GameError, newGame, variants } from "../../pkg/index.js";
import { actions } from "./actions.js";
import { Battle } from "../battle/battle.js";
import { begin } from "./begin.js";
import { el } from "../common/dom.js";
import { entry } from "./entry.js";
import { keepFocus } from "../common/focus.js";
import { help } from "./help.js";
import { moveList } from "./moves.js";
import { now } from "./now.js";
import { position } from "./position.js";
import { rules } from "../learn/rules.js";
import { setting } from "../common/settings.js";
import { tabs } from "../common/tabs.js";
import { say, t } from "../words/index.js";

/**
 * Games that the page has begun, by variant: going to the gallery and back, or to the other language, keeps them.
 * Each is `{ game, options, undone, former, orientation, hints }`: the game, the options asked for, how many steps can be played again,
 * and the game before (its first three).
 */
const running = new Map();

/** Shows the game of one variant in `main`. */
export function play(main, id) {
  const table = new Table(variants().find((v) => v.id === id));
  main.replaceChildren(table.element);
  document.title = `${say(table.info.name)} — Mandragorias`;
  return table;
}

/** The table at which a game is played. Its parts are `{ element, show(moment), leave() }`: they show a moment of the game and act on the table. */
class Table {
  #parts = [];
  /** The step shown; null: the present. */
  #shown = null;
  #key;

  constructor(info) {
    this.info = info;
    if (!running.has(info.id)) running.set(info.id, { game: newGame(info.id), options: {}, undone: 0, former: null, orientation: "white", hints: false });
    this.session = running.get(info.id);
    this.board = el("mandragorias-board", { lang: setting("lang"), orientation: this.session.orientation, hints: this.session.hints });
    this.restyle();
    this.board.game = this.game;
    this.board.addEventListener("step", () => {
      this.session.undone = 0;
      this.changed();
    });
    this.board.addEventListener("arranged", () => this.changed());
    this.board.addEventListener("refused", () => this.tell(""));
    this.element = this.#layOut();
    this.changed();
  }

  get game() {
    return this.session.game;
  }

  /** The board's looks, as the settings have them. */
  restyle() {
    Object.assign(this.board, { theme: setting("theme"), pieces: setting("pieces"), coordinates: setting("coordinates") });
    this.rules?.restyle();
  }

  /** The table is cleared; the game stays. */
  leave() {
    removeEventListener("keydown", this.#key);
    for (const part of this.#parts) part.leave?.();
  }

  /** Does something that the library may refuse, and tells why if it does. @returns whether it was done */
  attempt(action) {
    try {
      action();
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.tell(say(error.text));
      return false;
    }
    this.tell("");
    return true;
  }

  /** Does something to the game otherwise than through the board. @returns whether it was done */
  act(action) {
    if (!this.attempt(() => action(this.game))) return false;
    this.board.refresh();
    this.changed();
    return true;
  }

  undo() {
    this.act((game) => {
      if (game.undo()) this.session.undone++;
    });
  }

  redo() {
    this.act((game) => {
      if (game.redo()) this.session.undone--;
    });
  }

  /** Whether a game is under way that another one would put an end to. */
  get atStake() {
    return this.game.history().length > 0 && this.game.status().outcome === null;
  }

  /** Begins another game. Throws as the library does. */
  begin(options, fen = null) {
    this.take(newGame(this.info.id, fen === null ? { options } : { options, fen }), options);
  }

  /** Puts another game on the table. One that was under way is kept until the next is; games by link are kept elsewhere. */
  take(game, options = {}, undone = 0) {
    const { session } = this;
    const left = { game: session.game, options: session.options, undone: session.undone };
    if (this.atStake && session.mine === undefined) {
      session.former?.game.free();
      session.former = left;
    } else {
      left.game.free();
    }
    Object.assign(session, { game, options, undone });
    this.board.game = game;
    this.changed();
  }

  /** Goes back to the game that another one took the place of. */
  takeFormer() {
    const { game, options, undone } = this.session.former;
    this.session.former = null;
    this.take(game, options, undone);
  }

  /** Shows an earlier position, or with null the present one. */
  go(index) {
    this.#shown = index;
    this.board.shown = index;
    this.#show();
  }

  /** A sentence from the page to the players. */
  tell(text) {
    this.now.tell(text);
  }

  turnBoard() {
    this.board.flip();
    this.session.orientation = this.board.orientation;
  }

  /** Zones, goals and the like on the board. */
  set hints(on) {
    this.session.hints = on;
    this.board.hints = on;
  }

  /** Something has happened in the game. */
  changed() {
    this.#shown = null;
    this.board.shown = null;
    this.board.marks = [];
    this.tell("");
    this.#show();
  }

  #show() {
    const { game } = this;
    const moment = { game, status: game.status(), history: game.history(), shown: this.#shown, seen: this.board.status, undone: this.session.undone };
    keepFocus(this.element, () => {
      for (const part of this.#parts) part.show(moment);
    }, () => this.board.focus());
  }

  #layOut() {
    const { info } = this;
    this.now = now(this);
    const moves = moveList(this);
    const [write, acts, piece, start, place] = [entry(this), actions(this), help(this), begin(this), position(this)];
    this.rules = rules(info);
    const war = info.has.arrangement ? new Battle(this) : null;
    this.#parts = [...(war ? [war] : []), this.now, moves, write, acts, start, place];
    this.#key = moves.key;
    addEventListener("keydown", this.#key);
    const panel = tabs(t("tabs"), [
      { id: "game", label: t("tab.game"), content: [war?.element ?? "", moves.element, write.element, acts.element, war?.foot ?? ""] },
      { id: "begin", label: t("tab.begin"), content: [start.element] },
      { id: "position", label: t("tab.position"), content: [place.element], onshow: () => place.write() },
      { id: "rules", label: t("tab.rules"), content: [this.rules.element], reading: true, onshow: () => this.rules.open() },
    ]);
    start.begun = place.begun = () => {
      panel.open("game");
      this.board.focus();
    };
    const table = el("div", { className: "table", data: { variant: info.id } },
      el("header", { className: "name" }, el("a", { href: "#/" }, `‹ ${t("back")}`), el("h1", {}, say(info.name)), el("p", {}, say(info.summary))),
      el("section", { className: "boardside", aria: { label: say(info.name) } }, this.board, war?.over ?? ""),
      el("div", { className: "panel" }, this.now.element, war?.head ?? "", panel.element, piece));
    table.style.setProperty("--files", info.board.width);
    table.style.setProperty("--ranks", info.board.height);
    if (info.has.pockets) table.dataset.furniture = "pockets";
    else if (info.has.towers) table.dataset.furniture = "inspector";
    else if (info.has.arrangement) table.dataset.furniture = "trays";
    return table;
  }
}
