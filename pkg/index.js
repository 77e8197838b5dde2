// The package for browsers and bundlers: `init` fetches the module that lies beside this script.

import { load } from "./lib/load.js";

export * from "./lib/api.js";

// `new URL` with both arguments written out is what bundlers look for to bring the file along. Only when asked: in a bundle that is
// a classic script there is no address to begin from.
const beside = () => new URL("./dist/engine_bg.wasm", import.meta.url);

export default function init(source) {
  return load(source, beside);
}
