/** The oracle's board: which spaces a drawing has, which of them are in play, which touch. */
import type { Layout } from "../../../src/through-the-desert/model/layout.js";

/** A space: its row of hexes from 0, its text column from 0, and what is printed on it. */
export interface Hex {
  row: number;
  column: number;
  terrain: "plain" | "water" | "palm";
}

/** The spaces in play by name, in board order, and the neighbours of each, in board order. */
export interface Board {
  spaces: Map<string, Hex>;
  neighbours: Map<string, string[]>;
}

/** The spaces in play by name, in board order: row by row from the top, left to right. */
export function spacesInPlay(layout: Layout, players: number): Map<string, Hex> {
  // "The smallest column used by any row is 0": what all rows are indented by does not count.
  const indentations = layout.rows
    .filter((text) => text.trim() !== "")
    .map((text) => text.length - text.trimStart().length);
  const indentation = Math.min(...indentations);

  const spaces = new Map<string, Hex>();
  let row = 0;
  for (const text of layout.rows) {
    if (isDividingLine(text)) {
      // D2: 2 and 3 players leave out what is drawn below the line.
      if (players <= 3) break;
      continue; // the line is no row of hexes: the rows above and below it are neighbours
    }
    for (let column = 0; indentation + column < text.length; column++) {
      const terrain = terrainOf(text.charAt(indentation + column));
      if (terrain !== null) spaces.set(spaceName(row, column), { row, column, terrain });
    }
    row++;
  }
  return spaces;
}

/** The spaces in play that touch a space, in board order; none if the space itself is not in play. */
export function neighbours(layout: Layout, players: number, space: string): string[] {
  return boardOf(layout, players).neighbours.get(space) ?? [];
}

/** The spaces in play with their neighbours. */
export function boardOf(layout: Layout, players: number): Board {
  const spaces = spacesInPlay(layout, players);

  const nameAt = new Map<string, string>();
  for (const [space, { row, column }] of spaces) nameAt.set(`${row},${column}`, space);

  const touching = new Map<string, string[]>();
  for (const [space, { row, column }] of spaces) {
    const around = [
      nameAt.get(`${row - 1},${column - 1}`),
      nameAt.get(`${row - 1},${column + 1}`),
      nameAt.get(`${row},${column - 2}`),
      nameAt.get(`${row},${column + 2}`),
      nameAt.get(`${row + 1},${column - 1}`),
      nameAt.get(`${row + 1},${column + 1}`),
    ];
    touching.set(
      space,
      around.filter((name) => name !== undefined),
    );
  }
  return { spaces, neighbours: touching };
}

/** All spaces that can be reached from a space by steps between neighbours that are in a set. */
export function joinedTo(board: Board, start: string, among: Set<string>): Set<string> {
  const reached = new Set([start]);
  // A Set that grows while it is walked is walked to its new end.
  for (const space of reached) {
    for (const neighbour of board.neighbours.get(space) ?? []) {
      if (among.has(neighbour)) reached.add(neighbour);
    }
  }
  return reached;
}

/** A list of spaces without repetitions, in board order. */
export function inBoardOrder(board: Board, spaces: Iterable<string>): string[] {
  const wanted = new Set(spaces);
  return [...board.spaces.keys()].filter((space) => wanted.has(space));
}

function isDividingLine(text: string): boolean {
  return /^ *-[- ]*$/.test(text);
}

function terrainOf(character: string): Hex["terrain"] | null {
  switch (character) {
    case ".":
      return "plain";
    case "o":
      return "water";
    case "T":
      return "palm";
    case "^": // a mountain is no space
    case " ":
      return null;
    default:
      throw new Error(`A layout has no character ${JSON.stringify(character)}`);
  }
}

/** A letter for the row (a to z, aa, ab, ...), then the place in the row. */
function spaceName(row: number, column: number): string {
  return `${rowLetters(row)}${Math.floor(column / 2) + 1}`;
}

function rowLetters(row: number): string {
  const last = String.fromCharCode("a".charCodeAt(0) + (row % 26));
  return row < 26 ? last : rowLetters(Math.floor(row / 26) - 1) + last;
}
