// Battle chess through the package: what a player's eyes must not find before the reveal, and what comes after.
import assert from "node:assert/strict";
import test from "node:test";
import { fromRecord, GameError, newGame, variants } from "mandragorias";
import { CLASSICAL, piecesOf } from "../../www/js/battle/arrangement.js";

const WHITE = `RNBKQBNR${"PPPPPPPP"}${".".repeat(16)}`;
const BLACK = `${".".repeat(8)}${"PPPPPPPP"}RNBQKBNR........`;
const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
const wrongPhase = (error) => error instanceof GameError && error.code === "wrong-phase";

function arranged(white = WHITE, black = BLACK) {
  const game = newGame("battle");
  game.arrange("white", piecesOf(white, "white"));
  game.arrange("black", piecesOf(black, "black"));
  return game;
}

test("before the reveal nothing tells one arrangement from another", () => {
  const told = (arrangement) => {
    const game = newGame("battle");
    game.arrange("white", piecesOf(arrangement, "white"));
    const asked = {
      fen: game.fen(), start: game.fen(0), board: [...game.board()], status: game.status(), history: game.history(), legal: game.legalMoves(), pockets: game.pockets(),
      destinations: [...game.destinations()], attacked: [game.attacked("white"), game.attacked("black")], explain: game.explain("e2e4"), perft: game.perft(1), text: String(game), json: JSON.stringify(game),
    };
    const thrown = [
      () => game.play("e2e4"), () => game.clone(), () => game.pgn(), () => game.record(), () => game.undo(), () => game.redo(), () => game.drawLots(), () => game.freeze("white"),
      () => game.arrange("white", piecesOf(WHITE, "white")), () => game.arrange("black", {}), () => game.arrange("black", piecesOf(WHITE, "white")),
    ].map((ask) => {
      try {
        ask();
      } catch (error) {
        return { code: error.code, at: error.at, message: error.message, text: error.text };
      }
      return assert.fail("it was done");
    });
    return JSON.stringify({ asked, thrown });
  };
  assert.equal(told(WHITE), told(BLACK));
  assert.equal(told(WHITE), told(CLASSICAL));
});

test("the phase is arrangement, the board the empty one, the menu's too", () => {
  assert.equal(variants().find(({ id }) => id === "battle").startFen, EMPTY);
  const game = newGame("battle");
  const { phase, arranged: done, legalMoveCount, notices } = game.status();
  assert.deepEqual([phase, done, legalMoveCount, notices], ["arrangement", { white: false, black: false }, 0, []]);
  assert.equal(game.fen(), EMPTY);
  for (const ask of [() => game.clone(), () => game.pgn(), () => game.record(), () => game.undo(), () => game.play("e2e4"), () => game.drawLots(1), () => game.resume(), () => game.annul(), () => game.forfeit("white")]) {
    assert.throws(ask, wrongPhase);
  }
});

test("each refusal of an arrangement has its code, its place and its sentence", () => {
  const refusal = (pieces) => {
    try {
      newGame("battle").arrange("white", pieces);
    } catch (error) {
      assert.equal(error.code, "invalid-arrangement");
      assert.ok(error.text.en && error.text.ru && error.text.en !== error.text.ru);
      return error.at;
    }
    return assert.fail("it was taken");
  };
  const pieces = piecesOf(WHITE, "white");
  const { a1, ...without } = pieces;
  assert.equal(a1, "rook");
  assert.equal(refusal({}), undefined);
  assert.equal(refusal(without), undefined);
  assert.equal(refusal({ ...pieces, a3: "pawn" }), undefined);
  assert.equal(refusal({ ...without, a5: "rook" }), "a5");
  assert.equal(refusal({ ...without, j1: "rook" }), "j1");
  assert.equal(refusal({ ...pieces, a1: "dragon" }), "a1");
  assert.equal(refusal({ ...pieces, a1: 7 }), "a1");
  for (const bad of [null, 7, "RNBQKBNR"]) assert.throws(() => newGame("battle").arrange("white", bad), { code: "invalid-argument" });
  assert.throws(() => newGame("battle").arrange("red", pieces), { code: "invalid-argument" });
});

test("both classical: both are thrown out, the notice says so, and neither may do it again", () => {
  const game = arranged(CLASSICAL, CLASSICAL);
  const { phase, arranged: done, notices } = game.status();
  assert.deepEqual([phase, done], ["arrangement", { white: false, black: false }]);
  assert.equal(notices[0].code, "rearrange");
  for (const side of ["white", "black"]) {
    assert.throws(() => game.arrange(side, piecesOf(CLASSICAL, side)), { code: "invalid-arrangement" });
    game.arrange(side, piecesOf(WHITE, side));
  }
  game.drawLots(1);
  assert.equal(game.status().phase, "play");
});

test("the lot: a seed repeats it, without one either side may begin", () => {
  const first = (seed) => {
    const game = arranged();
    return game.drawLots(seed).turn;
  };
  assert.equal(first(5), first(5));
  const drawn = new Set();
  for (let n = 0; n < 200 && drawn.size < 2; n++) drawn.add(first());
  assert.equal(drawn.size, 2);
  assert.throws(() => arranged().drawLots(-1), { code: "invalid-argument" });
});

test("after the reveal: records, copies and PGN hold the whole game, and nothing goes behind the lot", () => {
  const game = arranged();
  game.drawLots(3);
  game.play(game.legalMoves()[0]);
  assert.equal(game.board().get("d1").top.role, "king");
  const again = fromRecord(JSON.parse(JSON.stringify(game.record())));
  assert.equal(again.fen(), game.fen());
  assert.equal(again.fen(0), game.fen(0));
  assert.ok(again.undo());
  assert.equal(again.undo(), null);
  assert.throws(() => again.arrange("white", piecesOf(WHITE, "white")), wrongPhase);
  assert.throws(() => again.drawLots(), wrongPhase);
  assert.match(game.pgn(), /\[Variant "Battle chess"\]/);
  assert.match(game.pgn(), /\[FEN "/);
  assert.equal(game.clone().fen(0), game.fen(0));
});

test("PGN counts rightly when Black begins", () => {
  const game = newGame("battle", { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", moves: ["e7e5", "e2e4"] });
  assert.match(game.pgn(), /^1\.\.\. e5 2\. e4 \*$/m);
  assert.deepEqual(game.history().map(({ color }) => color), ["black", "white"]);
});

test("a complaint and its rulings", () => {
  const frozen = () => {
    const game = newGame("battle", { fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", moves: ["e2e4"] });
    assert.equal(game.freeze("white", "a reason").phase, "frozen");
    return game;
  };
  const game = frozen();
  assert.deepEqual(game.legalMoves(), []);
  assert.equal(game.explain("e7e5").code, "frozen");
  for (const ask of [() => game.play("e7e5"), () => game.undo(), () => game.redo(), () => game.resign("white"), () => game.flag("white"), () => game.agreeDraw(), () => game.freeze("black")]) {
    assert.throws(ask, wrongPhase);
  }
  assert.deepEqual(game.record().end, { kind: "frozen", color: "white", reason: "a reason" });
  assert.equal(fromRecord(game.record()).status().phase, "frozen");
  assert.equal(game.resume().phase, "play");
  game.play("e7e5");
  const annulled = frozen().annul().outcome;
  assert.deepEqual([annulled.result, annulled.winner, annulled.reason], ["*", null, "annulled"]);
  const forfeited = frozen().forfeit("white").outcome;
  assert.deepEqual([forfeited.result, forfeited.winner, forfeited.reason], ["0-1", "black", "forfeit"]);
  assert.throws(() => newGame("battle", { fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 9" }).resume(), wrongPhase);
});

test("an arrangement that is missed ends the game without result", () => {
  const game = newGame("battle");
  game.arrange("white", piecesOf(WHITE, "white"));
  const { phase, outcome, arranged: done } = game.flag("black");
  assert.deepEqual([phase, outcome.result, outcome.winner, outcome.reason, done], ["over", "*", null, "arrangement-missed", null]);
  assert.equal(game.fen(), EMPTY);
  assert.throws(() => game.arrange("black", piecesOf(WHITE, "black")), { code: "game-over" });
  const again = fromRecord(game.record());
  assert.equal(again.status().outcome.reason, "arrangement-missed");
  assert.equal(game.record().fen, undefined);
});
