/** Checks a layout for what makes a good board, for authors of layouts. */
import * as v from "valibot";
import { isOneSided } from "../../kit/boards/findings.js";
import { checkDrawing, define } from "../../kit/boards/layouts.js";
import { besideTable, SQUARE_STEPS } from "../../kit/boards/places.js";
import { cutSpaces } from "../../kit/boards/regions.js";
import { checkArgument, wholeNumber } from "../../kit/input/check.js";
import { NONE } from "../../kit/none.js";
import type { Terrain } from "../model/drawing.js";
import type { LayoutFinding } from "../model/findings.js";
import { knownLayouts, type Layout, layoutSchema, readLayout } from "../model/layout.js";
import { PAWNS_EACH, type Square } from "../model/state.js";
import { partsOf } from "../model/valley.js";
import { boardOf } from "../rules/board.js";

/** For whom a layout is checked. @category Layouts */
export interface CheckOptions {
  /** The number of players. Default: 2, who have the most pawns. */
  readonly players?: number;
}

const optionsSchema = v.strictObject({ players: v.optional(wholeNumber(2, 5), 2) });

/** The pawns of 2 or of 4 players. */
const START_SIZE = 16;
/** The least width of the valley in squares: a caravan can hardly cross a narrower one. */
const LEAST_WIDTH = 4;

/**
 * Checks whether a layout makes a good board. Problems spoil games: a start in several pieces or too small for the pawns, a goal that is
 * not beyond the valley, no water or water in one part of the board only, a valley that is too narrow. Hints say where it is unlike the
 * built-in boards.
 *
 * The words of each language have a sentence for each finding: `findingText` of `caravanserai/words/en`.
 *
 * @param given - The layout to check.
 * @param options - For how many players.
 *
 * @example
 * ```ts
 * import { checkLayout, defineLayout, grandCrossing } from "caravanserai/nomadi";
 *
 * checkLayout(grandCrossing); // => []
 * const dry = defineLayout({ name: "Dry", drawing: grandCrossing.rows.join("\n").replaceAll("o", ".") });
 * checkLayout(dry); // => [{ kind: "problem", code: "no-water", spaces: [] }]
 * ```
 *
 * @returns the problems, then the hints; an empty list for a good board.
 * @throws {@link LayoutError} if the value is not a layout.
 * @throws {@link ArgumentError} if the options are wrong.
 * @category Layouts
 */
export function checkLayout(given: Layout, options: CheckOptions = {}): readonly LayoutFinding[] {
  const layout = define(knownLayouts, checkDrawing(layoutSchema, given));
  const { players } = checkArgument(optionsSchema, options);
  const { squares, valley, goalSide } = readLayout(layout);
  const names = namesOf(layout);
  const beside = besideTable(squares, SQUARE_STEPS);
  const count = squares.length;
  const findings: LayoutFinding[] = [];
  const report = (finding: LayoutFinding): void => void findings.push(finding);
  const named = (chosen: readonly number[]): Square[] => chosen.map((square) => names[square]);
  const squaresWith = (terrain: Terrain): number[] =>
    [...squares.keys()].filter((square) => squares[square].terrain === terrain);
  const ringOf = (square: number): number[] =>
    [...beside.subarray(square * 4, square * 4 + 4)].filter((next) => next !== NONE);
  const pieces = (chosen: readonly number[]): number =>
    partsOf(
      chosen.map((square) => squares[square]),
      new Set(),
    ).length;
  const [start, goal, water] = [squaresWith("start"), squaresWith("goal"), squaresWith("water")];

  const pawns = players * PAWNS_EACH[players];
  if (start.length < pawns) {
    report({ kind: "problem", code: "small-start", spaces: named(start), players, pawns });
  }
  if (pieces(start) > 1) report({ kind: "problem", code: "start-apart", spaces: named(start) });
  const near = goal.filter((square) => !goalSide[square]);
  if (near.length > 0) report({ kind: "problem", code: "near-goal", spaces: named(near) });
  if (valley.length < LEAST_WIDTH) {
    const data = { width: valley.length, least: LEAST_WIDTH };
    report({ kind: "problem", code: "narrow-valley", spaces: [], ...data });
  }
  if (water.length === 0) report({ kind: "problem", code: "no-water", spaces: [] });
  else if (new Set(water.map((square) => goalSide[square])).size < 2) {
    report({ kind: "problem", code: "water-on-one-side", spaces: named(water) });
  } else if (
    isOneSided(
      squares,
      water.map((square) => squares[square]),
      1,
    )
  ) {
    report({ kind: "problem", code: "one-sided-water", spaces: named(water) });
  }
  const closed = water.filter((square) => ringOf(square).length < 2);
  if (closed.length > 0) report({ kind: "problem", code: "closed-water", spaces: named(closed) });

  if (start.length !== START_SIZE) {
    const data = { got: start.length, usual: START_SIZE };
    report({ kind: "hint", code: "start-size", spaces: named(start), ...data });
  }
  if (pieces(goal) > 1) report({ kind: "hint", code: "goal-apart", spaces: named(goal) });
  const close = water.filter((square) =>
    ringOf(square).some((next) => squares[next].terrain === "water"),
  );
  if (close.length > 0) report({ kind: "hint", code: "water-apart", spaces: named(close) });
  const cuts = cutSpaces({ count, beside });
  if (cuts.length > 0) report({ kind: "hint", code: "bottleneck", spaces: named(cuts) });
  return findings;
}

/** Returns the names of the squares in board order. */
function namesOf(layout: Layout): readonly Square[] {
  const { names, squares } = boardOf(layout);
  return [...squares].map((cell) => names[cell]);
}
