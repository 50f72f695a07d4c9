/** The panel of a player: gold, goods, water, camels, explorers and the reserve. */
import type { Seat } from "../../game.js";
import { namedPart } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import { label, shortened } from "../../picture/text.js";
import { colour } from "../../picture/theme.js";
import { placesWith } from "../frontend/reading-pieces.js";
import { GOODS } from "../model/state.js";
import { amount, PANEL, hit, tilesInRow } from "./panel-parts.js";
import { owned } from "./last-move.js";
import { absent, explorer } from "./pieces.js";
import type { Scene } from "./scene.js";
import { sign } from "./symbols.js";
import { nameOf } from "./titles.js";

/** The height of the panel. */
export const SEAT_HEIGHT = 186;

/** A twig beside the mark of a winner; there is another one on the other side. */
const TWIG = "M0 20C-11 19-19 9-18-5M-18 3q-4-1-6-5M-16 10q-5 1-8-2M-10 16q-5 2-9 0M-18-5q-2-4 0-7";

const wreath = (): string =>
  [1, -1]
    .map((side) =>
      tag("path", { d: TWIG, transform: `translate(32 34)scale(${side} 1)`, class: "wreath" }),
    )
    .join("");

/** Draws the panel of a seat; its upper left corner is at the origin. */
export function seatPanel(scene: Scene, seat: Seat): string {
  const { state, score } = scene;
  const { total, complete } = score.seats[seat];
  const frame = { width: PANEL, height: SEAT_HEIGHT, rx: 16 };
  const wins = score.winners.includes(seat);
  return (
    tag("rect", {
      ...frame,
      class: state.seat === seat ? "card deciding" : wins ? "card winner" : "card",
    }) +
    (wins ? wreath() : "") +
    at(32, 34, 1, seatMark(seat, wins ? 11 : 13)) +
    label(64, 43, shortened(nameOf(scene, seat), 17), "name") +
    (state.turban === seat ? at(PANEL - 126, 35, 1.35, sign("turban")) : "") +
    amount("gold", PANEL - 82, 34, `${total}${complete ? "" : "?"}`) +
    possessions(scene, seat) +
    explorers(scene, seat) +
    reserve(scene, seat)
  );
}

function possessions({ state, options, words, changes }: Scene, seat: Seat): string {
  const { goods, water, camels } = state.seats[seat];
  const load = GOODS.reduce((sum, good) => sum + goods[good], 0);
  const change = (what: (typeof GOODS)[number] | "water" | "camel"): number =>
    changes.amounts.get(owned(seat, what)) ?? 0;
  const owns = GOODS.map((good, index) => {
    const drawn = amount(good, 34 + index * 66, 84, String(goods[good]), change(good));
    return state.phase === "swap" && state.seat === seat
      ? namedPart(
          `good:${good}`,
          words?.good[good],
          options,
          hit(15 + index * 66, 64, 62, 42),
          drawn,
        )
      : drawn;
  });
  return (
    owns.join("") +
    amount("water", 300, 84, String(water), change("water")) +
    amount("camel", 372, 84, `${load}/${placesWith(camels)}`, change("camel"))
  );
}

/** Draws the explorers in supply, and empty places for those on the board. */
function explorers({ state, options, words, tall, changes }: Scene, seat: Seat): string {
  const away = new Set(state.explorers.map(({ height }) => height));
  const heights = state.tileSet.explorers[seat];
  const step = Math.min(41, 176 / heights.length);
  return heights
    .map((height, index) => {
      const size = tall(height);
      const figure = away.has(height)
        ? tag("g", { class: "still" }, absent(size))
        : namedPart(
            `explorer:${height}`,
            words?.picture.explorer(height, nameOf({ options }, seat)),
            options,
            tag("rect", { x: -15, y: -size - 2, width: 30, height: size + 6, rx: 8, class: "hit" }),
            changes.explorers.has(height) ? tag("ellipse", { rx: 19, ry: 6, class: "moved" }) : "",
            tag(
              "g",
              { "data-piece": "explorer", "data-height": height },
              explorer(seat, height, size),
            ),
          );
      return at(34 + index * step, 172, Math.min(1.3, step / 31), figure);
    })
    .join("");
}

/** Draws the reserve, and the scout for other seats that may take a tile from it. */
function reserve(scene: Scene, seat: Seat): string {
  const { state, options, words, changes } = scene;
  const tiles = state.seats[seat].reserve;
  const scout =
    state.inTurn === null || state.inTurn === seat || tiles.length === 0
      ? ""
      : namedPart(
          `scout:${seat}`,
          words?.picture.scout(nameOf(scene, seat)),
          options,
          hit(203, 122, 42, 52),
          at(224, 148, 1.5, sign("scout", colour("ink"))),
        );
  const row = tilesInRow(
    scene,
    tiles,
    282,
    58,
    (tile) => ownerOf(scene, tile) === seat,
    (tile) => changes.kept.has(owned(seat, tile)),
  );
  return scout + at(0, 144, 1, row);
}

/**
 * Returns the owner of the copy of a tile that can be picked: `null` for the tile just drawn; otherwise the seat that the scout
 * goes to, the seat in turn, or the first seat with such a tile.
 */
function ownerOf({ state, options }: Scene, tile: string): Seat | null {
  if (state.drawn === tile) return null;
  const seats = [...state.seats.keys()].filter((seat) => state.seats[seat].reserve.includes(tile));
  const scouted = seats.find((seat) => options.picked.has(`scout:${seat}`));
  return scouted ?? seats.find((seat) => seat === state.inTurn) ?? seats[0];
}
