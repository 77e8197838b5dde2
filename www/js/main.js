// The page: loads the library, then shows what the address asks for.
import init, { variants } from "../pkg/index.js";
import "../pkg/board/index.js";
import { el, select } from "./dom.js";
import { gallery } from "./gallery.js";
import { play } from "./play.js";
import { change, choices, onChange, setting } from "./settings.js";
import { t } from "./words.js";

const main = document.getElementById("main");
let leave = () => {};

/** What the address asks for: "" is the gallery, else a variant's id. */
const asked = () => /^#\/([a-z0-9-]*)/.exec(location.hash)?.[1] ?? "";

function show() {
  leave();
  leave = () => {};
  const id = asked();
  if (id === "") gallery(main);
  else if (variants().some((v) => v.id === id)) leave = play(main, id);
  else main.replaceChildren(el("p", { className: "lead" }, t("noPage"), " ", el("a", { href: "#/" }, t("back"))));
}

function frame() {
  document.documentElement.lang = setting("lang");
  document.documentElement.dataset.look = setting("look");
  document.getElementById("skip").textContent = t("skip");
  document.getElementById("foot").textContent = t("foot");
  const list = (name, label) => select(t(label ?? name), choices(name).map((v) => [v, t(`${name}.${v}`)]), setting(name), (v) => change(name, v));
  const language = select(t("language"), [["en", "English"], ["ru", "Русский"]], setting("lang"), (v) => change("lang", v));
  const more = el("details", { className: "settings" }, el("summary", {}, t("settings")), el("div", {}, list("look"), list("theme"), list("pieces"), list("coordinates")));
  document.getElementById("settings").replaceChildren(language, more);
}

async function start() {
  frame();
  main.replaceChildren(el("p", { className: "lead" }, t("loading")));
  try {
    await init();
  } catch (error) {
    main.replaceChildren(el("p", { className: "lead", role: "alert" }, t("failed", { message: error.message })));
    return;
  }
  show();
  addEventListener("hashchange", () => {
    show();
    main.focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  onChange((name) => {
    if (name === "lang" || name === "look") frame();
    show();
  });
}

start();
