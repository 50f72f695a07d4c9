/** Hearing a rumour: drawing and laying one, or looking at one on the board (T28). */
import type { Emitted } from "../emitted.js";
import { GOODS, SLOTS } from "../../model/state.js";
import { drawRumour } from "../position/chance.js";
import { ask } from "../turn/common-steps.js";
import { NONE } from "../../../kit/none.js";
import { endAction } from "./oasis-scoring.js";
import { ASIDE, HAND } from "../numbers.js";
import type { Position } from "../position.js";

/** Draws a rumour to lay, or, if none is left, asks for one on the board to look at. */
export function hearRumour(position: Position, emitted: Emitted): void {
  const { seat, rumour, seenBy } = position;
  const fromAside = seenBy[ASIDE] !== 0;
  if (!fromAside && position.unseen === 0) {
    const laid = occupiedSlots(position);
    if (laid.length === 0) endAction(position, emitted);
    else if (laid.length === 1) chooseSlot(position, laid[0], emitted);
    else ask(position, "look", seat, emitted);
    return;
  }
  // Drawn before it is put in the hand, since rumours in the hand count as known.
  const value = fromAside ? rumour[ASIDE] : drawRumour(position);
  rumour[HAND] = value;
  seenBy[HAND] = seenBy[ASIDE] | (1 << seat);
  rumour[ASIDE] = 0;
  seenBy[ASIDE] = 0;
  emitted?.push({ type: "rumour-drawn", seat, from: fromAside ? "aside" : "unseen", value });
  const goods = openGoods(position);
  if (goods.length === 1) layRumour(position, goods[0], emitted);
  else ask(position, "lay", seat, emitted);
}

/** The slots with a rumour. */
const occupiedSlots = ({ seenBy }: Position): number[] =>
  [...SLOTS.keys()].filter((slot) => seenBy[slot] !== 0);

/** The first free slot of a good, or `NONE`. */
export function freeSlot({ seenBy }: Position, good: number): number {
  if (seenBy[good * 2] === 0) return good * 2;
  return seenBy[good * 2 + 1] === 0 ? good * 2 + 1 : NONE;
}

/** The goods with a free slot. */
const openGoods = (position: Position): number[] =>
  [...GOODS.keys()].filter((good) => freeSlot(position, good) !== NONE);

/** Lays the rumour in hand at a good. The two slots of a good are equivalent, so the first free one is used. */
export function layRumour(position: Position, good: number, emitted: Emitted): void {
  const slot = freeSlot(position, good);
  shiftRumour(position, HAND, slot);
  emitted?.push({ type: "rumour-laid", seat: position.seat, slot: SLOTS[slot] });
  endAction(position, emitted);
}

function shiftRumour({ rumour, seenBy }: Position, from: number, to: number): void {
  rumour[to] = rumour[from];
  seenBy[to] = seenBy[from];
  rumour[from] = 0;
  seenBy[from] = 0;
}

/** Looks at the rumour on a slot. */
export function chooseSlot(position: Position, slot: number, emitted: Emitted): void {
  const { seat, rumour, seenBy } = position;
  position.looked = slot;
  seenBy[slot] |= 1 << seat;
  emitted?.push({ type: "rumour-looked-at", seat, slot: SLOTS[slot], value: rumour[slot] });
  ask(position, "remove", seat, emitted);
}

/** Sets the rumour that was looked at aside. */
export function removeRumour(position: Position, emitted: Emitted): void {
  const slot = position.looked;
  position.looked = NONE;
  shiftRumour(position, slot, ASIDE);
  emitted?.push({ type: "rumour-removed", seat: position.seat, slot: SLOTS[slot] });
  endAction(position, emitted);
}

/** Leaves the rumour that was looked at on its slot. */
export function leaveRumour(position: Position, emitted: Emitted): void {
  const slot = position.looked;
  position.looked = NONE;
  emitted?.push({ type: "rumour-left", seat: position.seat, slot: SLOTS[slot] });
  endAction(position, emitted);
}
