// How the piece moves that was pressed last.
import { el } from "../common/dom.js";
import { capital, say, t } from "../words/index.js";

export function help(table) {
  const { info } = table;
  const element = el("p", { className: "help" }, t("helpHint"));
  table.board.addEventListener("look", ({ detail: { piece } }) => {
    const role = info.roles.find(({ role: id }) => id === piece?.role);
    if (!role) element.replaceChildren(t("helpHint"));
    else element.replaceChildren(el("strong", {}, capital(say(role.name))), piece.promoted ? ` (${t("promoted")})` : "", ". ", say(role.moves));
  });
  return element;
}
