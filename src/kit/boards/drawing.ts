/** Boards as text: lines of characters that a person can draw and read. */

/** The lines of a drawing, and where they stand in its text. */
interface DrawnLines {
  readonly rows: readonly string[];
  /** For each row, the index of its line in the text. */
  readonly numbers: readonly number[];
  /** The number of blanks that were removed at the start of each line. */
  readonly indent: number;
}

/**
 * Returns the lines of a drawing, without comment lines (that start with `#`), blank lines around it, common indentation and
 * trailing blanks.
 */
export const readDrawing = (drawing: string): readonly string[] => drawnLines(drawing).rows;

/** Does the same, and says where the lines stand. */
export function drawnLines(drawing: string): DrawnLines {
  const all = drawing.split(/\r?\n/u).map((line) => line.trimEnd());
  const numbers = [...all.keys()].filter((index) => !all[index].trimStart().startsWith("#"));
  const first = numbers.findIndex((index) => all[index] !== "");
  if (first < 0) return { rows: [], numbers: [], indent: 0 };
  numbers.splice(0, first);
  while (all[numbers[numbers.length - 1]] === "") numbers.pop();
  let indent = Infinity;
  for (const index of numbers) {
    if (all[index] !== "") indent = Math.min(indent, all[index].search(/[^ ]/u));
  }
  return { rows: numbers.map((index) => all[index].slice(indent)), numbers, indent };
}

/** Returns the letters of a row, from 0: a to z, then aa, ab and so on. */
export function rowLetters(row: number): string {
  const letter = String.fromCharCode(97 + (row % 26));
  return row < 26 ? letter : rowLetters(Math.floor(row / 26) - 1) + letter;
}
