/** What the frame adds to a board by the names of its spaces: a crop, and crosses on spaces. */
import type { BoardPoint, BoardSpace } from "../game.js";
import { rounded, tag } from "./markup.js";

/** The spaces of a board, and the conversion of their points to points of the picture. */
export interface PlacedBoard {
  readonly spaces: readonly BoardSpace[];
  readonly toPicture: (point: BoardPoint) => BoardPoint;
}

/** The part of a picture that is shown. */
interface Box extends BoardPoint {
  readonly width: number;
  readonly height: number;
}

/** The room around the spaces of a crop, as a part of the width of one space. */
const ROOM = 0.25;

/** Returns the smallest box around points. */
function boxAround(points: readonly BoardPoint[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const outlinesOf = (
  { spaces, toPicture }: PlacedBoard,
  names: ReadonlySet<string>,
): readonly (readonly BoardPoint[])[] =>
  spaces
    .filter(({ name }) => name !== null && names.has(name))
    .map(({ outline }) => outline.map(toPicture));

/** Returns the part of a picture around some spaces; all of it if the board has none of them. */
export function croppedTo(board: PlacedBoard, names: ReadonlySet<string>, whole: Box): Box {
  const [first = [], ...others] = outlinesOf(board, names);
  if (first.length === 0) return whole;
  const room = boxAround(first).width * ROOM;
  const { x, y, width, height } = boxAround([first, ...others].flat());
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

/** Draws a cross on each of some spaces. */
export function crosses(board: PlacedBoard, names: ReadonlySet<string>): string {
  const drawn = outlinesOf(board, names).map((outline) => {
    const { x, y, width, height } = boxAround(outline);
    const arm = Math.min(width, height) * 0.24;
    const [left, top] = [x + width / 2 - arm, y + height / 2 - arm];
    const size = rounded(2 * arm);
    const d = `M${rounded(left)} ${rounded(top)}l${size} ${size}m0-${size}l-${size} ${size}`;
    const line = (colour: string, thickness: number): string =>
      tag("path", {
        d,
        style: `fill:none;stroke:var(--${colour});stroke-width:${rounded(arm * thickness)};stroke-linecap:round`,
      });
    return line("paper", 0.72) + line("mark", 0.4);
  });
  return drawn.length === 0 ? "" : tag("g", { class: "crossed" }, ...drawn);
}
