/** Checks whether a layout makes a good game, for authors of layouts. */
import * as v from "valibot";
import { checkDrawing, define } from "../../kit/boards/layouts.js";
import { isOneSided } from "../../kit/boards/findings.js";
import { cutSpaces, regionsOf } from "../../kit/boards/regions.js";
import { checkArgument, wholeNumber } from "../../kit/input/check.js";
import type { LayoutFinding } from "../model/findings.js";
import { knownLayouts, type Layout, layoutSchema } from "../model/layout.js";
import { type Board, boardOf } from "../rules/board.js";
import { findHints } from "./layout-hints.js";
import { camelsFor, TOKEN_COUNT } from "./setup.js";
import { named, type Report, ringOf, spacesWith } from "./layout-spaces.js";

/** For whom a layout is checked. @category Layouts */
export interface CheckOptions {
  /** The number of players. Default: the fewest, with and without the section. */
  readonly players?: number;
}

const optionsSchema = v.strictObject({ players: v.optional(wholeNumber(2, 5)) });

/**
 * Checks whether a layout makes a good board. Problems spoil games: too little room for leaders, water and palms that only one caravan can
 * reach, islands, a number of camels that does not suit the board. Hints say where it is unlike the built-in boards: its size, its rim,
 * its ranges. A layout with fewer than five palms, or with its own `camelsPerColour`, has a size of its own.
 *
 * The words of each language have a sentence for each finding: `findingText` of `caravanserai/words/en`.
 *
 * @param given - The layout to check.
 * @param options - For how many players.
 *
 * @example
 * ```ts
 * import { caravanRoads, checkLayout, defineLayout } from "caravanserai/through-the-desert";
 *
 * checkLayout(caravanRoads); // => []
 * const corridor = defineLayout({ name: "Corridor", palms: 0, drawing: "^ . . . ^" });
 * const problems = checkLayout(corridor).filter(({ kind }) => kind === "problem");
 * problems.map(({ code }) => code); // => ["leaders", "bottleneck", "no-water", "camels", "no-palms"]
 * ```
 *
 * @returns the problems, then the hints; empty for a good layout.
 * @throws {@link LayoutError} if the value is not a layout.
 * @throws {@link ArgumentError} if the options are wrong.
 * @category Layouts
 */
export function checkLayout(given: Layout, options: CheckOptions = {}): readonly LayoutFinding[] {
  const layout = define(knownLayouts, checkDrawing(layoutSchema, given));
  const { players } = checkArgument(optionsSchema, options);
  const findings: LayoutFinding[] = [];
  const report: Report = (finding) => findings.push(finding);
  for (const count of players === undefined ? tablesOf(layout) : [players]) {
    findProblems(boardOf(layout, count), count, report);
  }
  if (layout.palms === 0) report({ kind: "problem", code: "no-palms", spaces: [] });
  findHints(layout, report);
  return findings;
}

/** Returns the smallest number of players with the section, if there is one, and without. */
const tablesOf = (layout: Layout): number[] =>
  boardOf(layout, 4) === boardOf(layout, 2) ? [2] : [4, 2];

function findProblems(board: Board, players: number, report: Report): void {
  const { count, layout, spaces } = board;
  const problem = { kind: "problem", players } as const;
  findLeaders(board, players, report);
  const [largest, ...islands] = regionsOf({ count, beside: board.ring }).sort(
    (one, other) => other.length - one.length,
  );
  if (islands.length > 0) {
    report({ ...problem, code: "islands", spaces: named(board, islands.flat()) });
  }
  const inLargest = new Set(largest);
  const cuts = cutSpaces({ count, beside: board.ring }, (space) => inLargest.has(space));
  if (cuts.length > 0) report({ ...problem, code: "bottleneck", spaces: named(board, cuts) });
  const water = spacesWith(board, "water");
  const palms = spacesWith(board, "palm");
  const lanes = (space: number): number => ringOf(board, space).length;
  const dry = water.filter((space) => lanes(space) < 2);
  if (dry.length > 0) report({ ...problem, code: "closed-water", spaces: named(board, dry) });
  const shut = palms.filter((space) => lanes(space) < 3);
  if (shut.length > 0) report({ ...problem, code: "closed-palms", spaces: named(board, shut) });
  if (water.length === 0) report({ ...problem, code: "no-water", spaces: [] });
  if (palms.length < layout.palms) {
    const data = { palms: layout.palms, got: palms.length };
    report({ ...problem, code: "few-palm-spaces", spaces: named(board, palms), ...data });
  }
  const got = water.length + palms.length - layout.palms;
  if (got > TOKEN_COUNT)
    report({ ...problem, code: "few-tokens", spaces: [], got, tokens: TOKEN_COUNT });
  const wet = [...water, ...palms].sort((one, other) => one - other);
  const at = wet.map((space) => spaces[space]);
  if (isOneSided(spaces, at, HEX_HEIGHT)) {
    report({ ...problem, code: "one-sided-water", spaces: named(board, wet) });
  }
  findCamels(board, players, report);
}

/** The square of the height of a row of hexes, in columns. */
const HEX_HEIGHT = 3;

/** Leaders are not placed as close as they could be: there should be room for one in five more. */
const SPARE_LEADERS = 5;

/** L2, L3: counts the leaders that find room if they stand close, and compares with those that there are. */
function findLeaders(board: Board, players: number, report: Report): void {
  const isPalm = (space: number): boolean => board.spaces[space].terrain === "palm";
  const open = spacesWith(board, "sand").filter((space) => !ringOf(board, space).some(isPalm));
  const taken = new Set<number>();
  for (const space of open) {
    if (!ringOf(board, space).some((beside) => taken.has(beside))) taken.add(space);
  }
  const leaders = players * (players === 5 ? 4 : 5);
  if (taken.size >= leaders + Math.floor(leaders / SPARE_LEADERS)) return;
  const data = { players, leaders, room: taken.size };
  report({ kind: "problem", code: "leaders", spaces: named(board, open), ...data });
}

/** Of 100 spaces, camels should fill at least and at most this many, and best as many as on the built-in boards. */
const LEAST_FILLED = 35;
const TOO_FULL = 80;
const BEST_FILLED = 62;
const COLOURS = 5;

function findCamels(board: Board, players: number, report: Report): void {
  const camels = camelsFor(board.layout, players);
  const filled = (camels * COLOURS * 100) / board.count;
  if (filled >= LEAST_FILLED && filled <= TOO_FULL) return;
  const suggested = Math.max(1, Math.round((board.count * BEST_FILLED) / 100 / COLOURS));
  report({ kind: "problem", code: "camels", spaces: [], players, camels, suggested });
}
