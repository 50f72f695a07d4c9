/**
 * Taking moves back. While a position keeps a trail, each change to it is noted there with what is needed to reverse it: three
 * numbers for each change, the last of which is its kind.
 */
import { NONE } from "./numbers.js";
import { colourOf, type Position, seatOf, takenIndex } from "./position.js";
import type { Phase } from "../table/state.js";
import { reopenLeaderSpaces, unclaim, vacate } from "./upkeep.js";

/** The kinds of changes. `DECISION` comes first for each move, so it is taken back last. */
export const Change = {
  DECISION: 0,
  CAMEL: 1,
  LEADER: 2,
  LEADER_SPACES: 3,
  HAND: 4,
  RETURNED: 5,
  WATER: 6,
  OASES: 7,
  CLAIM: 8,
} as const;

const PHASES: readonly Phase[] = ["give-back", "leaders", "camels", "over"];

/** Notes whose decision it is, before it is taken. */
export function noteDecision(trail: number[], { phase, seat, round, left }: Position): void {
  trail.push(round, (left << 8) | (seat << 4) | PHASES.indexOf(phase), Change.DECISION);
}

/** Takes back the last move of the trail. Returns whether there was one. */
export function undo(position: Position): boolean {
  const { trail } = position;
  if (trail === undefined || trail.length === 0) return false;
  for (;;) {
    const kind = trail.pop();
    const value = trail.pop() ?? 0;
    const what = trail.pop() ?? 0;
    switch (kind) {
      case Change.CAMEL:
        position.supply[colourOf(position.occupant[what])]++;
        vacate(position, what, value);
        break;
      case Change.LEADER:
        position.leaders[position.occupant[what]] = NONE;
        vacate(position, what, value);
        break;
      case Change.LEADER_SPACES:
        reopenLeaderSpaces(position, what, value);
        break;
      case Change.HAND:
        position.hands[what] = value;
        break;
      case Change.RETURNED:
        position.gaveBack[what] = NONE;
        position.supply[value]--;
        break;
      case Change.WATER: {
        const { occupant, territory } = position;
        const caravan = territory[what] === NONE ? occupant[what] : territory[what];
        position.water[what] = value;
        position.taken[takenIndex(seatOf(caravan), value)]--;
        break;
      }
      case Change.OASES:
        position.scored[what] = value;
        break;
      case Change.CLAIM:
        unclaim(position, what);
        break;
      default:
        position.round = what;
        position.phase = PHASES[value & 15];
        position.seat = (value >> 4) & 15;
        position.left = value >> 8;
        // The game went on before every move.
        position.endReason = null;
        return true;
    }
  }
}
