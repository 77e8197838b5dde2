// The two clocks of a battle, and the time that is left for arranging.
import { el } from "../common/dom.js";
import { parts, timeLeft } from "./time.js";
import { t } from "../words/index.js";

/** Below this a clock warns. */
const LOW = 20_000;

/** A span of time in words: "2 d 03:15:00". */
export function sayTime(milliseconds) {
  const { days, clock } = parts(milliseconds);
  return days ? t("battle.daysLeft", { days, clock }) : clock;
}

/** Both clocks: `show(clocks, now)` draws them, null hides them. */
export class Clocks {
  #faces = Object.fromEntries(["white", "black"].map((color) => [color, el("span", { className: "face" })]));
  #boxes = Object.entries(this.#faces).map(([color, face]) => el("div", { className: `clock ${color}`, role: "timer", aria: { label: t(`battle.clock.${color}`) } },
    el("span", { className: "side", aria: { hidden: "true" } }, t(`battle.${color}`)), face));
  element = el("div", { className: "clocks", hidden: true }, this.#boxes);

  show(clocks, now) {
    this.element.hidden = !clocks;
    if (!clocks) return;
    ["white", "black"].forEach((color, n) => {
      const left = timeLeft(clocks, color, now);
      this.#faces[color].textContent = sayTime(left);
      this.#boxes[n].classList.toggle("running", clocks.running === color);
      this.#boxes[n].classList.toggle("low", left < LOW);
    });
  }
}
