/**
 * A tile set made ready for play: fields and tiles are numbers, and each way in which a tile can lie is a face with its
 * sides, portions and action spaces in tables.
 */
import { ArgumentError, quoted } from "../../kit/errors.js";
import type { Face, Field, Portion, Tile } from "../model/state.js";
import { besideTable, SQUARE_STEPS } from "../../kit/boards/places.js";
import { fieldNames, fieldPlaces, readTileSet } from "../model/tile-set-text.js";
import type { TileSet } from "../model/tile-set.js";
import { isOasis, portionName, rotated, type Shape, writeTile } from "../model/tile.js";
import { type FaceTables, faceTables } from "./tiles/face-tables.js";
import { type MoveObjects, noMoves } from "./moves/move-objects.js";
import { NONE } from "../../kit/none.js";

/** A tile set made ready for play. */
export interface Board extends FaceTables {
  readonly set: TileSet;
  /** The number of fields of the area. */
  readonly count: number;
  readonly names: readonly Field[];
  readonly numbers: ReadonlyMap<Field, number>;
  /** Four for each field: the neighbours north, east, south and west, or `NONE` outside the area. */
  readonly beside: Int16Array;
  /**
   * Tiles that differ, in the order of the set and as it lists them first; a tile's face at a rotation is
   * `kind * 4 + rotation`.
   */
  readonly kinds: readonly Tile[];
  readonly kindNumbers: ReadonlyMap<Tile, number>;
  /** The tiles as they can lie: the face with the least rotation. */
  readonly faceNumbers: ReadonlyMap<Face, number>;
  /** By kind: whether it is a desert tile (T1). */
  readonly desert: Uint8Array;
  /** By pile: the number of tiles of each kind. */
  readonly piles: readonly Uint16Array[];
  /** By field: the face that the cross has there, or `NONE`. */
  readonly cross: Int16Array;
  readonly starts: readonly number[];
  /** The number of explorers of a seat; explorer `seat * each + i` has the height `heights[seat * each + i]`. */
  readonly each: number;
  readonly heights: readonly number[];
  /** By explorer: its seat, and by seat: its tallest explorer. */
  readonly owners: Uint8Array;
  readonly tallest: readonly number[];
  readonly explorerNumbers: ReadonlyMap<number, number>;
  /** The explorers from tallest to smallest. */
  readonly byHeight: readonly number[];
  /** The move objects made so far, so that each exists once. */
  readonly moves: MoveObjects;
  /** Room for a list of portions, and marks for a search: a portion or field is marked when its entry is the stamp. */
  readonly scratch: Int16Array;
  /** Room for a list of unexplored fields beside an oasis. */
  readonly openings: Int16Array;
  readonly marks: Int32Array;
  stamp: number;
}

/** The name of a portion of a face. */
export const namePortion = (board: Board, face: number, portion: number): Portion =>
  portionName(board.portionSides[face * 4 + portion]);

/** The portion of a face that has some sides, which are given by a bit for each. */
export const portionWith = (board: Board, face: number, sides: number): number =>
  board.portionAt[face * 4 + 31 - Math.clz32(sides)];

/** The portion of a face by its name, or `NONE`. */
export function findPortion(board: Board, face: number, name: Portion): number {
  for (let portion = 0; portion < board.portions[face]; portion++) {
    if (namePortion(board, face, portion) === name) return portion;
  }
  return NONE;
}

const boards = new WeakMap<TileSet, Board>();

/** The board of a good, frozen tile set. */
export function boardOf(set: TileSet): Board {
  let board = boards.get(set);
  if (board === undefined) {
    board = makeBoard(set);
    boards.set(set, board);
  }
  return board;
}

function makeBoard(set: TileSet): Board {
  const drawn = readTileSet(set);
  const names = fieldNames(set);
  const count = names.length;
  const numbers = new Map(names.map((name, field) => [name, field]));
  const kinds: Tile[] = [];
  const faceNumbers = new Map<Face, number>();
  const shapes: Shape[] = [];
  const numbered = drawn.piles.map((pile) =>
    pile.map((shape) => {
      const tile = writeTile(shape);
      const known = faceNumbers.get(tile);
      if (known !== undefined) return known >> 2;
      for (let rotation = 0; rotation < 4; rotation++) {
        const face = rotated(shape, rotation);
        const text = writeTile(face);
        if (!faceNumbers.has(text)) faceNumbers.set(text, shapes.length);
        shapes.push(face);
      }
      return kinds.push(tile) - 1;
    }),
  );
  const cross = new Int16Array(count).fill(NONE);
  for (const [field, shape] of drawn.cross) cross[field] = shapes.push(shape) - 1;
  const heights = set.explorers.flat();
  const each = set.explorers[0].length;
  const byHeight = [...heights.keys()].sort((a, b) => heights[b] - heights[a]);
  const owners = Uint8Array.from(heights, (_, explorer) => Math.trunc(explorer / each));
  return {
    set,
    count,
    names,
    numbers,
    beside: Int16Array.from(besideTable(fieldPlaces(set), SQUARE_STEPS)),
    kinds,
    kindNumbers: new Map(kinds.map((tile, kind) => [tile, kind])),
    faceNumbers,
    desert: Uint8Array.from(kinds, (_, kind) => (shapes[kind * 4].sides.some(isOasis) ? 0 : 1)),
    piles: numbered.map((pile) => {
      const counts = new Uint16Array(kinds.length);
      for (const kind of pile) counts[kind]++;
      return counts;
    }),
    ...faceTables(shapes, kinds.length * 4),
    cross,
    starts: set.starts.map((start) => numbers.get(start) ?? 0),
    each,
    heights,
    owners,
    tallest: set.explorers.map((_, seat) => byHeight.find((one) => owners[one] === seat) ?? NONE),
    explorerNumbers: new Map(heights.map((height, explorer) => [height, explorer])),
    byHeight,
    moves: noMoves(),
    scratch: new Int16Array(count * 4),
    openings: new Int16Array(count),
    marks: new Int32Array(count * 4),
    stamp: 0,
  };
}

/** A new stamp for marks. Marks are cleared before the stamps run out. */
export function freshStamp(board: Board): number {
  if (board.stamp > 2 ** 30) {
    board.marks.fill(0);
    board.stamp = 0;
  }
  return ++board.stamp;
}

/** The number of a field by its name. */
export function fieldNumber(board: Board, field: Field): number {
  const number = board.numbers.get(field);
  if (number === undefined) {
    const last = board.names[board.count - 1];
    throw new ArgumentError("field", `unknown field ${quoted(field)}; the area has a1 to ${last}`);
  }
  return number;
}
