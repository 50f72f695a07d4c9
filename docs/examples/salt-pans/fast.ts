/** Where speed matters: undo without copies, and random games without lists. `makeGame({ ...parts, ...fast })` uses them. */
import { ArgumentError, NONE, type Rules, type Seat } from "caravanserai/kit";
import { FREE, listActions, play, type Position, type Types } from "./rules.js";

/** What a move changed: enough to take it back. */
interface Change {
  readonly seat: Seat;
  readonly hexes: readonly number[];
}

/** The moves of positions that are searched on, the last one at the end. A copy of a position has none. */
const trails = new WeakMap<Position, Change[]>();

export const fast: Pick<Rules<Types, Position>, "play" | "playout" | "track" | "undo"> = {
  track(position) {
    trails.set(position, []);
  },

  play(position, hex, emitted) {
    const { seat, hexes } = position;
    trails.get(position)?.push({ seat, hexes: [...hexes] });
    play(position, hex, emitted);
  },

  undo(position) {
    const change = trails.get(position)?.pop();
    if (change === undefined) return false;
    position.seat = change.seat;
    position.endReason = null;
    position.hexes = [...change.hexes];
    const mover = position.seats[change.seat];
    if (mover !== undefined) mover.stakes++;
    return true;
  },

  // Free hexes are listed once. Those that became pans meanwhile are dropped when they are drawn.
  playout(position, random) {
    const free: number[] = [];
    free.length = listActions(position, free);
    let played = 0;
    while (position.seat !== NONE) {
      const index = random(free.length);
      const hex = free[index];
      if (hex === undefined) throw new ArgumentError("random", `${index} is out of bounds`);
      free[index] = free[free.length - 1] ?? hex;
      free.length--;
      if (position.hexes[hex] !== FREE) continue;
      play(position, hex);
      played++;
    }
    return played;
  },
};
