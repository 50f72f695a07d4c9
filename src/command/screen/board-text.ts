/** A board as text that fits the terminal: a board that is too wide is cut into bands, each with the names of its rows. */
import {
  hasColour,
  lengthOf,
  Painted,
  slice,
  type Terminal,
  widthOf,
  wrapped,
} from "../terminal.js";
import type { PlayableGame, State, View } from "../games.js";
import { marginOf } from "./arrange.js";

/** Returns the board with its legend and points, in lines no wider than the terminal. */
export function boardText(
  terminal: Terminal,
  playable: PlayableGame,
  state: State | View,
): Painted {
  const lines = playable.toText(state, { colour: hasColour(terminal) }).split("\n");
  // A text of one part is a board.
  const end = lines.includes("") ? lines.indexOf("") : lines.length;
  const width = widthOf(terminal);
  const fitting = [
    ...bands(lines.slice(0, end), width, playable.columnWidth),
    ...lines.slice(end).flatMap((line) => wrapped(line, width)),
  ];
  return new Painted(fitting.join("\n"));
}

/** Cuts the lines of a board into bands between columns, one below the other. */
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
    // Empty rows at the end of a band are left out.
    while (band.length > 1 && lengthOf(band[band.length - 1] ?? "") <= margin) band.pop();
    for (const line of band) all.push(line);
  }
  return all;
}
