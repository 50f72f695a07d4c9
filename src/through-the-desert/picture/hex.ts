/** The geometry of the picture: hexes, and the conversion from the board's units to the picture's. */
import type { BoardPoint } from "../../game.js";
import { rounded } from "../../picture/markup.js";
import type { BoardHex } from "../model/board.js";

/**
 * How wide and how high a unit of the board is in the picture. A hex is 86 wide and 100 high, a little less than one percent
 * too narrow, so that all of its corners are at whole numbers: that makes the text of a picture smaller.
 */
export const UNIT = { x: 86, y: 50 * Math.sqrt(3) };

/** The path of a hex, from its upper corner. */
const ROUND = "l43 25v50l-43 25-43-25v-50z";

/** The outline of a hex around the origin. */
export const HEX_PATH = `M0-50${ROUND}`;

/** A hex of the board with its place in the picture. */
export interface PlacedHex extends BoardHex {
  readonly place: BoardPoint;
}

/** Converts a point of the board to a point of the picture. */
export type ToPicture = (point: BoardPoint) => BoardPoint;

/** Returns a point as text. */
export const point = ({ x, y }: BoardPoint): string => `${rounded(x)} ${rounded(y)}`;

/** Returns the outline of a hex in its place. */
export const hexAt = ({ x, y }: BoardPoint): string => `M${point({ x, y: y - 50 })}${ROUND}`;

/** Returns a line through points of the board. */
export const lineAlong = (points: readonly BoardPoint[], toPicture: ToPicture): string =>
  `M${points.map((one) => point(toPicture(one))).join("L")}`;
