/** What the action spaces of an oasis give (T28). */
import { NONE } from "./numbers.js";
import { drawRumour } from "./chance.js";
import { actingExplorer, ASIDE, goodsOf, HAND, placesOf, type Position } from "./position.js";
import { endAction } from "./oasis-scoring.js";
import { ACTIONS, GOODS, SLOTS } from "../table/state.js";
import { ask, type Tell } from "./common-steps.js";

const CAMEL = ACTIONS.indexOf("camel");
const WATER = ACTIONS.indexOf("water");
/** Water that a space gives. */
const WATER_GIVEN = 2;

export function declineAction(position: Position, tell: Tell): void {
  const height = position.ground.board.heights[actingExplorer(position)];
  tell?.push({ type: "action-declined", seat: position.seat, height });
  endAction(position, tell);
}

export function takeAction(position: Position, action: number, tell: Tell): void {
  const { seat, free, ground } = position;
  free[action]--;
  const height = ground.board.heights[actingExplorer(position)];
  tell?.push({ type: "action-taken", seat, height, action: ACTIONS[action] });
  if (action < CAMEL) reachForGood(position, action, tell);
  else if (action === CAMEL) takeCamel(position, tell);
  else if (action === WATER) takeWater(position, tell);
  else hearRumour(position, tell);
}

function reachForGood(position: Position, good: number, tell: Tell): void {
  const { seat, goods, seatGoods } = position;
  if (goods[good] === 0) {
    endAction(position, tell);
    return;
  }
  const full = goodsOf(position, seat) >= placesOf(position, seat);
  if (!full) takeGood(position, good, tell);
  else if (goodsOf(position, seat) > seatGoods[seat * GOODS.length + good]) {
    position.wanted = good;
    tell?.push({ type: "swap-offered", seat, good: GOODS[good] });
    ask(position, "swap", seat, tell);
    return;
  }
  // Full of the very same good, there is nothing to swap.
  endAction(position, tell);
}

function takeGood(position: Position, good: number, tell: Tell): void {
  const { seat, goods, seatGoods } = position;
  goods[good]--;
  seatGoods[seat * GOODS.length + good]++;
  tell?.push({ type: "good-taken", seat, good: GOODS[good] });
}

export function giveGood(position: Position, given: number, tell: Tell): void {
  const { seat, goods, seatGoods, wanted } = position;
  goods[given]++;
  seatGoods[seat * GOODS.length + given]--;
  tell?.push({ type: "good-returned", seat, good: GOODS[given] });
  takeGood(position, wanted, tell);
  renounceGood(position, tell);
}

export function renounceGood(position: Position, tell: Tell): void {
  position.wanted = NONE;
  endAction(position, tell);
}

function takeCamel(position: Position, tell: Tell): void {
  const { seat } = position;
  if (position.camels > 0) {
    position.camels--;
    position.seatCamels[seat]++;
    tell?.push({ type: "camel-taken", seat });
  }
  endAction(position, tell);
}

function takeWater(position: Position, tell: Tell): void {
  const { seat } = position;
  const count = Math.min(WATER_GIVEN, position.water);
  if (count > 0) {
    position.water -= count;
    position.seatWater[seat] += count;
    tell?.push({ type: "water-taken", seat, count });
  }
  endAction(position, tell);
}

/** A rumour is drawn and laid, or else one on the board is looked at. */
function hearRumour(position: Position, tell: Tell): void {
  const { seat, rumour, seenBy } = position;
  const fromAside = seenBy[ASIDE] !== 0;
  if (!fromAside && position.unseen === 0) {
    const laid = occupiedSlots(position);
    if (laid.length === 0) endAction(position, tell);
    else if (laid.length === 1) chooseSlot(position, laid[0], tell);
    else ask(position, "look", seat, tell);
    return;
  }
  // Drawn before it is held, so that it is not taken for one that is known.
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

/** The two slots of a good do the same, so the first free one is taken. */
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
