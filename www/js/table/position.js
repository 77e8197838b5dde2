// The position as FEN, to be copied and to begin from; the game as PGN, to be copied.
import { GameError, validateFen } from "../../pkg/index.js";
import { twice } from "../common/confirm.js";
import { button, el } from "../common/dom.js";
import { has, say, t } from "../words/index.js";

export function position(table) {
  const fen = el("textarea", { className: "mono", rows: 3, spellcheck: false, autocapitalize: "off", maxLength: 2000, id: "fen" });
  const pgn = el("textarea", { className: "mono", rows: 8, readOnly: true, id: "pgn" });
  const fault = el("p", { className: "message", role: "alert" });
  const later = el("p", { className: "soft" }, t("notNow"));

  const setUp = (event) => {
    event.preventDefault();
    const text = fen.value.trim();
    const { options } = table.session;
    try {
      // A position that cannot be set up costs no game, so nothing is asked.
      if (table.atStake && validateFen(table.info.id, text, options) === null && !sure()) return;
      table.begin(options, text);
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      fault.textContent = described(error);
      fen.setAttribute("aria-invalid", "true");
      fen.focus();
      return;
    }
    part.begun();
  };
  const load = el("button", {}, t("load"));
  const sure = twice(load, t("confirmLoss"));
  const form = el("form", { onsubmit: setUp },
    el("label", { htmlFor: "fen" }, t("fen")), fen, fault, el("div", { className: "bar" }, load, copier(t("copyFen"), fen)));
  const game = el("div", {}, el("label", { htmlFor: "pgn" }, t("pgn")), pgn, el("div", { className: "bar" }, copier(t("copyPgn"), pgn)));
  const element = el("div", { className: "position" }, form, game, later);

  let moment = null;
  /** Writes both, while they are to be seen. */
  function write() {
    if (!moment || element.closest("[hidden]")) return;
    const secret = moment.status.phase === "arrangement" || moment.status.phase === "frozen";
    later.hidden = !secret;
    game.hidden = secret;
    fen.value = secret ? "" : moment.game.fen(moment.shown ?? moment.history.length);
    pgn.value = secret ? "" : moment.game.pgn();
  }

  const part = {
    /** Called when a game has begun from here. */
    begun: () => {},
    element, write,
    show(next) {
      moment = next;
      fault.textContent = "";
      fen.removeAttribute("aria-invalid");
      write();
    },
  };
  return part;
}

/** What is wrong with a FEN, and where in it. */
function described({ code, at, text }) {
  if (code !== "invalid-fen" || !at) return say(text);
  return t("fenFault", { field: has(`field.${at}`) ? t(`field.${at}`) : at, text: say(text) });
}

function copier(label, field) {
  const copy = button(label, async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      copy.textContent = t("copied");
      copy.addEventListener("blur", () => (copy.textContent = label), { once: true });
    } catch {
      // Without permission the text is selected, to be copied by hand.
    }
  });
  return copy;
}
