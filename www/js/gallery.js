// The gallery: every game with its start array, name and one sentence, in groups, with a search.
import { variants } from "../pkg/index.js";
import { el } from "./dom.js";
import { say, t } from "./words.js";

const GROUPS = {
  classical: ["chess", "chess960", "kings-chess", "anglo-boer", "chess100", "amazon", "berolina"],
  captures: ["crazyhouse", "antichess", "first-capture", "extinction"],
  goals: ["maharajah", "bishop-chess", "knightmate", "shakhdan"],
  several: ["marseillais", "three-move", "battle"],
  historical: ["shatar", "hiashatar", "semedo"],
  russian: ["tavreli"],
};

/** Shows the gallery in `main`. */
export function gallery(main) {
  const all = variants();
  const groupOf = (id) => Object.keys(GROUPS).find((group) => GROUPS[group].includes(id)) ?? "other";
  const cards = all.map((info) => ({ info, group: groupOf(info.id), element: card(info) }));
  const list = el("div", {});
  const search = el("input", { type: "search", placeholder: t("search"), aria: { label: t("search") }, oninput: () => show(search.value) });
  const show = (query) => {
    const words = query.trim().toLowerCase().split(/\s+/);
    const fits = ({ info }) => {
      const text = [info.id, ...Object.values(info.name), ...Object.values(info.summary)].join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    };
    const found = cards.filter(fits);
    const groups = [...Object.keys(GROUPS), "other"].map((group) => {
      const some = found.filter((c) => c.group === group);
      return some.length > 0 && el("section", {}, el("h2", {}, t(`group.${group}`)), el("ul", { className: "cards" }, some.map((c) => c.element)));
    });
    list.replaceChildren(...groups.filter(Boolean), ...(found.length ? [] : [el("p", { className: "lead" }, t("nothing"))]));
  };
  show("");
  main.replaceChildren(el("div", { className: "gallery" }, el("p", { className: "lead" }, t("lead")), search, list));
  document.title = t("title");
}

function card(info) {
  const art = el("div", { className: "art", aria: { hidden: "true" } });
  art.inert = true;
  // Boards are drawn when they come into view: twenty-two at once would keep a slow phone busy.
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((e) => e.isIntersecting)) return;
    observer.disconnect();
    art.append(el("mandragorias-board", { variant: info.id, players: "none", coordinates: "none" }));
  }, { rootMargin: "200px" }).observe(art);
  const link = el("a", { href: `#/${info.id}` }, art, el("strong", {}, say(info.name)), el("span", {}, say(info.summary)));
  return el("li", {}, link);
}
