// Puts up a board with the attributes of the address's query, and keeps its events for the test to read.
import "../../pkg/board/index.js";
import * as mandragorias from "../../pkg/index.js";

const board = document.createElement("mandragorias-board");
for (const [name, value] of new URLSearchParams(location.search)) board.setAttribute(name, value);
const events = [];
for (const name of ["step", "refused", "end", "choice", "arranged", "failed"]) {
  document.addEventListener(name, ({ detail }) => events.push({ name, detail }));
}
Object.assign(globalThis, { board, events, mandragorias });
document.querySelector("main").append(board);
