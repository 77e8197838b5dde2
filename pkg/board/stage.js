// Everything that is to be seen and touched, put together: the shadow tree and how a view of the game is laid on it.
import { targetMarks } from "./choices.js";
import { Curtain } from "./curtain.js";
import { html, svg } from "./dom.js";
import { Entry } from "./entry.js";
import { factTexts, noticeMarks } from "./facts.js";
import { pieceFigure, picture, stackFigure } from "./figure.js";
import { Geometry, SIDE } from "./geometry.js";
import { Grid } from "./grid.js";
import { ghosts, home } from "./hints.js";
import { Inspector } from "./inspector.js";
import { Live } from "./live.js";
import { hostMarks, MarkLayers } from "./marks.js";
import { PieceLayer } from "./pieces.js";
import { Menu } from "./menu.js";
import { watchDrags } from "./pointer.js";
import { Pocket } from "./pockets.js";
import { coordinatesLayer, squaresLayer } from "./squares.js";

/** Royal pieces that nobody expects to be royal carry a mark. */
const KNOWN_KINGS = new Set(["king", "volkhv"]);

export class Stage {
  /**
   * @param root the shadow root
   * @param input the state machine
   * @param act `{ enter(text), look(place) }`: a move was written; gives whether it was played. A square or a pocket's piece was pressed.
   */
  constructor(root, input, act) {
    this.input = input;
    this.act = act;
    this.looked = null;
    this.pieceLayer = new PieceLayer();
    this.marks = new MarkLayers();
    this.squares = svg("g");
    this.coordinates = svg("g");
    this.drawing = svg("svg", { "aria-hidden": "true", part: "drawing" }, this.squares, this.marks.under, this.pieceLayer.node, this.marks.over, this.coordinates);
    // Looked at is what stands there after the press: a piece that was taken by it is gone.
    const press = (place) => {
      input.press(place);
      if (input.state.name !== "choosing") act.look(place);
    };
    this.grid = new Grid({ press, look: (square) => this.#look(square) });
    this.menu = new Menu({ choose: (move) => input.choose(move), cancel: () => input.cancel("escape") });
    this.live = new Live();
    this.pockets = ["white", "black"].map((color) => new Pocket(color, { press }));
    this.inspector = new Inspector({ take: (count) => input.take(count) });
    this.entry = new Entry(act);
    this.curtain = new Curtain(this.grid.node, (text) => this.live.tell(text));
    this.facts = html("div", { class: "facts", part: "facts", hidden: true });
    this.board = html("div", { class: "board", part: "board" }, this.drawing, this.grid.node, this.menu.node, this.live.message, this.curtain.node);
    this.frame = html("div", { class: "frame" }, this.pockets[1].node, this.board, this.pockets[0].node, this.curtain.actions, this.inspector.node,
      this.entry.node, this.facts,
      this.live.polite, this.live.assertive);
    this.frame.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && input.state.name !== "idle" && input.state.name !== "off") {
        event.stopPropagation();
        input.cancel("escape");
      }
    });
    watchDrags(this.frame, {
      lift: (place) => this.#lift(place),
      over: (point) => this.#aimAt(this.#squareUnder(point)),
      putDown: (point) => {
        this.#aimAt(null);
        input.putDown(point && (this.#squareUnder(point) ?? this.#trayUnder(point)));
      },
    });
    root.append(this.frame);
  }

  /**
   * Lays out the board itself, when it is another one or turned round.
   * @param look `{ info, orientation, coordinates, letters, hints, entry, diagram }`; @param names `Names`
   */
  layOut(look, names) {
    const { info, orientation, coordinates, letters } = look;
    this.look = look;
    this.names = names;
    this.info = info;
    this.set = { variant: info.id, letters, letterOf: (role) => names.letter(role) };
    const key = `${info.id} ${orientation} ${coordinates} ${letters}`;
    if (key === this.key) return;
    this.key = key;
    this.geometry = new Geometry(info.board, orientation);
    const { width, height } = this.geometry;
    this.drawing.setAttribute("viewBox", `0 0 ${width * SIDE} ${height * SIDE}`);
    this.frame.style.setProperty("--files", width);
    this.frame.style.setProperty("--ranks", height);
    this.squares.replaceChildren(squaresLayer(this.geometry));
    this.coordinates.replaceChildren(coordinatesLayer(this.geometry, coordinates));
    this.pieceLayer.clear();
    this.grid.build(this.geometry);
    const [white, black] = this.pockets;
    const [top, bottom] = orientation === "white" ? [black, white] : [white, black];
    this.board.before(top.node);
    this.board.after(bottom.node);
  }

  /** Shows nothing: an empty board, or the last one's squares. */
  clear() {
    this.key = null;
    this.view = null;
    this.pieceLayer.clear();
    for (const node of [this.grid.node, this.marks.under, this.marks.over]) node.replaceChildren();
    for (const { node } of [...this.pockets, this.inspector, this.entry, this.curtain]) node.hidden = true;
    this.curtain.offer([]);
    this.facts.hidden = true;
  }

  /** Shows a position; `step` is the step that led to it, if it was just made. */
  showPosition(view, step) {
    this.view = view;
    this.pieceLayer.show(view.pieces, this.geometry, this.set, step);
  }

  /**
   * Shows what the input machine is at, and the marks.
   * @param state the machine's state; @param refused squares of the last refusal; @param marks the host's; @param movable (place) → whether a piece may be picked
   */
  showState(state, refused, marks, movable) {
    this.state = state;
    this.movable = movable;
    const { view, geometry } = this;
    const targets = this.#targets(state);
    const half = new Set(view.half);
    const list = [
      ...(view.half ? [...this.grid.buttons.keys()].map((square) => [half.has(square) ? "half" : "beyond", square]) : []),
      ...view.steps.flatMap((step) => [["last-from", step.from], ["last-to", step.to]]),
      ...view.status.check.map((square) => ["check", square]),
      ...this.#royals().map((square) => ["royal", square]),
      ...noticeMarks(this.#notices(), this.look.hints),
      ...home(this.info.goal, view.pieces).map((square) => ["home", square]),
      ["selected", state.from],
      // While pieces are arranged, the whole shaded half is open to all of them.
      ...(view.half ? [] : targets.map(([square, kind]) => [kind, square])),
      ...refused.map((square) => ["refused", square]),
    ].filter(([, square]) => geometry.place(square));
    const extra = this.look.hints ? ghosts(geometry, this.set, this.info.goal, view.pieces) : [];
    this.marks.show(geometry, list, [...extra, ...hostMarks(geometry, marks)]);
    this.pieceLayer.lift(state.name === "dragging" ? state.from : null);
    this.#describe(state, new Map(targets));
    this.#showPockets(state, new Set(targets.map(([place]) => place)));
    const writable = state.name !== "off" && view.status.phase === "play";
    this.entry.show(this.look.entry, writable, view.example, this.names.words);
    this.#inspect();
    this.#showFacts();
  }

  /** Says and shows why something cannot be played, away from the squares that it is about, or at least from that of the piece that was to move. */
  refuse(text, squares, piece = null) {
    const { height } = this.geometry;
    const places = { low: (y) => y < height - 2, high: (y) => y > 1, middle: (y) => y < height / 2 - 1 || y >= height / 2 + 1 };
    const spares = (some) => Object.keys(places).find((place) => some.every((square) => !this.geometry.place(square) || places[place](this.geometry.place(square).y)));
    const best = spares([...squares, piece]) ?? spares([piece]);
    for (const place of Object.keys(places)) this.live.message.classList.toggle(place, place === best);
    this.live.alert(text, true);
  }

  /** Asks which of the moves between two squares is meant: over the target, or where a tower is parted beside the tower. */
  openMenu(title, choices, from, to) {
    const { width, height } = this.geometry;
    const items = choices.map(({ move, label, pieces }) => ({ move, label, pictures: pieces.map((piece) => picture(pieceFigure(this.set, piece))) }));
    const beside = new Set(choices.map(({ move }) => move.count)).size > 1;
    const { x, y } = this.geometry.place(beside ? from : to);
    const [left, top] = beside ? [x, y] : [x + 0.5, y + 0.5];
    const size = beside ? 1 : 0;
    this.menu.open(title, items, this.names.words.cancel,
      { left: left / width, right: (left + size) / width, top: top / height, bottom: (top + size) / height });
  }

  closeMenu(focus) {
    if (!this.menu.isOpen) return;
    this.menu.close();
    this.focus(focus);
  }

  /** Puts the focus on a square or on a pocket's piece. */
  focus(place) {
    if (this.geometry.place(place)) this.grid.focus(place);
    else this.frame.querySelector(`[data-pocket="${CSS.escape(place)}"][data-color="${this.view.status.turn}"]`)?.focus();
  }

  #targets(state) {
    if (state.name === "choosing") {
      const exchanges = state.moves.filter((move) => move.exchange).map((move) => [move.exchange, "exchange"]);
      return exchanges.length > 0 ? exchanges : [[state.to, "quiet"]];
    }
    return state.moves ? [...targetMarks(state.moves)] : [];
  }

  #royals() {
    const royal = new Set(this.info.roles.filter(({ role, royal: is }) => is && !KNOWN_KINGS.has(role)).map(({ role }) => role));
    return [...this.view.pieces].filter(([, { top }]) => royal.has(top.role)).map(([square]) => square);
  }

  #describe(state, targets) {
    const { names, view } = this;
    const check = new Set(view.status.check);
    const noticed = new Map(noticeMarks(this.#notices(), false).map(([mark, square]) => [square, names.words.noticed[mark]]));
    const last = new Set(view.steps.slice(-1).flatMap((step) => [step.from, step.to]));
    const royals = new Set(this.#royals());
    this.grid.label(names.words.board(this.info.name[names.lang]), (square) => {
      const facts = [
        targets.has(square) ? names.words.target[targets.get(square)] ?? null : null,
        royals.has(square) ? names.words.royal : null,
        check.has(square) ? names.words.inCheck : null,
        noticed.get(square) ?? null,
        last.has(square) ? names.words.lastMove : null,
      ].filter(Boolean);
      return {
        name: names.square(square, view.pieces.get(square)),
        description: facts.length > 0 ? facts.join(", ") : null,
        pressed: state.from === square,
        movable: this.movable(square),
      };
    });
  }

  #showPockets(state, targets) {
    const { view } = this;
    for (const pocket of this.pockets) {
      const own = pocket.color === view.status.turn;
      const counts = view.pockets?.[pocket.color] ?? null;
      const movable = own && counts !== null && Object.keys(counts).some((role) => this.movable(this.names.letter(role)));
      const label = (view.half ? this.names.words.tray : this.names.words.pocket)[pocket.color];
      pocket.show(counts, label, this.names, this.set, { picked: own ? state.from ?? null : null, movable, targets });
    }
  }

  #showFacts() {
    const { view, names } = this;
    const facts = this.look.diagram ? [] : factTexts(view, this.info, this.look.hints, names);
    const texts = [...facts, ...(this.look.hints ? [this.#help()] : [])];
    this.facts.hidden = texts.length === 0;
    this.facts.replaceChildren(...texts.map((text) => html("p", {}, text)));
  }

  /** Notices are for those who play; a diagram shows a position and no more. */
  #notices() {
    return this.look.diagram ? [] : this.view.status.notices;
  }

  /** How the piece moves that is picked, pointed at or has the focus. */
  #help() {
    const { names, state, view } = this;
    const place = state?.from ?? this.looked;
    const role = view.pieces.get(place)?.top.role ?? this.info.roles.find(({ letter }) => letter === place)?.role;
    const info = this.info.roles.find((one) => one.role === role);
    if (!info) return "\u00a0";
    const name = info.name[names.lang];
    return `${name[0].toUpperCase()}${name.slice(1)}: ${info.moves[names.lang]}`;
  }

  #look(square) {
    if (square === this.looked) return;
    this.looked = square;
    if (!this.view) return;
    this.#inspect();
    if (this.look.hints) this.#showFacts();
  }

  /** The picked tower comes first: its pieces are to be chosen among, wherever the pointer goes. */
  #inspect() {
    const { state, view } = this;
    const towers = this.info.has.towers && (!this.look.diagram || [...view.pieces.values()].some(({ pieces }) => pieces.length > 1));
    const pickedTower = view.pieces.get(state.from);
    const picked = pickedTower?.pieces.length > 1 && state.name !== "idle";
    const square = picked ? state.from : this.looked;
    const stack = view.pieces.get(square);
    const tower = towers && stack ? { square, stack } : null;
    // Once the menu asks, the choice is made there.
    const asked = picked && state.name !== "choosing";
    const counts = asked ? [...new Set(this.input.game.movesFrom(square).map((move) => move.count))] : [];
    this.inspector.show(towers, tower, asked ? { counts, count: state.count } : null, this.names, this.set);
  }

  #squareUnder(point) {
    return this.geometry.under(point, this.board.getBoundingClientRect());
  }

  /** While pieces are arranged, one may also be put back to those that are left. */
  #trayUnder({ x, y }) {
    if (!this.view.half) return null;
    return this.frame.getRootNode().elementFromPoint(x, y)?.closest("[data-pocket]")?.dataset.pocket ?? null;
  }

  #aimAt(square) {
    for (const [at, button] of this.grid.buttons) button.classList.toggle("aimed", at === square);
  }

  /** The picture of what is taken into the hand, or null when it may not be. */
  #lift(place) {
    if (!this.input.lift(place)) return null;
    this.act.look(place);
    const square = this.geometry.place(place);
    const stack = square && this.view.pieces.get(place);
    const role = this.info.roles.find(({ letter }) => letter === place)?.role;
    const { count } = this.input.state;
    const figure = stack
      ? stackFigure(this.set, count ? { ...stack, pieces: stack.pieces.slice(-count) } : stack)
      : pieceFigure(this.set, { role, color: this.view.status.turn });
    const side = this.board.getBoundingClientRect().width / this.geometry.width;
    const ghost = html("div", { class: "ghost" }, picture(figure));
    ghost.style.width = ghost.style.height = `${side}px`;
    this.frame.append(ghost);
    return ghost;
  }
}
