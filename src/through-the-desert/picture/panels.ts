/** What lies beside the board: loose camels by colour, and what each seat has. */
import type { Seat } from "../../game.js";
import { part } from "../../picture/frame.js";
import { at, tag, titled } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import { label, nameOf, shortened } from "../../picture/text.js";
import { COLOURS, type Colour, type Score, type State, type View } from "../model/state.js";
import { HEX_PATH } from "./hex.js";
import { emblem, camel, looseCamel, palm, pool } from "./pieces.js";
import { caravanTitle, type PictureOptions, seatTitle, supplyTitle } from "./titles.js";

/** How large the cards are, and the room between them. */
export const CARD = { width: 500, supply: 176, seat: 236, gap: 22 };

const COLUMNS = [62, 156, 250, 344, 438];

const card = (width: number, height: number, classes = "card"): string =>
  tag("rect", { width, height, rx: 26, class: classes });

/** The loose camels by colour: each can be picked. */
export const supplyCard = (
  { supply }: State | View,
  width: number,
  options: PictureOptions,
): string =>
  card(width, CARD.supply) +
  COLOURS.map((colour, index) =>
    at(
      (COLUMNS[index] * width) / CARD.width,
      76,
      1,
      part(
        `colour:${colour}`,
        supplyTitle(colour, supply[colour], options),
        options,
        tag("rect", { x: -45, y: -64, width: 90, height: 152, rx: 18, class: "hex box" }),
        tag(
          "g",
          {
            "data-piece": "supply",
            "data-colour": colour,
            "data-count": supply[colour],
            class: `camel ${colour}`,
          },
          looseCamel(colour),
        ),
        label(0, 72, supply[colour], "figure middle"),
      ),
    ),
  ).join("");

const STAR = "M0-15l4 10 11 1-8 7 2 11-9-6-9 6 2-11-8-7 11-1z";

/** The name of the layout, and the sun that goes down at the other end of the line. */
export const heading = (name: string, width: number): string =>
  label(2, 0, shortened(name, 22).toUpperCase(), "heading") +
  tag("path", { d: `M${width - 74} 0a22 22 0 0 1 44 0z`, class: "sun" }) +
  tag("path", { d: `M${width - 100} 0h98M${width - 66} 9h28`, class: "horizon" });

/** What a seat has, and all of its points. */
export function seatCard(
  seat: Seat,
  state: State | View,
  { seats, winners }: Score,
  options: PictureOptions,
): string {
  const points = seats[seat];
  const { water } = state.seats[seat];
  const owned: readonly (readonly [drawing: string, count: number, kind?: string])[] = [
    [at(0, 4, 0.7, palm()), points.oases / 5],
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
    card(CARD.width, CARD.seat, state.seat === seat ? "card turn" : "card"),
    state.seat === seat ? tag("path", { d: "M-20 32l14 14-14 14z", class: "pointer" }) : "",
    seatMark(seat, 17, 46, 46),
    label(78, 57, shortened(nameOf(seat, options), 18), "name"),
    winners.includes(seat) ? at(6, 8, 1.7, tag("path", { d: STAR, class: "won" })) : "",
    label(CARD.width - 30, 60, points.total, "total"),
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

/** A caravan by its colour and size, or the leader while it is in hand. */
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

/** A star for the largest caravan of a colour, a hollow one if several are as large (rule F2). */
function starOf(colour: Colour, size: number, { caravans }: State | View): string {
  const sizes = caravans.filter((one) => one.colour === colour).map(({ camels }) => camels.length);
  if (sizes.some((other) => other > size)) return "";
  const alone = sizes.filter((other) => other === size).length === 1;
  return at(-36, -32, 0.9, tag("path", { d: STAR, class: alone ? "star" : "star tied" }));
}
