// Tables as text for a terminal or as Markdown.

/** `rows` of strings under `header`; columns after the first are set to the right. */
export function table(header, rows, markdown) {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row, separator) => row
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
    .join(separator);
  if (!markdown) return all.map((row) => line(row, "  ").trimEnd()).join("\n");
  const rule = header.map((_, column) => (column === 0 ? "---" : "---:"));
  const [first, ...rest] = all.map((row) => `| ${row.join(" | ")} |`);
  return [first, `|${rule.join("|")}|`, ...rest].join("\n");
}

/** A number with three significant digits at most, as people write it. */
export function short(number) {
  const digits = number >= 99.5 ? 0 : number >= 9.95 ? 1 : 2;
  return number.toFixed(digits);
}

/** A ratio: `×1.3`, `×38`. */
export const times = (number) => `×${number >= 9.95 ? number.toFixed(0) : number >= 0.995 ? number.toFixed(1) : number.toFixed(2)}`;
