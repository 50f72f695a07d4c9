/** Hearing a rumour: drawing and laying one, or looking at one on the board (T28). */
import { GOODS, SLOTS } from "../model/state.js";
import { drawRumour } from "./chance.js";
import { ask, type Tell } from "./common-steps.js";
import { NONE } from "./numbers.js";
import { endAction } from "./oasis-scoring.js";
import { ASIDE, HAND, type Position } from "./position.js";

/** Draws a rumour to lay, or, if none is left, asks for one on the board to look at. */
export function hearRumour(position: Position, tell: Tell): void {
  const { seat, rumour, seenBy } = position;
  const fromAside = seenBy[ASIDE] !== 0;
  if (!fromAside && position.unseen === 0) {
    const laid = occupiedSlots(position);
    if (laid.length === 0) endAction(position, tell);
    else if (laid.length === 1) chooseSlot(position, laid[0], tell);
    else ask(position, "look", seat, tell);
    return;
  }
  // Drawn before it is put in the hand, since rumours in the hand count as known.
  const value = fromAside ? rumour[ASIDE] : drawRumour(position);
  rumour[HAND] = value;
  seenBy[HAND] = seenBy[ASIDE] | (1 << seat);
  rumour[ASIDE] = 0;
  seenBy[ASIDE] = 0;
  tell?.push({ type: "rumour-drawn", seat, from: fromAside ? "aside" : "unseen", value });
  const goods = openGoods(position);
  if (goods.length === 1) layRumour(position, goods[0], tell);
  else ask(position, "lay", seat, tell);
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

/** The two slots of a good are equivalent, so the first free one is used. */
export function layRumour(position: Position, good: number, tell: Tell): void {
  const slot = freeSlot(position, good);
  shiftRumour(position, HAND, slot);
  tell?.push({ type: "rumour-laid", seat: position.seat, slot: SLOTS[slot] });
  endAction(position, tell);
}

function shiftRumour({ rumour, seenBy }: Position, from: number, to: number): void {
  rumour[to] = rumour[from];
  seenBy[to] = seenBy[from];
  rumour[from] = 0;
  seenBy[from] = 0;
}

export function chooseSlot(position: Position, slot: number, tell: Tell): void {
  const { seat, rumour, seenBy } = position;
  position.looked = slot;
  seenBy[slot] |= 1 << seat;
  tell?.push({ type: "rumour-looked-at", seat, slot: SLOTS[slot], value: rumour[slot] });
  ask(position, "remove", seat, tell);
}

export function removeRumour(position: Position, tell: Tell): void {
  const slot = position.looked;
  position.looked = NONE;
  shiftRumour(position, slot, ASIDE);
  tell?.push({ type: "rumour-removed", seat: position.seat, slot: SLOTS[slot] });
  endAction(position, tell);
}

export function leaveRumour(position: Position, tell: Tell): void {
  const slot = position.looked;
  position.looked = NONE;
  tell?.push({ type: "rumour-left", seat: position.seat, slot: SLOTS[slot] });
  endAction(position, tell);
}
