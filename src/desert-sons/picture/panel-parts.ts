/** The parts of panels: signs with numbers, small tiles, rumours. */
import { namedPart } from "../../picture/frame.js";
import { at, tag } from "../../picture/markup.js";
import { label } from "../../picture/text.js";
import { colour } from "../../picture/theme.js";
import { seatMark } from "../../picture/seats.js";
import { parseTile } from "../frontend/parse-tile.js";
import type { Action, Rumour, Tile } from "../model/state.js";
import type { Scene } from "./scene.js";
import { medal, sign } from "./symbols.js";
import { Terrain } from "./terrain.js";

/** The width of a panel. */
export const PANEL = 460;

const CENTRE = { x: 0, y: 0 };

/** Draws a sign with a number after it, and the change of that number. */
export function amount(
  name: Action | "gold",
  x: number,
  y: number,
  text: string,
  change = 0,
): string {
  return at(
    x,
    y,
    1,
    name === "gold"
      ? at(0, 0, 1.3, sign(name, undefined, colour("panel")))
      : medal(name, 0, 0, 1.3),
    label(21, 8, text, "count"),
    change === 0 ? "" : label(10, -15, change > 0 ? `+${change}` : `−${-change}`, "change"),
  );
}

/** Draws a tile around the origin, after a number of quarter turns. */
export function tileArt(tile: Tile, rotation: number, size: number): string {
  const { face, portions } = parseTile(tile, rotation);
  const terrain = new Terrain();
  const place = { ...CENTRE, name: tile };
  terrain.add({ sides: face.slice(0, 4), portions }, place, CENTRE);
  const frame = { x: -50, y: -50, width: 100, height: 100 };
  return at(0, 0, size / 100, terrain.markup(), tag("rect", { ...frame, class: "frame still" }));
}

/** Draws the area that takes clicks on something to pick. */
export const hit = (x: number, y: number, width: number, height: number): string =>
  tag("rect", { x, y, width, height, rx: 8, class: "hit" });

/** Draws a rumour around the origin: its value if it is known, else its back; and the marks of the seats that have looked at it. */
export function rumour({ value, seenBy }: Rumour<number | null>): string {
  const box = { x: -22, y: -22, width: 44, height: 44, rx: 6 };
  const marks = seenBy.map((seat, index) =>
    at((index - (seenBy.length - 1) / 2) * 11, 29, 1, seatMark(seat, 4.4)),
  );
  return tag(
    "g",
    { "data-piece": "rumour" },
    tag("rect", { ...box, class: value === null ? "back" : "known" }),
    value === null
      ? sign("rumour", colour("medal"), colour("rumour"))
      : label(0, 8, value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0", "value"),
    ...marks,
  );
}

/** Draws the tiles of one owner in a row, equal tiles together, as a part if `pickable`. */
export function tilesInRow(
  scene: Scene,
  tiles: readonly Tile[],
  x: number,
  size: number,
  pickable: (tile: Tile) => boolean,
  isNew: (tile: Tile) => boolean,
): string {
  return [...new Set(tiles)]
    .map((tile) => {
      const copies = tiles.flatMap((other, index) =>
        other === tile
          ? [
              at(
                x + index * (size + 8),
                0,
                1,
                tag("g", { "data-piece": "tile" }, tileArt(tile, 0, size)),
                hit(-size / 2, -size / 2, size, size),
                isNew(tile)
                  ? tag("path", { d: `M${-size / 2} ${size / 2 + 5}h${size}`, class: "moved" })
                  : "",
              ),
            ]
          : [],
      );
      return pickable(tile)
        ? namedPart(`tile:${tile}`, scene.words?.tile(tile), scene.options, ...copies)
        : tag("g", {}, ...copies);
    })
    .join("");
}
