// What the players may do besides moving.
import { confirmed } from "../common/confirm.js";
import { button, el, enable } from "../common/dom.js";
import { t } from "../words/index.js";

export function actions(table) {
  const undo = button(t("undo"), () => table.undo());
  const redo = button(t("redo"), () => table.redo());
  const flip = button(t("flip"), () => table.turnBoard());
  const resign = confirmed(t("resign"), () => table.act((game) => game.resign(game.status().turn)));
  const draw = confirmed(t("draw"), () => table.act((game) => game.agreeDraw()));
  const claims = el("span", { className: "bar" });

  function show({ status, history, undone }) {
    const settled = status.phase === "play" || status.phase === "over";
    // Where the other player is elsewhere, this side speaks for itself only, and what was sent is said.
    const { mine } = table.session;
    const theirs = mine !== undefined && mine !== status.turn;
    enable(undo, mine === undefined && settled && history.length > 0);
    enable(redo, mine === undefined && settled && undone > 0);
    resign.hidden = theirs || status.phase !== "play";
    draw.hidden = mine !== undefined || status.phase !== "play";
    claims.replaceChildren(...status.claims.slice(0, 1).map((claim) => button(t(`claim.${claim}`), () => table.act((game) => game.claimDraw()))));
    claims.hidden = theirs || status.claims.length === 0;
  }

  return { element: el("div", { className: "actions" }, undo, redo, flip, resign, draw, claims), show };
}
