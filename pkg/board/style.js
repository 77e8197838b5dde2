// The look. One constructable stylesheet, which a strict content security policy allows.

const css = `
:host {
  display: block;
  --board-light: #efdfc3;
  --board-dark: #b98f68;
  --board-plain: #ead9b8;
  --board-line: #a57f5a;
  --board-on-light: #7d5732;
  --board-on-dark: #fff6e4;
  --board-white: #fffaf1;
  --board-white-line: #26201b;
  --board-black: #413a35;
  --board-black-line: #120f0c;
  --board-black-detail: #f3e9da;
  --board-last: #d9a400;
  --board-selected: #1f6f54;
  --board-target: #1f6f54;
  --board-check: #c8321f;
  --board-refused: #c8321f;
  --board-hint: #1c64a8;
  --board-good: #1d7a3a;
  --board-bad: #b3261e;
  --board-focus: #0b57d0;
  --board-surface: Canvas;
  --board-ink: CanvasText;
  --board-radius: 6px;
}
:host([hidden]) { display: none; }
:host([theme="slate"]) {
  --board-light: #e3e8ec;
  --board-dark: #8299ac;
  --board-plain: #d5dde3;
  --board-line: #71889b;
  --board-on-light: #4a6175;
  --board-on-dark: #ffffff;
  --board-last: #d8c02c;
}
:host([theme="contrast"]) {
  --board-light: #ffffff;
  --board-dark: #9c9c9c;
  --board-plain: #ffffff;
  --board-line: #000000;
  --board-on-light: #000000;
  --board-on-dark: #000000;
  --board-white: #ffffff;
  --board-white-line: #000000;
  --board-black: #000000;
  --board-black-line: #000000;
  --board-black-detail: #ffffff;
  --board-last: #ffd400;
  --board-selected: #003fbf;
  --board-target: #003fbf;
  --board-check: #c00000;
  --board-refused: #c00000;
}
.board { position: relative; border-radius: var(--board-radius); }
.board > svg { display: block; width: 100%; height: 100%; border-radius: inherit; overflow: hidden; }
.board { aspect-ratio: var(--files, 1) / var(--ranks, 1); }

.square.light { fill: var(--board-light); }
.square.dark { fill: var(--board-dark); }
.square.plain { fill: var(--board-plain); stroke: var(--board-line); stroke-width: 2; }
:host([theme="contrast"]) .square { stroke: #000; stroke-width: 1.5; }
/* In units of the drawing, of which a square has a hundred: the smaller the board on the screen, the larger they are on it. */
.coordinates { --size: calc(2.1px * var(--files)); font: 600 var(--size)/1 system-ui, sans-serif; paint-order: stroke; stroke-width: 5px; stroke-linejoin: round; }
.coordinates.all { font-size: calc(0.85 * var(--size)); }
.coordinates .top { dominant-baseline: hanging; }
.coordinates .bottom { text-anchor: end; }
.board { container-type: inline-size; }
@container (max-width: 640px) { .coordinates { --size: calc(2.4px * var(--files)); } }
@container (max-width: 420px) { .coordinates { --size: calc(2.8px * var(--files)); } }
@container (max-width: 280px) { .coordinates { --size: calc(3.4px * var(--files)); } }
.coordinates .on-light { fill: var(--board-on-light); stroke: var(--board-light); }
.coordinates .on-plain { fill: var(--board-on-light); stroke: var(--board-plain); }
.coordinates .on-dark { fill: var(--board-on-dark); stroke: var(--board-dark); }

.body { stroke-width: 3.2; stroke-linejoin: round; stroke-linecap: round; }
.line { fill: none; stroke-width: 2.9; stroke-linejoin: round; stroke-linecap: round; }
.white .body { fill: var(--board-white); stroke: var(--board-white-line); }
.white .line { stroke: var(--board-white-line); }
.white .spot, .white .letter { fill: var(--board-white-line); }
.black .body { fill: var(--board-black); stroke: var(--board-black-line); }
.black .line { stroke: var(--board-black-detail); }
.black .spot, .black .letter { fill: var(--board-black-detail); }
.letter { font: 700 54px/1 system-ui, sans-serif; }
.letter.small { font-size: 38px; }
.letter.first { font-size: 46px; }
.letter.slice { font-size: 14px; }
.promoted { fill: var(--board-last); stroke: #26201b; stroke-width: 2.5; }
.badge circle { fill: var(--board-surface); stroke: var(--board-ink); stroke-width: 2.5; }
.badge text { font: 700 19px/1 system-ui, sans-serif; fill: var(--board-ink); }
.lifted { opacity: 0.3; }

.mark { fill: none; stroke-width: 5; stroke-linejoin: round; stroke-linecap: round; }
.mark .wash { stroke: none; opacity: 0.34; }
.mark .solid { stroke: none; }
.last-from, .last-to { stroke: var(--board-last); }
.last-from .wash, .last-to .wash, .last-to .solid { fill: var(--board-last); }
.last-from .wash { opacity: 0.2; }
.half .wash { fill: var(--board-good); opacity: 0.16; }
.beyond { stroke: var(--board-line); stroke-width: 3; opacity: 0.75; }
.beyond .wash { fill: var(--board-surface); opacity: 0.5; }
.selected { stroke: var(--board-selected); stroke-width: 7; }
.selected .wash { fill: var(--board-selected); opacity: 0.25; }
.check { stroke: var(--board-check); fill: var(--board-check); fill-opacity: 0.55; stroke-width: 3; }
.quiet, .capture, .en-passant, .castle, .swap, .stack, .drop, .exchange { stroke: var(--board-target); stroke-width: 7; opacity: 0.85; }
.quiet .solid, .en-passant .solid, .swap .solid, .stack .solid, .drop .solid, .exchange .solid { fill: var(--board-target); stroke: var(--board-surface); stroke-width: 2.5; }
.quiet .solid { stroke-width: 0; }
.royal .solid, .used .solid, .due .solid, .home .solid { fill: var(--board-hint); stroke: var(--board-surface); stroke-width: 2; }
.home .solid { fill: var(--board-good); }
.due .solid { fill: var(--board-check); }
.refused { stroke: var(--board-refused); stroke-width: 8; opacity: 0.85; }
.zone { stroke: var(--board-hint); stroke-width: 3; opacity: 0.6; }
.ghost-piece { opacity: 0.5; }
[class*="mark-"] { stroke: var(--board-hint); stroke-width: 7; opacity: 0.85; }
[class*="mark-"] .solid { fill: var(--board-hint); }
.mark-good { stroke: var(--board-good); }
.mark-good .solid { fill: var(--board-good); }
.mark-bad { stroke: var(--board-bad); }
.mark-bad .solid { fill: var(--board-bad); }
.mark-zone { stroke-width: 3; }

button { font: inherit; color: inherit; margin: 0; padding: 0; border: 0; background: none; cursor: inherit; }
.grid { position: absolute; inset: 0; display: flex; flex-direction: column; border-radius: inherit; user-select: none; -webkit-user-select: none; }
.row { flex: 1; display: grid; grid-template-columns: repeat(var(--files), 1fr); min-height: 0; }
.row > div { display: flex; min-width: 0; min-height: 0; }
.row button { flex: 1; min-width: 0; touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
.row .movable, .pocket .movable { cursor: grab; touch-action: none; }
:focus-visible { outline: 3px solid var(--board-focus); outline-offset: 2px; }
.row button:focus-visible { outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff; }
.aimed { outline: 3px dashed var(--board-target); outline-offset: -4px; }

.ghost { position: fixed; left: 0; top: 0; pointer-events: none; z-index: 3; }
.picture { display: block; width: 100%; height: 100%; overflow: visible; }

.menu { position: absolute; z-index: 2; left: var(--x); top: var(--y); display: flex; flex-direction: column; min-width: 9em; max-width: var(--room); box-sizing: border-box; max-height: 90%; overflow: auto;
  padding: 4px; border-radius: 10px; background: var(--board-surface); color: var(--board-ink); box-shadow: 0 4px 24px #0007, 0 0 0 1px #0003; }
.menu[hidden], .message[hidden], .pocket[hidden], .inspector[hidden], .facts[hidden], .curtain[hidden], .actions[hidden], .entry[hidden] { display: none; }
.menu.to-left { left: auto; right: var(--x); }
.menu.to-top { top: auto; bottom: var(--y); }
.menu button { display: flex; align-items: center; gap: 8px; min-height: 40px; padding: 2px 12px 2px 8px; border-radius: 7px; text-align: start; cursor: pointer; }
.menu button:hover, .menu button:focus { background: #8883; }
/* The pieces of a tall tower lie over one another. */
.menu .pictures { display: flex; min-width: 36px; }
.menu .pictures > span { flex: 0 1 36px; min-width: 5px; }
.menu .pictures > :last-child { flex: none; }
.menu .pictures + span { flex: 1 0 5em; }
.menu .picture { width: 36px; height: 36px; }
.menu .cancel { border-top: 1px solid #8886; border-radius: 0 0 7px 7px; justify-content: center; }

.message { position: absolute; z-index: 1; left: 50%; bottom: 6%; transform: translateX(-50%); width: max-content; max-width: 88%; box-sizing: border-box;
  padding: 8px 14px; border-radius: 10px; background: var(--board-surface); color: var(--board-ink); box-shadow: 0 4px 20px #0006, 0 0 0 1px #0003; pointer-events: none; }

.message.high { bottom: auto; top: 6%; }
.message.middle { bottom: auto; top: 50%; transform: translate(-50%, -50%); }

.pocket { display: flex; gap: 4px; padding: 6px 0; }
.pocket button { position: relative; width: calc(100% / var(--files)); max-width: 64px; min-width: 36px; aspect-ratio: 1; border-radius: 8px; background: var(--board-plain); }
.pocket button.none { opacity: 0.45; }
.pocket [aria-pressed="true"] { box-shadow: inset 0 0 0 4px var(--board-selected); }
.pocket .count { position: absolute; right: 2px; bottom: 1px; min-width: 1.3em; border-radius: 1em; background: var(--board-surface); color: var(--board-ink); font: 700 12px/1.4 system-ui, sans-serif; text-align: center; }
.pocket .none .count { display: none; }

.inspector { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 56px; padding: 6px 0; box-sizing: border-box; }
.inspector ol { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none; }
.inspector .tavrel { display: block; width: 44px; height: 44px; border-radius: 50%; }
.inspector button.tavrel { cursor: pointer; }
.inspector .moving { box-shadow: 0 0 0 3px var(--board-selected); }
.facts { display: flex; flex-wrap: wrap; gap: 2px 14px; padding: 6px 0; min-height: 1.2em; }
.facts p { margin: 0; }

.curtain { position: absolute; inset: 0; z-index: 2; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 16px; padding: 24px; box-sizing: border-box;
  border-radius: inherit; background: var(--board-surface); color: var(--board-ink); text-align: center; box-shadow: inset 0 0 0 1px #0003; }
.curtain p { margin: 0; font-size: 1.15em; text-wrap: balance; }
.actions, .entry { display: flex; flex-wrap: wrap; gap: 8px; padding: 6px 0; }
.action, .entry input { min-height: 36px; box-sizing: border-box; padding: 4px 14px; border-radius: 8px; background: var(--board-surface); color: var(--board-ink); box-shadow: 0 0 0 1px #888; cursor: pointer; }
.action:hover { background: linear-gradient(#8883, #8883), var(--board-surface); }
.action.main { font-weight: 600; box-shadow: 0 0 0 2px var(--board-selected); }
.action[aria-disabled] { opacity: 0.5; cursor: default; }
.entry input { flex: 1; min-width: 6em; max-width: 14em; border: 0; font: inherit; cursor: text; }

.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (forced-colors: active) { .board, .pocket button { forced-color-adjust: none; } }
`;

let sheet = null;

/** The stylesheet, shared by all boards of the page. */
export function stylesheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    // The sheets of jsdom 26 take no text, and nobody looks at what it shows.
    sheet.replaceSync?.(css);
  }
  return sheet;
}
