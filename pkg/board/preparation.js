// The way to a battle: each side places its pieces behind a curtain that only it should open, then the lot is drawn. While a game is
// frozen the curtain is drawn, too.
import { Arrangement } from "./arrangement.js";

export class Preparation {
  /** The arrangement being made, or null. */
  arrangement = null;

  /** @param act `{ draw(), began(color), arrange(color, pieces), drawLots() }` */
  constructor(stage, act) {
    this.stage = stage;
    this.act = act;
  }

  end() {
    this.arrangement = null;
  }

  /** The arrangement being made, if whoever makes it has the curtain open. */
  get open() {
    return this.stage.curtain.isDrawn ? null : this.arrangement;
  }

  /** The view as it may be seen: in the arrangement the pieces being placed, by whoever is to place them and may here. */
  view(view, names, players) {
    const { curtain } = this.stage;
    const { status } = view;
    const words = names.words.arrange;
    const cover = (...what) => {
      this.end();
      curtain.offer([]);
      curtain.draw(...what);
      return view;
    };
    if (status.phase === "frozen") return cover(words.frozen);
    if (status.phase !== "arrangement" || players === "none") {
      this.end();
      curtain.offer([]);
      curtain.open();
      return view;
    }
    const waiting = ["white", "black"].filter((side) => !status.arranged[side]);
    if (waiting.length === 0) return players === "both" ? cover(words.ready, words.lots, () => this.act.drawLots()) : cover(words.ready);
    const color = waiting.find((side) => players === "both" || players === side);
    if (!color) return cover(words.wait[waiting[0]]);
    if (this.arrangement?.color !== color || this.players !== players) this.#begin(color, names, players);
    if (curtain.isDrawn) {
      curtain.offer([]);
      return view;
    }
    const barred = status.notices.some(({ code }) => code === "rearrange");
    return this.#placing(view, words, barred);
  }

  #begin(color, names, players) {
    const { curtain, grid } = this.stage;
    const words = names.words.arrange;
    this.players = players;
    this.arrangement = new Arrangement(color, names.info, (role) => names.letter(role));
    // Two people at one board must look away in turn.
    if (players === "both") {
      curtain.draw(words.cover[color], words.show[color], () => {
        curtain.open();
        this.act.draw();
        grid.focus(this.arrangement.home);
        this.act.began(color);
      });
    } else {
      curtain.open();
      this.act.began(color);
    }
  }

  #placing(view, words, barred) {
    const { arrangement } = this;
    const offer = (text, change, disabled = false) => ({
      text, disabled, act: () => {
        change();
        this.act.draw();
      },
    });
    const begun = arrangement.pieces.size > 0;
    this.stage.curtain.offer([
      offer(words.classical, () => arrangement.classical(), barred),
      offer(words.random, () => arrangement.random()),
      offer(words.mirror, () => arrangement.mirror(), !begun),
      offer(words.fill, () => arrangement.fill(), arrangement.complete),
      offer(words.clear, () => arrangement.clear(), !begun),
      { text: words.handIn, main: true, disabled: !arrangement.complete, act: () => this.act.arrange(arrangement.color, Object.fromEntries(arrangement.pieces)) },
    ]);
    return {
      ...view, live: true, pieces: arrangement.stacks(),
      half: arrangement.squares,
      pockets: { [arrangement.color]: arrangement.remaining() },
      status: { ...view.status, turn: arrangement.color },
    };
  }
}
