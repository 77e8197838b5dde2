// The package for Node.js: the module is read from the disk, so everything is ready on import.

import { readFileSync } from "node:fs";
import { load, loadNow } from "./lib/load.js";

export * from "./lib/api.js";

loadNow(() => new WebAssembly.Module(readFileSync(new URL("./dist/engine_bg.wasm", import.meta.url))));

export default function init(source) {
  return load(source);
}
