/** What belongs to an oasis, and how it is remembered: most oases stay as they are while many games are played in the mind. */
import { type Board, freshStamp } from "../rules/board.js";
import { spaceIndex } from "../rules/face-tables.js";
import { NONE } from "../rules/numbers.js";
import { searchOasis } from "../rules/oasis-search.js";
import type { Position } from "../rules/position.js";
import { ACTIONS } from "../model/state.js";

/** What belongs to an oasis as a search from one of its portions finds it. The lists may be longer than what counts. */
export interface Sight {
  /** How many portions it has, which, and on which faces. */
  size: number;
  readonly portions: number[];
  readonly faces: number[];
  /** How many unexplored fields it borders on, and which. */
  openings: number;
  readonly fields: number[];
  /** By action: its spaces, and how many there are of all. */
  readonly spaces: number[];
  allSpaces: number;
  /** The mark that its portions have since it was last seen. */
  stamp: number;
}

/** A sight of nothing. */
export const blankSight = (): Sight => ({
  size: 0,
  portions: [],
  faces: [],
  openings: 0,
  fields: [],
  spaces: ACTIONS.map(() => 0),
  allSpaces: 0,
  stamp: 0,
});

/** Sights by the portion from which the oasis was searched. */
export class Sights {
  private readonly kept: (Sight | undefined)[] = [];

  /** The oasis of a portion, given as `field * 4 + portion`, with its portions marked. */
  see(position: Position, start: number): Sight {
    const sight = (this.kept[start] ??= blankSight());
    if (isStill(position, sight)) mark(position.ground.board, sight);
    else explore(position, start, sight);
    return sight;
  }
}

/** Whether an oasis is as it was seen: the same tiles, and nothing lies beside them. Of what is far from it nothing counts. */
function isStill({ face }: Position, { size, portions, faces, openings, fields }: Sight): boolean {
  for (let next = 0; next < size; next++) {
    if (face[portions[next] >> 2] !== faces[next]) return false;
  }
  for (let index = 0; index < openings; index++) {
    if (face[fields[index]] !== NONE) return false;
  }
  return size > 0;
}

function mark(board: Board, sight: Sight): void {
  const { marks } = board;
  const { size, portions } = sight;
  const stamp = freshStamp(board);
  for (let next = 0; next < size; next++) marks[portions[next]] = stamp;
  sight.stamp = stamp;
}

/** Searches an oasis, and writes what belongs to it into `sight`. */
export function explore(position: Position, start: number, sight: Sight): void {
  const { face, ground } = position;
  const { scratch, openings: around, spaces: table, spaceCounts } = ground.board;
  const { portions, faces, fields, spaces } = sight;
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
  sight.size = size;
  sight.openings = openings;
  sight.allSpaces = allSpaces;
  sight.stamp = stamp;
}
