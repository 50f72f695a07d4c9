/** The panel of a player: caravans, oases, water, territory and points. */
import type { Seat } from "../../game.js";
import { at, tag, titled } from "../../picture/markup.js";
import { LAUREL, seatMark } from "../../picture/seats.js";
import { label, nameOf, shortened } from "../../picture/text.js";
import { COLOURS, type Colour, type Score, type State, type View } from "../model/state.js";
import { HEX_PATH } from "./hex.js";
import { COLUMNS, PANEL, panel } from "./panel-parts.js";
import { camel, emblem, palm, pool } from "./pieces.js";
import { caravanTitle, type PictureOptions, seatTitle } from "./titles.js";

const STAR = "M0-15l4 10 11 1-8 7 2 11-9-6-9 6 2-11-8-7 11-1z";

/** Draws the panel of a seat: what it has, and its points. */
export function seatPanel(
  seat: Seat,
  state: State | View,
  { seats, winners }: Score,
  options: PictureOptions,
): string {
  const points = seats[seat];
  const { water } = state.seats[seat];
  const caravans = state.caravans.filter((caravan) => caravan.seat === seat);
  const oases = caravans.reduce((sum, caravan) => sum + caravan.oases.length, 0);
  const owned: readonly (readonly [drawing: string, count: number, kind?: string])[] = [
    [at(0, 4, 0.7, palm()), oases],
    ...([1, 2, 3] as const).map((value) => {
      const count = [water.ones, water.twos, water.threes][value - 1];
      return [at(0, 0, 0.75, pool(value)), count, `${value}`] as const;
    }),
    [at(0, 0, 0.5, tag("path", { d: HEX_PATH, class: "border" })), points.territory],
  ];
  return tag(
    "g",
    { class: `s${seat}`, "data-seat": seat },
    titled(seatTitle(seat, points, options)),
    panel(PANEL.width, PANEL.seatHeight, state.seat === seat ? "card turn" : "card"),
    seatMark(seat, 17, 46, 46),
    label(78, 57, shortened(nameOf(seat, options), 18), "name"),
    winners.includes(seat) ? at(46, 46, 1.35, LAUREL) : "",
    label(PANEL.width - 30, 60, points.total, "total"),
    ...COLOURS.map((colour, index) =>
      at(COLUMNS[index], 122, 1, chip(seat, colour, state, options)),
    ),
    ...owned.map(([drawing, count, value], index) =>
      tag(
        "g",
        value === undefined
          ? {}
          : { "data-piece": "taken", "data-value": value, "data-count": count },
        at(COLUMNS[index] - 16, 200, 1, drawing),
        label(COLUMNS[index] + 14, 209, count, "figure"),
      ),
    ),
  );
}

/** Draws a caravan by its colour and size, or the leader while it is in hand. */
function chip(seat: Seat, colour: Colour, state: State | View, options: PictureOptions): string {
  if (state.seats[seat].leaders.includes(colour)) {
    return tag(
      "g",
      { class: `camel ${colour}`, "data-piece": "leader", "data-colour": colour },
      titled(caravanTitle(seat, colour, 0, options)),
      at(0, 4, 0.8, camel({ seat, colour, leader: true })),
    );
  }
  const ground = (classes: string): string =>
    tag("rect", { x: -43, y: -38, width: 86, height: 76, rx: 16, class: classes });
  const mine = state.caravans.find((one) => one.seat === seat && one.colour === colour);
  if (mine === undefined) return ground(`none ${colour}`);
  const size = mine.camels.length;
  return tag(
    "g",
    { class: colour },
    titled(caravanTitle(seat, colour, size, options)),
    ground("chip"),
    at(-16, 6, 1, tag("g", { class: "camel" }, emblem(colour))),
    label(3, 10, size, "figure"),
    starOf(colour, size, state),
  );
}

/** Draws a star for the largest caravan of a colour, a hollow one for a tie (rule F2). */
function starOf(colour: Colour, size: number, { caravans }: State | View): string {
  const sizes = caravans.filter((one) => one.colour === colour).map(({ camels }) => camels.length);
  if (sizes.some((other) => other > size)) return "";
  const alone = sizes.filter((other) => other === size).length === 1;
  return at(-36, -32, 0.9, tag("path", { d: STAR, class: alone ? "star" : "star tied" }));
}
