// The computer player in a Worker of its own, for browsers and bundlers.

import { Bot } from "./client.js";

export { arrangementFor } from "./arrangement.js";

export function createBot() {
  return new Bot((hear, fail) => {
    // Written out like this, because it is what bundlers look for.
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.error ?? new Error(event.message ?? "the Worker could not be loaded"));
    };
    return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
  });
}
