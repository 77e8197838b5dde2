// What the players may do besides moving.
import { button, el, enable } from "./dom.js";
import { t } from "./words.js";

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

/** A button that must be pressed twice. */
export function confirmed(label, action, properties = {}) {
  const press = button(label, () => sure() && action(), properties);
  const sure = twice(press, t("confirm"));
  return press;
}

/**
 * Makes a button ask before it acts.
 * @param question what it says meanwhile
 * @returns a function to be called at each press: true the second time, false when it has just begun to ask
 */
export function twice(press, question) {
  const label = press.textContent;
  const name = press.getAttribute("aria-label");
  const arm = (on) => {
    press.classList.toggle("armed", on);
    press.textContent = on ? question : label;
    if (name) press.setAttribute("aria-label", on ? question : name);
  };
  press.addEventListener("blur", () => arm(false));
  press.addEventListener("keydown", (event) => event.key === "Escape" && arm(false));
  return () => {
    const armed = press.classList.contains("armed");
    // A form is sent from its fields, too; the second press is then one of the button.
    press.focus();
    arm(!armed);
    return armed;
  };
}
