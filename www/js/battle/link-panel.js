// What a player sees of a battle by link: the link to send, what it says, and the games under way.
import { nextOf, other, senderOf, write } from "./link.js";
import { confirmed } from "../common/confirm.js";
import { button, el, select } from "../common/dom.js";
import { keepFocus } from "../common/focus.js";
import { t } from "../words/index.js";

export class LinkPanel {
  element = el("section", { className: "by-link", hidden: true });
  #variant;
  #act;
  #key = "";

  /** @param act `{ offer(link, kind), declare(end) }` */
  constructor(variant, act) {
    this.#variant = variant;
    this.#act = act;
  }

  /** @param link the game by link at the table, or null; @param note what the player should know about a link;
   *  @param late the side whose time has run out, or null */
  show(link, status, { note, late }) {
    const key = JSON.stringify([link?.transcript, status.phase, note, late]);
    if (key === this.#key) return;
    this.#key = key;
    const parts = [note && el("p", { className: "message", role: "alert" }, note), ...(link ? this.#parts(link, status, late) : [])].filter(Boolean);
    keepFocus(this.element, () => {
      this.element.replaceChildren(...parts);
      this.element.hidden = parts.length === 0;
    });
  }

  #parts(link, status, late) {
    const { transcript, side } = link;
    const heading = el("strong", {}, t(`battle.by.${side}`));
    if (senderOf(transcript) !== side || transcript.seq === 0) {
      const word = wordFor(transcript, status, side);
      return [heading, el("p", { className: "note", role: "status" }, t(`battle.say.${word}`)), word === "offered.draw" && confirmed(t("battle.acceptDraw"), () => this.#act.declare((game) => game.agreeDraw()))];
    }
    const offers = transcript.offer?.kind === "draw";
    const mayOffer = status.phase === "play" && transcript.moves.length > 0;
    return [heading, el("p", { className: "note", role: "status" }, t(`battle.send.${messageOf(transcript, status)}`)), sender(this.#variant, transcript),
      late === other(side) && confirmed(t("battle.claimTime"), () => this.#act.declare((game) => game.flag(late))),
      mayOffer && el("label", { className: "check" }, el("input", { type: "checkbox", checked: offers, onchange: () => this.#act.offer(link, offers ? null : "draw") }), t("battle.offerDraw"))];
  }

  /** The games under way, and a form to begin one: `begin(side)`. */
  games(list, begin, forget) {
    const side = select(t("battle.youPlay"), ["white", "black"].map((color) => [color, t(`battle.${color}`)]), "white", () => {});
    const form = el("form", { className: "start-link", onsubmit: (event) => {
      event.preventDefault();
      begin(side.querySelector("select").value);
    } }, el("p", { className: "note" }, t("battle.linkHint")), side, el("button", { className: "main" }, t("battle.startLink")));
    const items = list.map(({ transcript, side: mine }) => el("li", {},
      el("a", { href: `#/${this.#variant}/by/${transcript.id}` }, t(`battle.game.${mine}`, { moves: Math.ceil(transcript.moves.length / 2) }), " · ", t(senderOf(transcript) === mine ? "battle.theirTurn" : "battle.yourTurn")),
      confirmed("×", () => forget(transcript.id), { className: "remove", title: t("battle.forgetGame"), aria: { label: t("battle.forgetGame") } })));
    return el("details", { className: "link-box", open: list.length > 0 }, el("summary", {}, t("battle.byLink")), items.length > 0 && el("ul", { className: "link-games" }, items), form);
  }
}

/** What this side has to do. */
function wordFor(transcript, status, side) {
  const { act } = nextOf(transcript);
  if (act === "commit") return transcript.seq === 0 ? "host" : transcript.rounds.length > 1 ? "again" : "guest";
  if (status.phase === "over") return "over";
  if (status.phase === "frozen") return transcript.offer?.by === other(side) ? `offered.${transcript.offer.kind}` : "frozen";
  return transcript.offer?.kind === "draw" ? "offered.draw" : "move";
}

/** What the link to be sent carries. */
function messageOf(transcript, status) {
  const { act, round } = nextOf(transcript);
  if (act === "commit") return "bound";
  if (act === "open") return transcript.rounds[round].white.arrangement || transcript.rounds[round].black.arrangement ? "opened" : "bound";
  if (status.phase === "over") return "over";
  if (status.phase === "frozen") return transcript.offer ? "offer" : "frozen";
  return transcript.moves.length === 0 ? "opened" : "move";
}

function sender(variant, transcript) {
  const address = `${location.href.split("#")[0]}#/${variant}/link/${write(transcript)}`;
  const field = el("input", { className: "link", readOnly: true, value: address, aria: { label: t("battle.link") }, onfocus: () => field.select() });
  const copy = button(t("battle.copyLink"), async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(address);
      copy.textContent = t("copied");
    } catch {
      // Without permission the link is selected, to be copied by hand.
    }
  }, { className: "main" });
  const share = navigator.share && button(t("battle.shareLink"), () => navigator.share({ url: address }).catch(() => {}));
  return el("div", { className: "bar" }, field, copy, share);
}
