// Favourite arrangements, kept in the browser: saved under a name, taken up again for either colour.
import { confirmed } from "../common/confirm.js";
import { CLASSICAL, isArrangement, piecesOf, textOf } from "./arrangement.js";
import { load, store } from "./store.js";
import { button, el } from "../common/dom.js";
import { t } from "../words/index.js";

const KEY = "favourites";
const MOST = 60;
const LONGEST_NAME = 40;

/** The favourites, from what the browser has. */
export function favourites() {
  const saved = load(KEY);
  const good = (item) => isArrangement(item?.arrangement) && typeof item.name === "string" && item.name.length > 0 && item.name.length <= LONGEST_NAME;
  return (Array.isArray(saved) ? saved : []).filter(good).slice(0, MOST).map(({ name, arrangement }) => ({ name, arrangement }));
}

/** Adds favourites; one of the same name gives way, the oldest are forgotten. */
export function keep(items) {
  if (items.length === 0) return;
  const names = new Set(items.map(({ name }) => name));
  store(KEY, [...items, ...favourites().filter(({ name }) => !names.has(name))].slice(0, MOST));
}

const forget = (name) => store(KEY, favourites().filter((item) => item.name !== name));

/** The favourites beside the board while a side arranges. */
export class Favourites {
  #name = el("input", { maxLength: LONGEST_NAME, autocomplete: "off", aria: { label: t("battle.favouriteName") }, placeholder: t("battle.favouriteName") });
  #save = el("button", {}, t("battle.save"));
  #list = el("ul", { className: "favourites" });
  #note = el("p", { className: "note", role: "status" });

  /** Takes what must not be seen yet by another player at the same page; null where there is none. */
  hold = null;

  /** @param board the board element */
  constructor(board) {
    this.board = board;
    const form = el("form", { className: "entry", onsubmit: (event) => {
      event.preventDefault();
      this.#keep();
    } }, this.#name, this.#save);
    this.element = el("details", { className: "favourites-box", hidden: true }, el("summary", {}, t("battle.favourites")), form, this.#note, this.#list);
  }

  /** Shows them, or hides them while no side has the board before it. */
  show(shown) {
    this.element.hidden = !shown;
    if (!shown) {
      this.#name.value = this.#note.textContent = "";
      this.#list.replaceChildren();
      return;
    }
    const items = favourites();
    this.#list.replaceChildren(...items.map((item) => this.#item(item)));
    if (!items.length) this.#list.append(el("li", { className: "none" }, t("battle.noFavourites")));
  }

  #keep() {
    const placed = this.board.arrangement;
    const name = this.#name.value.trim();
    const arrangement = placed && textOf(placed.pieces, placed.color);
    if (!isArrangement(arrangement) || name === "") {
      this.#note.textContent = t("battle.favouriteWhole");
      return;
    }
    if (this.hold) this.hold({ name, arrangement });
    else keep([{ name, arrangement }]);
    this.show(true);
    this.#name.value = "";
    this.#note.textContent = t(this.hold ? "battle.held" : "battle.saved", { name });
  }

  #item({ name, arrangement }) {
    const use = button([picture(arrangement), el("span", {}, name)], () => {
      const { color } = this.board.arrangement ?? {};
      if (color) this.board.arrangement = piecesOf(arrangement, color);
    }, { className: "favourite", title: t("battle.use", { name }) });
    const remove = confirmed("×", () => {
      forget(name);
      this.show(true);
      this.element.querySelector("summary").focus();
    }, { className: "remove", title: t("battle.forget", { name }), aria: { label: t("battle.forget", { name }) } });
    return el("li", {}, use, remove);
  }
}

/** A small picture of an arrangement: letters for pieces, dots for pawns. */
function picture(arrangement) {
  const ranks = [3, 2, 1, 0].map((rank) => arrangement.slice(rank * 8, rank * 8 + 8));
  const cell = (letter) => el("i", {}, { ".": "", P: "•" }[letter] ?? letter);
  return el("span", { className: `arrangement${arrangement === CLASSICAL ? " classical" : ""}`, aria: { hidden: "true" } }, ranks.flatMap((rank) => [...rank].map(cell)));
}
