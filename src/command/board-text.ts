/** A board as text that fits the terminal: one that is too wide is cut into bands, each with the names of its rows. */
import { type Terminal, hasColour, lengthOf, slice, widthOf, wrapped } from "./terminal.js";
import type { Seen, Table } from "./tables.js";

/** The characters before the first column of a board: the letter of the row, or two, and a space. */
const marginOf = (lines: readonly string[]): number =>
  Math.max(2, ...lines.map((line) => /^[a-z]+ /u.exec(line)?.[0].length ?? 0));

/** The board with its legend and points, in lines no wider than the terminal. */
export function boardText(terminal: Terminal, table: Table, state: Seen): string {
  const lines = table.toText(state, { colour: hasColour(terminal) }).split("\n");
  const end = lines.indexOf("");
  const width = widthOf(terminal);
  return [
    ...bands(lines.slice(0, end), width, table.columnWidth),
    ...lines.slice(end).flatMap((line) => wrapped(line, width)),
  ].join("\n");
}

/** The lines of a board in bands, one below the other, cut between columns. */
function bands(lines: readonly string[], width: number, columnWidth: number): string[] {
  const widest = Math.max(...lines.map(lengthOf));
  if (widest <= width) return [...lines];
  const margin = marginOf(lines);
  const each = Math.max(1, Math.floor((width - margin) / columnWidth)) * columnWidth;
  const all: string[] = [];
  for (let from = margin; from < widest; from += each) {
    if (all.length > 0) all.push("");
    const band = lines.map((line) =>
      `${slice(line, 0, margin).padEnd(margin)}${slice(line, from, from + each)}`.trimEnd(),
    );
    // Rows that have nothing here are left out, except between others.
    while (band.length > 1 && lengthOf(band[band.length - 1] ?? "") <= margin) band.pop();
    all.push(...band);
  }
  return all;
}
