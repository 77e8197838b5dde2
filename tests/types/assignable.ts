// The package's declarations keep the promise of the public API (mandragorias.d.ts): compiling this file is the test.
import * as ours from "mandragorias";
import * as inline from "mandragorias/inline";
import type * as board from "mandragorias/board";
import * as bot from "mandragorias/bot";
import type * as api from "./mandragorias.js";

/** What later versions of the package bring. */
type Later = "parsePgn" | "createBot";

const entry: Omit<typeof api, Later> = ours;
const inlineEntry: Omit<typeof api, Later> = inline;

const botEntry: Pick<typeof api, "createBot"> = bot;

// Methods compare loosely in both directions; as plain functions their arguments are held to the promise too.
type Strict<T> = { [K in keyof T]: T[K] extends (...input: infer Input) => infer Output ? (...input: Input) => Output : T[K] };
type Keeps<Ours extends Promised, Promised> = [Ours, Promised];

type Values = [
  Keeps<Strict<ours.Game>, Strict<api.Game>>,
  Keeps<ours.GameError, api.GameError>,
  Keeps<ours.VariantInfo, api.VariantInfo>,
  Keeps<ours.RoleInfo, api.RoleInfo>,
  Keeps<ours.OptionInfo, api.OptionInfo>,
  Keeps<ours.Text, api.Text>,
  Keeps<ours.FenProblem, api.FenProblem>,
  Keeps<ours.GameRecord, api.GameRecord>,
  Keeps<ours.Piece, api.Piece>,
  Keeps<ours.Stack, api.Stack>,
  Keeps<ours.Move, api.Move>,
  Keeps<ours.Status, api.Status>,
  Keeps<ours.Outcome, api.Outcome>,
  Keeps<ours.Reason, api.Reason>,
  Keeps<ours.Notice, api.Notice>,
  Keeps<ours.Illegality, api.Illegality>,
  Keeps<Omit<Strict<board.MandragoriasBoard>, "game">, Omit<Strict<api.MandragoriasBoard>, "game">>,
  Keeps<ours.SearchResult, api.SearchResult>,
  Keeps<Strict<bot.Bot>, Strict<api.Bot>>,
  Keeps<ours.Game | null, board.MandragoriasBoard["game"]>,
];

// What callers hand in: everything that the API lets them write must be taken.
type Inputs = [
  Keeps<api.InitSource, ours.InitSource>,
  Keeps<api.VariantId, ours.VariantId>,
  Keeps<api.GameSetup, ours.GameSetup>,
  Keeps<api.RuleOptions, ours.RuleOptions>,
  Keeps<api.MoveInput, ours.MoveInput>,
  Keeps<api.GameRecord, ours.GameRecord>,
  Keeps<api.SearchLimits, ours.SearchLimits>,
  Keeps<api.VariantDefinition, ours.VariantDefinition>,
  Keeps<api.Color, ours.Color>,
  Keeps<api.Square, ours.Square>,
  Keeps<api.MoveText, ours.MoveText>,
];

export { botEntry, entry, inlineEntry };
export type { Values, Inputs };
