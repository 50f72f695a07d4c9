/** Checks a layout for what makes a good board, for authors of layouts. */
import { checkDrawing } from "../../kit/boards/layouts.js";
import { besideOf, type Board, boardOf } from "../rules/board.js";
import { knownLayouts, type Layout, layoutSchema, readLayout } from "../model/layout.js";
import type { Square } from "../model/state.js";
import { partsOf } from "../model/valley.js";
import { GOAL, WATER } from "../rules/numbers.js";

/** A property of good boards that a layout lacks. @category Layouts */
export interface LayoutFlaw {
  /** The property. */
  readonly property:
    | "start-size"
    | "start-joined"
    | "goal-joined"
    | "goal-beyond-valley"
    | "water-apart"
    | "water-on-both-sides"
    | "wide-valley";
  /** The problem, as a sentence. */
  readonly message: string;
  /** The squares at fault; empty if the flaw is about the board as a whole. */
  readonly squares: readonly Square[];
}

/** The pawns of 2 or of 4 players. */
const START_SIZE = 16;
/** How many squares wide the valley must be: a caravan can hardly cross a narrower one. */
const NARROWEST = 4;

/**
 * Checks whether a layout makes a good board: a start that the pawns fill, in one piece, so that the caravan stands together
 * from the first turn on; a goal in one piece beyond the valley; water holes on both sides of the valley, no two beside each
 * other; a valley wide enough to cross.
 *
 * @param given - The layout to check.
 *
 * @example
 * ```ts
 * import { checkLayout, grandCrossing } from "caravanserai/nomadi";
 *
 * checkLayout(grandCrossing); // => []
 * ```
 *
 * @returns the flaws; an empty list for a good board.
 * @throws {@link LayoutError} if the value is not a layout.
 * @category Layouts
 */
export function checkLayout(given: Layout): readonly LayoutFlaw[] {
  const layout = knownLayouts.define(checkDrawing(layoutSchema, given));
  const board = boardOf(layout);
  const { squares, valley } = readLayout(layout);
  const flaws: LayoutFlaw[] = [];
  const report = (
    property: LayoutFlaw["property"],
    message: string,
    cells: readonly number[] = [],
  ): void => {
    flaws.push({ property, message, squares: cells.map((cell) => board.names[cell]) });
  };
  const partsWith = (terrain: string): number =>
    partsOf(
      squares.filter((square) => square.terrain === terrain),
      new Set(),
    ).length;
  if (board.startSize !== START_SIZE) {
    report("start-size", `the start has ${board.startSize} squares, not ${START_SIZE}`);
  }
  if (partsWith("start") > 1) report("start-joined", "the start is not in one piece");
  if (partsWith("goal") > 1) report("goal-joined", "the goal is not in one piece");
  const near = cellsOf(board, GOAL).filter((cell) => board.goalSide[cell] === 0);
  if (near.length > 0)
    report("goal-beyond-valley", "some squares of the goal are not beyond the valley", near);
  const water = cellsOf(board, WATER);
  const close = water.filter((cell) =>
    [0, 1, 2, 3].some((side) => board.terrain[besideOf(cell, side, board.stride)] === WATER),
  );
  if (close.length > 0) report("water-apart", "some water holes are beside each other", close);
  if (new Set(water.map((cell) => board.goalSide[cell])).size < 2) {
    report("water-on-both-sides", "one side of the valley has no water hole");
  }
  if (valley.length < NARROWEST) {
    report("wide-valley", `the valley is ${valley.length} squares wide, not at least ${NARROWEST}`);
  }
  return flaws;
}

const cellsOf = ({ squares, terrain }: Board, kind: number): number[] =>
  [...squares].filter((cell) => terrain[cell] === kind);
