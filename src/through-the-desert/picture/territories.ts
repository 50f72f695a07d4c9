/** Territories: tinted in the colour of the caravan, with a border and marks of the seat. */
import { tag } from "../../picture/markup.js";
import { seatMark } from "../../picture/seats.js";
import type { TerritoryBorder } from "../model/board.js";
import type { Space, Territory } from "../model/state.js";
import { hexAt, lineAlong, type PlacedHex, type ToPicture } from "./hex.js";

/** Draws the land of all territories. */
export const territories = (
  all: readonly Territory[],
  hexes: ReadonlyMap<Space, PlacedHex>,
): string =>
  all
    .map(({ seat, colour, spaces }) => {
      const inside = spaces.flatMap((space) => hexes.get(space) ?? []);
      return tag(
        "g",
        { class: colour },
        tag("path", { d: inside.map(({ place }) => hexAt(place)).join(""), class: "area" }),
        tag(
          "g",
          { class: "owned" },
          ...inside
            .filter(({ contents: { camel, oasis, water } }) => !camel && !oasis && water === null)
            .map(({ place }) => seatMark(seat, 9, place.x, place.y)),
        ),
      );
    })
    .join("");

/** Draws the borders of all territories. */
export const borders = (lines: readonly TerritoryBorder[], toPicture: ToPicture): string =>
  lines
    .map(({ seat, points }) => {
      const d = `${lineAlong(points, toPicture)}Z`;
      return tag(
        "g",
        { class: `s${seat}` },
        tag("path", { d, class: "halo" }),
        tag("path", { d, class: "border" }),
      );
    })
    .join("");
