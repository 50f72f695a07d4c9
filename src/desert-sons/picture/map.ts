/** The map that tiles are laid on: its unexplored part, the boundary of the area, and the names of rows and columns. */
import { rowLetters } from "../../kit/boards/drawing.js";
import { at, rounded, tag } from "../../picture/markup.js";
import type { Scene } from "./scene.js";
import { EDGE, SIZE, wobble } from "./tile-outline.js";

/** The width of the frame around the area, in the picture's units: it does not scale with the fields. */
const FRAME = 14;

/** Draws the unexplored part: an empty map, with a grid and a few sketched dunes. */
export function chart({ state, board: { bounds } }: Scene): string {
  const { name } = state.tileSet;
  const width = bounds.width * SIZE;
  const height = bounds.height * SIZE;
  let grid = "";
  for (let x = SIZE; x < width; x += SIZE) grid += `M${x} 0V${height}`;
  for (let y = SIZE; y < height; y += SIZE) grid += `M0 ${y}H${width}`;
  let dunes = "";
  for (let y = 60, row = 0; y < height; y += 130, row++) {
    dunes += `M0 ${rounded(y + wobble(name, row) * 30)}`;
    for (let x = 0; x < width; x += SIZE) {
      const rise = wobble(name, row * 41 + x);
      dunes += `q50 ${rounded(-18 - rise * 16)} ${Math.min(SIZE, width - x)} ${rounded(wobble(name, x + row) * 8)}`;
    }
  }
  return tag(
    "g",
    { class: "still" },
    tag("rect", { width, height, class: "unexplored" }),
    tag("path", { d: dunes, class: "contour" }),
    tag("path", { d: grid, class: "chart" }),
  );
}

/** Draws the boundary of the area: a map's frame, with a bar for every second field. */
export function rim({ board: { bounds } }: Scene, scale: number): string {
  const width = bounds.width * SIZE;
  const height = bounds.height * SIZE;
  const frame = FRAME / scale;
  const wide = rounded(frame);
  let bars = "";
  for (let x = 0; x < width; x += 2 * SIZE) {
    bars += `M${x} 0v-${wide}h${SIZE}v${wide}ZM${x} ${height}v${wide}h${SIZE}v-${wide}Z`;
  }
  for (let y = 0; y < height; y += 2 * SIZE) {
    bars += `M0 ${y}h-${wide}v${SIZE}h${wide}ZM${width} ${y}h${wide}v${SIZE}h-${wide}Z`;
  }
  const outer = { width: width + 2 * frame, height: height + 2 * frame };
  return tag(
    "g",
    { class: "still" },
    tag("path", { d: bars, class: "scale" }),
    tag("rect", { width, height, class: "rim" }),
    tag("rect", { x: -frame, y: -frame, ...outer, class: "rim" }),
  );
}

/** Draws the names of columns and rows. */
export function coordinates({ board: { bounds } }: Scene, scale: number): string {
  const name = (text: string, x: number, y: number): string =>
    at(x, y, 1 / scale, tag("text", { y: 8, class: "coordinate" }, text));
  const outside = -(FRAME + 17) / scale;
  const columns = Array.from({ length: bounds.width }, (_, column) =>
    name(String(column + 1), column * SIZE + EDGE, outside),
  );
  const rows = Array.from({ length: bounds.height }, (_, row) =>
    name(rowLetters(row), outside, row * SIZE + EDGE),
  );
  return tag("g", { class: "still" }, ...columns, ...rows);
}
