// The page's own words. Names of games, men, reasons and refusals come from the library.
import { setting } from "./settings.js";

const EN = {
  title: "Mandragorias: chess and its relatives",
  skip: "Skip to the board",
  language: "Language",
  look: "Appearance", "look.auto": "as the system", "look.light": "light", "look.dark": "dark",
  theme: "Board", "theme.": "wood", "theme.green": "green", "theme.contrast": "high contrast",
  pieces: "Men", "pieces.figures": "figures", "pieces.letters": "letters",
  coordinates: "Coordinates", "coordinates.edge": "at the edge", "coordinates.all": "on every square", "coordinates.none": "none",
  settings: "Settings",
  lead: "Twenty-two games of chess, from the Mongolian steppe to a card-house of towers. Pick one; two people play it here, on one device, without a server.",
  search: "Find a game",
  "group.classical": "Classical", "group.captures": "Captures with a twist", "group.goals": "Other goals", "group.several": "Several moves a turn and games with a memory",
  "group.historical": "Historical", "group.russian": "Russian", "group.other": "More",
  nothing: "No game has that in its name or description.",
  back: "All games",
  white: "White", black: "Black",
  toMove: "{color} to move", move: "move {number}", step: "step {step} of {steps}",
  check: "check",
  newGame: "New game", options: "Options", start: "Start", startOver: "Start over",
  undo: "Take back", redo: "Again", flip: "Turn the board", resign: "Resign", draw: "Agree to a draw", claim: "Claim a draw",
  confirm: "Press again to confirm",
  "claim.threefold-repetition": "Claim a draw: position for the third time", "claim.move-count": "Claim a draw: too long without progress",
  first: "To the start", previous: "One step back", next: "One step on", last: "To the present",
  moves: "Moves", noMoves: "No moves yet.",
  enter: "Enter a move", enterHint: "e2e4, Nf3, O-O …", play: "Play",
  fen: "Position (FEN)", load: "Set up", copy: "Copy", copied: "Copied",
  pgn: "Game (PGN)",
  rules: "Rules", men: "The men",
  result: "Result", rematch: "Play again", close: "Close",
  zones: "Show the bodyguards' zones", goal: "Show where the men must go",
  loading: "Loading …",
  failed: "The game engine could not be loaded ({message}). It needs WebAssembly and the file engine_bg.wasm beside the scripts: reload the page, or try another browser.",
  noPage: "There is no game at this address.",
  rulesFailed: "The rules could not be loaded.",
  foot: "All games run in your browser; nothing is sent anywhere.",
};

const RU = {
  title: "Мандрагориас: шахматы и их родня",
  skip: "Сразу к доске",
  language: "Язык",
  look: "Оформление", "look.auto": "как в системе", "look.light": "светлое", "look.dark": "тёмное",
  theme: "Доска", "theme.": "дерево", "theme.green": "зелёная", "theme.contrast": "контрастная",
  pieces: "Фигуры", "pieces.figures": "рисунки", "pieces.letters": "буквы",
  coordinates: "Координаты", "coordinates.edge": "по краю", "coordinates.all": "на всех полях", "coordinates.none": "нет",
  settings: "Настройки",
  lead: "Двадцать две шахматные игры: от монгольской степи до таврелей, из которых строят башни. Выберите любую — вдвоём за одним устройством, без сервера.",
  search: "Найти игру",
  "group.classical": "Классические", "group.captures": "Необычное взятие", "group.goals": "Другая цель", "group.several": "Несколько ходов подряд и игры с памятью",
  "group.historical": "Исторические", "group.russian": "Русские", "group.other": "Другие",
  nothing: "Ни в названиях, ни в описаниях такого нет.",
  back: "Все игры",
  white: "Белые", black: "Чёрные",
  toMove: "Ход {color}", move: "ход {number}", step: "шаг {step} из {steps}",
  check: "шах",
  newGame: "Новая партия", options: "Условия", start: "Начать", startOver: "Сначала",
  undo: "Взять ход назад", redo: "Вернуть ход", flip: "Повернуть доску", resign: "Сдаться", draw: "Согласиться на ничью", claim: "Потребовать ничью",
  confirm: "Нажмите ещё раз, чтобы подтвердить",
  "claim.threefold-repetition": "Потребовать ничью: троекратное повторение", "claim.move-count": "Потребовать ничью: слишком долго без взятий и ходов пешками",
  first: "К началу", previous: "На шаг назад", next: "На шаг вперёд", last: "К последнему ходу",
  moves: "Ходы", noMoves: "Ходов ещё нет.",
  enter: "Ввести ход", enterHint: "e2e4, Nf3, O-O …", play: "Пойти",
  fen: "Позиция (FEN)", load: "Расставить", copy: "Копировать", copied: "Скопировано",
  pgn: "Партия (PGN)",
  rules: "Правила", men: "Фигуры",
  result: "Итог", rematch: "Ещё партию", close: "Закрыть",
  zones: "Показать зоны телохранителей", goal: "Показать, куда вести фигуры",
  loading: "Загрузка …",
  failed: "Не удалось загрузить игровой модуль ({message}). Нужны WebAssembly и файл engine_bg.wasm рядом со скриптами: обновите страницу или попробуйте другой браузер.",
  noPage: "По этому адресу игры нет.",
  rulesFailed: "Не удалось загрузить правила.",
  foot: "Все игры идут в вашем браузере; никуда ничего не отправляется.",
};

/** Forms that Russian puts after "Ход": «Ход белых». */
const MOVER = { en: { white: "White", black: "Black" }, ru: { white: "белых", black: "чёрных" } };

export const catalogues = { en: EN, ru: RU };

/** A text of the page in the player's language. */
export function t(key, values = {}) {
  const template = catalogues[setting("lang")][key] ?? key;
  return template.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** "White to move". */
export const toMove = (color) => t("toMove", { color: MOVER[setting("lang")][color] });

/** A text of the library in the player's language. */
export const say = (text) => text[setting("lang")];
