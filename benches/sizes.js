// What the libraries weigh as their packages ship them, nothing minified.

import { readFileSync, readdirSync } from "node:fs";
import { weigh } from "../xtask/src/weigh.js";

const PARTS = {
  "mandragorias: module": ["../pkg/dist/engine_bg.wasm"],
  "mandragorias: JavaScript": ["../pkg/dist/engine.js", "../pkg/index.js", "../pkg/lib/", "../pkg/texts/"],
  "ffish: module": ["node_modules/ffish/ffish.wasm"],
  "ffish: JavaScript": ["node_modules/ffish/ffish.js"],
  chessops: ["node_modules/chessops/dist/esm/", "node_modules/@badrap/result/dist/mjs/index.mjs"],
  "chess.js": ["node_modules/chess.js/dist/esm/chess.js"],
};
/** kB of our module after brotli. */
const GOAL = 80;

export const sizesHeader = ["Size, kB", "raw", "gzip", "brotli", "goal", ""];

export function sizesRows() {
  return Object.entries(PARTS).map(([name, paths], part) => {
    const { raw, gzip, brotli } = weigh(Buffer.concat(paths.flatMap(scripts).map((file) => readFileSync(file))));
    const kilobytes = [raw, gzip, brotli].map((bytes) => (bytes / 1000).toFixed(1));
    const missed = part === 0 && brotli / 1000 > GOAL;
    return [name, ...kilobytes, part === 0 ? `≤ ${GOAL}` : "", missed ? "missed" : ""];
  });
}

/** The file of a path, or the scripts of a folder. */
function scripts(path) {
  const url = new URL(path, import.meta.url);
  if (!path.endsWith("/")) return [url];
  return readdirSync(url).filter((name) => name.endsWith(".js")).sort().map((name) => new URL(name, url));
}
