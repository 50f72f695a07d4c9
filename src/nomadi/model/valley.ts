/** Checks the areas of a drawing, and finds the two sides of its valley (rule N2). */
import { besideTable, SQUARE_STEPS } from "../../kit/boards/places.js";
import { regionsOf } from "../../kit/boards/regions.js";
import { NONE } from "../../kit/none.js";
import { CARD_VALUES } from "./state.js";
import {
  type Drawn,
  drawnColumn,
  type DrawnSquare,
  KEY_ROW,
  type Report,
  squareKey,
} from "./drawing.js";

/** The smallest number of pawns in a game (N1): three or five players have 15. */
const FEWEST_PAWNS = 15;
/** In a larger start, pawns could end up apart unless each is placed beside another (N5). */
export const LARGEST_FREE_START = 16;
export const LEAST_GOAL = 3;

const keyOf = ({ row, column }: DrawnSquare): number => squareKey(row, column);

/** Reports what is wrong with start, goal and water holes. */
export function reportAreas({ squares }: Drawn, report: Report): void {
  const start = squares.filter(({ terrain }) => terrain === "start");
  const goal = squares.filter(({ terrain }) => terrain === "goal");
  const water = squares.filter(({ terrain }) => terrain === "water");
  if (start.length < FEWEST_PAWNS) {
    const message = `the start has ${start.length} squares, at least ${FEWEST_PAWNS} are needed`;
    report(null, null, message);
  }
  if (goal.length < LEAST_GOAL) {
    report(null, null, `the goal has ${goal.length} squares, at least ${LEAST_GOAL} are needed`);
  }
  if (water.length > CARD_VALUES.length) {
    const { line, column } = water[CARD_VALUES.length];
    const message = `there are ${water.length} water holes, at most ${CARD_VALUES.length} are allowed`;
    report(line, drawnColumn(column), message);
  }
  const rest = squares.length - start.length - goal.length;
  if (rest < CARD_VALUES.length) {
    const message = `there are ${rest} squares outside start and goal, at least ${CARD_VALUES.length} are needed`;
    report(null, null, message);
  }
  if (start.length <= LARGEST_FREE_START) return;
  for (const [first] of partsOf(start, new Set()).slice(1)) {
    const message = `a start of more than ${LARGEST_FREE_START} squares must be in one piece`;
    report(first.line, drawnColumn(first.column), message);
  }
}

/** Reports what is wrong with the valley. Returns for each square whether it lies on the goal side. */
export function reportValley({ squares, valley }: Drawn, report: Report): boolean[] {
  const cut = new Set(valley.flatMap(({ between: [a, b] }) => [pairKey(a, b), pairKey(b, a)]));
  const parts = partsOf(squares, cut);
  const partOf = new Map(
    parts.flatMap((part, index) => part.map((square) => [keyOf(square), index] as const)),
  );
  const start = squares.filter(({ terrain }) => terrain === "start");
  const startPart = start.length === 0 ? 0 : partOf.get(keyOf(start[0]));
  if (valley.length === 0) report(null, null, "the valley is missing");
  else if (parts.length === 1) {
    report(
      null,
      null,
      "the valley does not part the board into two sides: there is a way round it",
    );
  }
  for (const [first] of parts.slice(2)) {
    const message = "this part of the board is cut off from the start side and from the goal side";
    report(first.line, drawnColumn(first.column), message);
  }
  if (parts.length === 2) {
    for (const { between, line, column } of valley) {
      if (partOf.get(between[0]) !== partOf.get(between[1])) continue;
      report(line, column, "both sides of this piece of the valley are the same side of the board");
    }
  }
  for (const square of start) {
    if (partOf.get(keyOf(square)) === startPart) continue;
    report(square.line, drawnColumn(square.column), "the start lies on both sides of the valley");
  }
  return squares.map((square) => partOf.get(keyOf(square)) !== startPart);
}

const pairKey = (a: number, b: number): number => a * KEY_ROW * KEY_ROW + b;

/** Returns the squares grouped into connected parts, ordered by their first squares. A cut separates two neighbours. */
export function partsOf(
  squares: readonly DrawnSquare[],
  cut: ReadonlySet<number>,
): DrawnSquare[][] {
  const beside = besideTable(squares, SQUARE_STEPS).map((next, side) =>
    next !== NONE && cut.has(pairKey(keyOf(squares[side >> 2]), keyOf(squares[next])))
      ? NONE
      : next,
  );
  return regionsOf({ count: squares.length, beside }).map((part) =>
    part.map((square) => squares[square]),
  );
}
