/** The legal actions while oases are scored (T25, T28). */
import { NONE } from "../../../kit/none.js";
import { ACTIONS, GOODS, SLOTS } from "../../model/state.js";
import { canGive } from "../oases/action-spaces.js";
import { freeSlot } from "../oases/rumours.js";
import type { Position } from "../position.js";
import { DECLINE, GIVE, LAY, LOOK, OASIS, RENOUNCE, TAKE } from "./kinds.js";
import { add, type LegalActions } from "./legal-actions.js";
import { actionWith } from "./packing.js";

/** T25: the oases to choose from, by the sides of their portions. */
export function listOases(
  { completed, setting, face, found }: Position,
  legal: LegalActions,
): void {
  const { portionSides } = setting.board;
  for (let portion = 0; portion < 4; portion++) {
    if ((completed & (1 << portion)) === 0) continue;
    add(legal, actionWith(OASIS, portionSides[face[found] * 4 + portion]));
  }
}

/** T28: the action spaces that are free. */
export function listSpaces({ free }: Position, legal: LegalActions): void {
  for (let action = 0; action < ACTIONS.length; action++) {
    if (free[action] > 0) add(legal, actionWith(TAKE, action));
  }
  add(legal, actionWith(DECLINE));
}

/** T28: the goods that can be given for the one that is offered. */
export function listGifts(position: Position, legal: LegalActions): void {
  for (let good = 0; good < GOODS.length; good++) {
    if (canGive(position, good)) add(legal, actionWith(GIVE, good));
  }
  add(legal, actionWith(RENOUNCE));
}

/** T28: the goods that the rumour in hand can be laid at. */
export function listLays(position: Position, legal: LegalActions): void {
  for (let good = 0; good < GOODS.length; good++) {
    if (freeSlot(position, good) !== NONE) add(legal, actionWith(LAY, good));
  }
}

/** T28: the rumours that can be looked at. */
export function listLooks({ seenBy }: Position, legal: LegalActions): void {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    if (seenBy[slot] !== 0) add(legal, actionWith(LOOK, slot));
  }
}
