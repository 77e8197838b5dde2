// Types of the package. Everything that is read is frozen; everything that is thrown is a `GameError`.

// Only what says so is exported.
export {};

declare global {
  // What TypeScript's own library declares for `using`; said here too, so that the types compile without it.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/**
 * Loads the WebAssembly module. Call it once before anything else; later and concurrent calls share its promise, and after
 * a failure the next call tries again. In a browser it fetches the .wasm that lies beside the script; an address, a response,
 * bytes or a compiled module may be given instead. In Node.js, and from `mandragorias/inline`, everything is ready on import
 * and this does nothing.
 *
 * Rejects with a `GameError`: `load-failed` (its `cause` says why), `invalid-argument`.
 *
 * @example
 * import init, { newGame } from "mandragorias";
 * await init();
 * newGame("chess").legalMoves().length; // 20
 */
export default function init(source?: InitSource): Promise<void>;

/**
 * Where `init` may take the module from.
 *
 * @example
 * await init(fetch("/assets/engine.wasm"));
 */
export type InitSource = string | Platform<"URL"> | Platform<"Response"> | Promise<Platform<"Response">> | ArrayBuffer | ArrayBufferView | CompiledModule;

/** What the platform calls by this name, where its types are known: the package is no reason to take in those of browsers. */
type Platform<Name extends string> = typeof globalThis extends { [N in Name]: { prototype: infer Instance } } ? Instance : never;
/** `WebAssembly.Module`, where it is known. */
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module & object : object;

/**
 * Version of the package.
 *
 * @example
 * version(); // "0.1.0"
 */
export function version(): string;

/**
 * Every variant that `newGame` knows, in the order a menu should show them.
 *
 * @example
 * variants().map(({ name }) => name.en); // ["Chess", "Chess960", …]
 */
export function variants(): readonly VariantInfo[];

/**
 * Starts a game.
 *
 * Throws `unknown-variant`, `invalid-option`, `invalid-fen`, `invalid-argument`, and for `moves` what `Game.play` throws.
 *
 * @example
 * const game = newGame("crazyhouse", { options: { noMateByDrop: true }, moves: ["e2e4", "e7e5"] });
 */
export function newGame(variant: VariantId | (string & {}), setup?: GameSetup): Game;

/**
 * Starts again from a record made by `Game.record`.
 *
 * Throws as `newGame` does.
 *
 * @example
 * const saved = JSON.stringify(game.record());
 * const again = fromRecord(JSON.parse(saved));
 */
export function fromRecord(record: GameRecord): Game;

/**
 * What is wrong with a FEN in a variant, or null. Never throws for the FEN's sake.
 *
 * @example
 * validateFen("chess", "8/8/8/8/8/8/8/8 w - - 0 1")?.field; // "board"
 */
export function validateFen(variant: VariantId | (string & {}), fen: string, options?: RuleOptions): FenProblem | null;

/**
 * What is wrong with a FEN: the field, and a sentence about it.
 *
 * @example
 * const problem = validateFen("chess", fen);
 * if (problem) console.log(`${problem.field}: ${problem.text.ru}`);
 */
export interface FenProblem {
  readonly field: string;
  /** In English: the same as `text.en`. */
  readonly message: string;
  readonly text: Text;
}

/**
 * The variants by their ids.
 *
 * @example
 * const id: VariantId = "kings-chess";
 */
export type VariantId =
  | "chess" | "chess960" | "crazyhouse" | "maharajah" | "marseillais" | "antichess" | "shatar" | "hiashatar"
  | "bishop-chess" | "knightmate" | "extinction" | "first-capture" | "berolina" | "amazon" | "three-move"
  | "tavreli" | "battle" | "anglo-boer" | "kings-chess" | "chess100" | "shakhdan" | "semedo";

/**
 * A side.
 *
 * @example
 * game.resign("white");
 */
export type Color = "white" | "black";

/**
 * File letter and rank number; on ten ranks also "a10". The files of chess100 are a–i and k.
 *
 * @example
 * const square: Square = "e4";
 */
export type Square = string;

/**
 * A move in machine notation; `Game.play` takes back what `legalMoves` and `history` give.
 *
 * @example
 * const moves: MoveText[] = ["e2e4", "e7e8q", "N@f3", "e1g1"];
 */
export type MoveText = string;

/**
 * The same in every language.
 *
 * @example
 * variants()[0].name.ru; // "Шахматы"
 */
export interface Text {
  readonly en: string;
  readonly ru: string;
}

/**
 * What a menu and a page need to know of a variant.
 *
 * @example
 * const { board, has } = variants().find(({ id }) => id === "hiashatar")!;
 * board.width; // 10
 */
export interface VariantInfo {
  readonly id: VariantId;
  readonly name: Text;
  /** One sentence: what is different from chess. */
  readonly summary: Text;
  readonly board: { readonly width: number; readonly height: number; readonly files: readonly string[] };
  /** Start position with default options (for chess960 position 518). */
  readonly startFen: string;
  readonly roles: readonly RoleInfo[];
  readonly options: readonly OptionInfo[];
  /** Steps that make up one full turn: 1, 2 (marseillais) or 3 (three-move). */
  readonly stepsPerTurn: number;
  /** Things a page must be ready to show. */
  readonly has: { readonly pockets: boolean; readonly towers: boolean; readonly arrangement: boolean };
}

/**
 * A kind of piece in a variant.
 *
 * @example
 * variants()[0].roles.map(({ letter, name }) => `${letter} ${name.en}`); // ["K king", …]
 */
export interface RoleInfo {
  /** Name used everywhere in the API: "king", "amazon", "literatus". */
  readonly role: string;
  /** Letter in FEN and move text, upper case. */
  readonly letter: string;
  readonly name: Text;
  /** How it moves, in a sentence. */
  readonly moves: Text;
  readonly royal: boolean;
}

/**
 * An option of a variant, as a form needs it.
 *
 * @example
 * variants().flatMap(({ options }) => options.map(({ label }) => label.en));
 */
export interface OptionInfo {
  readonly id: string;
  readonly label: Text;
  readonly type: "boolean" | "integer" | "choice";
  readonly default: boolean | number | string;
  /** Limits of an integer. */
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly { readonly value: string; readonly label: Text }[];
}

/**
 * How a game begins.
 *
 * @example
 * newGame("chess", { fen: "8/8/8/8/8/4k3/8/4K2R w K - 0 1", moves: ["O-O"] });
 */
export interface GameSetup {
  /** Start here instead of at the variant's start position. */
  fen?: string;
  /** Rule options by id; the ones left out take their defaults. */
  options?: RuleOptions;
  /** Moves to play at once, as `Game.play` takes them. */
  moves?: readonly string[];
}

/**
 * Options by id.
 *
 * @example
 * newGame("chess960", { options: { position: 518 } }).options; // { position: 518 }
 */
export type RuleOptions = Readonly<Record<string, boolean | number | string>>;

/**
 * A whole game as plain JSON: for saving, links and Workers.
 *
 * @example
 * worker.postMessage(game.record());
 */
export interface GameRecord {
  readonly v: 1;
  readonly variant: string;
  readonly options: RuleOptions;
  /** Left out when the game began at the start position (chess960: that of its `position`). */
  readonly fen?: string;
  readonly moves: readonly MoveText[];
  /** An end or a freeze that the moves alone do not show; `reason` is what a player complained of. */
  readonly end?: { readonly kind: string; readonly color?: Color; readonly reason?: string };
}

/**
 * A game: begun by `newGame` or `fromRecord`, changed only by its methods. A call that throws leaves it as it was.
 * After `free` every method but `free` throws `disposed`.
 *
 * @example
 * const game = newGame("chess");
 * game.play("e2e4");
 * game.play("e5");
 * game.fen(); // "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
 */
export class Game {
  private constructor();
  readonly variant: VariantId;
  /** All options with their values; chess960's `position` is the number drawn (−1 when it began from a FEN). */
  readonly options: RuleOptions;

  /**
   * All legal moves (in a turn of several steps: all legal next steps), or those from one square. A drop's origin is its
   * pocket, named by the letter. Empty when the game is over, frozen or being arranged.
   *
   * @example
   * game.legalMoves("e2").map(({ move }) => move); // ["e2e3", "e2e4"]
   * game.legalMoves("N"); // where a knight in hand may be dropped
   */
  legalMoves(from?: Square | string): readonly Move[];

  /**
   * For every square (or letter of a piece in hand) that can move, where it can go.
   *
   * @example
   * newGame("chess").destinations().get("g1"); // ["f3", "h3"]
   */
  destinations(): ReadonlyMap<string, readonly Square[]>;

  /**
   * Plays a move given as machine notation, SAN, from/to, or a `Move` of this library. Returns it as played.
   *
   * Throws `illegal-move`, `ambiguous-move`, `invalid-move`, `wrong-phase`, `game-over`.
   *
   * @example
   * game.play("g1f3");
   * game.play("Nf6");
   * game.play({ from: "e7", to: "e8", promotion: "queen" });
   */
  play(move: MoveText | MoveInput | Move): Move;

  /**
   * Why a move cannot be played, or null if it can. Throws for no move, only when the game was freed.
   *
   * @example
   * newGame("chess").explain("e2e5")?.text.en; // a sentence for the player
   */
  explain(move: MoveText | MoveInput | Move): Illegality | null;

  /**
   * Takes back the last step, and with it any end reached since. Null at the start. Battle chess: never behind the lot;
   * throws `wrong-phase` while the pieces are arranged or the game is frozen.
   *
   * @example
   * game.undo()?.move; // "e7e5"
   */
  undo(): Move | null;

  /**
   * Plays again what was last taken back; null when there is nothing.
   *
   * @example
   * game.redo()?.move; // "e7e5"
   */
  redo(): Move | null;

  /**
   * All that can be said about the game now.
   *
   * @example
   * const { turn, check, outcome } = game.status();
   */
  status(): Status;

  /**
   * The position in FEN with the variant's own fields; with `step`, the position after that many steps (0: the first).
   *
   * @example
   * newGame("semedo").fen(); // "nlkln/cpppc/p3p/5/5/P3P/CPPPC/NLKLN w - - 0 1"
   */
  fen(step?: number): string;

  /**
   * The whole game as plain JSON. Throws `wrong-phase` while the pieces are arranged.
   *
   * @example
   * localStorage.setItem("game", JSON.stringify(game.record()));
   */
  record(): GameRecord;

  /**
   * What stands on each occupied square.
   *
   * @example
   * newGame("chess").board().get("e1")?.top.role; // "king"
   */
  board(): ReadonlyMap<Square, Stack>;

  /**
   * Pieces in hand by colour and role; null where the variant has no pockets.
   *
   * @example
   * newGame("crazyhouse").pockets()?.white.knight; // 0
   */
  pockets(): { readonly white: Readonly<Record<string, number>>; readonly black: Readonly<Record<string, number>> } | null;

  /**
   * Squares that a colour attacks, by the variant's own idea of attack.
   *
   * @example
   * newGame("chess").attacked("white").includes("f3"); // true
   */
  attacked(by: Color): readonly Square[];

  /**
   * The moves played so far (one entry a step).
   *
   * @example
   * game.history().map(({ san }) => san); // ["e4", "e5"]
   */
  history(): readonly Move[];

  /**
   * Number of sequences of exactly `depth` steps. Throws `invalid-argument` unless `depth` is from 0 to 9.
   *
   * @example
   * newGame("chess").perft(3); // 8902
   */
  perft(depth: number): number;

  /**
   * A side gives up. Throws `game-over`, `wrong-phase`.
   *
   * @example
   * game.resign("black").outcome?.result; // "1-0"
   */
  resign(color: Color): Status;

  /**
   * The players agree on a draw. Throws `game-over`, `wrong-phase`.
   *
   * @example
   * game.agreeDraw().outcome?.reason; // "agreement"
   */
  agreeDraw(): Status;

  /**
   * Claims a draw that `status().claims` lists. Throws `no-claim`, `game-over`, `wrong-phase`.
   *
   * @example
   * if (game.status().claims.length > 0) game.claimDraw();
   */
  claimDraw(): Status;

  /**
   * A player's time ran out. Throws `game-over`, `wrong-phase`.
   *
   * @example
   * game.flag("white").outcome?.reason; // "timeout"
   */
  flag(color: Color): Status;

  /**
   * Battle chess: hands in one side's secret arrangement. Throws `invalid-arrangement`, `wrong-phase`.
   *
   * @example
   * game.arrange("white", { e1: "king", a4: "pawn", ...others });
   */
  arrange(color: Color, pieces: Readonly<Record<Square, string>>): Status;

  /**
   * Battle chess: reveals both arrangements and draws who moves first. A seed, a whole number from 0, makes the draw repeatable.
   *
   * @example
   * game.drawLots().turn; // "white" or "black"
   */
  drawLots(seed?: number): Status;

  /**
   * Battle chess: stops the game on a player's complaint; then comes the arbiter's ruling.
   *
   * @example
   * game.freeze("white", "an engine is at work").phase; // "frozen"
   */
  freeze(by: Color, reason?: string): Status;

  /**
   * Battle chess: a frozen game goes on.
   *
   * @example
   * game.resume().phase; // "play"
   */
  resume(): Status;

  /**
   * Battle chess: a frozen game ends without result.
   *
   * @example
   * game.annul().outcome?.result; // "*"
   */
  annul(): Status;

  /**
   * Battle chess: a frozen game is lost for a side.
   *
   * @example
   * game.forfeit("black").outcome?.winner; // "white"
   */
  forfeit(color: Color): Status;

  /**
   * The game as PGN, with a Variant tag (and FEN, SetUp and option tags where they are needed). Throws `wrong-phase` while the
   * pieces are arranged.
   *
   * @example
   * game.pgn({ White: "Anna", Black: "Boris" });
   */
  pgn(headers?: Readonly<Record<string, string>>): string;

  /**
   * An independent copy, history included. Throws `wrong-phase` while the pieces are arranged.
   *
   * @example
   * const analysis = game.clone();
   */
  clone(): Game;

  /**
   * Frees the WebAssembly memory now rather than when it is garbage collected. Moves that the game gave stay good.
   *
   * @example
   * game.free();
   */
  free(): void;

  /**
   * The same as `free`, where the platform has `using`.
   *
   * @example
   * using game = newGame("chess");
   */
  [Symbol.dispose](): void;
}

/**
 * A move by its squares.
 *
 * @example
 * game.play({ from: "e7", to: "e8", promotion: "knight" });
 * game.play({ drop: "N", to: "f3" });
 */
export interface MoveInput {
  from?: Square;
  to: Square;
  /** Role or letter. */
  promotion?: string;
  /** Role or letter of a piece dropped from the pocket. */
  drop?: string;
  /** Tavreli: the en-passant capture rather than the ordinary one to the same square. */
  enPassant?: boolean;
  /** Tavreli: how many pieces of the tower move, from the top; all when left out. */
  count?: number;
  /** Shakhdan: the square with which a piece that reaches the last rank changes places. */
  exchange?: Square;
}

/**
 * A piece on the board.
 *
 * @example
 * game.board().get("d8")?.top; // { role: "queen", color: "black" }
 */
export interface Piece {
  /** What it is now; a promoted ratnik has the role of its symbol. */
  readonly role: string;
  readonly color: Color;
  readonly promoted?: true;
  /** Tavreli's ratniks: the role that they promote to. */
  readonly symbol?: string;
  /** Tavreli's ratniks: it was never displaced. */
  readonly fresh?: true;
}

/**
 * The pieces on a square, bottom to top; one except in tavreli. `top` decides whose it is.
 *
 * @example
 * for (const [square, { top, pieces }] of game.board()) console.log(square, top.role, pieces.length);
 */
export interface Stack {
  readonly top: Piece;
  readonly pieces: readonly Piece[];
}

/**
 * A step, legal or played. `san` and `check` are reckoned when first read, and are not own members: a spread or a structured clone
 * goes without them, `toJSON` has everything.
 *
 * @example
 * const { move, san, kind } = game.play("Nxe5");
 */
export interface Move {
  readonly move: MoveText;
  /** Standard algebraic notation, in towers the notation of tavreli. */
  readonly san: string;
  readonly color: Color;
  /** What the piece was before the step. */
  readonly role: string;
  /** Null for a drop. */
  readonly from: Square | null;
  readonly to: Square;
  readonly kind: "quiet" | "capture" | "en-passant" | "castle" | "drop" | "swap" | "stack";
  /** The piece taken, where it stood; in tavreli the top of the enemy tower that was taken. */
  readonly captured: (Piece & { readonly square: Square }) | null;
  /** Shakhdan: the enemy piece changed places with, where it now stands. */
  readonly swapped: (Piece & { readonly square: Square }) | null;
  /** Role that the piece which moved became. */
  readonly promotion: string | null;
  /** Tavreli: every piece whose role the step changed (promoted or demoted), as it now is. */
  readonly promotions: readonly (Piece & { readonly square: Square })[];
  /** Castling: the rook; `from` and `to` are the royal piece's squares (also in chess960, whose move text is king-takes-rook). */
  readonly rook: { readonly from: Square; readonly to: Square } | null;
  /** Pieces that move together (tavreli), else 1. */
  readonly count: number;
  /** Shakhdan: the square of the piece with which a pawn changes places. */
  readonly exchange: Square | null;
  /** Whether the move attacks the opponent's royal piece. */
  readonly check: boolean;
  /** A plain object of all members. */
  toJSON(): Omit<Move, "toJSON">;
}

/**
 * The state of a game.
 *
 * @example
 * const { phase, turn, notices } = game.status();
 */
export interface Status {
  readonly phase: "arrangement" | "play" | "frozen" | "over";
  readonly turn: Color;
  /** Step within the turn, from 1. */
  readonly step: number;
  /** How many steps the turn still has, this one included. */
  readonly stepsLeft: number;
  readonly moveNumber: number;
  readonly halfmoveClock: number;
  /** Squares of the side to move's royal pieces that stand attacked. */
  readonly check: readonly Square[];
  readonly checkers: readonly Square[];
  readonly legalMoveCount: number;
  readonly outcome: Outcome | null;
  /** Battle chess, while arranging: who has handed in. */
  readonly arranged: { readonly white: boolean; readonly black: boolean } | null;
  /** Draws that may be claimed now. */
  readonly claims: readonly ("threefold-repetition" | "move-count")[];
  /** Facts of this variant that a player must know now, for the page to show. */
  readonly notices: readonly Notice[];
}

/**
 * How a game ended.
 *
 * @example
 * const { result, text } = game.status().outcome!;
 * console.log(result, text.en); // 0-1 Checkmate.
 */
export interface Outcome {
  readonly result: "1-0" | "0-1" | "1/2-1/2" | "*";
  readonly winner: Color | null;
  readonly reason: Reason;
  /** The reason in words. */
  readonly text: Text;
}

/**
 * Why a game ended.
 *
 * @example
 * if (game.status().outcome?.reason === "niol") console.log("a mate that does not win");
 */
export type Reason =
  | "checkmate" | "stalemate" | "threefold-repetition" | "fivefold-repetition" | "move-count"
  | "insufficient-material" | "resignation" | "agreement" | "timeout"
  | "all-men-lost" | "no-moves" | "extinction" | "first-capture" | "royal-captured"
  | "bare-king" | "niol" | "third-move-same-role" | "king-move-missed"
  | "array-complete" | "shakhdan-mate" | "annulled" | "forfeit" | "arrangement-missed" | (string & {});

/**
 * A fact of the variant that a player must know now.
 *
 * @example
 * for (const { text, squares } of game.status().notices) console.log(text.en, squares);
 */
export interface Notice {
  readonly code: string;
  readonly text: Text;
  readonly squares?: readonly Square[];
  readonly values?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Why a move cannot be played.
 *
 * @example
 * newGame("chess").explain("e1e2")?.code; // "own-piece"
 */
export interface Illegality {
  readonly code: string;
  readonly text: Text;
  /** Squares that show the reason. */
  readonly squares?: readonly Square[];
}

/**
 * Everything the library throws. `code` is stable, `message` is English.
 *
 * @example
 * try {
 *   game.play(typed);
 * } catch (error) {
 *   if (!(error instanceof GameError)) throw error;
 *   console.log(error.code, error.text.ru);
 * }
 */
export class GameError extends Error {
  readonly code: "not-initialized" | "load-failed" | "disposed" | "unknown-variant" | "invalid-option" | "invalid-argument" | "invalid-fen" | "invalid-pgn"
    | "invalid-move" | "illegal-move" | "ambiguous-move" | "game-over" | "no-claim" | "wrong-phase"
    | "invalid-arrangement" | "cancelled" | "internal";
  /** Where: the FEN field ("board", "en passant", …), the option's id, "move 3". */
  readonly at?: string;
  /** The message in every language. */
  readonly text: Text;
}
