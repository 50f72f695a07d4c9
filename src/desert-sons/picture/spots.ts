/** Where an explorer, action spaces and palms go in a portion of oasis: upright, whichever way the tile lies. */
import type { BoardPoint } from "../../game.js";
import type { TilePortion } from "../model/board.js";
import type { Spot } from "./pen.js";
import { besideRoad, sidesOf, SIZE } from "./tile-outline.js";

/** The spots of a portion, relative to the centre of its tile. */
export interface Spots {
  readonly explorer: Spot;
  /** In the order of its action spaces. */
  readonly spaces: readonly Spot[];
  /** How big action spaces are drawn; 1 is their normal size. */
  readonly scale: number;
  /** Where nothing is. */
  readonly empty: readonly Spot[];
}

/** So small that action spaces on anchors that are as close as can be (0.11) do not overlap. */
const CROWDED = 0.44;

/**
 * Spots beside the road to a side, by side: how good they are for an explorer, who hides what is north of it, and how good for an
 * action space. The lower, the better.
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

/** A portion with more action spaces than there is room for beside its roads uses the anchors of its tile. */
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
