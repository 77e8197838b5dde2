// A game as its users hold it. The engine has the game; here is kept what was read of it since it last changed.

import { stacks } from "./board.js";
import { failure, translated } from "./errors.js";
import { definitionOf } from "./define.js";
import { Handle } from "./handle.js";
import { CHANCE, numbers } from "./load.js";
import { Move, sourceName, targetName } from "./move.js";
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
  /** The present position as far as it has been read. */
  #legal = null;
  #status = null;
  #fen = null;

  /** `raw`: the engine's game, with `plies` steps played. */
  constructor(key, raw, table, plies) {
    if (key !== OURS) throw failure("invalid-argument", { values: { argument: "Game" } });
    this.variant = table.id;
    this.options = Object.freeze({ ...raw.options() });
    this.#handle = new Handle(raw, table);
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
    // The text of a drop begins with the letter of the piece in hand.
    return Object.freeze(all.filter((move) => (move.from ?? move.move[0]) === source));
  }

  destinations() {
    const { table, game } = this.#handle;
    const start = game.legalSteps() >>> 2;
    const told = numbers();
    const end = start + told[start];
    const found = new Map();
    let last;
    let targets;
    for (let at = start + 1; at <= end; at += 1) {
      const source = sourceName(table, told[at]);
      const target = targetName(table, told[at]);
      if (source !== last) targets = found.get((last = source));
      if (targets === undefined) found.set(source, (targets = [target]));
      else if (!targets.includes(target)) targets.push(target);
    }
    for (const list of found.values()) Object.freeze(list);
    return found;
  }

  play(move) {
    const { asked, refusal } = readMove(move);
    const { game } = this.#handle;
    if (refusal) throw failure("invalid-move", { ...refusal, variant: this.variant });
    let at;
    try {
      at = typeof asked === "string" ? game.play(asked) : game.playInput(asked);
    } catch (error) {
      throw translated(error, this.variant);
    }
    const ply = this.#plies;
    this.#moves.length = ply;
    this.#plies = ply + 1;
    this.#undone = 0;
    this.#forget();
    return (this.#moves[ply] = this.#told(ply, at));
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
    return this.#played(this.#plies);
  }

  redo() {
    const step = this.#handle.call((game) => game.travel(false));
    if (step === undefined) return null;
    this.#plies += 1;
    this.#undone -= 1;
    this.#forget();
    return this.#played(this.#plies - 1);
  }

  status() {
    const { game } = this.#handle;
    return (this.#status ??= statusOf(game, this.#handle.table));
  }

  fen(step) {
    const ply = step === undefined ? this.#plies : read.integer(step, "step", 0, this.#plies);
    const { game } = this.#handle;
    return ply === this.#plies ? (this.#fen ??= game.fen(ply)) : game.fen(ply);
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
    const { table, game } = this.#handle;
    return stacks(table, game.board(this.#plies));
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
    this.#handle.free();
    this.#moves.length = 0;
    this.#forget();
  }

  /** Does what ends the game otherwise than by a step. */
  #end(act) {
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
    this.#legal = null;
    this.#status = null;
    this.#fen = null;
  }

  #legalMoves() {
    const { game } = this.#handle;
    if (this.#legal === null) {
      const at = game.legalMoves() >>> 2;
      const moves = new Array(numbers()[at]);
      for (let i = 0; i < moves.length; i += 1) moves[i] = this.#told(this.#plies, 4 * (at + 1 + 2 * i));
      this.#legal = Object.freeze(moves);
    }
    return this.#legal;
  }

  /** The move that was played from the position after `ply` steps. */
  #played(ply) {
    return (this.#moves[ply] ??= this.#told(ply, this.#handle.game.played(ply)));
  }

  /** The move that the engine tells at an address: it is legal after `ply` steps. */
  #told(ply, address) {
    const { table, game } = this.#handle;
    const told = numbers();
    const at = address >>> 2;
    return table.moves.move(game, ply, told[at], told[at + 1]);
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
