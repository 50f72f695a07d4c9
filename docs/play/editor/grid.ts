/** The drawing of a board as a grid of cells that can be painted. Text goes in, text comes out. */

/** Hexes, two columns apart with every second row shifted by one, or squares, two columns apart. */
export type Grid = "hex" | "square";

/** A cell that can be painted, also one outside the board. */
export interface Cell {
  /** Its line and column in the padded text. */
  readonly line: number;
  readonly column: number;
  /** Its row; lines between rows do not count. */
  readonly row: number;
  /** What is drawn there; a blank for nothing. */
  readonly character: string;
  /** The name that the space has in the game. */
  readonly name: string;
}

/** The blank columns on both sides, in which the board can grow. */
const MARGIN = 2;

/** Returns the lines of a drawing without comments, blank lines around it and common indentation. */
function normalized(text: string): string[] {
  const lines = text
    .split(/\r?\n/u)
    .filter((line) => !line.trimStart().startsWith("#"))
    .map((line) => line.trimEnd());
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  const indents = lines.filter((line) => line !== "").map((line) => line.search(/\S/u));
  const indent = Math.min(...indents, 100);
  return lines.map((line) => line.slice(indent));
}

const padded = (text: string): string[] => {
  const lines = normalized(text);
  const width = Math.max(1, ...lines.map(({ length }) => length)) + 2 * MARGIN;
  const blank = " ".repeat(width);
  const inside = lines.map((line) => `${" ".repeat(MARGIN)}${line}`.padEnd(width));
  return [blank, ...inside, blank];
};

/** Tests whether a line stands between rows: the dividing line, or the valley. */
const isBetween = (line: string): boolean => line.includes("-");

const letters = (row: number): string => {
  const letter = String.fromCharCode(97 + (row % 26));
  return row < 26 ? letter : letters(Math.floor(row / 26) - 1) + letter;
};

/** Returns all cells of a drawing, with a margin around it. */
export function cellsOf(text: string, grid: Grid): readonly Cell[] {
  const lines = padded(text);
  const rows = [...lines.entries()].filter(([, line]) => !isBetween(line));
  // The first character that is drawn says which columns have cells.
  const firstRow = rows.findIndex(([, line]) => line.trim() !== "");
  const first = rows[firstRow]?.[1].search(/\S/u) ?? 0;
  const shift = grid === "hex" ? 1 : 0;
  return rows.flatMap(([line, characters], row) =>
    [...characters].flatMap((character, column): Cell[] => {
      const isCell = (column - first + (row - firstRow) * shift) % 2 === 0;
      if (!isCell) return [];
      const name = `${letters(Math.max(0, row - 1))}${((column - MARGIN) >> 1) + 1}`;
      return [{ line, column, row, character, name }];
    }),
  );
}

/** Returns the drawing with some cells painted. */
export function painted(
  text: string,
  cells: Iterable<Pick<Cell, "line" | "column">>,
  character: string,
): string {
  const lines = padded(text).map((line) => [...line]);
  for (const { line, column } of cells) {
    const row = lines[line];
    if (row !== undefined) row[column] = character;
  }
  return normalized(lines.map((line) => line.join("")).join("\n")).join("\n");
}

/** Returns the drawing with its left half mirrored to the right. */
export function mirrored(text: string): string {
  const lines = normalized(text);
  const width = Math.max(1, ...lines.map(({ length }) => length));
  // Columns that cells may have must fall on such columns.
  const last = width - 1 - ((width - 1) % 2);
  return lines
    .map((line) => {
      const full = line.padEnd(last + 1);
      return Array.from({ length: last + 1 }, (_, column) =>
        full.charAt(Math.min(column, last - column)),
      )
        .join("")
        .trimEnd();
    })
    .join("\n");
}
