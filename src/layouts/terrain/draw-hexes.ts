/** Writes the hexes of an area as a drawing. */
import type { Area } from "./area.js";

/**
 * Returns the rows of a drawing: a character for each hex, two columns apart, without empty rows and columns around it.
 *
 * @param area - The area.
 * @param characterOf - Returns the character of a cell; a blank for no hex.
 */
export function drawHexes({ places }: Area, characterOf: (cell: number) => string): string[] {
  const drawn = places
    .map((place, cell) => ({ ...place, character: characterOf(cell) }))
    .filter(({ character }) => character !== " ");
  const top = Math.min(...drawn.map(({ row }) => row));
  const left = Math.min(...drawn.map(({ column }) => column));
  const rows: string[] = [];
  // Places are in board order, so each row is written from left to right.
  for (const { row, column, character } of drawn) {
    while (rows.length <= row - top) rows.push("");
    rows[row - top] = rows[row - top].padEnd(column - left) + character;
  }
  return rows;
}
