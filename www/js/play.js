// A game: the board, whose step it is, the variant's facts, the moves, and what the players may do.
import { GameError, newGame, variants } from "../pkg/index.js";
import { button, el } from "./dom.js";
import { moveList } from "./moves.js";
import { optionsForm } from "./options.js";
import { rulesPanel } from "./rules.js";
import { setting } from "./settings.js";
import { say, t, toMove } from "./words.js";

/** Games that the page has begun, by variant: changing the language or going to the gallery and back keeps them. */
const running = new Map();

/** Shows the game of one variant in `main`; returns what must be done when it is left. */
export function play(main, id) {
  const info = variants().find((v) => v.id === id);
  const table = new Table(info);
  main.replaceChildren(table.element);
  document.title = `${say(info.name)} — Mandragorias`;
  return () => table.leave();
}

class Table {
  #info;
  #game;
  /** The step shown; null: the present. */
  #shown = null;
  #board;
  #moves = moveList((index) => this.#go(index));
  #status = el("p", { className: "status", role: "status" });
  #facts = el("ul", { className: "facts" });
  #actions = el("div", { className: "actions" });
  #banner = el("div", { className: "banner", hidden: true });
  #message = el("p", { className: "message", role: "alert" });
  #fen = el("input", { className: "fen", spellcheck: false, autocomplete: "off", aria: { label: t("fen") } });
  #pgn = el("textarea", { className: "pgn", readOnly: true, rows: 5, aria: { label: t("pgn") } });
  #options;
  #key = (event) => this.#moves.key(event);

  constructor(info) {
    this.#info = info;
    this.#game = running.get(info.id) ?? newGame(info.id);
    running.set(info.id, this.#game);
    this.#options = optionsForm(info, this.#game.options);
    this.#board = el("mandragorias-board", { theme: setting("theme"), pieces: setting("pieces"), coordinates: setting("coordinates") });
    this.#board.game = this.#game;
    this.#board.addEventListener("step", () => this.#changed());
    this.#board.addEventListener("refused", () => this.#say(""));
    addEventListener("keydown", this.#key);
    this.element = this.#layOut();
    this.#changed();
  }

  /** The table is cleared; the game stays. */
  leave() {
    removeEventListener("keydown", this.#key);
  }

  #layOut() {
    const entry = el("input", { placeholder: t("enterHint"), aria: { label: t("enter") }, autocomplete: "off", spellcheck: false, maxLength: 40 });
    const enter = el("form", { className: "entry", onsubmit: (event) => {
      event.preventDefault();
      if (this.#try(() => this.#board.play(entry.value.trim()))) entry.value = "";
    } }, entry, el("button", {}, t("play")));
    const begin = el("details", { className: "begin" }, el("summary", {}, t("newGame")),
      el("form", { onsubmit: (event) => {
        event.preventDefault();
        if (this.#begin({ options: this.#options.values() })) begin.open = false;
      } }, this.#options.element, el("button", { className: "main" }, t("start"))));
    const position = el("details", { className: "position" }, el("summary", {}, t("fen")),
      el("form", { onsubmit: (event) => {
        event.preventDefault();
        this.#begin({ options: this.#options.values(), fen: this.#fen.value.trim() });
      } }, this.#fen, el("div", { className: "bar" }, el("button", {}, t("load")), this.#copier(() => this.#fen.value))),
      el("h3", {}, t("pgn")), this.#pgn, this.#copier(() => this.#pgn.value));
    position.addEventListener("toggle", () => this.#write());
    return el("div", { className: "table" },
      el("div", { className: "name" }, el("a", { href: "#/" }, `‹ ${t("back")}`), el("h1", {}, say(this.#info.name)), el("p", {}, say(this.#info.summary))),
      el("div", { className: "boardside" }, this.#board),
      el("div", { className: "panel" }, this.#banner, this.#status, this.#facts, this.#message, this.#moves.element, enter, this.#actions, begin, position),
      rulesPanel(this.#info));
  }

  #copier(text) {
    const copy = button(t("copy"), async () => {
      try {
        await navigator.clipboard.writeText(text());
        copy.textContent = t("copied");
        setTimeout(() => (copy.textContent = t("copy")), 1500);
      } catch {
        // Without permission the text is there to be selected.
      }
    });
    return copy;
  }

  /** Does something that the library may refuse; says why if it does. */
  #try(action) {
    try {
      action();
      this.#say("");
      return true;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.#say(error.message);
      return false;
    }
  }

  #say(text) {
    this.#message.textContent = text;
  }

  #begin(setup) {
    let game = null;
    if (!this.#try(() => (game = newGame(this.#info.id, setup)))) return false;
    this.#game.free();
    this.#game = game;
    running.set(this.#info.id, game);
    this.#board.game = game;
    this.#shown = null;
    this.#changed();
    return true;
  }

  #go(index) {
    this.#shown = index;
    this.#board.shown = index;
    this.#moves.show(this.#game.history(), this.#first(), index);
  }

  /** Number of the move with which the game began. */
  #first() {
    return Number(/ (\d+)(?: \S+:\S*)*$/.exec(this.#game.fen(0))?.[1] ?? 1);
  }

  /** Something has happened on the game: everything around the board is written anew. */
  #changed() {
    const status = this.#game.status();
    this.#shown = null;
    this.#board.shown = null;
    this.#moves.show(this.#game.history(), this.#first(), null);
    const parts = [toMove(status.turn), t("move", { number: status.moveNumber })];
    const steps = status.step + status.stepsLeft - 1;
    if (steps > 1) parts.push(t("step", { step: status.step, steps }));
    if (status.check.length) parts.push(t("check"));
    this.#status.textContent = status.outcome ? "" : parts.join(" · ");
    this.#facts.replaceChildren(...status.notices.map((n) => el("li", { data: { code: n.code } }, say(n.text))));
    this.#showOutcome(status.outcome);
    this.#actions.replaceChildren(...this.#buttons(status));
    this.#write();
  }

  #showOutcome(outcome) {
    this.#banner.hidden = !outcome;
    this.#banner.replaceChildren(...(outcome ? [
      el("strong", {}, outcome.result.replace("1/2-1/2", "½ : ½").replace("-", " : ")), el("span", {}, say(outcome.text)),
      button(t("rematch"), () => this.#begin({ options: this.#options.values() }), { className: "main" }),
    ] : []));
  }

  #buttons(status) {
    const over = status.outcome !== null;
    const act = (action) => () => {
      if (this.#try(action)) {
        this.#board.refresh();
        this.#changed();
      }
    };
    return [
      button(t("undo"), act(() => this.#game.undo()), { disabled: this.#game.history().length === 0 }),
      button(t("redo"), act(() => this.#game.redo())),
      button(t("flip"), () => this.#board.flip()),
      !over && confirmed(t("resign"), act(() => this.#game.resign(status.turn))),
      !over && confirmed(t("draw"), act(() => this.#game.agreeDraw())),
      ...status.claims.map((claim) => button(t(`claim.${claim}`), act(() => this.#game.claimDraw()))),
    ].filter(Boolean);
  }

  /** FEN and PGN, written only while they can be seen. */
  #write() {
    if (!this.#fen.closest("details")?.open) return;
    this.#fen.value = this.#game.fen();
    this.#pgn.value = this.#game.pgn();
  }
}

/** A button that must be pressed twice. */
function confirmed(label, action) {
  let armed = false;
  const press = button(label, () => {
    if (armed) return action();
    armed = true;
    press.textContent = t("confirm");
    press.classList.add("armed");
  });
  press.addEventListener("blur", () => {
    armed = false;
    press.textContent = label;
    press.classList.remove("armed");
  });
  return press;
}
