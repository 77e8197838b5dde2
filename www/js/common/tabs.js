// Panels of which one is seen at a time.
import { el } from "./dom.js";

/** @param entries `{ id, label, content, reading, onshow }`; `reading`: its content is text to be scrolled through by keys. @returns `{ element, open(id) }` */
export function tabs(label, entries) {
  const heads = entries.map(({ id, label: text }) => el("button", {
    type: "button", role: "tab", id: `tab-${id}`, aria: { controls: `panel-${id}` }, onclick: () => open(id),
  }, text));
  const bodies = entries.map(({ id, content, reading }) => el("div", { role: "tabpanel", id: `panel-${id}`, className: `tab ${id}`, tabIndex: reading ? 0 : -1, aria: { labelledby: `tab-${id}` } }, content));

  function open(id) {
    entries.forEach((entry, index) => {
      const chosen = entry.id === id;
      heads[index].setAttribute("aria-selected", chosen);
      heads[index].tabIndex = chosen ? 0 : -1;
      bodies[index].hidden = !chosen;
      if (chosen) entry.onshow?.();
    });
  }

  const list = el("div", { role: "tablist", className: "tabs", aria: { label } }, heads);
  list.addEventListener("keydown", (event) => {
    const at = heads.indexOf(event.target);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: heads.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = (to + heads.length) % heads.length;
    heads[next].focus();
    open(entries[next].id);
  });
  open(entries[0].id);
  return { element: el("div", { className: "tabbed" }, list, bodies), open };
}
