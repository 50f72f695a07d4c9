/** A tile ready to be drawn: its sides, lines and portions, and where to put explorers and symbols. */
import { ArgumentError, quoted } from "../../kit/errors.js";
import { LONGEST_NAME } from "../../kit/input/limits.js";
import { deepFreeze } from "../../kit/state/freeze.js";
import type { ParsedTile, RoadLine, TileSide } from "../model/board.js";
import { ACTIONS, type Face, type Tile } from "../model/state.js";
import {
  BROWN,
  isOasis,
  lineOf,
  NO_LINE,
  portionName,
  readTile,
  rotated,
  type Shape,
  SIDES,
  writeTile,
} from "../model/tile.js";
import { CENTRE, HALF, placeAnchors, rotatedPoint } from "./tile-anchors.js";

/**
 * Parses a tile into data for drawing it, rotated by a number of quarter turns clockwise: the terrain and line of each side, its
 * lines, and its portions with anchors for explorers, oases and action spaces. The anchors rotate with the tile. Points are
 * relative to the centre of the tile, from -0.5 to 0.5.
 *
 * @param tile - The text of the tile, such as `OODD NE[F]`.
 * @param rotation - The number of quarter turns clockwise.
 *
 * @example
 * ```ts
 * import { parseTile } from "caravanserai/desert-sons";
 *
 * const tile = parseTile("OODD N[G] E[]", 1);
 * tile.face; // => "DOOD E[G] S[]"
 * tile.sides[1]; // => { side: "E", terrain: "oasis", line: "white" }
 * tile.lines[0]; // => { kind: "brown", points: [{ x: 0, y: 0 }, { x: 0, y: -0.5 }] }
 * tile.portions.map(({ portion }) => portion); // => ["E", "S"]
 * tile.portions.map(({ spaces }) => spaces.map(({ action }) => action)); // => [["gems"], []]
 * tile.spacing > 0.11; // => true
 * parseTile("OODD"); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if the text is not a tile, or the rotation is not a whole number.
 * @category Tile sets
 */
export function parseTile(tile: Tile, rotation = 0): ParsedTile {
  const shape = shapeOf(tile);
  const turns = quarterTurns(rotation);
  const { anchors, spacing } = placeAnchors(shape);
  const lies = rotated(shape, turns);
  // A rotation changes the order of portions, but not which sides belong together.
  const before = shape.portions.map(({ sides }) => turnedSides(sides, turns));
  return deepFreeze({
    face: writeTile(lies),
    sides: lies.sides.map(sideOf),
    lines: lies.sides.flatMap((side, place) => roadTo(side, place)),
    portions: lies.portions.map(({ sides, actions }) => {
      const { symbol, explorer, spaces } = anchors[before.indexOf(sides)];
      return {
        portion: portionName(sides),
        symbol: rotatedPoint(symbol, turns),
        explorer: rotatedPoint(explorer, turns),
        spaces: actions.map((action, number) => ({
          action: ACTIONS[action],
          anchor: rotatedPoint(spaces[number], turns),
        })),
      };
    }),
    caravan: CENTRE,
    spacing,
  });
}

const LINES = [null, "brown", "white"] as const;

const sideOf = (side: number, place: number): TileSide => ({
  side: SIDES[place],
  terrain: isOasis(side) ? "oasis" : "desert",
  line: LINES[lineOf(side)],
});

function roadTo(side: number, place: number): RoadLine[] {
  const line = lineOf(side);
  if (line === NO_LINE) return [];
  const end = rotatedPoint({ x: 0, y: -HALF }, place);
  return [{ kind: line === BROWN ? "brown" : "white", points: [CENTRE, end] }];
}

/** Returns sides, as one bit each, after a rotation. */
const turnedSides = (sides: number, turns: number): number =>
  ((sides << turns) | (sides >> (4 - turns))) & 15;

function shapeOf(tile: Tile): Shape {
  if (typeof (tile as unknown) !== "string" || tile.length > LONGEST_NAME) {
    throw new ArgumentError("tile", `expected the text of a tile, got ${quoted(tile)}`);
  }
  const problems: string[] = [];
  const shape = readTile(tile, 0, tile.length, (place, message) => {
    problems.push(`${message} at column ${place + 1}`);
  });
  if (shape === undefined) throw new ArgumentError("tile", problems.join("; "));
  return shape;
}

/** Returns the equal rotation of 0 to 3 quarter turns. */
function quarterTurns(rotation: number): number {
  if (Number.isSafeInteger(rotation)) return ((rotation % 4) + 4) % 4;
  const message = `expected a whole number of quarter turns, got ${quoted(rotation)}`;
  throw new ArgumentError("rotation", message);
}

/**
 * Returns the face of a tile after a number of quarter turns clockwise: the text of the rotated tile.
 *
 * @param tile - The text of the tile, such as `OODD NE[F]`.
 * @param rotation - The number of quarter turns clockwise.
 *
 * @example
 * ```ts
 * import { rotatedTile } from "caravanserai/desert-sons";
 *
 * rotatedTile("OODD N[G] E[]", 1); // => "DOOD E[G] S[]"
 * rotatedTile("OODD", 1); // throws ArgumentError
 * ```
 *
 * @throws {@link ArgumentError} if the text is not a tile, or the rotation is not a whole number.
 * @category Tile sets
 */
export const rotatedTile = (tile: Tile, rotation: number): Face =>
  writeTile(rotated(shapeOf(tile), quarterTurns(rotation)));
