/** The path of a caravan (T10, T11), for events: the rules need only its end. */
import { NONE } from "../../../kit/none.js";
import type { Position } from "../position.js";

/**
 * The fields from the one where the caravan in turn stands to another that it can reach, both included. It is a shortest way
 * that the rules allow: brown lines and one last line of any colour, or, with the driver, lines of any colour. Of several
 * shortest ways it is the first if steps are compared in order, north before east before south before west.
 */
export function caravanPath(position: Position, to: number, driver: boolean): number[] {
  const { face, caravan, inTurn, setting } = position;
  const { beside, lines, brownLines } = setting.board;
  const passable = driver ? lines : brownLines;
  const from = caravan[inTurn];
  // By field: the one before it. A breadth-first search meets each field first on the way that comes first.
  const before = new Int16Array(setting.board.count).fill(NONE);
  const queue = [from];
  for (let next = 0; before[to] === NONE && next < queue.length; next++) {
    const field = queue[next];
    for (let side = 0; side < 4; side++) {
      const other = beside[field * 4 + side];
      if (other === NONE || other === from || face[other] === NONE || before[other] !== NONE)
        continue;
      // The last line of a movement may be white, so such a line may lead to the end only.
      const sides = other === to ? lines : passable;
      if (((sides[face[field]] >> side) & 1) === 0) continue;
      before[other] = field;
      queue.push(other);
    }
  }
  const path = [to];
  for (let field = to; before[field] !== NONE; field = before[field]) path.push(before[field]);
  return path.reverse();
}
