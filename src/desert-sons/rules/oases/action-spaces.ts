/** Actions of explorers on the spaces of an oasis (T28). */
import type { Emitted } from "../emitted.js";
import { ACTIONS, GOODS } from "../../model/state.js";
import { ask } from "../turn/common-steps.js";
import { NONE } from "../../../kit/none.js";
import { goodsOf, placesOf, SPACE_WATER } from "../earnings.js";
import { CAMEL, WATER } from "../numbers.js";
import { actingExplorer, type Position } from "../position.js";
import { endAction, postponeAction } from "./oasis-scoring.js";
import { hearRumour } from "./rumours.js";

/** The acting explorer takes no space. */
export function declineAction(position: Position, emitted: Emitted): void {
  const height = position.setting.board.heights[actingExplorer(position)];
  emitted?.push({ type: "action-declined", seat: position.seat, height });
  endAction(position, emitted);
}

/** The acting explorer takes a space; its action is carried out at once or after all were placed. */
export function takeAction(position: Position, action: number, emitted: Emitted): void {
  const { seat, free, setting } = position;
  free[action]--;
  const height = setting.board.heights[actingExplorer(position)];
  emitted?.push({ type: "action-taken", seat, height, action: ACTIONS[action] });
  if (setting.rules.actions === "at-once") carryOut(position, action, emitted);
  else postponeAction(position, action, emitted);
}

/** Carries out the action of the acting explorer. */
export function carryOut(position: Position, action: number, emitted: Emitted): void {
  if (action < CAMEL) reachForGood(position, action, emitted);
  else if (action === CAMEL) takeCamel(position, emitted);
  else if (action === WATER) takeWater(position, emitted);
  else hearRumour(position, emitted);
}

function reachForGood(position: Position, good: number, emitted: Emitted): void {
  const { seat, goods, seatGoods } = position;
  if (goods[good] === 0) {
    endAction(position, emitted);
    return;
  }
  const full = goodsOf(position, seat) >= placesOf(position, seat);
  if (!full) takeGood(position, good, emitted);
  else if (goodsOf(position, seat) > seatGoods[seat * GOODS.length + good]) {
    position.wanted = good;
    emitted?.push({ type: "swap-offered", seat, good: GOODS[good] });
    ask(position, "swap", seat, emitted);
    return;
  }
  // With only the same good on all places, there is nothing to swap.
  endAction(position, emitted);
}

function takeGood(position: Position, good: number, emitted: Emitted): void {
  const { seat, goods, seatGoods } = position;
  goods[good]--;
  seatGoods[seat * GOODS.length + good]++;
  emitted?.push({ type: "good-taken", seat, good: GOODS[good] });
}

/** Swaps a good for the one that is offered. */
export function giveGood(position: Position, given: number, emitted: Emitted): void {
  const { seat, goods, seatGoods, wanted } = position;
  goods[given]++;
  seatGoods[seat * GOODS.length + given]--;
  emitted?.push({ type: "good-returned", seat, good: GOODS[given] });
  takeGood(position, wanted, emitted);
  renounceGood(position, emitted);
}

/** Tests whether the seat can give a good for the one that is offered (T28). */
export const canGive = ({ seat, seatGoods, wanted }: Position, good: number): boolean =>
  good !== wanted && seatGoods[seat * GOODS.length + good] > 0;

/** Leaves the good that is offered, or ends a swap. */
export function renounceGood(position: Position, emitted: Emitted): void {
  position.wanted = NONE;
  endAction(position, emitted);
}

function takeCamel(position: Position, emitted: Emitted): void {
  const { seat } = position;
  if (position.camels > 0) {
    position.camels--;
    position.seatCamels[seat]++;
    emitted?.push({ type: "camel-taken", seat });
  }
  endAction(position, emitted);
}

function takeWater(position: Position, emitted: Emitted): void {
  const { seat } = position;
  const count = Math.min(SPACE_WATER, position.water);
  if (count > 0) {
    position.water -= count;
    position.seatWater[seat] += count;
    emitted?.push({ type: "water-taken", seat, count });
  }
  endAction(position, emitted);
}
