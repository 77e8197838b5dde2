// What players must know now: whose step it is, the path of the turn, the variant's facts, refusals, the result.
import { button, el } from "../common/dom.js";
import { capital, has, say, t } from "../words/index.js";

/** Steps of the turn that is under way in the position shown. */
const turnSoFar = ({ history, seen, shown }) => (seen.step > 1 ? history.slice(0, shown ?? history.length).slice(1 - seen.step) : []);

export function now(table) {
  const { info } = table;
  // Whose move it is can be gathered from the moves that the board tells; which step of the turn it is cannot.
  const status = el("p", { className: "status", aria: { live: info.stepsPerTurn > 1 ? "polite" : "off" } });
  const path = el("p", { className: "path", hidden: true });
  const facts = el("ul", { className: "facts" });
  const message = el("p", { className: "message", role: "alert" });
  const banner = el("section", { className: "banner", hidden: true, aria: { label: t("over") } });
  // Zones and goals are shown on demand; everything else at once.
  const toggle = button("", () => {
    const on = !table.session.hints;
    table.hints = on;
    toggle.setAttribute("aria-pressed", on);
  }, { className: "toggle", hidden: true, aria: { pressed: table.session.hints } });
  const note = has(`note.${info.id}`) && el("li", { data: { code: "note" } }, t(`note.${info.id}`));

  function show(moment) {
    const { status: now, shown, seen } = moment;
    // What is over stays over, whatever is looked at; otherwise the words are about what the board shows.
    status.replaceChildren(...statusLine(now.outcome ? now : seen));
    const steps = now.outcome ? [] : turnSoFar(moment);
    path.hidden = steps.length === 0;
    path.textContent = t("path", { path: steps.map((step) => step.san).join(" → ") });
    const notices = seen.notices.filter(({ code }) => code !== "zones").map(({ code, text }) => el("li", { data: { code } }, say(text)));
    const earlier = shown !== null && el("li", { data: { code: "earlier" } }, t("earlier"), " ", button(t("present"), () => table.go(null)));
    const terms = moment.game.options;
    const chosen = info.options.filter(({ id, default: usual, type }) => type !== "integer" && terms[id] !== usual)
      .map((option) => el("li", { data: { code: "option" } }, chosenOption(option, terms[option.id])));
    facts.replaceChildren(...[earlier, ...notices, ...chosen, note].filter(Boolean));
    const demand = info.goal ? "goal" : seen.notices.some(({ code }) => code === "zones") ? "zones" : null;
    toggle.hidden = demand === null;
    toggle.textContent = demand && t(demand);
    banner.hidden = now.outcome === null;
    banner.replaceChildren(...(now.outcome ? result(now.outcome, table) : []));
  }

  return {
    element: el("div", { className: "now" }, status, path, banner, message, facts, toggle),
    show,
    tell: (text) => (message.textContent = text),
  };
}

/** An option that differs from the usual one, as "label: value". */
function chosenOption({ label, type, choices }, value) {
  const shown = type === "boolean" ? t(value ? "yes" : "no") : say(choices.find((choice) => choice.value === value).label);
  return `${say(label)}: ${shown}`;
}

function statusLine(status) {
  if (status.outcome) return [t("over")];
  if (status.phase === "arrangement") return [t(status.arranged.white && status.arranged.black ? "lotDue" : "arranging")];
  if (status.phase === "frozen") return [t("frozen")];
  const parts = [t("move", { number: status.moveNumber })];
  const steps = status.step + status.stepsLeft - 1;
  if (steps > 1) parts.push(t("step", { step: status.step, steps }));
  return [
    el("span", { className: `disc ${status.turn}`, aria: { hidden: "true" } }),
    t("toMove", { color: t(`mover.${status.turn}`) }),
    el("span", { className: "soft" }, ` · ${parts.join(" · ")}`),
    ...(status.check.length ? [" ", el("strong", { className: "check-word" }, capital(t("check")))] : []),
  ];
}

function result({ result: score, winner, text }, table) {
  const verdict = winner ? t(`wins.${winner}`) : t(score === "*" ? "noResult" : "drawn");
  const points = { "1-0": "1 : 0", "0-1": "0 : 1", "1/2-1/2": "½ : ½" }[score];
  return [
    el("p", { className: "verdict" }, el("strong", {}, verdict), " ", points ? el("span", { className: "points" }, points) : ""),
    el("p", {}, say(text)),
    button(t("rematch"), () => {
      if (table.attempt(() => table.begin(table.session.options))) table.board.focus();
    }, { className: "main" }),
  ];
}
