// The same in Node.js, whose Workers are others.

import { Worker } from "node:worker_threads";
import { Bot } from "./client.js";

export { arrangementFor } from "./arrangement.js";

export function createBot() {
  return new Bot((hear, fail) => {
    // Not with the options that Node.js itself was started with: some are refused in a Worker.
    const worker = new Worker(new URL("./node-worker.js", import.meta.url), { execArgv: [] });
    worker.on("error", fail);
    worker.on("message", (message) => {
      // A bot that nobody closed keeps no process alive, but a search does.
      if (!("sofar" in message)) worker.unref();
      hear(message);
    });
    const post = (message) => {
      worker.ref();
      worker.postMessage(message);
    };
    return { post, end: () => void worker.terminate() };
  });
}
