// An element is made of what browsers have, so these types bring those of browsers along.
/// <reference lib="dom" />

// Types of `mandragorias/board`, the entry that defines <mandragorias-board>.
import type { Color, Game, GameError, Illegality, Piece, Move, MoveInput, Outcome, Square, Status } from "../index.js";

/** A mark that the page adds to a square, or an arrow to another square. These kinds look different: `hint` (a ring), `good` (a ring
 *  with a tick), `bad` (a cross) and `zone` (hatching). Any other kind looks like `hint` and can be styled with `::part(mark-<kind>)`. */
export interface BoardMark {
  readonly square: Square;
  readonly to?: Square;
  readonly kind: string;
}

/** The moves that the choice menu offers. */
export interface BoardChoice {
  /** The square, or the letter of the piece in the pocket, that the move starts from. */
  readonly from: string;
  readonly to: Square;
  readonly moves: readonly Move[];
}

/** A square or a piece in a pocket that was pressed, or a piece that was picked up. */
export interface BoardLook {
  /** The square, or the letter of the piece in the pocket. */
  readonly place: string;
  /** The piece there (in a tower, the top piece), or null on an empty square. */
  readonly piece: Piece | null;
}

/** Battle chess: pieces by square, as `Game.arrange` accepts them. */
export interface BoardArrangement {
  readonly color: Color;
  readonly pieces: Readonly<Record<Square, string>>;
}

/** Events of the board. All of them bubble and are composed. */
export interface MandragoriasBoardEventMap extends HTMLElementEventMap {
  /** A step was played on the board or by its method `play`. */
  step: CustomEvent<Move>;
  /** The player tried a step that cannot be played. */
  refused: CustomEvent<Illegality>;
  /** The game is over. */
  end: CustomEvent<Outcome>;
  /** The choice menu opened. */
  choice: CustomEvent<BoardChoice>;
  /** A square or a piece in a pocket was pressed, or a piece was picked up, whether or not it can move. */
  look: CustomEvent<BoardLook>;
  /** Battle chess: a side begins to arrange its pieces. */
  arranging: CustomEvent<{ readonly color: Color }>;
  /** Battle chess: a side handed in this arrangement. */
  "handed-in": CustomEvent<BoardArrangement>;
  /** Battle chess: an arrangement was handed in, or lots were drawn. */
  arranged: CustomEvent<Status>;
  /** The attributes do not describe a valid game, or the computer opponent could not be loaded. */
  failed: CustomEvent<GameError>;
}

/**
 * An accessible board for every game of the library. Setting a property to a value that it does not accept throws a GameError
 * (`invalid-argument`) and leaves the property as it was.
 *
 * @example
 * import "mandragorias/board";
 * const board = document.createElement("mandragorias-board");
 * board.variant = "crazyhouse";
 * board.addEventListener("step", ({ detail }) => console.log(detail.san));
 * document.body.append(board);
 */
export declare class MandragoriasBoardElement extends HTMLElement {
  /** The variant of the game. Setting it starts a new game after the running script has ended, so `variant` and `fen` can be set in
   *  any order. */
  variant: string;
  /** The FEN of the position shown. Setting it starts a new game from that position. */
  fen: string;
  /** The language of the board's texts: its own `lang`, or else that of the nearest ancestor with a `lang`. Every language except
   *  Russian counts as English. */
  lang: "en" | "ru";
  /** The game shown, or null until one has started. Call `refresh()` after you change the game by other means than the board. */
  game: Game | null;
  /** `Game.status()` of the position shown, which is an earlier one if `shown` is set; null before a game has started. If a capture is
   *  compulsory now, the notice `capture-compulsory` says so and lists the pieces that can capture. */
  readonly status: Status | null;
  /** The side at the bottom. */
  orientation: Color;
  /** The sides that may move on this board. */
  players: "both" | Color | "none";
  /** Where coordinates are shown: along the edge, in every square, or nowhere. */
  coordinates: "edge" | "all" | "none";
  /** How pieces are drawn: as figures, or as letters on discs. */
  pieces: "figures" | "letters";
  /** The colours: "" (wood), "slate" or "contrast". Other values are available to the page's own CSS. */
  theme: string;
  /** The number of steps after which the game is shown; null shows its last position. Moves cannot be played from earlier positions. */
  shown: number | null;
  /** Marks that the page adds. Setting another game removes them. */
  marks: readonly BoardMark[];
  /** Who plays the side that nobody plays on this board: nobody, or the computer. With `players` at "both" the player has the side at the
   *  bottom. */
  opponent: "none" | "computer";
  /** The strength of the computer, from 1 (a beginner) to 10; 5 by default. */
  level: number;
  /** Whether there is a field below the board for entering moves as text. */
  entry: boolean;
  /** Whether the board shows how the selected piece moves, the zones of bodyguards, and the squares that pieces have to reach. */
  hints: boolean;

  /** Battle chess: the pieces placed so far by the side that is arranging, or null if no side is. */
  get arrangement(): BoardArrangement | null;
  /** Places these pieces. Pieces that do not belong to the army, or whose square is not in its half, are left out. */
  set arrangement(pieces: Readonly<Record<Square, string>>);

  /** Moves the focus to the square that Tab leads to. */
  focus(options?: FocusOptions): void;
  /** Flips the board. */
  flip(): void;
  /**
   * Plays a move in the game and shows it.
   * @throws GameError the same errors as `Game.play`, and `wrong-phase` before a game has started
   */
  play(move: string | MoveInput): Move;
  /** Shows the game again after it was changed by other means, for example by a computer's step, an undo or a resignation. */
  refresh(): void;

  addEventListener<K extends keyof MandragoriasBoardEventMap>(
    type: K, listener: (this: MandragoriasBoardElement, event: MandragoriasBoardEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof MandragoriasBoardEventMap>(
    type: K, listener: (this: MandragoriasBoardElement, event: MandragoriasBoardEventMap[K]) => unknown, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** A short name for the element's class. */
export type MandragoriasBoard = MandragoriasBoardElement;

declare global {
  interface HTMLElementTagNameMap {
    "mandragorias-board": MandragoriasBoardElement;
  }
}
