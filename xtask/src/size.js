// Sizes of what a page downloads; fails when the module is past its budget.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [budget, ...files] = process.argv.slice(2);
const kilobytes = (bytes) => (bytes.length / 1000).toFixed(1).padStart(9);
const brotli = (bytes) => brotliCompressSync(bytes, { params: {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
} });

console.log(`   kB${" ".repeat(20)}${["raw", "gzip", "brotli"].map((name) => name.padStart(9)).join("")}`);
for (const file of files) {
  const bytes = readFileSync(file);
  const small = brotli(bytes);
  const name = file.replace(/^.*[\\/]/, "");
  console.log(`   ${name.padEnd(22)}${kilobytes(bytes)}${kilobytes(gzipSync(bytes, { level: 9 }))}${kilobytes(small)}`);
  if (file.endsWith(".wasm") && small.length > budget) {
    console.error(`   ${name} is past its budget of ${budget / 1000} kB brotli`);
    process.exitCode = 1;
  }
}
