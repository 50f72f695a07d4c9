/** The board of a layout: its squares on a padded grid, with their names, sides and moves. */
import { squareName } from "../../kit/boards/places.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import type { Terrain } from "../model/drawing.js";
import { type Layout, readLayout } from "../model/layout.js";
import { MoveObjects } from "./move-objects.js";
import { PawnReach } from "./reach/pawn-reach.js";
import type { Square } from "../model/state.js";
import { GOAL, SAND, START, WATER } from "./numbers.js";

const TERRAIN_CODES: Readonly<Record<Terrain, number>> = {
  sand: SAND,
  start: START,
  goal: GOAL,
  water: WATER,
};

/**
 * A layout prepared for play. Squares are cells of a grid with a border of one cell on every side, so every neighbour of a
 * square is a cell: those beside it differ by 1 or by `stride`. Ascending cells are board order.
 */
export interface Board {
  readonly layout: Layout;
  readonly rows: number;
  readonly columns: number;
  readonly stride: number;
  /** The number of cells in the grid. */
  readonly cells: number;
  /** The cells that are squares, in board order. */
  readonly squares: Int32Array;
  /** By cell; an empty string off the board. */
  readonly names: readonly Square[];
  /** By name: the cell. */
  readonly numbers: ReadonlyMap<Square, number>;
  /** By cell: what the layout draws there. */
  readonly terrain: Uint8Array;
  /** By cell: 1 on the goal side of the valley. */
  readonly goalSide: Uint8Array;
  /** The squares of the start, in board order, and their number. */
  readonly startSquares: Int32Array;
  readonly startSize: number;
  /** Lists where pawns can go. */
  readonly reach: PawnReach;
  readonly moveObjects: MoveObjects;
}

const boards = new WeakMap<Layout, Board>();

/** The board of a valid, frozen layout; it is made only once. */
export function boardOf(layout: Layout): Board {
  let board = boards.get(layout);
  if (board === undefined) {
    board = makeBoard(layout);
    boards.set(layout, board);
  }
  return board;
}

function makeBoard(layout: Layout): Board {
  const { squares, goalSide } = readLayout(layout);
  const rows = Math.max(...squares.map(({ row }) => row)) + 1;
  const columns = Math.max(...squares.map(({ column }) => column)) + 1;
  const stride = columns + 2;
  const cells = (rows + 2) * stride;
  const cellOf = (row: number, column: number): number => (row + 1) * stride + column + 1;
  const names = new Array<Square>(cells).fill("");
  const terrain = new Uint8Array(cells);
  const sides = new Uint8Array(cells);
  for (const [index, square] of squares.entries()) {
    const cell = cellOf(square.row, square.column);
    names[cell] = squareName(square);
    terrain[cell] = TERRAIN_CODES[square.terrain];
    sides[cell] = goalSide[index] ? 1 : 0;
  }
  const numbers = squares.map(({ row, column }) => cellOf(row, column));
  const startSquares = Int32Array.from(numbers.filter((cell) => terrain[cell] === START));
  return {
    layout,
    rows,
    columns,
    stride,
    cells,
    squares: Int32Array.from(numbers),
    names,
    numbers: new Map(numbers.map((cell) => [names[cell], cell])),
    terrain,
    goalSide: sides,
    startSquares,
    startSize: startSquares.length,
    reach: new PawnReach(stride, cells),
    moveObjects: new MoveObjects(names, stride),
  };
}

/** The row and column of a cell, from 0. */
export function placeOf({ stride }: Board, cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / stride) - 1, column: (cell % stride) - 1 };
}

/** The cell of a square that a caller names; throws if there is none. */
export function squareNumber(board: Board, square: Square): number {
  const number = board.numbers.get(square);
  if (number === undefined) {
    throw new ArgumentError("square", `unknown square ${quoted(square)}`);
  }
  return number;
}

/** The cell beside another: above (side 0), to the right (1), below (2) or to the left (3). */
export function besideOf(cell: number, side: number, stride: number): number {
  if (side === 0) return cell - stride;
  if (side === 1) return cell + 1;
  return side === 2 ? cell + stride : cell - 1;
}
