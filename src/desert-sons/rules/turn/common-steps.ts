/** Steps that turns and scoring share: asking a seat, paying water, returning an explorer. */
import type { Emitted } from "../emitted.js";
import type { Phase } from "../../model/state.js";
import { NONE } from "../../../kit/none.js";
import { ownerOf, type Position } from "../position.js";

/** Asks a seat for a decision. */
export function ask(
  position: Position,
  phase: Exclude<Phase, "over">,
  seat: number,
  emitted: Emitted,
): void {
  position.phase = phase;
  position.seat = seat;
  position.legal.listed = false;
  emitted?.push({ type: "asked", seat, phase });
}

/** Pays 1 water, which goes back to the supply (T9). */
export function payWater(
  position: Position,
  seat: number,
  purpose: "driver" | "scout" | "guide" | "oasis",
  emitted: Emitted,
): void {
  position.seatWater[seat]--;
  position.water++;
  emitted?.push({ type: "water-paid", seat, purpose });
}

/** Returns an explorer to its owner. */
export function returnExplorer(
  position: Position,
  explorer: number,
  reason: "withdrawn" | "unpaid" | "scored",
  emitted: Emitted,
): void {
  const { setting } = position;
  position.explorer[explorer] = NONE;
  const seat = ownerOf(setting, explorer);
  emitted?.push({
    type: "explorer-returned",
    seat,
    height: setting.board.heights[explorer],
    reason,
  });
}
