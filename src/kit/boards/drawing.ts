/** Boards as text: lines of characters that a person can draw and read. */

/**
 * Returns the lines of a drawing, without comment lines (that start with `#`), blank lines around it, common indentation and
 * trailing blanks.
 */
export function readDrawing(drawing: string): readonly string[] {
  const lines = drawing
    .split(/\r?\n/u)
    .filter((line) => !line.trimStart().startsWith("#"))
    .map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== "");
  if (first < 0) return [];
  const drawn = lines.slice(first);
  while (drawn[drawn.length - 1] === "") drawn.pop();
  let indent = Infinity;
  for (const line of drawn) if (line !== "") indent = Math.min(indent, line.search(/[^ ]/u));
  return drawn.map((line) => line.slice(indent));
}

/** Returns the letters of a row, from 0: a to z, then aa, ab and so on. */
export function rowLetters(row: number): string {
  const letter = String.fromCharCode(97 + (row % 26));
  return row < 26 ? letter : rowLetters(Math.floor(row / 26) - 1) + letter;
}
