// The package for browsers and bundlers: `init` fetches the module that lies beside this script.

import { load } from "./lib/load.js";

export * from "./lib/api.js";

// `new URL` with both arguments written out is what bundlers look for to bring the file along.
export default function init(source = new URL("./dist/engine_bg.wasm", import.meta.url)) {
  return load(source);
}
