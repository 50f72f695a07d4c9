/** Reads the texts of a tile set, and finds all problems in them. */
import { type GridPlace, squareName } from "../../kit/boards/places.js";
import { type DrawingProblem, quoted } from "../../kit/errors.js";
import type { Field } from "./state.js";
import type { TileSet } from "./tile-set.js";
import { readTile, type Shape, SIDES } from "./tile.js";

/** The most seats of a game. */
export const SEATS = 4;

export const MOST_PILES = 100;
export const MOST_TILES = 1000;
/** The most lines of the tiles and of the cross, and the most characters of a line. */
export const MOST_LINES = 1000;
export const MOST_CHARACTERS = 4000;

/** A tile set as read from its texts. */
export interface DrawnSet {
  /** The tiles of each pile, in order. */
  readonly piles: readonly (readonly Shape[])[];
  /** The fields of the cross by number. */
  readonly cross: ReadonlyMap<number, Shape>;
  /** All problems. */
  readonly problems: readonly DrawingProblem[];
}

/** Returns the places of all fields in board order: row by row from the north, each from the west. */
export const fieldPlaces = ({ columns, rows }: Pick<TileSet, "columns" | "rows">): GridPlace[] =>
  Array.from({ length: columns * rows }, (_, field) => ({
    row: Math.floor(field / columns),
    column: field % columns,
  }));

/** Returns the names of all fields: letters for the row, a number for the column. */
export const fieldNames = (set: Pick<TileSet, "columns" | "rows">): Field[] =>
  fieldPlaces(set).map(squareName);

/** Reads the texts of a tile set and reports everything that is wrong with them. */
export function readTileSet(set: TileSet): DrawnSet {
  const problems: DrawingProblem[] = [];
  const names = new Map(fieldNames(set).map((name, field) => [name, field]));
  const piles = readPiles(set.tiles, problems);
  const cross = readCross(set.cross, names, problems);
  for (const [field, shape] of cross) reportMisfits(set, cross, field, shape, problems);
  const report = (message: string): void => {
    problems.push({ row: null, column: null, message });
  };
  for (const start of set.starts) {
    if (!cross.has(names.get(start) ?? -1))
      report(`starts: ${quoted(start)} is not a field of the cross`);
  }
  if (new Set(set.starts).size < SEATS) report("starts: expected four different fields");
  const heights = set.explorers.flat();
  if (new Set(heights).size < heights.length) report("explorers: expected heights that all differ");
  if (set.explorers.some(({ length }) => length !== set.explorers[0].length)) {
    report("explorers: expected the same number for every seat");
  }
  return { piles, cross, problems };
}

/** Calls `use` with the start and end of each part of a line between bars. */
function eachPart(line: string, from: number, use: (from: number, to: number) => void): void {
  for (let start = from; start <= line.length;) {
    const bar = line.indexOf("|", start);
    const end = bar < 0 ? line.length : bar;
    use(start, end);
    start = end + 1;
  }
}

/** Returns the lines of a text with their numbers, without those that are too long. */
function shortLines(
  text: readonly string[],
  part: string,
  problems: DrawingProblem[],
): [number, string][] {
  if (text.length > MOST_LINES) {
    const message = `${part}: expected at most ${MOST_LINES} lines, got ${text.length}`;
    problems.push({ row: null, column: null, message });
  }
  const lines = [...text.slice(0, MOST_LINES).entries()];
  return lines.filter(([row, line]) => {
    if (line.length <= MOST_CHARACTERS) return true;
    const message = `${part}: expected at most ${MOST_CHARACTERS} characters in a line, got ${line.length}`;
    problems.push({ row: row + 1, column: null, message });
    return false;
  });
}

function readPiles(text: readonly string[], problems: DrawingProblem[]): Shape[][] {
  const piles: Shape[][] = [];
  let tiles = 0;
  for (const [row, line] of shortLines(text, "tiles", problems)) {
    const report = (place: number, message: string): void => {
      problems.push({ row: row + 1, column: place + 1, message: `tiles: ${message}` });
    };
    const pile = Number(/^ *([0-9]{1,3}) *:/u.exec(line)?.[1] ?? Number.NaN);
    // A line continues the last pile, or begins the next one.
    if (!(pile >= Math.max(1, piles.length) && pile <= Math.min(piles.length + 1, MOST_PILES))) {
      const isOneTooMany = piles.length === MOST_PILES && pile > MOST_PILES;
      const such = `the number of a pile and a colon, such as "${piles.length + 1}:"`;
      report(0, `expected ${isOneTooMany ? `at most ${MOST_PILES} piles` : such}`);
      continue;
    }
    if (pile > piles.length) piles.push([]);
    eachPart(line, line.indexOf(":") + 1, (from, to) => {
      const shape = readTile(line, from, to, report);
      if (shape !== undefined) piles[pile - 1].push(shape);
      tiles++;
    });
  }
  const whole = (message: string): void => {
    problems.push({ row: null, column: null, message: `tiles: ${message}` });
  };
  if (tiles > MOST_TILES) whole(`expected at most ${MOST_TILES} tiles, got ${tiles}`);
  if (tiles === 0) whole("expected at least one tile");
  return piles;
}

function readCross(
  text: readonly string[],
  names: ReadonlyMap<Field, number>,
  problems: DrawingProblem[],
): Map<number, Shape> {
  const cross = new Map<number, Shape>();
  for (const [row, line] of shortLines(text, "cross", problems)) {
    const report = (place: number, message: string): void => {
      problems.push({ row: row + 1, column: place + 1, message: `cross: ${message}` });
    };
    eachPart(line, 0, (from, to) => {
      const colon = line.indexOf(":", from);
      const place = from + line.slice(from, to).search(/[^ ]|$/u);
      if (colon < 0 || colon >= to) {
        report(place, 'expected a field and a colon, such as "f4:"');
        return;
      }
      const name = line.slice(from, colon).trim();
      const field = names.get(name);
      const shape = readTile(line, colon + 1, to, report);
      if (field === undefined) report(place, `unknown field ${quoted(name)}`);
      else if (cross.has(field)) report(place, `${name} is listed twice`);
      else if (shape !== undefined) cross.set(field, shape);
    });
  }
  return cross;
}

/** T17 holds for the cross too: where two of its fields meet, terrain and line are the same. */
function reportMisfits(
  set: TileSet,
  cross: ReadonlyMap<number, Shape>,
  field: number,
  shape: Shape,
  problems: DrawingProblem[],
): void {
  const { columns } = set;
  const neighbours = [
    { side: 1, other: field % columns === columns - 1 ? undefined : cross.get(field + 1) },
    { side: 2, other: cross.get(field + columns) },
  ];
  for (const { side, other } of neighbours) {
    if (other === undefined || other.sides[(side + 2) % 4] === shape.sides[side]) continue;
    const name = squareName({ row: Math.floor(field / columns), column: field % columns });
    const message = `cross: side ${SIDES[side]} of ${name} does not match its neighbour`;
    problems.push({ row: null, column: null, message });
  }
}
