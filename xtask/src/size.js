// Sizes of what a page downloads; fails when the module is past its budget.
import { readFileSync } from "node:fs";
import { weigh } from "./weigh.js";

const [budget, ...files] = process.argv.slice(2);
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(9);

console.log(`   kB${" ".repeat(20)}${["raw", "gzip", "brotli"].map((name) => name.padStart(9)).join("")}`);
for (const file of files) {
  const { raw, gzip, brotli } = weigh(readFileSync(file));
  const name = file.replace(/^.*[\\/]/, "");
  console.log(`   ${name.padEnd(22)}${kilobytes(raw)}${kilobytes(gzip)}${kilobytes(brotli)}`);
  if (file.endsWith(".wasm") && brotli > budget) {
    console.error(`   ${name} is past its budget of ${budget / 1000} kB brotli`);
    process.exitCode = 1;
  }
}
