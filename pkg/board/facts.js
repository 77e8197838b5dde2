// What a player must know now in this variant: the game's notices, as sentences and as marks on the squares that they name.

/** Which mark a notice puts on its squares. */
const MARK = {
  "used-pieces": "used", "barred-role": "used", zones: "zone",
  "king-move-due": "due", "exchange-due": "due", "royal-en-prise": "due", "capture-compulsory": "due",
};

/** Zones hold for the whole game and cover half the board: they are shown on demand. */
const wanted = ({ code }, hints) => code !== "zones" || hints;

/** Marks of the notices, as [name, square] pairs. */
export const noticeMarks = (notices, hints) =>
  notices.filter((notice) => wanted(notice, hints)).flatMap(({ code, squares = [] }) => squares.map((square) => [MARK[code] ?? "due", square]));

/** Sentences of the notices and, in turns of several steps, which step it is. */
export function factTexts({ status }, info, hints, names) {
  const steps = status.step + status.stepsLeft - 1;
  const step = info.stepsPerTurn > 1 && status.phase === "play" ? [names.words.step(status.step, steps)] : [];
  return [...step, ...status.notices.filter((notice) => wanted(notice, hints)).map(({ text }) => text[names.lang])];
}
