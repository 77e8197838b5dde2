// What bytes weigh, raw and compressed as servers send them.
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Sizes in bytes. */
export function weigh(bytes) {
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: best }).length,
  };
}
