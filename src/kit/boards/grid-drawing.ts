/** Reads the places of hexes and squares from drawings: lines in which every character but a blank is a space. */
import { quoted } from "../errors.js";
import type { GridPlace } from "./places.js";

/** The largest drawing: larger than any board in use, and small enough that nothing takes long. A space is two columns wide. */
export const GRID_ROWS = 80;
export const GRID_COLUMNS = 160;

/** A space of a drawing. */
export interface DrawnSpace<Terrain> extends GridPlace {
  readonly terrain: Terrain;
  /** The index of its line in the drawing. */
  readonly line: number;
}

/** Reports a problem, with its row and column in the drawing, from 1. */
export type Report = (row: number | null, column: number | null, message: string) => void;

/** How the characters and lines of a drawing are read. */
interface Reading<Terrain> {
  /** By how many columns a row is shifted from the row above: 1 for hexes, 0 for squares. */
  readonly shift: 0 | 1;
  /** The terrain by character. */
  readonly terrains: { get(character: string): Terrain | undefined };
  /** The characters that have one, for messages. */
  readonly known: string;
  /** Tests whether a line is no row of spaces. */
  readonly isSkipped?: (text: string, line: number) => boolean;
}

/** Returns the spaces of a drawing in board order, each two columns wide. */
export function readPlaces<Terrain>(
  lines: readonly string[],
  { shift, terrains, known, isSkipped }: Reading<Terrain>,
  report: Report,
): DrawnSpace<Terrain>[] {
  const places: DrawnSpace<Terrain>[] = [];
  if (lines.length > GRID_ROWS) {
    report(null, null, `expected at most ${GRID_ROWS} rows, got ${lines.length}`);
    return places;
  }
  let row = 0;
  let parity: number | undefined;
  for (const [line, text] of lines.entries()) {
    if (text.length > GRID_COLUMNS) {
      report(line + 1, null, `expected at most ${GRID_COLUMNS} columns, got ${text.length}`);
    }
    if (isSkipped?.(text, line)) continue;
    if (text.trim() === "") report(line + 1, null, "the row has no space");
    for (const [column, character] of [...text.slice(0, GRID_COLUMNS)].entries()) {
      if (character === " ") continue;
      const terrain = terrains.get(character);
      const half = (row * shift + column) % 2;
      if (terrain === undefined) {
        const message = `unknown character ${quoted(character)}, expected one of ${known}`;
        report(line + 1, column + 1, message);
      } else if (half === (parity ??= half)) {
        places.push({ row, column, terrain, line });
      } else {
        const where = `two columns apart, and shifted by ${shift} from the row above`;
        report(line + 1, column + 1, `spaces of a row must be ${where}`);
      }
    }
    row++;
  }
  return places;
}
