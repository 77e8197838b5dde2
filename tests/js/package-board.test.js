// The board is imported where there is no document, as programs that render pages on a server do.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (script) => execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: root, encoding: "utf8" }).trim();

test("without a document the board is imported and does nothing", () => {
  assert.equal(run(`
    import { MandragoriasBoardElement } from "mandragorias/board";
    import { newGame } from "mandragorias";
    console.log(typeof MandragoriasBoardElement, newGame("chess").legalMoves().length);
  `), "function 20");
});
