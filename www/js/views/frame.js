// What stands around every view: the settings above, the line below.
import { el, select } from "../common/dom.js";
import { change, choices, onChange, setting } from "../common/settings.js";
import { t } from "../words/index.js";

const skip = document.getElementById("skip");
const settings = document.getElementById("settings");

const list = (name) => select(t(name), choices(name).map((value) => [value, t(`${name}.${value}`)]), setting(name), (value) => change(name, value));

function write() {
  document.documentElement.lang = setting("lang");
  document.documentElement.dataset.look = setting("look");
  skip.textContent = t("skip");
  document.getElementById("foot").textContent = t("foot");
  const language = select(t("language"), [["en", "English"], ["ru", "Русский"]], setting("lang"), (value) => change("lang", value));
  const more = el("details", { className: "settings" }, el("summary", {}, t("settings")), el("div", {}, ["look", "theme", "pieces", "coordinates"].map(list)));
  settings.replaceChildren(language, more);
}

/** Settings close like a menu: by Escape, or by a press or the focus elsewhere. */
function closeSettings(event) {
  const more = settings.querySelector("details");
  if (!more.open) return;
  if (event.type !== "keydown") more.open = event.composedPath().includes(more);
  else if (event.key === "Escape") {
    more.open = false;
    more.querySelector("summary").focus();
  }
}

/** Writes the frame, and again when the language changes. */
export function frame() {
  write();
  for (const type of ["keydown", "pointerdown", "focusin"]) document.addEventListener(type, closeSettings);
  skip.addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main").focus();
  });
  onChange((name) => {
    if (name === "look") document.documentElement.dataset.look = setting("look");
    if (name !== "lang") return;
    write();
    settings.querySelector("select").focus();
  });
}
