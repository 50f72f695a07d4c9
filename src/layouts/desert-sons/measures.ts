/** How much of everything a generated tile set has, by its size and the number of players. */
import type { BoardSize } from "../options.js";

/** The measures of a tile set. */
export interface Measures {
  /** The number of fields in a row and in a column. */
  readonly width: number;
  readonly piles: number;
  readonly tiles: number;
  /** The number of springs of each arm of the cross. */
  readonly springs: number;
  readonly water: number;
  readonly camels: number;
  readonly rumours: readonly number[];
}

const SIZES: Readonly<Record<BoardSize, Omit<Measures, "tiles">>> = {
  small: { width: 7, piles: 3, springs: 1, water: 16, camels: 5, rumours: [2, 1, -1, -2] },
  medium: { width: 9, piles: 4, springs: 2, water: 20, camels: 8, rumours: [2, 1, 1, -1, -1, -2] },
  large: { width: 11, piles: 5, springs: 2, water: 20, camels: 10, rumours: [2, 1, 1, -1, -1, -2] },
};

/** Of 100 empty fields, the share that gets a tile for two players, who leave out a pile, and more for each further player. */
const SHARE = 80;
const SHARE_MORE = 5;

/** Returns the measures of a tile set. */
export function measuresOf(players: number, size: BoardSize): Measures {
  const measures = SIZES[size];
  const empty = (measures.width - 1) * (measures.width - 1);
  const share = SHARE + (players - 2) * SHARE_MORE;
  return { ...measures, tiles: Math.floor((empty * share) / 100) };
}
