// Types of the entry `mandragorias/board`, which defines <mandragorias-board>.
import type { Color, Game, GameError, Illegality, Piece, Move, MoveInput, Outcome, Square, Status } from "../index.js";

/** A mark that the page draws: on a square, or an arrow to another. Kinds with a look of their own: `hint` (a ring), `good` (a ring
 *  with a tick), `bad` (a cross), `zone` (hatching); any other kind looks like `hint` and can be styled by `::part(mark-<kind>)`. */
export interface BoardMark {
  readonly square: Square;
  readonly to?: Square;
  readonly kind: string;
}

/** What the choice menu offers. */
export interface BoardChoice {
  /** Square or pocket letter moved from. */
  readonly from: string;
  readonly to: Square;
  readonly moves: readonly Move[];
}

/** What was pressed, or taken into the hand. */
export interface BoardLook {
  /** Square or pocket letter. */
  readonly place: string;
  /** The piece there, the top one of a tower; null on an empty square. */
  readonly piece: Piece | null;
}

/** Battle: pieces by square, as `Game.arrange` takes them. */
export interface BoardArrangement {
  readonly color: Color;
  readonly pieces: Readonly<Record<Square, string>>;
}

/** Events of the board. All bubble and are composed. */
export interface MandragoriasBoardEventMap extends HTMLElementEventMap {
  /** A step was played on the board (or by its `play`). */
  step: CustomEvent<Move>;
  /** A step was tried that cannot be played. */
  refused: CustomEvent<Illegality>;
  /** The game is over. */
  end: CustomEvent<Outcome>;
  /** The choice menu opened. */
  choice: CustomEvent<BoardChoice>;
  /** A square or a piece in a pocket was pressed, or a piece taken into the hand; it need not be able to move. */
  look: CustomEvent<BoardLook>;
  /** Battle: a side has the board before it and begins to arrange. */
  arranging: CustomEvent<{ readonly color: Color }>;
  /** Battle: a side handed in these pieces. */
  "handed-in": CustomEvent<BoardArrangement>;
  /** Battle: a side handed in its pieces, or the lot was drawn. */
  arranged: CustomEvent<Status>;
  /** No game could be begun from the attributes. */
  failed: CustomEvent<GameError>;
}

/**
 * An accessible board for every game of the library. A property set to what it does not take throws a GameError
 * (`invalid-argument`) and stays as it was.
 *
 * @example
 * import "mandragorias/board";
 * const board = document.createElement("mandragorias-board");
 * board.variant = "crazyhouse";
 * board.addEventListener("step", ({ detail }) => console.log(detail.san));
 * document.body.append(board);
 */
export declare class MandragoriasBoardElement extends HTMLElement {
  /** Variant of the game; setting it begins a new one (after the running script, so `variant` and `fen` can be set in any order). */
  variant: string;
  /** FEN of the position shown; setting it begins a new game there. */
  fen: string;
  /** Language of what the board says: its own `lang`, else that of the nearest element with one; all but Russian is English. */
  lang: "en" | "ru";
  /** The game shown, null until one has begun. After changing the game by other means than the board call `refresh()`. */
  game: Game | null;
  /** `Game.status()` of the position shown, which `shown` may make an earlier one; null before a game. Where the rules make captures
   *  compulsory and one is due, a notice `capture-compulsory` says so and names the pieces that can capture. */
  readonly status: Status | null;
  /** The side at the bottom. */
  orientation: Color;
  /** Who may move here. */
  players: "both" | Color | "none";
  /** Coordinates in the squares of the edge, in all squares, or nowhere. */
  coordinates: "edge" | "all" | "none";
  /** Drawn figures, or letters on discs. */
  pieces: "figures" | "letters";
  /** "" (wood), "slate" or "contrast"; others are free for the page's own CSS. */
  theme: string;
  /** After how many steps of the game it is shown; null is its last position. Nothing can be played in an earlier one. */
  shown: number | null;
  /** Marks of the page. They are gone when another game is set. */
  marks: readonly BoardMark[];
  /** Whether a field below the board takes moves as text. */
  entry: boolean;
  /** Whether the board helps: how the piece at hand moves, zones of bodyguards, places that pieces are to reach. */
  hints: boolean;

  /** Battle: the pieces that are being placed, while their side has the board before it, else null. */
  get arrangement(): BoardArrangement | null;
  /** Places these pieces; what is no piece of the army, or has no square on its half, is left out. */
  set arrangement(pieces: Readonly<Record<Square, string>>);

  /** Puts the focus on the square that Tab leads to. */
  focus(options?: FocusOptions): void;
  /** Turns the board round. */
  flip(): void;
  /**
   * Plays a move on the game and shows it.
   * @throws GameError as `Game.play` does; `wrong-phase` before a game has begun
   */
  play(move: string | MoveInput): Move;
  /** Shows the game again after it was changed by other means: a computer's step, an undo, a resignation. */
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

/** The element under its short name. */
export type MandragoriasBoard = MandragoriasBoardElement;

declare global {
  interface HTMLElementTagNameMap {
    "mandragorias-board": MandragoriasBoardElement;
  }
}
