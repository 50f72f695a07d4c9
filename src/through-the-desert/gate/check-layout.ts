/** Checks whether a layout makes a good game, for authors of layouts. */
import { checkDrawing } from "../../kit/boards/layouts.js";
import { besideTable, HEX_STEPS, hexDistance } from "../../kit/boards/places.js";
import { regionsOf } from "../../kit/boards/regions.js";
import { NONE } from "../../kit/none.js";
import { type Board, boardOf } from "../rules/board.js";
import { type DrawnHex, readHexes } from "../model/drawing.js";
import { knownLayouts, type Layout, layoutSchema } from "../model/layout.js";
import type { Space } from "../model/state.js";

/** A property of good layouts that a layout does not have. @category Layouts */
export interface LayoutFlaw {
  /** The property. */
  readonly property:
    | "camels"
    | "counts"
    | "size"
    | "section"
    | "rim"
    | "middle-range"
    | "water-apart"
    | "palm-neighbours"
    | "palms-apart"
    | "connected"
    | "no-cut-space";
  /** The problem, as a sentence. */
  readonly message: string;
  /** The spaces concerned, empty if it is about the whole board. */
  readonly spaces: readonly Space[];
}

/** The numbers of spaces that a board of full size should have. */
interface Figures {
  readonly water: number;
  readonly palms: number;
  readonly least: number;
  readonly most: number;
}

const WHOLE: Figures = { water: 43, palms: 7, least: 235, most: 265 };
const PART: Figures = { water: 32, palms: 6, least: 175, most: 205 };
const PALM_DISTANCE = 6;
const SMALL_PALM_DISTANCE = 4;
const RANGE_LEAST = 6;
const RANGE_MOST = 9;

type Report = (
  property: LayoutFlaw["property"],
  message: string,
  spaces?: readonly Space[],
) => void;

/**
 * Checks whether a layout makes a good board: enough spaces of each kind, water and palms apart, a ragged mountain rim, a range in
 * the middle, no dead ends. A layout with fewer than five palms counts as small: it should set `camelsPerColour`, and its numbers
 * of spaces, dividing line and central range are not checked.
 *
 * @param given - The layout to check.
 *
 * @example
 * ```ts
 * import { caravanRoads, checkLayout, defineLayout } from "caravanserai/through-the-desert";
 *
 * checkLayout(caravanRoads); // => []
 * const corridor = defineLayout({ name: "Corridor", palms: 0, drawing: "^ . . . ^" });
 * checkLayout(corridor).at(-1)?.property; // => "no-cut-space"
 * ```
 *
 * @returns the properties that the layout lacks; empty for a good layout.
 * @throws {@link LayoutError} if the value is not a layout.
 * @category Layouts
 */
export function checkLayout(given: Layout): readonly LayoutFlaw[] {
  const layout = knownLayouts.define(checkDrawing(layoutSchema, given));
  const flaws: LayoutFlaw[] = [];
  const report: Report = (property, message, spaces = []) => {
    flaws.push({ property, message, spaces });
  };
  const { hexes } = readHexes(layout.rows);
  const whole = boardOf(layout, 5);
  const part = boardOf(layout, 2);
  const isSmall = layout.palms < 5;
  if (!isSmall) {
    checkFigures(whole, WHOLE, "in full", report);
    checkFigures(part, PART, "without the section", report);
    if (whole === part) report("section", "no dividing line marks a smaller section");
  } else if (layout.camelsPerColour === undefined) {
    report("camels", "a small layout should say how many camels of each colour suit it");
  }
  checkRim(hexes, report);
  if (!isSmall) checkRange(hexes, report);
  checkDistances(whole, isSmall ? SMALL_PALM_DISTANCE : PALM_DISTANCE, report);
  for (const board of new Set([whole, part])) {
    const which = board === whole ? "in full" : "without the section";
    const lonely = palmsOf(board).filter((palm) => ringOf(board, palm).includes(board.count));
    if (lonely.length > 0) {
      report("palm-neighbours", `a palm space lacks a neighbour ${which}`, named(board, lonely));
    }
    checkJoints(board, which, report);
  }
  return flaws;
}

const ringOf = ({ ring }: Board, space: number): number[] => [
  ...ring.subarray(space * 6, space * 6 + 6),
];

const named = ({ names }: Board, spaces: readonly number[]): Space[] =>
  spaces.map((space) => names[space]);

const spacesWith = ({ spaces }: Board, terrain: DrawnHex["terrain"]): number[] =>
  [...spaces.keys()].filter((space) => spaces[space].terrain === terrain);

const palmsOf = (board: Board): number[] => spacesWith(board, "palm");

function checkFigures(board: Board, figures: Figures, which: string, report: Report): void {
  const water = spacesWith(board, "water").length;
  const palms = palmsOf(board).length;
  if (water !== figures.water || palms !== figures.palms) {
    const wanted = `${figures.water} water spaces and ${figures.palms} palm spaces`;
    report("counts", `expected ${wanted} ${which}, got ${water} and ${palms}`);
  }
  if (board.count < figures.least || board.count > figures.most) {
    report(
      "size",
      `expected ${figures.least} to ${figures.most} spaces ${which}, got ${board.count}`,
    );
  }
}

/** Tests whether one of a hex's neighbours is missing. */
const isAtEdge = (beside: Int32Array, hex: number): boolean =>
  beside.subarray(hex * 6, hex * 6 + 6).includes(NONE);

/** Checks that mountains surround the board, with an inner edge that is not straight. */
function checkRim(hexes: readonly DrawnHex[], report: Report): void {
  const beside = besideTable(hexes, HEX_STEPS);
  const spaces = hexes.filter(({ terrain }) => terrain !== "mountain");
  const bare = hexes.filter((hex, index) => hex.terrain !== "mountain" && isAtEdge(beside, index));
  if (bare.length > 0) report("rim", `${bare.length} spaces lie at an edge without mountains`);
  let bends = 0;
  const rows = new Map<number, number[]>();
  for (const { row, column } of spaces) rows.set(row, [...(rows.get(row) ?? []), column]);
  for (const [row, columns] of rows) {
    const above = rows.get(row - 1);
    if (above === undefined) continue;
    if (Math.abs(Math.min(...columns) - Math.min(...above)) > 1) bends++;
    if (Math.abs(Math.max(...columns) - Math.max(...above)) > 1) bends++;
  }
  if (bends * 4 < rows.size) report("rim", "the rim is not ragged");
}

/** Checks for a range of mountains in the middle, with spaces all round it, with and without the section. */
function checkRange(hexes: readonly DrawnHex[], report: Report): void {
  const rest = hexes.filter((hex) => hex.terrain === "mountain" || !hex.section);
  const beside = besideTable(rest, HEX_STEPS);
  const isMountain = (hex: number): boolean => rest[hex].terrain === "mountain";
  const ranges = regionsOf({ count: rest.length, beside }, isMountain);
  const isGood = (range: readonly number[]): boolean =>
    range.length >= RANGE_LEAST &&
    range.length <= RANGE_MOST &&
    !range.some((hex) => isAtEdge(beside, hex));
  if (ranges.some(isGood)) return;
  report(
    "middle-range",
    `no range of ${RANGE_LEAST} to ${RANGE_MOST} mountains has spaces all round it`,
  );
}

function checkDistances(board: Board, palmDistance: number, report: Report): void {
  const wet = spacesWith(board, "water").filter((space) =>
    ringOf(board, space).some(
      (beside) => beside < board.count && board.spaces[beside].terrain !== "sand",
    ),
  );
  if (wet.length > 0)
    report("water-apart", "water is next to water or to a palm space", named(board, wet));
  const palms = palmsOf(board);
  const close = palms.filter((palm) =>
    palms.some(
      (other) =>
        other !== palm && hexDistance(board.spaces[palm], board.spaces[other]) < palmDistance,
    ),
  );
  if (close.length > 0) {
    report(
      "palms-apart",
      `palm spaces are less than ${palmDistance} steps apart`,
      named(board, close),
    );
  }
}

/** Checks that all spaces are connected, and stay so if any single one is removed. */
function checkJoints(board: Board, which: string, report: Report): void {
  if (!board.isJoined) {
    report("connected", `the spaces are not all connected ${which}`);
    return;
  }
  const cuts = cutSpaces(board);
  if (cuts.length > 0)
    report(
      "no-cut-space",
      `the loss of a single space would cut the board ${which}`,
      named(board, cuts),
    );
}

/**
 * Returns the articulation points of a connected board: the spaces whose removal would disconnect it (Tarjan's algorithm). A space
 * is one if some part behind it has no neighbour that was visited before the space.
 */
function cutSpaces({ ring, count }: Board): number[] {
  const met = new Int32Array(count).fill(-1);
  /** By space: the earliest visit that can be reached from the spaces behind it. */
  const earliest = new Int32Array(count);
  const cuts = new Set<number>();
  const walk = [{ space: 0, side: 0 }];
  let steps = 0;
  let partsBehindFirst = 0;
  met[0] = earliest[0] = steps++;
  while (walk.length > 0) {
    const here = walk[walk.length - 1];
    const { space } = here;
    if (here.side < 6) {
      const beside = ring[space * 6 + here.side++];
      if (beside === count) continue;
      if (met[beside] >= 0) {
        // The parent counts too, which changes nothing: the test for a cut is "not earlier".
        earliest[space] = Math.min(earliest[space], met[beside]);
        continue;
      }
      met[beside] = earliest[beside] = steps++;
      walk.push({ space: beside, side: 0 });
      continue;
    }
    walk.pop();
    const before = walk.length === 0 ? undefined : walk[walk.length - 1].space;
    if (before === undefined) break;
    earliest[before] = Math.min(earliest[before], earliest[space]);
    if (before === 0) partsBehindFirst++;
    else if (earliest[space] >= met[before]) cuts.add(before);
  }
  if (partsBehindFirst > 1) cuts.add(0);
  return [...cuts].sort((a, b) => a - b);
}
