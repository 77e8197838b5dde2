// A Worker of a browser.

import init from "../index.js";
import { answer } from "./answer.js";

const ready = init();
const post = (message) => self.postMessage(message);
self.onmessage = async ({ data }) => {
  await ready;
  answer(data, post);
};
