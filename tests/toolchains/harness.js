// What the tests of toolchains share: fresh projects with the packed package installed, and a game to be played in each.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { createReadStream, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const run = promisify(execFile);

/** The game that is played everywhere, and where it leads. */
const MOVES = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "P@d5"];
export const END = "rnb1kbnr/ppp1pppp/8/q2P4/8/2N5/PPPP1PPP/R1BQKBNR[p] b KQkq - 0 4";

/** The script of a program that plays it and prints the end. `init` may be the words that load the module first. */
export const program = ({ imports = `import { newGame } from "mandragorias";`, init = "" } = {}) => `${imports}
${init}
const game = newGame("crazyhouse");
for (const move of ${JSON.stringify(MOVES)}) game.play(move);
console.log(game.fen());
`;

/** The script of a page that plays it and puts up a board; the end becomes its title. */
export const page = ({ imports = `import init, { newGame } from "mandragorias";\nimport "mandragorias/board";`, source = "" } = {}) => `${imports}
async function main() {
  await init(${source});
  const game = newGame("crazyhouse");
  for (const move of ${JSON.stringify(MOVES)}) game.play(move);
  const board = document.createElement("mandragorias-board");
  board.variant = "crazyhouse";
  document.body.append(board);
  return game.fen();
}
main().catch((error) => error.message).then((end) => (document.title = end));
`;

/** A page that runs one script and may be held to a policy by the server. */
export const html = (script) => `<!doctype html><html lang="en"><title></title><body><script type="module" src="${script}"></script></body></html>\n`;

const quiet = { npm_config_offline: "true", npm_config_audit: "false", npm_config_fund: "false", npm_config_update_notifier: "false" };
const npm = (args, cwd) => run("npm", args, { cwd, env: { ...process.env, ...quiet } });

let archive = null;
async function packed() {
  const place = join(here, "work/packed", String(process.pid));
  mkdirSync(place, { recursive: true });
  const { stdout } = await npm(["pack", "--json", "--pack-destination", place], join(root, "pkg"));
  const [{ filename }] = JSON.parse(stdout.replace(/^[^[]*/, ""));
  return join(place, filename);
}

/** A new folder with these files, given as text by name, and the package installed from its archive. */
export async function project(name, files, config = {}) {
  const place = join(here, "work", name);
  rmSync(place, { recursive: true, force: true });
  const all = { "package.json": JSON.stringify({ name, private: true, type: "module", ...config }), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  archive ??= packed();
  await npm(["install", "--no-package-lock", "--ignore-scripts", await archive], place);
  return place;
}

/** The file of a tool that is installed here. */
export const tool = (file) => join(here, "node_modules", file);

/** The program that an npm package for this machine brings: its first name that is there. */
export function binary(...files) {
  const found = files.map(tool).find((file) => existsSync(file));
  assert.ok(found, `none of ${files.join(", ")} is installed`);
  return found;
}

/** The environment of what is started, without what Vite says of its own mode in this process. */
const environment = () => ({ ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" });

/** What a program prints, trimmed. What it complains of is in the error when it fails. */
export async function output(command, args, cwd) {
  const { stdout } = await run(command, args, { cwd, env: environment(), maxBuffer: 1 << 26 })
    .catch((error) => assert.fail(`${error.message}\n${error.stdout}`));
  return stdout.trim();
}

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".json": "application/json" };

/** Serves a folder until the test ends; gives its address. `headers` go with every answer. */
export async function serve(t, folder, headers = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const there = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    response.writeHead(there ? 200 : 404, { "content-type": TYPES[extname(file)] ?? "text/plain", ...headers });
    if (there) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  t.after(() => server.close());
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Starts a server of another's making and waits until it answers at `address`. */
export async function start(t, command, args, cwd, address) {
  const child = spawn(command, args, { cwd, stdio: "ignore", env: environment() });
  t.after(() => child.kill());
  for (;;) {
    assert.equal(child.exitCode, null, `${args.join(" ")} ended`);
    if (await fetch(address).then(({ ok }) => ok, () => false)) return address;
    await new Promise((done) => setTimeout(done, 200));
  }
}

let browser = null;
/** Opens a page in Chromium; gives it once it has a title. */
export async function open(t, address) {
  browser ??= chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
  const opened = await (await browser).newPage();
  t.after(() => opened.close());
  const said = [];
  opened.on("console", (message) => said.push(message.text()));
  opened.on("pageerror", (error) => said.push(String(error)));
  await opened.goto(address);
  await opened.waitForFunction(() => document.title !== "").catch((error) => assert.fail(`${error.message}\n${said.join("\n")}`));
  return opened;
}

export const closeBrowser = async () => (await browser)?.close();

/** The page at this address plays the game to its end, and a move is made on its board by hand. */
export async function plays(t, address) {
  const opened = await open(t, address);
  assert.equal(await opened.title(), END);
  const board = opened.locator("mandragorias-board");
  for (const square of ["e2", "e4"]) await board.locator(`[data-square=${square}]`).click();
  assert.match(await board.evaluate(({ fen }) => fen), /^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR\[\] b/);
}
