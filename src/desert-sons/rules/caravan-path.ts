/** The way that a caravan takes (T10, T11), for events: rules need only where it ends. */
import { NONE } from "./numbers.js";
import type { Position } from "./position.js";

/**
 * The fields from the one where the caravan in turn stands to another that it can reach, both included. It is a shortest way
 * that the rules allow: brown lines and one last line of any colour, or, with the driver, lines of any colour. Of several
 * shortest ways it is the first if steps are compared in order, north before east before south before west.
 */
export function caravanPath(position: Position, to: number, driver: boolean): number[] {
  const { face, caravan, inTurn, ground } = position;
  const { beside, lines, brownLines } = ground.board;
  const passable = driver ? lines : brownLines;
  const from = caravan[inTurn];
  // By field: the one before it. A breadth-first search meets each field first on the way that comes first.
  const before = new Map([[from, NONE]]);
  for (const field of before.keys()) {
    for (let side = 0; side < 4; side++) {
      const other = beside[field * 4 + side];
      if (other === NONE || face[other] === NONE || before.has(other)) continue;
      // The last line of a movement may be white, so it may lead to the end only.
      const sides = other === to ? lines : passable;
      if (((sides[face[field]] >> side) & 1) !== 0) before.set(other, field);
    }
    if (before.has(to)) break;
  }
  const path = [to];
  for (let field = before.get(to); field !== undefined && field !== NONE;) {
    path.unshift(field);
    field = before.get(field);
  }
  return path;
}
