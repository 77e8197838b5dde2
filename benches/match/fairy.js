// Fairy-Stockfish's engine in WebAssembly, for the games that both play, with its classical evaluation and one thread.

import { createRequire } from "node:module";

/** Our ids with its names; variants it does not know by itself are told to it. */
export const FAIRY = {
  chess: "chess", chess960: "chess", crazyhouse: "crazyhouse", extinction: "extinction", knightmate: "knightmate",
  berolina: "berolina", amazon: "amazon", antichess: "antichess",
};


export async function fairy(limits) {
  const require = createRequire(import.meta.url);
  // With `fetch` in sight it takes Node.js for a browser.
  const { fetch } = globalThis;
  delete globalThis.fetch;
  const engine = await require("fairy-stockfish-nnue.wasm/stockfish.js")();
  globalThis.fetch = fetch;
  let hear = () => {};
  engine.addMessageListener((line) => hear(line));
  const ask = (commands, last) =>
    new Promise((resolve) => {
      let info = "";
      hear = (line) => {
        if (line.startsWith("info") && line.includes(" pv ")) info = line;
        if (line.startsWith(last)) resolve({ line, info });
      };
      for (const command of commands) engine.postMessage(command);
    });
  await ask(["uci"], "uciok");
  await ask(["setoption name Threads value 1", "setoption name Hash value 16", "setoption name Use NNUE value false", "isready"], "readyok");
  const go = limits.nodes === undefined ? `go movetime ${limits.timeMs}` : `go nodes ${limits.nodes}`;
  return {
    name: "fairy",
    claims: true,
    async begin(game) {
      const name = FAIRY[game.variant];
      if (name === undefined) throw new Error(`Fairy-Stockfish does not play ${game.variant}`);
      await ask([`setoption name UCI_Variant value ${name}`, `setoption name UCI_Chess960 value ${game.variant === "chess960"}`, "ucinewgame", "isready"], "readyok");
    },
    async move(game) {
      const record = game.record();
      const moves = record.moves.map((move) => move.replace(/^([A-Z])@/, "$1@"));
      const position = `position fen ${game.fen(0)}${moves.length ? ` moves ${moves.join(" ")}` : ""}`;
      const { line, info } = await ask([position, go], "bestmove");
      const [, nodes] = / nodes (\d+)/.exec(info) ?? [];
      return { move: line.split(" ")[1], nodes: Number(nodes) };
    },
    close: () => engine.terminate?.(),
  };
}
