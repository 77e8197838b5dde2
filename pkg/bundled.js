// The package inside a bundle for Node.js and the like, where the disk holds no file beside it: the module is in the script, and ready on import.

import { Buffer } from "node:buffer";
import base64 from "./dist/engine_inline.js";
import { load, loadNow } from "./lib/load.js";

export * from "./lib/api.js";

loadNow(() => new WebAssembly.Module(Buffer.from(base64, "base64")));

export default function init(source) {
  return load(source);
}
