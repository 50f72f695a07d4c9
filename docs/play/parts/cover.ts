/** Covers the board while the screen is handed over to a person who must not see it. */
import { button, h } from "../dom.js";
import type { Texts } from "../texts.js";
import { seatMark } from "./seat-mark.js";

export function coverFor(texts: Texts, seat: number, name: string, show: () => void): HTMLElement {
  return h(
    "section",
    { class: "cover", "aria-labelledby": "cover-title" },
    seatMark(seat),
    h("h1", { id: "cover-title" }, texts.handOver(name)),
    h("p", {}, texts.handOverHint),
    button(texts.ready(name), show, { class: "primary" }),
  );
}
