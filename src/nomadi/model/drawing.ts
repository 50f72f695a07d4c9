/** Reads the drawing of a layout, character by character: its squares, and the pieces of the valley between them. */
import { quoted } from "../../kit/errors.js";

/** The terrain of a square of a layout. @category Layouts */
export type Terrain = "sand" | "start" | "goal" | "water";

/** The largest drawing: larger than any board in use, and small enough to be read quickly. */
export const MOST_ROWS = 60;
export const MOST_COLUMNS = 60;

/** A square of a drawing. */
export interface DrawnSquare {
  /** From 0, top to bottom. */
  readonly row: number;
  /** From 0, left to right. */
  readonly column: number;
  readonly terrain: Terrain;
  /** The number of its line in the drawing, from 1. */
  readonly line: number;
}

/** A piece of the valley, between two squares. */
interface ValleyPiece {
  /** Keys of the squares on its two sides; see `squareKey`. */
  readonly between: readonly [number, number];
  /** Its line and column in the drawing, from 1. */
  readonly line: number;
  readonly column: number;
}

/** The content of a drawing. */
export interface Drawn {
  /** In board order: row by row. */
  readonly squares: readonly DrawnSquare[];
  readonly valley: readonly ValleyPiece[];
}

/** Reports a problem, with its row and column in the drawing, from 1. */
export type Report = (row: number | null, column: number | null, message: string) => void;

/** Returns a number for each place on the grid. Those of neighbours differ by 1 or by `KEY_ROW`. */
export const squareKey = (row: number, column: number): number => row * KEY_ROW + column;
export const KEY_ROW = MOST_COLUMNS + 2;

/** Returns the column of a square in a drawing, from 1. */
export const drawnColumn = (column: number): number => column * 2 + 1;

const TERRAINS = new Map<string, Terrain>([
  [".", "sand"],
  ["S", "start"],
  ["G", "goal"],
  ["o", "water"],
]);

const isValleyLine = (row: string): boolean => row.includes("-") && !/[^ +-]/u.test(row);

/** Returns the squares and the valley of a drawing. */
export function readSquares(rows: readonly string[], report: Report): Drawn {
  const squares: DrawnSquare[] = [];
  const valley: ValleyPiece[] = [];
  if (rows.length > 2 * MOST_ROWS) report(null, null, `more than ${2 * MOST_ROWS} lines`);
  let row = 0;
  let lineAbove: number | undefined;
  for (const [number, text] of rows.slice(0, 2 * MOST_ROWS).entries()) {
    const line = number + 1;
    if (text.length > 2 * MOST_COLUMNS) {
      report(line, null, `more than ${MOST_COLUMNS} columns`);
      continue;
    }
    if (isValleyLine(text)) {
      if (lineAbove !== undefined)
        report(line, null, "a second valley line between the same two rows");
      lineAbove = line;
      readValleyLine(text, row, line, valley, report);
      continue;
    }
    lineAbove = undefined;
    if (text.trim() === "") report(line, null, "a row without any square");
    readRow(text, row, line, squares, valley, report);
    row++;
  }
  if (row > MOST_ROWS) report(null, null, `more than ${MOST_ROWS} rows`);
  reportLoosePieces(squares, valley, report);
  return { squares, valley };
}

function readValleyLine(
  text: string,
  row: number,
  line: number,
  valley: ValleyPiece[],
  report: Report,
): void {
  for (const [place, character] of [...text].entries()) {
    if (place % 2 === 1 || character === " ") continue;
    if (character === "+")
      report(line, place + 1, "a + must stand between two squares, not under one");
    else {
      const column = place / 2;
      const between = [squareKey(row - 1, column), squareKey(row, column)] as const;
      valley.push({ between, line, column: place + 1 });
    }
  }
}

function readRow(
  text: string,
  row: number,
  line: number,
  squares: DrawnSquare[],
  valley: ValleyPiece[],
  report: Report,
): void {
  for (const [place, character] of [...text].entries()) {
    if (character === " ") continue;
    if (place % 2 === 1) {
      if (character === "|") {
        const right = (place + 1) / 2;
        const between = [squareKey(row, right - 1), squareKey(row, right)] as const;
        valley.push({ between, line, column: place + 1 });
      } else {
        report(
          line,
          place + 1,
          `expected a space or | between two squares, got ${quoted(character)}`,
        );
      }
      continue;
    }
    const terrain = TERRAINS.get(character);
    if (terrain !== undefined) squares.push({ row, column: place / 2, terrain, line });
    else report(line, place + 1, `expected one of . S G o, got ${quoted(character)}`);
  }
}

/** Reports pieces of the valley that do not have a square on both sides. */
function reportLoosePieces(
  squares: readonly DrawnSquare[],
  valley: readonly ValleyPiece[],
  report: Report,
): void {
  const drawn = new Set(squares.map(({ row, column }) => squareKey(row, column)));
  for (const { between, line, column } of valley) {
    if (between.every((key) => drawn.has(key))) continue;
    report(line, column, "the valley must run between two squares, and one side of it has none");
  }
}
