// The package with the module inside the script, for places that cannot fetch a file: ready on import.

import base64 from "./dist/engine_inline.js";
import { load } from "./lib/load.js";

export * from "./lib/api.js";

await load(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));

export default function init(source) {
  return load(source);
}
