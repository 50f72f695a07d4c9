/** The land: sand in three tones with ripples, mountains, and the edge where a section is left out. */
import type { BoardPoint } from "../../game.js";
import { linesAlong, type Side } from "../../kit/boards/outline.js";
import { grain } from "../../picture/grain.js";
import { tag } from "../../picture/markup.js";
import type { EdgeLine } from "../model/board.js";
import { hexAt, lineAlong, type PlacedHex, point, type ToPicture } from "./hex.js";
import { ranges } from "./mountains.js";

const path = (d: string, classes: string, width?: number): string =>
  d === ""
    ? ""
    : tag("path", {
        d,
        class: classes,
        style: width === undefined ? undefined : `stroke-width:${width}`,
      });

/** Draws everything under the pieces. */
export function ground(
  hexes: readonly PlacedHex[],
  edges: readonly EdgeLine[],
  toPicture: ToPicture,
): string {
  const { outer, feet } = sidesOf(hexes);
  const coast = linesAlong(outer)
    .map((points) => `${lineAlong(points, toPicture)}Z`)
    .join("");
  const foot = linesAlong(feet)
    .map((points) => lineAlong(points, toPicture))
    .join("");
  const sand = hexes.filter(({ terrain }) => terrain !== "mountain");
  const tones = ["", "", ""];
  for (const hex of sand) tones[toneOf(hex)] += hexAt(hex.place);
  return tag(
    "g",
    { class: "ground" },
    tag("g", { transform: "translate(5 14)" }, path(coast, "afar")),
    path(coast, "coast"),
    ...tones.map((d, tone) => path(d, `t${tone}`)),
    path(sand.map(ripples).join(""), "ripples"),
    ...[40, 20].map((width) => path(foot, "foot", width)),
    ranges(hexes.filter(({ terrain }) => terrain === "mountain")),
    path(edges.map(({ points }) => lineAlong(points, toPicture)).join(""), "edge"),
  );
}

/** Returns the sides along the outside of the board, clockwise, and those between sand and mountains. */
function sidesOf(hexes: readonly PlacedHex[]): { outer: readonly Side[]; feet: readonly Side[] } {
  const numbers = new Map<BoardPoint, number>();
  const numberOf = (corner: BoardPoint): number => {
    let number = numbers.get(corner);
    if (number === undefined) numbers.set(corner, (number = numbers.size));
    return number;
  };
  const single = new Map<number, { readonly side: Side; readonly high: boolean }>();
  const feet: Side[] = [];
  const most = hexes.length * 6;
  for (const { outline, terrain } of hexes) {
    const high = terrain === "mountain";
    for (let corner = 0; corner < outline.length; corner++) {
      const [from, to] = [outline[corner], outline[(corner + 1) % outline.length]];
      const [one, other] = [numberOf(from), numberOf(to)];
      const key = Math.min(one, other) * most + Math.max(one, other);
      const met = single.get(key);
      if (met === undefined) single.set(key, { side: [from, to], high });
      else {
        // Round the mountain clockwise, so that the sides of one make a line.
        if (met.high !== high) feet.push(high ? [from, to] : met.side);
        single.delete(key);
      }
    }
  }
  return { outer: [...single.values()].map(({ side }) => side), feet };
}

/** Returns which of the three tones a hex has. The tones make dunes that are a few hexes wide. */
function toneOf({ centre: { x, y } }: PlacedHex): number {
  const height = smooth(x / 3.2 + y / 9, y / 2.1);
  return height < 0.4 ? 0 : height < 0.6 ? 1 : 2;
}

/** Returns a height from 0 to 1 that changes slowly from place to place. */
function smooth(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number => grain(`${column}/${row}`, 0);
  const between = (from: number, to: number, part: number): number =>
    from + (to - from) * part * part * (3 - 2 * part);
  const upper = between(at(left, top), at(left + 1, top), x - left);
  const lower = between(at(left, top + 1), at(left + 1, top + 1), x - left);
  return between(upper, lower, y - top);
}

/** Draws ripples of the wind. */
function ripples({ name, place: { x, y } }: PlacedHex): string {
  const seed = name ?? "";
  if (grain(seed, 2) < 0.5) return "";
  const right = Math.round((grain(seed, 3) - 0.5) * 30);
  const down = Math.round((grain(seed, 4) - 0.5) * 40);
  const last = grain(seed, 5) < 0.4 ? "m-22 8q7-6 14 0" : "";
  return `M${point({ x: x + right - 14, y: y + down })}q11-8 22 0m-6 8q9-7 18 0${last}`;
}
