/** What the action spaces of an oasis give (T28). */
import { ACTIONS, GOODS } from "../model/state.js";
import { ask, type Tell } from "./common-steps.js";
import { NONE } from "./numbers.js";
import { endAction, postponeAction } from "./oasis-scoring.js";
import { actingExplorer, goodsOf, placesOf, type Position } from "./position.js";
import { hearRumour } from "./rumours.js";

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
  if (ground.rules.actions === "at-once") carryOut(position, action, tell);
  else postponeAction(position, action, tell);
}

/** Does what an action space gives to the explorer on it. */
export function carryOut(position: Position, action: number, tell: Tell): void {
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
  // With only the same good on all places, there is nothing to swap.
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
