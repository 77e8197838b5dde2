// A Worker of Node.js.

import { parentPort } from "node:worker_threads";
import "../node.js";
import { answer } from "./answer.js";

parentPort.on("message", (message) => answer(message, (sent) => parentPort.postMessage(sent)));
