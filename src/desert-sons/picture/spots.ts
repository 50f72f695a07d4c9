/** The spots of an explorer, action spaces and palms in a portion of oasis: upright, whatever the rotation of the tile. */
import type { BoardPoint } from "../../game.js";
import type { TilePortion } from "../model/board.js";
import type { Spot } from "./pen.js";
import { besideRoad, sidesOf, SIZE } from "./tile-outline.js";

/** The spots of a portion, relative to the centre of its tile. */
export interface Spots {
  readonly explorer: Spot;
  /** In the order of its action spaces. */
  readonly spaces: readonly Spot[];
  /** The scale of action spaces; 1 is their normal size. */
  readonly scale: number;
  /** The spots that are free. */
  readonly empty: readonly Spot[];
}

/** The scale at which action spaces on the closest possible anchors (0.11) do not overlap. */
const CROWDED = 0.44;

/**
 * By side, for the spots beside its road: costs of placing an explorer there, which hides what is north of it, and of placing an
 * action space. Lower is better.
 */
const FOR_EXPLORER = [
  [0, 4],
  [2, 6],
  [7, 3],
  [5, 1],
];
const FOR_SPACE = [
  [7, 2],
  [3, 0],
  [1, 5],
  [4, 6],
];

/** Returns the spots of a portion. If it has more action spaces than fit beside its roads, they are the anchors of its tile. */
export function spotsOf({ portion, explorer, spaces }: TilePortion, centre: BoardPoint): Spots {
  const sides = sidesOf(portion);
  if (spaces.length >= sides.length * 2) {
    const relative = ({ x, y }: BoardPoint): Spot => [(x - centre.x) * SIZE, (y - centre.y) * SIZE];
    return {
      explorer: relative(explorer),
      spaces: spaces.map(({ anchor }) => relative(anchor)),
      scale: CROWDED,
      empty: [],
    };
  }
  const all = sides.flatMap((side) =>
    besideRoad(side).map((spot, index) => ({
      spot,
      forExplorer: FOR_EXPLORER[side][index],
      forSpace: FOR_SPACE[side][index],
    })),
  );
  all.sort((one, other) => one.forExplorer - other.forExplorer);
  const [first, ...others] = all;
  others.sort((one, other) => one.forSpace - other.forSpace);
  const free = others.map(({ spot }) => spot);
  return {
    explorer: first.spot,
    spaces: free.slice(0, spaces.length),
    scale: 1,
    empty: free.slice(spaces.length),
  };
}
