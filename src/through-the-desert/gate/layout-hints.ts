/** Hints about layouts: where they are unlike the built-in boards. */
import { besideTable, HEX_STEPS, hexDistance, hexName } from "../../kit/boards/places.js";
import { regionsOf } from "../../kit/boards/regions.js";
import { NONE } from "../../kit/none.js";
import { type DrawnHex, readHexes } from "../model/drawing.js";
import type { Layout } from "../model/layout.js";
import { type Board, boardOf } from "../rules/board.js";
import { named, type Report, ringOf, spacesWith } from "./layout-spaces.js";

/** The numbers of spaces that boards of full size have. */
interface Figures {
  readonly usualWater: number;
  readonly usualPalms: number;
  readonly usual: readonly [least: number, most: number];
}

const WHOLE: Figures = { usualWater: 43, usualPalms: 7, usual: [235, 265] };
const PART: Figures = { usualWater: 32, usualPalms: 6, usual: [175, 205] };
const PALM_DISTANCE = 6;
const SMALL_PALM_DISTANCE = 4;
const RANGE = [6, 9] as const;

/** Reports all hints about a layout. */
export function findHints(layout: Layout, report: Report): void {
  const { hexes } = readHexes(layout.rows);
  const whole = boardOf(layout, 4);
  const part = boardOf(layout, 2);
  // Its own number of camels says that a layout is not meant for the figures of the built-in boards.
  const isSmall = layout.palms < 5 || layout.camelsPerColour !== undefined;
  if (!isSmall) {
    findFigures(whole, 4, WHOLE, report);
    findFigures(part, 2, PART, report);
    if (whole === part) report({ kind: "hint", code: "section", spaces: [] });
  }
  findRim(hexes, report);
  if (!isSmall) findRange(hexes, report);
  findDistances(whole, isSmall ? SMALL_PALM_DISTANCE : PALM_DISTANCE, report);
  for (const board of new Set([whole, part])) {
    const lonely = spacesWith(board, "palm").filter((palm) => ringOf(board, palm).length < 6);
    if (lonely.length === 0) continue;
    const players = board === whole ? 4 : 2;
    report({ kind: "hint", code: "palm-neighbours", spaces: named(board, lonely), players });
  }
}

function findFigures(board: Board, players: number, figures: Figures, report: Report): void {
  const { usual, ...counts } = figures;
  const { usualWater, usualPalms } = counts;
  const water = spacesWith(board, "water").length;
  const palms = spacesWith(board, "palm").length;
  if (water !== usualWater || palms !== usualPalms) {
    report({ kind: "hint", code: "counts", spaces: [], players, water, palms, ...counts });
  }
  if (board.count < usual[0] || board.count > usual[1]) {
    report({ kind: "hint", code: "size", spaces: [], players, got: board.count, usual });
  }
}

/** Tests whether one of a hex's neighbours is missing. */
const isAtEdge = (beside: Int32Array, hex: number): boolean =>
  beside.subarray(hex * 6, hex * 6 + 6).includes(NONE);

/** Looks for mountains around the board, with an inner edge that is not straight. */
function findRim(hexes: readonly DrawnHex[], report: Report): void {
  const beside = besideTable(hexes, HEX_STEPS);
  const spaces = hexes.filter(({ terrain }) => terrain !== "mountain");
  const bare = hexes.filter((hex, index) => hex.terrain !== "mountain" && isAtEdge(beside, index));
  if (bare.length > 0) report({ kind: "hint", code: "bare-rim", spaces: bare.map(hexName) });
  let bends = 0;
  const rows = new Map<number, number[]>();
  for (const { row, column } of spaces) rows.set(row, [...(rows.get(row) ?? []), column]);
  for (const [row, columns] of rows) {
    const above = rows.get(row - 1);
    if (above === undefined) continue;
    if (Math.abs(Math.min(...columns) - Math.min(...above)) > 1) bends++;
    if (Math.abs(Math.max(...columns) - Math.max(...above)) > 1) bends++;
  }
  if (bends * 4 < rows.size) report({ kind: "hint", code: "smooth-rim", spaces: [] });
}

/** Looks for a range of mountains in the middle, with spaces all round it, with and without the section. */
function findRange(hexes: readonly DrawnHex[], report: Report): void {
  const rest = hexes.filter((hex) => hex.terrain === "mountain" || !hex.section);
  const beside = besideTable(rest, HEX_STEPS);
  const isMountain = (hex: number): boolean => rest[hex].terrain === "mountain";
  const ranges = regionsOf({ count: rest.length, beside }, isMountain);
  const isGood = (range: readonly number[]): boolean =>
    range.length >= RANGE[0] &&
    range.length <= RANGE[1] &&
    !range.some((hex) => isAtEdge(beside, hex));
  if (!ranges.some(isGood)) {
    report({ kind: "hint", code: "middle-range", spaces: [], usual: RANGE });
  }
}

function findDistances(board: Board, usual: number, report: Report): void {
  const isSand = (space: number): boolean => board.spaces[space].terrain === "sand";
  const wet = spacesWith(board, "water").filter((space) => !ringOf(board, space).every(isSand));
  if (wet.length > 0) report({ kind: "hint", code: "water-apart", spaces: named(board, wet) });
  const palms = spacesWith(board, "palm");
  const close = palms.filter((palm) =>
    palms.some(
      (other) => other !== palm && hexDistance(board.spaces[palm], board.spaces[other]) < usual,
    ),
  );
  if (close.length > 0) {
    report({ kind: "hint", code: "palms-apart", spaces: named(board, close), usual });
  }
}
