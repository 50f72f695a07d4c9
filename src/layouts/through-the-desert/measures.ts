/** How much of everything a board of Through the Desert has, by its size and the number of players. */
import type { BoardSize } from "../options.js";

/** The measures of a board. */
export interface Measures {
  /** The number of spaces, more or less. */
  readonly spaces: number;
  /** Rows and columns from the centre to the edge of the area in which the board may grow. */
  readonly rows: number;
  readonly columns: number;
  /** The width of the valley's shape, in units of the landscape. */
  readonly width: number;
  /** The lengths of the ranges inside it. */
  readonly ranges: readonly number[];
  readonly palms: number;
  readonly palmSpaces: number;
  /** The fewest steps between two palm spaces. */
  readonly palmsApart: number;
  readonly water: number;
  readonly camelsPerColour: number;
}

/** The number of spaces by size, for 2 to 5 players: `large` as on the built-in boards. */
const SPACES: Readonly<Record<BoardSize, readonly number[]>> = {
  small: [66, 90, 116, 140],
  medium: [120, 140, 176, 200],
  large: [188, 190, 248, 252],
};

/** The number of water spaces for each 100 spaces, as on the built-in boards. */
const WATER_SHARE = 17;
/** The number of spaces for each camel of a colour: a game then ends before the board is full. */
const SPACES_FOR_A_CAMEL = 8;
/** The most tokens of water that a game has (D6). */
const MOST_TOKENS = 45;

/** Returns the measures of a board. */
export function measuresOf(players: number, size: BoardSize): Measures {
  const spaces = SPACES[size][players - 2];
  const palms = spaces < 80 ? 3 : spaces < 130 ? 4 : 5;
  const palmSpaces = palms + (spaces < 180 ? 1 : 2);
  const water = Math.min(
    Math.round((spaces * WATER_SHARE) / 100),
    MOST_TOKENS - 1 - (palmSpaces - palms),
  );
  const side = Math.ceil(Math.sqrt(spaces));
  return {
    spaces,
    rows: side - 1,
    columns: 2 * side + 8,
    width: side * 16,
    ranges: spaces < 80 ? [3] : spaces < 130 ? [4, 2] : spaces < 180 ? [6, 3] : [7, 4, 3],
    palms,
    palmSpaces,
    palmsApart: spaces < 180 ? 4 : 5,
    water,
    camelsPerColour: Math.round(spaces / SPACES_FOR_A_CAMEL),
  };
}
