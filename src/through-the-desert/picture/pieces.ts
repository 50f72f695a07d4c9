/** Pieces on a hex: camels, riders, palms and water, drawn around the origin for a hex that is 88 wide. */
import { tag } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import { label } from "../../picture/text.js";
import type { Camel } from "../model/board.js";
import type { Colour } from "../model/state.js";

const path = (d: string, classes?: string): string => tag("path", { d, class: classes });

/** A camel that looks to the right: its legs on the far side, its tail, all the rest, and its eye. */
const CAMEL =
  "M5 8l3 22h5v-22M-30-2c-5 3-6 9-5 16M-30 0c0-10 6-14 14-15c4-18 20-18 24 0c3 5 9 6 12 0c3-5 2-11 4-17v-6l4 4c5-2 9 0 13 4c3 3 1 7-3 6l-7-1c0 12-2 22-10 29l-1 26h-5l-2-21c-8 2-18 2-26 0l-2 8 1 13h-5l-2-13-2-9-3 9 1 13h-5l-1-14c2-6 1-11 1-16zM31-30h0";

/** A cloth over the hump. */
const CLOTH = "M-15-17c3-14 17-14 21 0l3 21c-8 4-20 4-28 0z";

/** The emblems woven into the cloth: a cell of honey, a rose, grapes, waves of air, a leaf of mint. */
const EMBLEMS: Readonly<Record<Colour, string>> = {
  honey: "M-5-18l9 5v10l-9 5-9-5v-10zm0 6l-4 2v4l4 2 4-2v-4z",
  rose: "M-5-8c-9-13 9-13 0 0c13-9 13 9 0 0c9 13-9 13 0 0c-13 9-13-9 0 0z",
  grape:
    "M-9-13a4 4 0 1 1 8 0 4 4 0 1 1-8 0M-14-4a4 4 0 1 1 8 0 4 4 0 1 1-8 0M-4-4a4 4 0 1 1 8 0 4 4 0 1 1-8 0",
  sky: "M-15-12q5-6 10-2t10-1v4q-5 5-10 1t-10 2zm0 9q5-6 10-2t10-1v4q-5 5-10 1t-10 2z",
  mint: "M-5-20c10 8 9 18 0 22c-9-4-10-14 0-22z",
};

/** A rider: robe and turban. */
const ROBE = "M-16-21c1-13 5-21 11-21s10 8 11 21c-7 3-15 3-22 0z";
const TURBAN = "M-12-45a7 7 0 1 1 14 0 7 7 0 1 1-14 0";

/** Draws the emblem of a colour, on its cloth. */
export const emblem = (colour: Colour): string =>
  path(CLOTH, "cloth") + path(EMBLEMS[colour], "emblem");

/** Draws a camel without an owner. */
export const looseCamel = (colour: Colour): string => path(CAMEL) + emblem(colour);

/** Cache of drawn camels: there are 50 kinds, and a picture has about a hundred camels. */
const drawn = new Map<string, string>();

/** Draws a camel; the leader's with its rider and the mark of its seat. */
export function camel({ seat, colour, leader }: Camel): string {
  const kind = `${colour} ${seat} ${leader}`;
  let drawing = drawn.get(kind);
  if (drawing === undefined) {
    const rider = leader ? path(ROBE, "robe") + path(TURBAN, "turban") : "";
    // A ring on the ground shows whose camel it is; the leader has the mark of the seat as well.
    drawing = looseCamel(colour) + rider + (leader ? seatMark(seat, 12, 30, 20) : "");
    drawn.set(kind, drawing);
  }
  return drawing;
}

/** The shadow of a camel in its place. */
export const SHADOW = "m-26 31h56";

const ellipse = (cx: number, cy: number, rx: number, ry: number, classes: string): string =>
  tag("ellipse", { cx, cy, rx, ry, class: classes });

/** Draws a water hole, the larger the more it is worth. */
export function pool(value: number): string {
  const size = 19 + value * 3;
  return (
    ellipse(0, 3, size + 6, size * 0.84 + 5, "bank") +
    ellipse(0, 2, size, size * 0.84, "pool") +
    ellipse(-size / 4, -size * 0.38, size / 2, size / 6, "shine") +
    label(0, 16, value, "value")
  );
}

const FRONDS =
  "M0-30c12-14 26-12 34 4c-12-6-22-7-34-4zM0-30c-12-14-26-12-34 4c12-6 22-7 34-4zM0-30c16-4 26 6 24 22c-6-12-14-18-24-22zM0-30c-16-4-26 6-24 22c6-12 14-18 24-22zM0-30c-6-14 2-22 12-24c-4 8-6 16-12 24zM0-30c-4-12-14-16-22-12c8 2 14 6 22 12z";
const RIBS = "M0-30q16-12 30 2M0-30q-16-12-30 2M0-30q16 2 22 18M0-30q-16 2-22 18";

/** Draws a palm beside its pond. */
export const palm = (): string =>
  ellipse(0, 23, 36, 16, "grass") +
  ellipse(10, 27, 19, 7, "pool") +
  path("M-8 27c6-14 3-38 8-56", "trunk") +
  path(FRONDS, "fronds") +
  path(RIBS, "ribs");

/** Draws an empty water hole, or an empty place for a palm. */
export const dry = (): string => ellipse(0, 2, 19, 15, "dry");
