/**
 * Takes moves back. While a position tracks its moves, each change adds a number to its trail that says how to reverse it; a piece
 * adds two.
 */
import { NONE } from "../../kit/none.js";
import { colourOf, type Position, seatOf, takenIndex } from "./position.js";
import type { Phase } from "../model/state.js";
import { reopenLeaderSpaces, unclaim, vacate } from "./upkeep.js";

/** The kinds of changes. `TURN` comes first for each move, so it is taken back last. */
export const Change = {
  TURN: 0,
  CAMEL: 1,
  LEADER: 2,
  LEADER_SPACES: 3,
  HAND: 4,
  RETURNED: 5,
  WATER: 6,
  OASES: 7,
  CLAIM: 8,
} as const;

type ChangeKind = (typeof Change)[keyof typeof Change];

/** A change as one number: its kind in 4 bits, a value in 8, and above them in 20 what has changed: a space, a seat, a caravan or a round. */
export const change = (kind: ChangeKind, what: number, value: number): number =>
  (what << 12) | (value << 4) | kind;

/** The phases before the end. */
const PHASES: readonly Phase[] = ["give-back", "leaders", "camels"];

/** Tracks whose turn it is, before a move. */
export function trackTurn(trail: number[], { phase, seat, round, left }: Position): void {
  // Written out instead of a search in `PHASES`, since it is done for every move.
  const place = phase === "camels" ? 2 : phase === "leaders" ? 1 : 0;
  trail.push(change(Change.TURN, round, (left << 5) | (seat << 2) | place));
}

/** Tracks a piece that was placed; `seen` is what `occupy` returned for it. */
export function trackPiece(trail: number[], kind: ChangeKind, space: number, seen: number): void {
  trail.push(seen, change(kind, space, 0));
}

/** Makes a position track its moves from now on. */
export function track(position: Position): void {
  position.trail = [];
}

/** Returns the number of spaces, oases left out, that a camel has claimed, if it is the only move since `track`. */
export function claimedSpaces({ trail = [], setting }: Position): number {
  let claimed = 0;
  // After the turn and the two numbers of the camel.
  for (let at = 3; at < trail.length; at++) {
    const isClaim = (trail[at] & 15) === Change.CLAIM;
    if (isClaim && setting.oasisAt[trail[at] >>> 12] === 0) claimed++;
  }
  return claimed;
}

/** Takes back the last move since `track`. Returns `false` if there is none. */
export function undo(position: Position): boolean {
  const { trail } = position;
  if (trail === undefined || trail.length === 0) return false;
  for (;;) {
    const noted = trail.pop() ?? 0;
    // Without a sign: a round may need all 20 bits.
    const what = noted >>> 12;
    const value = (noted >> 4) & 255;
    switch (noted & 15) {
      case Change.CAMEL:
        position.supply[colourOf(position.occupant[what])]++;
        vacate(position, what, trail.pop() ?? 0);
        break;
      case Change.LEADER:
        position.leaders[position.occupant[what]] = NONE;
        vacate(position, what, trail.pop() ?? 0);
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
        position.phase = PHASES[value & 3];
        position.seat = (value >> 2) & 7;
        position.left = value >> 5;
        // The game went on before every move.
        position.endReason = null;
        return true;
    }
  }
}
