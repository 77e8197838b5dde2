// The page: loads the library, then shows what the address asks for.
import init, { GameError, variants } from "../pkg/index.js";
import "../pkg/board/index.js";
import { button, el } from "./common/dom.js";
import { frame } from "./views/frame.js";
import { gallery } from "./views/gallery.js";
import { play } from "./table/play.js";
import { onChange } from "./common/settings.js";
import { say, t } from "./words/index.js";

const main = document.getElementById("main");
/** What is shown: `leave()` clears it away, `restyle()` follows a change of the board's looks. */
let view = {};

/** What the address asks for: "" is the gallery, else a variant's id. */
const asked = () => /^#\/([a-z0-9-]*)/.exec(location.hash)?.[1] ?? "";

function show() {
  view.leave?.();
  view = {};
  const id = asked();
  if (id === "") view = gallery(main);
  else if (variants().some((v) => v.id === id)) view = play(main, id);
  else main.replaceChildren(el("div", { className: "notice" }, el("h1", {}, t("noPage")), el("p", {}, el("a", { href: "#/" }, t("back")))));
}

/** What is known of a failure: what the library says, and what the browser said to it. */
const detail = ({ text, message, cause }) => [text ? say(text) : message, cause?.message].filter(Boolean).join(" ");

function fail(error) {
  main.replaceChildren(el("div", { className: "notice", role: "alert" },
    el("h1", {}, t("failed")), el("p", {}, t("failedWhy")), el("p", {}, t("failedDo")),
    el("p", { className: "soft" }, t("failedMore", { message: detail(error) })),
    button(t("reload"), () => location.reload(), { className: "main" })));
}

async function start() {
  frame();
  main.replaceChildren(el("p", { className: "lead" }, t("loading")));
  try {
    await init();
    show();
  } catch (error) {
    onChange(() => fail(error));
    fail(error);
    // Files of different versions may lie in the browser's cache; whoever looks into the console shall see where it broke.
    if (!(error instanceof GameError)) throw error;
    return;
  }
  addEventListener("hashchange", () => {
    show();
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  onChange((name) => (name === "lang" ? show() : view.restyle?.()));
}

start();
