// The package's pages of rules as nodes: headings, paragraphs, lists, **bold**, `code`, and fenced blocks, which `fenced(kind, fields)` draws.
import { el } from "../common/dom.js";

/** A line of text as nodes. */
export function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).filter(Boolean).map((part) => {
    if (part.startsWith("**")) return el("strong", {}, part.slice(2, -2));
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    return part;
  });
}

/** The `name: value` lines of a fenced block. */
const fieldsOf = (lines) => Object.fromEntries(lines.map((line) => /^([\w-]+):\s*(.*)$/.exec(line)).filter(Boolean).map(([, name, value]) => [name, value.trim()]));

/** @param level what a `#` heading becomes: 2 for h2 */
export function render(source, level, fenced) {
  const lines = source.split(/\r?\n/);
  const nodes = [];
  let paragraph = [];
  let list = null;
  const flush = () => {
    if (paragraph.length) nodes.push(el("p", {}, inline(paragraph.join(" "))));
    paragraph = [];
    list = null;
  };
  for (let n = 0; n < lines.length; n++) {
    const line = lines[n];
    const fence = /^```([\w-]*)/.exec(line);
    const heading = /^(#{1,4})\s+(.*)/.exec(line);
    const item = /^(?:[-*]|(\d+)\.)\s+(.*)/.exec(line);
    if (fence) {
      flush();
      const end = lines.indexOf("```", n + 1);
      const body = lines.slice(n + 1, end < 0 ? lines.length : end);
      nodes.push(fenced(fence[1], fieldsOf(body)) ?? el("pre", {}, body.join("\n")));
      n += body.length + 1;
    } else if (heading) {
      flush();
      nodes.push(el(`h${heading[1].length + level - 1}`, {}, inline(heading[2])));
    } else if (item) {
      if (!list) {
        flush();
        list = el(item[1] ? "ol" : "ul");
        nodes.push(list);
      }
      list.append(el("li", {}, inline(item[2])));
    } else if (list && /^\s+\S/.test(line)) {
      list.lastElementChild.append(" ", ...inline(line.trim()));
    } else if (line.trim() === "") {
      flush();
    } else {
      list = null;
      paragraph.push(line.trim());
    }
  }
  flush();
  return nodes;
}
