/** The board with everything on it, in one call, for front-ends that draw it. */
import type { BoardBounds, BoardPoint } from "../../game.js";
import { boundsOf, linesAlong, type Side } from "../../kit/boards/outline.js";
import { sideOf, squareOutlines } from "../../kit/boards/outlines.js";
import { engine } from "../gate/engine.js";
import { besideOf, type Board as Grid, placeOf } from "../rules/board.js";
import { NO_CARD, UNKNOWN } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import type { Board, BoardSquare, FaceDownCard, ValleyLine } from "../model/board.js";
import type { State, View } from "../model/state.js";
import { isValleyBetween, terrainAt } from "./reading.js";

/** The part of a board that does not change during a game. */
interface Drawing {
  readonly bounds: BoardBounds;
  /** By place in board order. */
  readonly centres: readonly BoardPoint[];
  readonly outlines: readonly (readonly BoardPoint[])[];
  readonly valley: readonly ValleyLine[];
}

const drawings = new WeakMap<Grid, Drawing>();

/**
 * Returns all data needed to draw the board: every square in board order, with its outline and contents, and the valley as lines
 * between squares. Squares are 1 wide, and the centre of the upper left one is at 0, 0.
 *
 * @param state - A state or view.
 *
 * @example
 * ```ts
 * import { board, setup } from "caravanserai/nomadi";
 *
 * const { bounds, spaces, lines } = board(setup({ players: 2, seed: 1 }));
 * bounds; // => { x: -0.5, y: -0.5, width: 16, height: 19 }
 * const hole = spaces.find(({ name }) => name === "q9");
 * hole?.terrain; // => "water"
 * hole?.contents.card !== null; // => true
 * lines.map(({ kind }) => kind); // => ["valley"]
 * ```
 *
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Board
 */
export function board(state: State | View): Board {
  const position = engine.positionOf(state);
  const grid = position.setting.board;
  const { bounds, centres, outlines, valley } = drawingOf(grid);
  const spaces: BoardSquare[] = [];
  for (let place = 0; place < grid.squares.length; place++) {
    const cell = grid.squares[place];
    const pawn = position.occupant[cell] >= 0 ? position.occupant[cell] : null;
    const goalSide = grid.goalSide[cell] === 1;
    spaces.push(
      Object.freeze({
        name: grid.names[cell],
        centre: centres[place],
        outline: outlines[place],
        terrain: terrainAt(position, cell),
        contents: Object.freeze({ pawn, card: cardAt(position, cell), goalSide }),
      }),
    );
  }
  return Object.freeze({ bounds, spaces: Object.freeze(spaces), lines: valley });
}

function cardAt({ cards }: Position, cell: number): FaceDownCard | null {
  if (cards[cell] === NO_CARD) return null;
  return Object.freeze({ value: cards[cell] === UNKNOWN ? null : cards[cell] });
}

function drawingOf(grid: Grid): Drawing {
  let drawing = drawings.get(grid);
  if (drawing === undefined) {
    drawing = draw(grid);
    drawings.set(grid, drawing);
  }
  return drawing;
}

function draw(grid: Grid): Drawing {
  const points = squareOutlines();
  const places = Array.from(grid.squares, (cell) => placeOf(grid, cell));
  const centres = places.map((place) => points.centre(place));
  const outlines = places.map((place) => points.of(place));
  const valley = linesAlong(valleySides(grid, outlines)).map((line): ValleyLine =>
    Object.freeze({ kind: "valley", points: line }),
  );
  return { bounds: boundsOf(outlines.flat()), centres, outlines, valley: Object.freeze(valley) };
}

/** Returns the sides of squares on the start side that the valley runs along, clockwise round each. */
function valleySides(grid: Grid, outlines: Drawing["outlines"]): Side[] {
  const sides: Side[] = [];
  for (const [place, cell] of grid.squares.entries()) {
    if (grid.goalSide[cell] === 1) continue;
    for (let side = 0; side < 4; side++) {
      if (!isValleyBetween(grid, cell, besideOf(cell, side, grid.stride))) continue;
      sides.push(sideOf(outlines[place], side));
    }
  }
  return sides;
}
