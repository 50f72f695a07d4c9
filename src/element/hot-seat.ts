/** Hot seat: several people share a screen. Decides who looks at it, and whether it is covered while it changes hands. */
import type { GameTypes, Seat, Viewer } from "../game.js";
import type { BoardGame } from "./kit.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { entriesOf } from "../kit/input/plain.js";
import type { BoardSeat } from "./properties.js";

/** Who looks at a board. */
export interface Look {
  /** The viewer whose view is shown, or will be once the cover is lifted; `undefined` sees the whole state. */
  readonly viewer: Viewer | undefined;
  /** Whether the board is covered until the viewer has taken over the screen. */
  readonly isCovered: boolean;
}

/** Nobody has looked yet. */
export const NOBODY: Look = Object.freeze({ viewer: undefined, isCovered: false });

/** The maximum number of seats in a list. */
const MOST_SEATS = 1_000;

const isSeat = (value: unknown): value is Seat => Number.isInteger(value) && Number(value) >= 0;

/** Checks the `seat` of a board, and copies it; whether the game has such a seat is checked with the game. */
export function checkedSeat(seat: unknown): BoardSeat {
  if (seat === undefined || seat === null) return undefined;
  if (seat === "spectator" || seat === "hot-seat" || isSeat(seat)) return seat;
  const seats = entriesOf(seat, MOST_SEATS);
  if (seats !== undefined && seats.length > 0 && seats.every(isSeat)) return Object.freeze(seats);
  throw new ArgumentError(
    "seat",
    `expected a seat, a list of seats, "hot-seat", "spectator" or undefined, got ${quoted(seat)}`,
  );
}

/** Tests whether two values of `seat` mean the same. A framework makes a new list each time. */
export const isSameSeat = (one: BoardSeat, other: BoardSeat): boolean =>
  one === other || (typeof one === "object" && String(one) === String(other));

/** Returns who looks at a state now. `before` is who has looked until now. */
export function lookAt<Types extends GameTypes>(
  game: BoardGame<Types>,
  state: Types["state"],
  seat: BoardSeat,
  before: Look,
): Look {
  if (seat !== "hot-seat" && typeof seat !== "object") return { viewer: seat, isCovered: false };
  const decider = state.seat;
  const { viewer = "spectator" } = before;
  // Nobody looks at a board that is covered. Another game may have fewer seats.
  const isGone = before.isCovered || (isSeat(viewer) && viewer >= game.score(state).seats.length);
  const last = isGone ? "spectator" : viewer;
  const isHere = decider !== null && (seat === "hot-seat" || seat.includes(decider));
  if (!isHere) return { viewer: last, isCovered: false };
  return { viewer: decider, isCovered: !seeTheSame(game, state, last, decider) };
}

/** Tests whether two viewers may know the same of a state, so that neither sees what is hidden from the other. */
function seeTheSame<Types extends GameTypes>(
  game: BoardGame<Types>,
  state: Types["state"],
  one: Viewer,
  other: Viewer,
): boolean {
  if (one === other) return true;
  const known = (viewer: Viewer): string =>
    JSON.stringify({ ...game.view(state, viewer), viewer: null });
  return known(one) === known(other);
}
