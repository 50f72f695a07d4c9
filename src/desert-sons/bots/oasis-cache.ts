/** Oases as searched from one portion, kept in a cache: most oases stay the same while many simulated games are played. */
import { NONE } from "../../kit/none.js";
import { ACTIONS } from "../model/state.js";
import { type Board, freshStamp } from "../rules/board.js";
import { searchOasis } from "../rules/oases/oasis-search.js";
import type { Position } from "../rules/position.js";
import { spaceIndex } from "../rules/tiles/face-tables.js";

/** An oasis, as a search from one of its portions finds it. The lists may be longer than what counts. */
export interface CachedOasis {
  /** The number of its portions, which they are, and the faces that they are on. */
  size: number;
  readonly portions: number[];
  readonly faces: number[];
  /** The number of unexplored fields that it borders on, and which they are. */
  openings: number;
  readonly fields: number[];
  /** The number of its action spaces, by action and in all. */
  readonly spaces: number[];
  allSpaces: number;
  /** The mark of its portions. */
  stamp: number;
}

/** An oasis before it is searched. */
export const blankOasis = (): CachedOasis => ({
  size: 0,
  portions: [],
  faces: [],
  openings: 0,
  fields: [],
  spaces: ACTIONS.map(() => 0),
  allSpaces: 0,
  stamp: 0,
});

/** Oases by the portion that they were searched from. */
export class OasisCache {
  private readonly kept: (CachedOasis | undefined)[] = [];

  /** Returns the oasis of a portion, given as `field * 4 + portion`, and marks its portions. */
  oasisAt(position: Position, start: number): CachedOasis {
    const oasis = (this.kept[start] ??= blankOasis());
    if (isUnchanged(position, oasis)) mark(position.setting.board, oasis);
    else readOasis(position, start, oasis);
    return oasis;
  }
}

/** Tests whether an oasis is as it was searched: with the same tiles, and nothing on the unexplored fields beside them. */
function isUnchanged(
  { face }: Position,
  { size, portions, faces, openings, fields }: CachedOasis,
): boolean {
  for (let next = 0; next < size; next++) {
    if (face[portions[next] >> 2] !== faces[next]) return false;
  }
  for (let index = 0; index < openings; index++) {
    if (face[fields[index]] !== NONE) return false;
  }
  return size > 0;
}

function mark(board: Board, oasis: CachedOasis): void {
  const { marks } = board;
  const { size, portions } = oasis;
  const stamp = freshStamp(board);
  for (let next = 0; next < size; next++) marks[portions[next]] = stamp;
  oasis.stamp = stamp;
}

/** Searches the oasis of a portion and writes it into `into`. */
export function readOasis(position: Position, start: number, into: CachedOasis): void {
  const { face, setting } = position;
  const { scratch, openings: around, spaces: table, spaceCounts } = setting.board;
  const { portions, faces, fields, spaces } = into;
  const { size, openings, stamp } = searchOasis(position, start);
  let allSpaces = 0;
  for (let action = 0; action < ACTIONS.length; action++) spaces[action] = 0;
  for (let next = 0; next < size; next++) {
    const portion = scratch[next];
    const lies = face[portion >> 2];
    portions[next] = portion;
    faces[next] = lies;
    const count = spaceCounts[lies * 4 + (portion & 3)];
    if (count === 0) continue;
    allSpaces += count;
    const first = spaceIndex(lies, portion & 3, 0);
    for (let action = 0; action < ACTIONS.length; action++) spaces[action] += table[first + action];
  }
  for (let index = 0; index < openings; index++) fields[index] = around[index];
  into.size = size;
  into.openings = openings;
  into.allSpaces = allSpaces;
  into.stamp = stamp;
}
