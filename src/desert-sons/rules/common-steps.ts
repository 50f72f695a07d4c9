/** Steps that turns and scoring share: asking a seat, paying water, returning an explorer. */
import type { MoveEvent } from "../model/events.js";
import type { Phase } from "../model/state.js";
import { NONE } from "./numbers.js";
import { ownerOf, type Position } from "./position.js";

/** The list that events are added to; `undefined` if nobody needs them. */
export type Tell = MoveEvent[] | undefined;

/** A seat is asked for a decision. */
export function ask(
  position: Position,
  phase: Exclude<Phase, "over">,
  seat: number,
  tell: Tell,
): void {
  position.phase = phase;
  position.seat = seat;
  position.legal.listed = false;
  tell?.push({ type: "asked", seat, phase });
}

/** T9: water that is paid goes back to the supply. */
export function payWater(
  position: Position,
  seat: number,
  purpose: "driver" | "scout" | "guide" | "oasis",
  tell: Tell,
): void {
  position.seatWater[seat]--;
  position.water++;
  tell?.push({ type: "water-paid", seat, purpose });
}

/** An explorer goes back to its owner. */
export function returnExplorer(
  position: Position,
  explorer: number,
  reason: "withdrawn" | "unpaid" | "scored",
  tell: Tell,
): void {
  const { ground } = position;
  position.explorer[explorer] = NONE;
  const seat = ownerOf(ground, explorer);
  tell?.push({ type: "explorer-returned", seat, height: ground.board.heights[explorer], reason });
}
