// The rules for players: every page is written in the small Markdown the page can show, both languages have the same
// blocks, and every diagram and line of play is set up and played with the engine.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { newGame, variants } from "mandragorias";
import en from "../../pkg/texts/en.js";
import ru from "../../pkg/texts/ru.js";

const FOLDER = new URL("../../pkg/rules/", import.meta.url);
const TEXTS = { en, ru };
/** What a block may say, in the order in which it says it. `legal` and `illegal` are moves in the position reached. */
const KEYS = {
  diagram: ["variant", "options", "fen", "legal", "illegal", "caption"],
  moves: ["variant", "options", "fen", "moves", "legal", "illegal", "end", "caption"],
};

/** A page as a list of blocks: { kind, text } or, for fences, { kind, fields }. */
function parse(text, path) {
  const blocks = [];
  for (const chunk of text.trimEnd().split("\n\n")) {
    const lines = chunk.split("\n");
    const fence = /^```(\w+)$/.exec(lines[0]);
    if (fence) {
      assert.ok(fence[1] in KEYS && lines.at(-1) === "```", `${path}: ${chunk}`);
      const fields = Object.fromEntries(lines.slice(1, -1).map((line) => {
        const at = line.indexOf(": ");
        assert.ok(at > 0 && line.length > at + 2, `${path}: ${line}`);
        return [line.slice(0, at), line.slice(at + 2)];
      }));
      const known = KEYS[fence[1]].filter((key) => key in fields);
      assert.deepEqual(Object.keys(fields), known, `${path}: ${chunk}`);
      blocks.push({ kind: fence[1], fields });
    } else if (lines[0].startsWith("- ")) {
      for (const line of lines) assert.match(line, /^- \S/, `${path}: ${line}`);
      blocks.push({ kind: `list of ${lines.length}`, text: chunk });
    } else {
      assert.equal(lines.length, 1, `${path}: ${chunk}`);
      const heading = /^(##?) \S/.exec(chunk);
      blocks.push({ kind: heading ? `heading ${heading[1].length}` : "paragraph", text: chunk });
    }
  }
  return blocks;
}

const read = (id, language) => {
  const path = `${id}.${language}.md`;
  return parse(readFileSync(new URL(path, FOLDER), "utf8"), path);
};

const split = (moves) => (moves ?? "").split(" ").filter(Boolean);
const ids = variants().map((variant) => variant.id);

test("every variant has its page in both languages, and no page is left over", () => {
  const pages = readdirSync(FOLDER).sort();
  const expected = Object.keys(en.variants).flatMap((id) => [`${id}.en.md`, `${id}.ru.md`]).sort();
  assert.deepEqual(pages, expected);
  for (const id of ids) assert.ok(pages.includes(`${id}.en.md`), id);
});

for (const id of Object.keys(en.variants)) {
  const pages = { en: read(id, "en"), ru: read(id, "ru") };

  test(`${id}: the two pages are built alike`, () => {
    const shape = (blocks) => blocks.map(({ kind, fields }) => {
      if (!fields) return kind;
      const { caption, ...rest } = fields;
      assert.ok(caption, kind);
      return { kind, ...rest };
    });
    assert.deepEqual(shape(pages.ru), shape(pages.en));
  });

  test(`${id}: plain Markdown in the right script`, () => {
    for (const [language, blocks] of Object.entries(pages)) {
      assert.equal(blocks[0].text, `# ${TEXTS[language].variants[id].name}`);
      for (const { kind, text, fields } of blocks) {
        const prose = fields ? fields.caption : text;
        assert.doesNotMatch(prose, /[<>|_[\]]|(?<!\*)\*(?!\*)| {2}/, prose);
        assert.equal((prose.match(/\*\*/g) ?? []).length % 2, 0, prose);
        assert.equal((prose.match(/`/g) ?? []).length % 2, 0, prose);
        if (language === "ru") {
          assert.match(prose, /\p{Script=Cyrillic}/u, prose);
          assert.doesNotMatch(prose, /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u, prose);
        } else assert.doesNotMatch(prose.replace(/\([^()]*\)/g, ""), /\p{Script=Cyrillic}/u, prose);
        if (kind === "paragraph" || fields) assert.match(prose, /[.:…]\)?(\*\*)?$/, prose);
      }
    }
  });

  test(`${id}: what the text quotes as a move is played in a block of the page`, () => {
    for (const blocks of Object.values(pages)) {
      const played = new Set(blocks.flatMap(({ fields }) => (fields ? [...split(fields.moves), ...split(fields.legal), ...split(fields.illegal)] : [])));
      for (const { text } of blocks)
        for (const [, code] of (text ?? "").matchAll(/`([^`]+)`/g))
          if (/\d/.test(code)) assert.ok(played.has(code), code);
    }
  });

  // A page may be ready before its variant is: only what variants() lists can be played.
  test(`${id}: diagrams and lines are played`, { skip: !ids.includes(id) }, () => {
    for (const { kind, fields } of pages.en) {
      if (!fields) continue;
      const where = `${id}: ${fields.caption}`;
      assert.equal(fields.variant, id, where);
      const options = fields.options ? JSON.parse(fields.options) : {};
      const game = newGame(id, { options, ...(fields.fen && { fen: fields.fen }) });
      for (const move of split(fields.moves)) assert.equal(game.play(move).move, move, `${where} ${move}`);
      if (kind === "moves") assert.equal(game.status().outcome?.reason, fields.end, where);
      const legal = new Set(game.legalMoves().map((move) => move.move));
      for (const move of split(fields.legal)) assert.ok(legal.has(move), `${where} ${move} should be legal`);
      for (const move of split(fields.illegal)) assert.ok(!legal.has(move), `${where} ${move} should be illegal`);
      game.free();
    }
  });
}
