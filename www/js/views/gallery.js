// The gallery: every game with its start position, name and one sentence, in groups, with a search.
import { newGame, variants } from "../../pkg/index.js";
import { el } from "../common/dom.js";
import { setting } from "../common/settings.js";
import { say, t } from "../words/index.js";

const GROUPS = {
  classical: ["chess", "chess960", "amazon", "berolina", "chess100", "battle"],
  captures: ["crazyhouse", "antichess", "first-capture", "extinction"],
  goals: ["maharajah", "bishop-chess", "knightmate", "shakhdan"],
  several: ["marseillais", "three-move", "anglo-boer", "kings-chess"],
  historical: ["shatar", "hiashatar", "semedo"],
  russian: ["tavreli"],
};

/** Where the start position is one of many, one of the many shows what the game is about; in battle chess two that could meet. */
const EXAMPLE = {
  chess960: "nrqbkrbn/pppppppp/8/8/8/8/PPPPPPPP/NRQBKRBN w KQkq - 0 1",
  battle: "1kr2r2/ppp2ppp/2nqbnb1/3pp3/2P2P2/PPNPPNPP/1B1QB3/R3K2R w KQ - 0 1",
};

/** What the player looked for; going to a game and back keeps it. */
let query = "";

/** Shows the gallery in `main`. */
export function gallery(main) {
  const all = variants();
  const groupOf = (id) => Object.keys(GROUPS).find((group) => GROUPS[group].includes(id)) ?? "other";
  const pictures = new Pictures();
  const cards = all.map((info) => ({ info, group: groupOf(info.id), element: card(info, pictures) }));
  const list = el("div", {});
  const search = el("input", { type: "search", value: query, placeholder: t("search"), aria: { label: t("search") }, oninput: () => show() });
  const fits = (info) => {
    const text = [info.id, ...Object.values(info.name), ...Object.values(info.summary)].join(" ").toLowerCase();
    return query.trim().toLowerCase().split(/\s+/).every((word) => text.includes(word));
  };
  const show = () => {
    query = search.value;
    const found = cards.filter(({ info }) => fits(info));
    const groups = [...Object.keys(GROUPS), "other"].map((group) => {
      const some = found.filter((c) => c.group === group);
      return some.length > 0 && el("section", {}, el("h2", {}, t(`group.${group}`)), el("ul", { className: "cards" }, some.map((c) => c.element)));
    });
    list.replaceChildren(...groups.filter(Boolean), ...(found.length ? [] : [el("p", { className: "lead", role: "status" }, t("nothing"))]));
  };
  show();
  main.replaceChildren(el("div", { className: "gallery" },
    el("div", { className: "intro" }, el("div", {}, el("h1", {}, t("heading")), el("p", { className: "lead" }, t("lead"))), search), list));
  document.title = t("title");
  return { leave: () => pictures.leave(), restyle: () => pictures.restyle() };
}

function card(info, pictures) {
  const art = el("div", { className: "art", aria: { hidden: "true" }, data: { variant: info.id } });
  art.inert = true;
  pictures.draw(art, info);
  return el("li", {}, el("a", { href: `#/${info.id}` }, art, el("strong", {}, say(info.name)), el("span", {}, say(info.summary))));
}

/** The mini-boards. They are drawn when they come into view: twenty-two at once would keep a slow phone busy. */
class Pictures {
  #boards = [];
  #waiting = new Map();
  #observer = new IntersectionObserver((entries) => {
    for (const entry of entries.filter((e) => e.isIntersecting)) this.#drawNow(entry.target);
  }, { rootMargin: "200px" });

  draw(art, info) {
    this.#waiting.set(art, info);
    this.#observer.observe(art);
  }

  restyle() {
    for (const { board } of this.#boards) dress(board);
  }

  leave() {
    this.#observer.disconnect();
    for (const { game } of this.#boards) game.free();
  }

  #drawNow(art) {
    const info = this.#waiting.get(art);
    this.#observer.unobserve(art);
    const { width, height } = info.board;
    const board = el("mandragorias-board", { players: "none", coordinates: "none" });
    dress(board);
    board.style.width = `${(100 * width) / Math.max(width, height)}%`;
    const game = newGame(info.id, { fen: EXAMPLE[info.id] ?? info.startFen });
    board.game = game;
    this.#boards.push({ board, game });
    art.append(board);
  }
}

const dress = (board) => Object.assign(board, { theme: setting("theme"), pieces: setting("pieces") });
