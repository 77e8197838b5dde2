// The way to a battle: each side places its men behind a curtain that only it should open, then the lot is drawn. While a game is
// frozen the curtain is drawn, too.
import { Arrangement } from "./arrangement.js";

export class Preparation {
  /** The arrangement being made, or null. */
  arrangement = null;

  /** @param act `{ draw(), arrange(color, men), drawLots() }` */
  constructor(stage, act) {
    this.stage = stage;
    this.act = act;
  }

  end() {
    this.arrangement = null;
  }

  /** The view as it may be seen: in the arrangement the men being placed, by whoever is to place them and may here. */
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
    const color = ["white", "black"].find((side) => !status.arranged[side]);
    if (!color) return cover(words.ready, words.lots, () => this.act.drawLots());
    if (players !== "both" && players !== color) return cover(words.wait[color]);
    if (this.arrangement?.color !== color) this.#begin(color, names, players);
    if (curtain.isDrawn) {
      curtain.offer([]);
      return view;
    }
    return this.#placing(view, words);
  }

  #begin(color, names, players) {
    const { curtain, grid } = this.stage;
    const words = names.words.arrange;
    this.arrangement = new Arrangement(color, names.info, (role) => names.letter(role));
    curtain.open();
    // Two people at one board must look away in turn.
    if (players !== "both") return;
    curtain.draw(words.cover[color], words.show[color], () => {
      curtain.open();
      this.act.draw();
      grid.focus(this.arrangement.home);
    });
  }

  #placing(view, words) {
    const { arrangement } = this;
    const changing = (change) => () => {
      change();
      this.act.draw();
    };
    this.stage.curtain.offer([
      { text: words.usual, act: changing(() => arrangement.usual()) },
      { text: words.clear, act: changing(() => arrangement.clear()) },
      { text: words.handIn, disabled: !arrangement.complete, act: () => this.act.arrange(arrangement.color, Object.fromEntries(arrangement.men)) },
    ]);
    return {
      ...view, live: true, men: arrangement.stacks(),
      pockets: { [arrangement.color]: arrangement.remaining() },
      status: { ...view.status, turn: arrangement.color },
    };
  }
}
