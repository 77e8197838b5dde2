// Types of the package. All data that is read from it is frozen, and everything that it throws is a `GameError`.

// Exports only the declarations that are marked with `export`.
export {};

declare global {
  // TypeScript's own library declares this for `using`. It is repeated here so that the types compile without that library.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
}

/**
 * Loads the WebAssembly module. Call it once before anything else. Later and concurrent calls share its promise; after a
 * failure, the next call tries again. In a browser it fetches the .wasm file that lies beside the script, unless you pass an
 * address, a response, bytes or a compiled module. In Node.js, and with `mandragorias/inline`, the package is ready as soon as
 * it is imported, and this function does nothing.
 *
 * Rejects with a `GameError`: `load-failed` (its `cause` is the underlying error) or `invalid-argument`.
 *
 * @example
 * import init, { newGame } from "mandragorias";
 * await init();
 * newGame("chess").legalMoves().length; // 20
 */
export default function init(source?: InitSource): Promise<void>;

/**
 * The sources from which `init` can load the module.
 *
 * @example
 * await init(fetch("/assets/engine.wasm"));
 */
export type InitSource = string | Platform<"URL"> | Platform<"Response"> | Promise<Platform<"Response">> | ArrayBuffer | ArrayBufferView | CompiledModule;

/** The platform's type of this name if it is declared, so that users of the package need not include the DOM types. */
type Platform<Name extends string> = typeof globalThis extends { [N in Name]: { prototype: infer Instance } } ? Instance : never;
/** `WebAssembly.Module`, if it is declared. */
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Module } } } ? Module & object : object;

/**
 * Returns the version of the package.
 *
 * @example
 * version(); // "0.1.0"
 */
export function version(): string;

/**
 * Returns every variant that `newGame` knows, in the order in which a menu should list them.
 *
 * @example
 * variants().map(({ name }) => name.en); // ["Chess", "Chess960", …]
 */
export function variants(): readonly VariantInfo[];

/**
 * Starts a game.
 *
 * Throws `unknown-variant`, `invalid-option`, `invalid-fen` or `invalid-argument`, and for `moves` the errors that `Game.play` throws.
 *
 * @example
 * const game = newGame("crazyhouse", { options: { noMateByDrop: true }, moves: ["e2e4", "e7e5"] });
 */
export function newGame(variant: VariantId | (string & {}), setup?: GameSetup): Game;

/**
 * Searches for a good step for the side to move. The call blocks until the search ends, so a page uses `mandragorias/bot` instead, which
 * searches in a Worker. The game itself is not changed. In a turn of several steps, the result is the first step of the best turn found.
 * The same position with the same `seed` and the same `nodes` or `depth` gives the same result, provided that `timeMs` does not end the
 * search first.
 *
 * Throws `game-over`, `wrong-phase` (while the pieces are being arranged or the game is frozen) or `invalid-argument`.
 *
 * @example
 * const { move, score } = bestMove(game, { timeMs: 200, level: 3 });
 * game.play(move);
 */
export function bestMove(game: Pick<Game, "variant" | "options" | "record">, limits?: SearchLimits): SearchResult;

/**
 * The limits of a search. It ends at whichever limit it reaches first.
 *
 * @example
 * const limits: SearchLimits = { nodes: 100_000, timeMs: 5000, seed: 1 };
 */
export interface SearchLimits {
  /** Milliseconds. The default is 1000. */
  timeMs?: number;
  /** Number of positions searched. */
  nodes?: number;
  /** Depth in steps. */
  depth?: number;
  /** Playing strength, from 1 (a beginner) to 10 (full strength, the default). */
  level?: number;
  /** Makes weaker levels and the choice between equal moves repeatable. A search with a seed does not use the tables of earlier searches. */
  seed?: number;
}

/**
 * The result of a search.
 *
 * @example
 * const { line, score } = bestMove(game, { depth: 8 });
 * console.log(score > 29_000 ? `mate in ${30_000 - score} steps` : score / 100, line.join(" "));
 */
export interface SearchResult {
  readonly move: MoveText;
  /** For the side to move: hundredths of a pawn, or ±(30,000 − steps to the end) for a forced end. */
  readonly score: number;
  /** How many steps deep it searched, and how many positions. */
  readonly depth: number;
  readonly nodes: number;
  /** The best line found for both sides; it begins with `move`. */
  readonly line: readonly MoveText[];
}

/**
 * Restores a game from a record made by `Game.record`.
 *
 * Throws the same errors as `newGame`.
 *
 * @example
 * const saved = JSON.stringify(game.record());
 * const again = fromRecord(JSON.parse(saved));
 */
export function fromRecord(record: GameRecord): Game;

/**
 * Makes a variant of your own known under its id: to `newGame`, `variants()`, records and the board. The same id again takes
 * its place for games begun afterwards; a built-in id is refused.
 *
 * Throws `invalid-definition`, with the member in `at`: `pieces.A.moves`.
 *
 * @example
 * define({ id: "knights-castle", name: "Knights' castle", extends: "chess", pieces: { R: { role: "chancellor", moves: "RN" } } });
 * newGame("knights-castle").legalMoves().length; // 22
 */
export function define(definition: VariantDefinition): VariantInfo;

/**
 * A known variant, with these options, as a definition: what `define` makes of it, under another id, plays exactly the same game.
 *
 * Throws `unknown-variant`, `invalid-option`.
 *
 * @example
 * define({ ...definition("chess"), id: "my-chess" });
 */
export function definition(variant: VariantId | (string & {}), options?: RuleOptions): VariantDefinition;

/**
 * A game of your own: what it says of itself, its board, its pieces and its rules. Nothing but `id` and `name` must be given
 * where it `extends` another game; objects are then merged member by member, lists and texts replace, and null removes.
 *
 * @example
 * const fast: VariantDefinition = { id: "fast", name: { en: "Fast", ru: "Быстрые" }, extends: "chess", draws: { moveCount: 20 } };
 */
export interface VariantDefinition {
  /** Lower-case letters, digits and hyphens, at most 64. */
  readonly id: string;
  readonly name: string | Text;
  /** One sentence: what is different from chess. */
  readonly summary?: string | Text | null;
  /** The variant that this one starts from. */
  readonly extends?: VariantId | (string & {});
  readonly board?: {
    /** 3 to 16, and at most 128 squares in all. */
    readonly width?: number;
    readonly height?: number;
    /** The letters of the files from White's left; `abc…` when left out. */
    readonly files?: string | readonly string[] | null;
    /** All squares look alike. */
    readonly plain?: boolean;
  };
  /** The start position as FEN, with pockets and extension fields. */
  readonly start?: string;
  /** The pieces by their letters A to Z, at most twelve, in the order of menus and pockets. */
  readonly pieces?: Readonly<Record<string, PieceDefinition | null>>;
  readonly castling?: CastlingDefinition | null;
  /** Captured pieces change sides and may be dropped. */
  readonly drops?: {
    /** Where pieces may be dropped: for all, or by letter, with `*` for all others. */
    readonly squares?: SquaresDefinition | Readonly<Record<string, SquaresDefinition>>;
    /** A drop may give mate; true when left out. */
    readonly mate?: boolean;
  } | null;
  readonly captures?: {
    /** What happens to a piece that another moves onto; `capture` when left out. */
    readonly how?: "capture" | "exchange" | "towers";
    /** Whoever can capture must. */
    readonly compulsory?: boolean;
  } | null;
  readonly check?: {
    /** In a position just set up the royal piece of the side not to move may be taken, which wins. */
    readonly enPrise?: boolean;
  } | null;
  readonly turn?: {
    /** 1 to 3. */
    readonly steps?: number;
    /** White's turn with move number 1 is one step. */
    readonly balanced?: boolean;
    /** What a check before the last step does. */
    readonly earlyCheck?: "allowed" | "forbidden" | "ends-turn";
    /** Each step by another piece. */
    readonly otherPieces?: boolean;
    /** At most one step captures. */
    readonly oneCapture?: boolean;
    /** En passant is possible in later steps only after en passant. */
    readonly passingChain?: boolean;
    /** When no further step is legal the turn passes. */
    readonly passes?: boolean;
  } | null;
  readonly memory?: {
    /** The third step of one role running, royal pieces excepted. */
    readonly runs?: "refused" | "loses" | null;
    /** Each side owes a royal move in each control period: numbers of moves. */
    readonly periods?: { readonly first: number; readonly length: number; readonly every: number; readonly white: number; readonly black: number } | null;
    /** Series of checks are kept: the letters whose check counts. */
    readonly series?: string | null;
  } | null;
  /** The neighbours of this piece stop and slow every sliding piece but itself; `frozen` are leapers that cannot leave them. */
  readonly zone?: { readonly piece: string; readonly frozen?: string } | null;
  /** Sides first arrange their pieces in secret. */
  readonly arrangement?: boolean;
  /** Immediate ends, in the order in which they are looked at. */
  readonly ends?: readonly EndDefinition[];
  /** What mate means. */
  readonly mate?: "win" | { readonly bySeries: { readonly notBy?: string } } | null;
  /** What having no move means when not in check, for the side to move; the words choose the reason that is given. */
  readonly noMoves?: "draw" | "loss" | "no-moves-loss" | "no-moves-win";
  readonly draws?: {
    /** Moves by each side without progress after which a draw may be claimed; null for none. */
    readonly moveCount?: number | null;
    /** Material with which the game ends by itself. */
    readonly dead?: readonly DeadMaterial[];
  };
}

/**
 * A kind of piece. `moves` is in Betza's notation: atoms W F D N A H C Z G K Q R B; ranges (`R3`); directions f b l r v s and
 * their pairs; m and c; p with R, B and Q.
 *
 * @example
 * const cannon: PieceDefinition = { role: "cannon", name: "cannon", moves: "mRcpR" };
 */
export interface PieceDefinition {
  /** Its id in the API; the letter in lower case when left out. */
  readonly role?: string;
  readonly name?: string | Text | null;
  readonly moves?: string;
  /** How it moves, in a sentence. */
  readonly text?: string | Text | null;
  /** Mate is given to it. */
  readonly royal?: boolean | Color;
  /** Only this side may have it. */
  readonly only?: Color | null;
  /** Which of the drawn figures shows it; otherwise its letter does. */
  readonly figure?: string | null;
  /** It is a pawn; its `moves` are then single steps, `fmWfcF` when left out. */
  readonly pawn?: boolean | {
    /** How many squares it may go at once from its start rank, 1 to 3. */
    readonly first?: number;
    /** Its start rank, 1 for its side's own first. */
    readonly start?: number;
    readonly enPassant?: boolean;
    /** Its long first step may pass over pieces of its own side. */
    readonly jumpOwn?: boolean;
    /** The first and the last rank on which it may stand. */
    readonly ranks?: readonly [number, number];
  } | null;
  /** Letters of what it may become on the last rank. */
  readonly promotion?: string | { readonly white: string; readonly black: string } | null;
  /** It comes on the board only by promotion. */
  readonly promotedOnly?: boolean;
  /** The squares that it keeps to. */
  readonly area?: SquaresDefinition | null;
}

/**
 * Squares: words with spaces between, each a square (`e4`), a rectangle (`d1-f3`), a rank (`*8`), a file (`e*`) or all (`*`).
 * One text is White's, and Black's is its mirror image.
 *
 * @example
 * const palace: SquaresDefinition = "d1-f3";
 */
export type SquaresDefinition = string | { readonly white: string; readonly black: string };

/**
 * Castling: the letters of king and rook, and the files on which they end.
 *
 * @example
 * const wide: CastlingDefinition = { king: "K", rook: "R", file: "f", right: { king: "i", rook: "h" }, left: { king: "c", rook: "d" } };
 */
export interface CastlingDefinition {
  readonly king: string;
  readonly rook: string;
  /** The file on which the king must stand; anywhere on its first rank when left out. */
  readonly file?: string | null;
  readonly right: { readonly king: string; readonly rook: string };
  readonly left: { readonly king: string; readonly rook: string };
  /** The king may not castle out of, through or into an attack; true when left out. */
  readonly safe?: boolean;
  readonly style?: "usual" | "king-takes-rook";
}

/**
 * An immediate end of the game.
 *
 * @example
 * const end: EndDefinition = { kind: "first-capture", pawns: false };
 */
export type EndDefinition =
  | { readonly kind: "extinction" | "bare-king" | "array-complete" | "all-lost" }
  | { readonly kind: "first-capture"; readonly pawns?: boolean };

/**
 * Material that cannot win: every piece on the board but the royal ones must be covered by one pattern.
 *
 * @example
 * const dead: readonly DeadMaterial[] = ["bare", { one: "NB" }, { oneColor: "B" }];
 */
export type DeadMaterial =
  | "bare" | { readonly one: string } | { readonly two: string } | { readonly each: string } | { readonly oneColor: string }
  | { readonly oppositeColors: string };

/**
 * Says what is wrong with a FEN in a variant. Returns null if the FEN is valid. An invalid FEN never makes it throw.
 *
 * @example
 * validateFen("chess", "8/8/8/8/8/8/8/8 w - - 0 1")?.field; // "board"
 */
export function validateFen(variant: VariantId | (string & {}), fen: string, options?: RuleOptions): FenProblem | null;

/**
 * What is wrong with a FEN: the name of the field, and a sentence that explains the problem.
 *
 * @example
 * const problem = validateFen("chess", fen);
 * if (problem) console.log(`${problem.field}: ${problem.text.ru}`);
 */
export interface FenProblem {
  readonly field: string;
  /** The explanation in English, the same as `text.en`. */
  readonly message: string;
  readonly text: Text;
}

/**
 * The id of a variant.
 *
 * @example
 * const id: VariantId = "kings-chess";
 */
export type VariantId =
  | "chess" | "chess960" | "crazyhouse" | "maharajah" | "marseillais" | "antichess" | "shatar" | "hiashatar"
  | "bishop-chess" | "knightmate" | "extinction" | "first-capture" | "berolina" | "amazon" | "three-move"
  | "tavreli" | "battle" | "anglo-boer" | "kings-chess" | "chess100" | "shakhdan" | "semedo";

/**
 * A side of the game.
 *
 * @example
 * game.resign("white");
 */
export type Color = "white" | "black";

/**
 * A square, named by its file letter and rank number. Boards with ten ranks also have squares such as "a10". The files of chess100 are a–i and k.
 *
 * @example
 * const square: Square = "e4";
 */
export type Square = string;

/**
 * A move in machine notation. `Game.play` accepts the moves that `legalMoves` and `history` return.
 *
 * @example
 * const moves: MoveText[] = ["e2e4", "e7e8q", "N@f3", "e1g1"];
 */
export type MoveText = string;

/**
 * The same text in every language.
 *
 * @example
 * variants()[0].name.ru; // "Шахматы"
 */
export interface Text {
  readonly en: string;
  readonly ru: string;
}

/**
 * What a menu or a page needs to know about a variant.
 *
 * @example
 * const { board, has } = variants().find(({ id }) => id === "hiashatar")!;
 * board.width; // 10
 */
export interface VariantInfo {
  readonly id: VariantId;
  readonly name: Text;
  /** One sentence that says how the variant differs from chess. */
  readonly summary: Text;
  readonly board: {
    readonly width: number;
    readonly height: number;
    readonly files: readonly string[];
    /** Whether all squares look alike. */
    readonly plain: boolean;
  };
  /** The start position with default options (in chess960, position 518). */
  readonly startFen: string;
  /** In games that are won by bringing the pieces to certain squares (shakhdan), which piece belongs on which square; otherwise null. */
  readonly goal: Readonly<Record<Square, Pick<Piece, "role" | "color">>> | null;
  readonly roles: readonly RoleInfo[];
  readonly options: readonly OptionInfo[];
  /** The number of steps in a full turn: 1, 2 (marseillais) or 3 (three-move). */
  readonly stepsPerTurn: number;
  /** Features that a page must be ready to show. */
  readonly has: { readonly pockets: boolean; readonly towers: boolean; readonly arrangement: boolean };
}

/**
 * A kind of piece in a variant.
 *
 * @example
 * variants()[0].roles.map(({ letter, name }) => `${letter} ${name.en}`); // ["K king", …]
 */
export interface RoleInfo {
  /** The name used throughout the API: "king", "amazon", "literatus". */
  readonly role: string;
  /** The letter used in FEN and move text, in upper case. */
  readonly letter: string;
  readonly name: Text;
  /** A short description of how it moves. */
  readonly moves: Text;
  readonly royal: boolean;
}

/**
 * An option of a variant, with everything that a form needs to show it.
 *
 * @example
 * variants().flatMap(({ options }) => options.map(({ label }) => label.en));
 */
export interface OptionInfo {
  readonly id: string;
  readonly label: Text;
  readonly type: "boolean" | "integer" | "choice";
  readonly default: boolean | number | string;
  /** The limits of an integer option. */
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
  /** A position to start from instead of the variant's start position. */
  fen?: string;
  /** Rule options by id; options that are left out have their default values. */
  options?: RuleOptions;
  /** Moves to play at once, in any notation that `Game.play` accepts. */
  moves?: readonly string[];
}

/**
 * Rule options by id.
 *
 * @example
 * newGame("chess960", { options: { position: 518 } }).options; // { position: 518 }
 */
export type RuleOptions = Readonly<Record<string, boolean | number | string>>;

/**
 * A whole game as plain JSON, for saving it, sharing it in links and passing it to Workers.
 *
 * @example
 * worker.postMessage(game.record());
 */
export interface GameRecord {
  readonly v: 1;
  readonly variant: string;
  readonly options: RuleOptions;
  /** Left out if the game began from the start position (in chess960, the one that its option `position` selects). */
  readonly fen?: string;
  readonly moves: readonly MoveText[];
  /** An end or a freeze that the moves alone do not show. `reason` is the complaint that a player made. */
  readonly end?: { readonly kind: string; readonly color?: Color; readonly reason?: string };
  /** The rules of a game of your own, so that the record can be read anywhere. */
  readonly definition?: VariantDefinition;
}

/**
 * A game. `newGame` and `fromRecord` create it, and only its methods change it. A call that throws leaves the game as it was.
 * After `free`, every method except `free` throws `disposed`.
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
  /** All options with their values. In chess960, `position` is the number that was drawn, or −1 if the game began from a FEN. */
  readonly options: RuleOptions;

  /**
   * Returns all legal moves, or only those from one square. In a turn of several steps, these are the legal next steps.
   * A drop comes from the pocket, so its origin is the letter of the piece. The list is empty if the game is over or frozen,
   * or if the pieces are still being arranged.
   *
   * @example
   * game.legalMoves("e2").map(({ move }) => move); // ["e2e3", "e2e4"]
   * game.legalMoves("N"); // where a knight in hand may be dropped
   */
  legalMoves(from?: Square | string): readonly Move[];

  /**
   * Returns, for every piece that can move, the squares it can go to. The keys are squares, or letters of pieces in hand.
   *
   * @example
   * newGame("chess").destinations().get("g1"); // ["f3", "h3"]
   */
  destinations(): ReadonlyMap<string, readonly Square[]>;

  /**
   * Plays a move, given in machine notation, in SAN, by its squares, or as a `Move` from this library. Returns the move played.
   *
   * Throws `illegal-move`, `ambiguous-move`, `invalid-move`, `wrong-phase` or `game-over`.
   *
   * @example
   * game.play("g1f3");
   * game.play("Nf6");
   * game.play({ from: "e7", to: "e8", promotion: "queen" });
   */
  play(move: MoveText | MoveInput | Move): Move;

  /**
   * Explains why a move cannot be played. Returns null if it can. No move makes it throw; it throws only after `free`.
   *
   * @example
   * newGame("chess").explain("e2e5")?.text.en; // a sentence for the player
   */
  explain(move: MoveText | MoveInput | Move): Illegality | null;

  /**
   * Takes back the last step, together with any end of the game that came after it. Returns null if there is no step to take
   * back. In battle chess, the arrangement and the drawing of lots cannot be undone.
   *
   * Throws `wrong-phase` while the pieces are being arranged or the game is frozen.
   *
   * @example
   * game.undo()?.move; // "e7e5"
   */
  undo(): Move | null;

  /**
   * Plays the step that was last taken back. Returns null if there is none.
   *
   * @example
   * game.redo()?.move; // "e7e5"
   */
  redo(): Move | null;

  /**
   * Returns the current state of the game.
   *
   * @example
   * const { turn, check, outcome } = game.status();
   */
  status(): Status;

  /**
   * Returns the position as FEN, with the variant's own fields. With `step`, returns the position after that many steps (0 is the
   * first position).
   *
   * @example
   * newGame("semedo").fen(); // "nlkln/cpppc/p3p/5/5/P3P/CPPPC/NLKLN w - - 0 1"
   */
  fen(step?: number): string;

  /**
   * Returns the whole game as plain JSON. Throws `wrong-phase` while the pieces are being arranged.
   *
   * @example
   * localStorage.setItem("game", JSON.stringify(game.record()));
   */
  record(): GameRecord;

  /**
   * Returns the pieces on every occupied square.
   *
   * @example
   * newGame("chess").board().get("e1")?.top.role; // "king"
   */
  board(): ReadonlyMap<Square, Stack>;

  /**
   * Returns the number of pieces in hand by colour and role, or null if the variant has no pockets.
   *
   * @example
   * newGame("crazyhouse").pockets()?.white.knight; // 0
   */
  pockets(): { readonly white: Readonly<Record<string, number>>; readonly black: Readonly<Record<string, number>> } | null;

  /**
   * Returns the squares that a colour attacks, by the rules of the variant.
   *
   * @example
   * newGame("chess").attacked("white").includes("f3"); // true
   */
  attacked(by: Color): readonly Square[];

  /**
   * Returns the moves played so far, with one entry for each step.
   *
   * @example
   * game.history().map(({ san }) => san); // ["e4", "e5"]
   */
  history(): readonly Move[];

  /**
   * Returns the number of sequences of exactly `depth` legal steps. Throws `invalid-argument` unless `depth` is from 0 to 20.
   * It counts until it is done, so a great depth in an open position takes longer than anybody waits.
   *
   * @example
   * newGame("chess").perft(3); // 8902
   */
  perft(depth: number): number;

  /**
   * Ends the game because a side resigns. Throws `game-over` or `wrong-phase`.
   *
   * @example
   * game.resign("black").outcome?.result; // "1-0"
   */
  resign(color: Color): Status;

  /**
   * Ends the game as a draw by agreement. Throws `game-over` or `wrong-phase`.
   *
   * @example
   * game.agreeDraw().outcome?.reason; // "agreement"
   */
  agreeDraw(): Status;

  /**
   * Claims a draw that `status().claims` lists. Throws `no-claim`, `game-over` or `wrong-phase`.
   *
   * @example
   * if (game.status().claims.length > 0) game.claimDraw();
   */
  claimDraw(): Status;

  /**
   * Ends the game because a player's time ran out. Throws `game-over` or `wrong-phase`.
   *
   * @example
   * game.flag("white").outcome?.reason; // "timeout"
   */
  flag(color: Color): Status;

  /**
   * Battle chess: hands in one side's secret arrangement. Throws `invalid-arrangement` or `wrong-phase`.
   *
   * @example
   * game.arrange("white", { e1: "king", a4: "pawn", ...others });
   */
  arrange(color: Color, pieces: Readonly<Record<Square, string>>): Status;

  /**
   * Battle chess: reveals both arrangements and draws lots for the first move. A seed, a non-negative integer, makes the result
   * repeatable.
   *
   * @example
   * game.drawLots().turn; // "white" or "black"
   */
  drawLots(seed?: number): Status;

  /**
   * Battle chess: freezes the game because of a player's complaint, until the arbiter rules on it.
   *
   * @example
   * game.freeze("white", "an engine is at work").phase; // "frozen"
   */
  freeze(by: Color, reason?: string): Status;

  /**
   * Battle chess: resumes a frozen game.
   *
   * @example
   * game.resume().phase; // "play"
   */
  resume(): Status;

  /**
   * Battle chess: ends a frozen game without a result.
   *
   * @example
   * game.annul().outcome?.result; // "*"
   */
  annul(): Status;

  /**
   * Battle chess: ends a frozen game as a loss for a side.
   *
   * @example
   * game.forfeit("black").outcome?.winner; // "white"
   */
  forfeit(color: Color): Status;

  /**
   * Returns the game as PGN with a Variant tag, and with FEN, SetUp and option tags if they are needed. Throws `wrong-phase`
   * while the pieces are being arranged.
   *
   * @example
   * game.pgn({ White: "Anna", Black: "Boris" });
   */
  pgn(headers?: Readonly<Record<string, string>>): string;

  /**
   * Returns an independent copy with the whole history. Throws `wrong-phase` while the pieces are being arranged.
   *
   * @example
   * const analysis = game.clone();
   */
  clone(): Game;

  /**
   * Frees the game's WebAssembly memory now, without waiting for garbage collection. Moves that the game returned remain usable.
   *
   * @example
   * game.free();
   */
  free(): void;

  /**
   * The same as `free`, for platforms that support `using`.
   *
   * @example
   * using game = newGame("chess");
   */
  [Symbol.dispose](): void;
}

/**
 * A move given by its squares.
 *
 * @example
 * game.play({ from: "e7", to: "e8", promotion: "knight" });
 * game.play({ drop: "N", to: "f3" });
 */
export interface MoveInput {
  from?: Square;
  to: Square;
  /** The role or letter that a pawn promotes to. */
  promotion?: string;
  /** The role or letter of a piece that is dropped from the pocket. */
  drop?: string;
  /** Castling rather than the king's plain step to the same square (chess960), or not; `ambiguous-move` where both fit and this is left out. */
  castle?: boolean;
  /** Tavreli: whether this is the capture en passant rather than the ordinary capture on the same square. */
  enPassant?: boolean;
  /** Tavreli: how many pieces from the top of the tower move; all of them if this is left out. */
  count?: number;
  /** Shakhdan: the square of the piece with which a pawn that reaches the last rank changes places. */
  exchange?: Square;
}

/**
 * A piece on the board.
 *
 * @example
 * game.board().get("d8")?.top; // { role: "queen", color: "black" }
 */
export interface Piece {
  /** The current role; a promoted ratnik has the role of its symbol. */
  readonly role: string;
  readonly color: Color;
  readonly promoted?: true;
  /** Ratniks in tavreli: the role they promote to. */
  readonly symbol?: string;
  /** Ratniks in tavreli: present if the ratnik has never been displaced. */
  readonly fresh?: true;
}

/**
 * The pieces on a square, from bottom to top. Only in tavreli can there be more than one. The stack belongs to the side of `top`.
 *
 * @example
 * for (const [square, { top, pieces }] of game.board()) console.log(square, top.role, pieces.length);
 */
export interface Stack {
  readonly top: Piece;
  readonly pieces: readonly Piece[];
}

/**
 * A step that is legal or has been played. All members are own properties, so a spread or a structured clone contains them. A move
 * that is the same in several positions may be the same object.
 *
 * @example
 * const { move, san, kind } = game.play("Nxe5");
 */
export interface Move {
  readonly move: MoveText;
  /** Standard algebraic notation; in tavreli, the notation of that game. */
  readonly san: string;
  readonly color: Color;
  /** The role of the piece before the step. */
  readonly role: string;
  /** The square that the piece leaves; null for a drop. */
  readonly from: Square | null;
  readonly to: Square;
  readonly kind: "quiet" | "capture" | "en-passant" | "castle" | "drop" | "swap" | "stack";
  /** The captured piece and the square where it stood; in tavreli, the top piece of the captured tower. */
  readonly captured: (Piece & { readonly square: Square }) | null;
  /** Shakhdan: the enemy piece that changed places with the moving piece, and its new square. */
  readonly swapped: (Piece & { readonly square: Square }) | null;
  /** The role to which the moving piece was promoted. */
  readonly promotion: string | null;
  /** Tavreli: every piece that the step promoted or demoted, as it is afterwards. */
  readonly promotions: readonly (Piece & { readonly square: Square })[];
  /** Castling: the rook's squares. `from` and `to` are the royal piece's squares, also in chess960, where the move text is written as
   *  king takes rook. */
  readonly rook: { readonly from: Square; readonly to: Square } | null;
  /** The number of pieces that move together; always 1 except in tavreli. */
  readonly count: number;
  /** Shakhdan: the square of the piece with which the pawn changes places. */
  readonly exchange: Square | null;
  /** Whether the move attacks the opponent's royal piece. */
  readonly check: boolean;
  /** Returns a plain object with all members. */
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
  /** The number of the next step within the turn, counted from 1. */
  readonly step: number;
  /** The number of steps that remain in the turn, including the next one. */
  readonly stepsLeft: number;
  readonly moveNumber: number;
  readonly halfmoveClock: number;
  /** The squares of the attacked royal pieces of the side to move. */
  readonly check: readonly Square[];
  readonly checkers: readonly Square[];
  readonly legalMoveCount: number;
  readonly outcome: Outcome | null;
  /** Battle chess: the sides that have handed in their arrangements; null in other phases. */
  readonly arranged: { readonly white: boolean; readonly black: boolean } | null;
  /** The draws that can be claimed now. */
  readonly claims: readonly ("threefold-repetition" | "move-count")[];
  /** Facts that a player of this variant must know now, for the page to show. */
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
  /** The reason as a sentence. */
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
 * A fact that a player of the variant must know now.
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
  /** The squares that the reason concerns. */
  readonly squares?: readonly Square[];
}

/**
 * The type of everything that the library throws. `code` is stable, and `message` is in English.
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
  readonly code: "not-initialized" | "load-failed" | "disposed" | "unknown-variant" | "invalid-option" | "invalid-argument" | "invalid-definition" | "invalid-fen" | "invalid-pgn"
    | "invalid-move" | "illegal-move" | "ambiguous-move" | "game-over" | "no-claim" | "wrong-phase"
    | "invalid-arrangement" | "cancelled" | "internal";
  /** Where the error is: a FEN field ("board", "en passant", …), the id of an option, or a move ("move 3"). */
  readonly at?: string;
  /** The message in every language. */
  readonly text: Text;
}
