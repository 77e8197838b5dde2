// A game as its users hold it. The engine has the game; here is kept what was read of it since it last changed.

import { Board } from "./board.js";
import { failure } from "./errors.js";
import { definitionOf } from "./define.js";
import { Handle } from "./handle.js";
import { CHANCE } from "./load.js";
import { Move, mayPromote, sourceName, targetName } from "./move.js";
import * as read from "./read.js";
import { explained, statusOf } from "./status.js";

/** What the constructor asks for, so that only this package begins games. */
export const OURS = Symbol();
/** The name by which the rest of this package gets at a game's handle. */
const HANDLE = Symbol();
const NONE = Object.freeze([]);
/** What players and arbiter declare, by the engine's numbers. */
const [RESIGN, AGREE_DRAW, CLAIM_DRAW, FLAG, RESUME, ANNUL, FORFEIT] = Array(7).keys();

export class Game {
  #handle;
  /** How many steps were played, and how many can be played again. */
  #plies;
  #undone = 0;
  /** The moves played, and after them those taken back, as far as anybody has asked for them. */
  #moves = [];
  /** The present position as far as it has been read: board, packed legal steps, legal moves. */
  #board = null;
  #steps = null;
  #legal = null;

  /** `raw`: the engine's game, with `plies` steps played. */
  constructor(key, raw, table, plies) {
    if (key !== OURS) throw failure("invalid-argument", { values: { argument: "Game" } });
    this.variant = table.id;
    this.options = Object.freeze({ ...raw.options() });
    this.#handle = new Handle(raw, table, this.options);
    this.#plies = plies;
    Object.freeze(this);
  }

  get [HANDLE]() {
    return this.#handle;
  }

  legalMoves(from) {
    const source = read.source(from);
    const all = this.#legalMoves();
    if (source === undefined) return all;
    const { table } = this.#handle;
    return Object.freeze(all.filter((_, i) => sourceName(table, this.#steps[i]) === source));
  }

  destinations() {
    const { table } = this.#handle;
    const found = new Map();
    for (const step of this.#legalSteps()) {
      const source = sourceName(table, step);
      const target = targetName(table, step);
      const targets = found.get(source);
      if (targets === undefined) found.set(source, [target]);
      else if (!targets.includes(target)) targets.push(target);
    }
    for (const targets of found.values()) Object.freeze(targets);
    return found;
  }

  play(move) {
    const { asked, refusal } = readMove(move);
    const board = this.#currentBoard();
    if (refusal) throw failure("invalid-move", { ...refusal, variant: this.variant });
    this.#detachUndone();
    const step = this.#handle.call((game) => game.play(asked));
    const ply = this.#plies;
    this.#moves.length = ply;
    this.#plies = ply + 1;
    this.#undone = 0;
    this.#forget();
    return (this.#moves[ply] = this.#decoder(ply, board)(step));
  }

  explain(move) {
    const { asked, refusal } = readMove(move);
    const { table } = this.#handle;
    const why = this.#handle.call((game) => refusal ?? game.explain(asked));
    return why ? explained(why, "refusals", table) : null;
  }

  undo() {
    const step = this.#handle.call((game) => game.travel(true));
    if (step === undefined) return null;
    this.#plies -= 1;
    this.#undone += 1;
    this.#forget();
    return this.#played(this.#plies, step);
  }

  redo() {
    const step = this.#handle.call((game) => game.travel(false));
    if (step === undefined) return null;
    this.#plies += 1;
    this.#undone -= 1;
    this.#forget();
    return this.#played(this.#plies - 1, step);
  }

  status() {
    return statusOf(this.#handle);
  }

  fen(step) {
    const ply = step === undefined ? this.#plies : read.integer(step, "step", 0, this.#plies);
    return this.#handle.call((game) => game.fen(ply));
  }

  record() {
    const { fen, moves, end } = this.#handle.call((game) => game.record());
    // Always in this order: kept games are compared as JSON text.
    const record = { v: 1, variant: this.variant };
    if (fen !== undefined) record.fen = fen;
    record.options = this.options;
    record.moves = Object.freeze(moves === "" ? [] : moves.split(" "));
    if (end !== undefined) record.end = Object.freeze({ ...end });
    const definition = definitionOf(this.#handle.table);
    if (definition !== undefined) record.definition = definition;
    return Object.freeze(record);
  }

  board() {
    return this.#currentBoard().stacks(this.#handle.table);
  }

  pockets() {
    const { table } = this.#handle;
    const counts = this.#handle.call((game) => game.pockets());
    if (!table.pockets) return null;
    const pocket = (first) => Object.freeze(Object.fromEntries(table.droppable.map((role) => [table.roles[role], counts[first + role]])));
    return Object.freeze({ white: pocket(0), black: pocket(table.roles.length) });
  }

  attacked(by) {
    const color = read.color(by, "by");
    const squares = this.#handle.call((game) => game.attacked(color));
    return Object.freeze(Array.from(squares, (square) => this.#handle.table.squares[square]));
  }

  history() {
    this.#handle.call(() => {});
    return Object.freeze(Array.from({ length: this.#plies }, (_, ply) => this.#played(ply)));
  }

  perft(depth) {
    const checked = read.integer(depth, "depth", 0, 20);
    return this.#handle.call((game) => game.perft(checked));
  }

  resign(color) {
    const side = read.color(color);
    return this.#end((game) => game.declare(RESIGN, side));
  }

  agreeDraw() {
    return this.#end((game) => game.declare(AGREE_DRAW));
  }

  claimDraw() {
    return this.#end((game) => game.declare(CLAIM_DRAW));
  }

  flag(color) {
    const side = read.color(color);
    return this.#end((game) => game.declare(FLAG, side));
  }

  arrange(color, pieces) {
    const side = read.color(color);
    const placed = read.arrangement(pieces);
    return this.#change((game) => game.arrange(side, placed));
  }

  drawLots(seed) {
    const number = seed === undefined ? undefined : read.integer(seed, "seed", 0, Number.MAX_SAFE_INTEGER);
    return this.#change((game) => game.drawLots(number, CHANCE));
  }

  freeze(by, reason) {
    const side = read.color(by, "by");
    const complaint = read.complaint(reason);
    return this.#change((game) => game.freeze(side, complaint));
  }

  resume() {
    return this.#change((game) => game.declare(RESUME));
  }

  annul() {
    return this.#end((game) => game.declare(ANNUL));
  }

  forfeit(color) {
    const side = read.color(color);
    return this.#end((game) => game.declare(FORFEIT, side));
  }

  pgn(headers) {
    const tags = read.headers(headers);
    return this.#handle.call((game) => game.pgn(tags));
  }

  clone() {
    const copy = new Game(OURS, this.#handle.call((game) => game.clone()), this.#handle.table, this.#plies);
    copy.#undone = this.#undone;
    return copy;
  }

  free() {
    this.#handle.free(this.#plies + this.#undone);
    this.#moves.length = 0;
    this.#forget();
  }

  /** What was taken back is lost by playing on and by ending the game; moves that came from there must go on without it. */
  #detachUndone() {
    this.#handle.detach(this.#plies + 1, this.#plies + this.#undone);
  }

  /** Does what ends the game otherwise than by a step. */
  #end(act) {
    this.#detachUndone();
    const status = this.#change(act);
    this.#undone = 0;
    return status;
  }

  /** Does what changes the game otherwise than by a step. */
  #change(act) {
    this.#handle.call(act);
    this.#forget();
    return this.status();
  }

  #forget() {
    this.#board = null;
    this.#steps = null;
    this.#legal = null;
  }

  #currentBoard() {
    return (this.#board ??= new Board(this.#handle, this.#plies));
  }

  #legalSteps() {
    return (this.#steps ??= this.#handle.call((game) => game.legalMoves()));
  }

  #legalMoves() {
    if (this.#legal === null) {
      const steps = this.#legalSteps();
      const moves = new Array(steps.length);
      if (steps.length > 0) {
        const decode = this.#decoder(this.#plies, this.#currentBoard());
        for (let i = 0; i < steps.length; i += 1) moves[i] = decode(steps[i]);
      }
      this.#legal = Object.freeze(moves);
    }
    return this.#legal;
  }

  /** The move that was played from the position after `ply` steps. */
  #played(ply, step = this.#handle.call((game) => game.step(ply))) {
    return (this.#moves[ply] ??= this.#decoder(ply, new Board(this.#handle, ply))(step));
  }

  /** Makes `Move`s of packed steps that are legal on `board`, the one after `ply` steps. */
  #decoder(ply, board) {
    const handle = this.#handle;
    const { table } = handle;
    const place = handle.place(ply);
    if (!table.towers) return (step) => new Move(table, place, board, step, NONE);
    const promotions = (step) => (mayPromote(table, board, step) ? handle.call((game) => game.promotions(ply, step)) : NONE);
    return (step) => new Move(table, place, board, step, promotions(step));
  }
}

// Where the platform has `using`.
if (Symbol.dispose) Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, writable: true, configurable: true });

/** A move that this library made is played by its text: as it stands there, not by its members. */
const readMove = (move) => read.move(Move.is(move) ? move.move : move);

/** The handle of a game; refuses anything else. */
export const handleOf = (game) =>
  read.reading("game", () => {
    read.demand(game instanceof Game, "game");
    return game[HANDLE];
  });
