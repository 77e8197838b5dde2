// shakmaty and cozy-chess, compiled to WebAssembly as this project is (peers/).

const SHAKMATY = {
  chess: "shakmaty_chess",
  chess960: "shakmaty_chess960",
  crazyhouse: "shakmaty_crazyhouse",
  antichess: "shakmaty_antichess",
};
const COZY = { chess: "cozy_chess", chess960: "cozy_chess960" };

/** Both libraries, from the bytes of their module. */
export function load(bytes) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  return [player("shakmaty", SHAKMATY, exports), player("cozy-chess", COZY, exports)];
}

const player = (name, counters, exports) => ({
  name,
  perft({ variant }, { fen, depth }) {
    const counter = exports[counters[variant]];
    if (counter === undefined) return null;
    const text = new TextEncoder().encode(fen);
    return {
      before: () => {
        const room = exports.room(text.length);
        new Uint8Array(exports.memory.buffer, room, text.length).set(text);
      },
      run: () => counter(depth),
    };
  },
});
