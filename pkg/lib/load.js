// Loading the WebAssembly module, once for all entries of the package.

import * as glue from "../dist/engine.js";
import { GameError, failure } from "./errors.js";

let ready = false;
let memory;
let view = new Int32Array(0);
/** The loading under way or done; none before the first try and after a failed one. */
let loading = null;

/** The engine's functions and classes. Throws a GameError before the module is loaded. */
export function engine() {
  if (!ready) throw failure("not-initialized");
  return glue;
}

/** The engine's memory as numbers, in which an address counts four times as much as a place. To be asked for again after each call. */
export function numbers() {
  // A memory that grew leaves its old views empty.
  if (view.length === 0) view = new Int32Array(memory.buffer);
  return view;
}

/** What fills bytes at random when the engine draws lots: the platform's cryptography, or else something as good for a game. */
export const CHANCE = globalThis.crypto ?? {
  getRandomValues: (bytes) => bytes.forEach((_, i) => (bytes[i] = Math.random() * 256)),
};

/**
 * Loads the module from whatever `init` takes; where it was given nothing, from the address that `beside` returns. Calls share
 * one promise; after a failure the next call tries again.
 */
export function load(source, beside) {
  if (ready) loading ??= Promise.resolve();
  loading ??= compile(source, beside).then(start).catch((error) => {
    loading = null;
    throw failed(error);
  });
  return loading;
}

/** Loads the module that `compileNow` returns, at once. */
export function loadNow(compileNow) {
  if (ready) return;
  try {
    start(compileNow());
  } catch (error) {
    throw failed(error);
  }
}

async function compile(given, beside) {
  const source = given === undefined && beside ? beside() : await given;
  switch (Object.prototype.toString.call(source)) {
    case "[object WebAssembly.Module]":
      return source;
    case "[object ArrayBuffer]":
      return WebAssembly.compile(source);
    case "[object Response]":
      return compileResponse(source);
    case "[object URL]":
    case "[object String]":
      return compileFrom(String(source));
  }
  // V8 takes no DataView, so every view becomes one of bytes.
  if (ArrayBuffer.isView(source)) return WebAssembly.compile(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
  throw failure("invalid-argument", { at: "source", values: { argument: "source" } });
}

/** Whatever goes wrong is told with the address, the first thing to look at. */
async function compileFrom(address) {
  try {
    const file = address.startsWith("file:") && files();
    return file ? await WebAssembly.compile(await file.readFile(new URL(address))) : await compileResponse(await fetch(address));
  } catch (error) {
    throw failure("load-failed", { reason: "load-failed-from", values: { address, problem: error.message }, cause: error });
  }
}

/** The files of Node.js, which its `fetch` does not read; asked for in this way they are no dependency that a bundler would look for. */
const files = () => globalThis.process?.getBuiltinModule?.("node:fs/promises");

async function compileResponse(response) {
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  // Browsers stream only what is served as application/wasm, and not all servers know that type.
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function start(module) {
  // The glue would keep a stranger's exports and refuse a later try.
  const ours = WebAssembly.Module.exports(module).some(({ name }) => name === "__wbindgen_start");
  if (!ours) throw new Error("not the module of this package");
  ({ memory } = glue.initSync({ module }));
  ready = true;
}

const failed = (error) => (error instanceof GameError ? error : failure("load-failed", { cause: error }));
