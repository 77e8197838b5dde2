// Everything that the engine offers has its words, and the catalogues hold none for what it does not offer.

import assert from "node:assert/strict";
import test from "node:test";
import { newGame, validateFen, variants } from "mandragorias";
import en from "../../pkg/texts/en.js";
import ru from "../../pkg/texts/ru.js";

const full = (text, where) => {
  for (const language of ["en", "ru"]) assert.ok(text[language], `${where} (${language})`);
};

for (const { id, name, summary, roles, options } of variants()) {
  test(`${id}: names and descriptions in both languages`, () => {
    full(name, "name");
    full(summary, "summary");
    for (const { role, name, moves } of roles) {
      full(name, role);
      full(moves, role);
    }
    const names = roles.map(({ name }) => name);
    for (const language of ["en", "ru"]) assert.equal(new Set(names.map((name) => name[language])).size, roles.length, language);
  });

  test(`${id}: words for exactly the roles and options that it has`, () => {
    for (const catalogue of [en, ru]) {
      for (const role of Object.keys(catalogue.variantRoles[id] ?? {})) assert.ok(roles.some((info) => info.role === role), role);
      const words = catalogue.options[id] ?? {};
      assert.deepEqual(Object.keys(words).sort(), options.map((option) => option.id).sort());
      for (const option of options) {
        assert.ok(words[option.id].label, option.id);
        assert.deepEqual(Object.keys(words[option.id].choices ?? {}), (option.choices ?? []).map((choice) => choice.value), option.id);
      }
    }
  });
}

/** A sentence as a player may read it: nothing left to fill in, nothing that is not there. */
const finished = ({ text }, where) => {
  for (const language of ["en", "ru"]) assert.doesNotMatch(text[language], /[{}]|undefined|null|NaN|^$/, `${where} (${language})`);
};

/** A repeatable choice among `n`. */
const chooser = (seed) => (n) => (seed = (seed * 48271) % 2147483647) % n;

for (const { id, board, roles, startFen } of variants()) {
  test(`${id}: refusals, notices, ends and faults of a FEN are whole sentences`, () => {
    const choose = chooser(1 + id.length);
    const squares = board.files.flatMap((file) => Array.from({ length: board.height }, (_, rank) => `${file}${rank + 1}`));
    const any = (list) => list[choose(list.length)];
    const suffixes = ["", "", "", "q", "=a1", "(2)", "ep"];
    const oddities = ["O-O", "O-O-O", "z9z9", "?", "x".repeat(5000), ...roles.map(({ letter }) => `${letter}@${squares[0]}`)];
    const fen = id === "battle" ? "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1" : startFen;
    const game = newGame(id, { fen });
    for (let step = 0; step < 60 && game.status().phase === "play"; step++) {
      for (const move of [any(squares) + any(squares) + any(suffixes), any(squares) + any(squares), any(oddities)]) {
        const refusal = game.explain(move);
        if (refusal !== null) finished(refusal, `${id} ${move}`);
      }
      for (const notice of game.status().notices) finished(notice, `${id} ${notice.code}`);
      const spoilt = [...game.fen()];
      spoilt[choose(spoilt.length)] = any([..."KkQqPp19/-[()~w :,"]);
      const problem = validateFen(id, spoilt.join(""));
      if (problem !== null) finished(problem, spoilt.join(""));
      game.play(any(game.legalMoves()).move);
    }
    const { outcome } = game.status();
    if (outcome !== null) finished(outcome, id);
    game.free();
  });
}
