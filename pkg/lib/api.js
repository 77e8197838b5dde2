// What every entry of the package exports beside `init`.

export { bestMove } from "./bot.js";
export { define, definition } from "./define.js";
export { GameError } from "./errors.js";
export { Game } from "./game.js";
export { fromRecord, newGame, validateFen } from "./start.js";
export { variants } from "./variants.js";
export { version } from "./version.js";
