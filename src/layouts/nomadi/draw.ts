/** Draws a board of Nomadi: its squares, and the valley between them. */
import { NONE } from "../../kit/none.js";
import type { Terrain } from "./terrain.js";

const RIGHT = 1;
const DOWN = 2;

/** Returns the drawing. */
export function drawBoard(
  { area, squares, start, goal, goalSide }: Terrain,
  water: ReadonlySet<number>,
  columns: number,
): string {
  /** Tests whether the valley runs between a cell and its neighbour at a side. */
  const isValley = (cell: number, side: number): boolean => {
    const next = area.beside[cell * 4 + side];
    if (next === NONE || squares[cell] === 0 || squares[next] === 0) return false;
    return goalSide[cell] !== goalSide[next];
  };
  const characterOf = (cell: number): string => {
    if (squares[cell] === 0) return " ";
    if (start[cell] === 1) return "S";
    if (goal[cell] === 1) return "G";
    return water.has(cell) ? "o" : ".";
  };
  const lines: string[] = [];
  for (let first = 0; first < area.count; first += columns) {
    let row = "";
    let below = "";
    for (let cell = first; cell < first + columns; cell++) {
      const isLast = cell === first + columns - 1;
      row += characterOf(cell) + (isValley(cell, RIGHT) ? "|" : " ");
      const isBelow = isValley(cell, DOWN);
      const isBelowNext = !isLast && isValley(cell + 1, DOWN);
      const isCorner =
        isValley(cell, RIGHT) || (cell + columns < area.count && isValley(cell + columns, RIGHT));
      const between = isBelow && isBelowNext ? "-" : isBelow || isBelowNext ? "+" : " ";
      below += (isBelow ? "-" : " ") + (isCorner || between === "-" ? between : " ");
    }
    lines.push(row.trimEnd());
    if (below.trim() !== "") lines.push(below.trimEnd());
  }
  return lines.filter((line) => line !== "").join("\n");
}
