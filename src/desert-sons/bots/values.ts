/** The values of goods, camels, water and rumours for each seat at a moment of the game, in gold. */
import { NONE } from "../../kit/none.js";
import { ACTIONS, GOODS } from "../model/state.js";
import {
  CAMEL_PLACES,
  GOOD_VALUE,
  goodsOf,
  placesOf,
  SPACE_WATER,
  valueOf,
} from "../rules/earnings.js";
import { CAMEL, RUMOUR, WATER } from "../rules/numbers.js";
import { freeSlot } from "../rules/oases/rumours.js";
import type { Position } from "../rules/position.js";
import { ValuesKey } from "./values-key.js";

/** Turns that a seat has for each tile of its share of the stack; more than 1 because of guides and tiles from reserves. */
const TURNS_PER_TILE = 1.15;
/** Goods and camels that a seat finds in a turn, besides those that its explorers are waiting for. */
const GOODS_PER_TURN = 0.16;
const CAMELS_PER_TURN = 0.05;
/** How much the number of goods that are found varies. */
const LUCK = 1.5;
/** The value of the first water, which is a turn more than the others have, and the factor for each further one. */
const FIRST_WATER = 1.3;
const NEXT_WATER = 0.85;
/** The value of an action space with water, in units of the next water's value. */
const WATER_OF_SPACE = Array.from({ length: SPACE_WATER }, (_, drop) => NEXT_WATER ** drop).reduce(
  (sum, value) => sum + value,
);
/** The value of a new rumour for each good that a seat has more or less of than the others. */
const RUMOUR_PER_GOOD = 0.66;
/** The value of knowing a new rumour, and of looking at an old one. */
const NEW_RUMOUR = 0.5;
const OLD_RUMOUR = 0.4;

/** Values by seat. They are valid until the position changes. */
export class Values {
  /** The number of turns to come for each seat; before the first update, a number that never occurs. */
  turns = NONE;
  /** From 0 to 1: how much time there is for things that take some turns. */
  time = 0;
  /** By good: its value, as far as rumours are known. */
  readonly goods = new Float64Array(GOODS.length);
  /** By seat: gold, and the expected value of free places for goods and of water. */
  readonly wealth: Float64Array;
  /** By seat: the cost of paying one water. */
  readonly water: Float64Array;
  private readonly actions: Float64Array;
  private readonly key: ValuesKey;

  constructor(position: Position) {
    const { setting } = position;
    this.key = new ValuesKey(position);
    this.wealth = new Float64Array(setting.players);
    this.water = new Float64Array(setting.players);
    this.actions = new Float64Array(setting.players * ACTIONS.length);
  }

  /** The value of an action space for a seat. */
  of(seat: number, action: number): number {
    return this.actions[seat * ACTIONS.length + action];
  }

  /** Computes the values of a position, unless nothing has changed that they depend on. */
  update(position: Position): void {
    const { players } = position.setting;
    const turns = turnsToCome(position);
    const isSame = this.key.isSame(position);
    if (isSame && turns === this.turns) return;
    this.turns = turns;
    this.time = turns / (turns + 2);
    if (!isSame) this.updateRumours(position);
    for (let seat = 0; seat < players; seat++) {
      this.wealth[seat] = this.goodsWealth(position, seat) + this.waterWealth(position, seat);
    }
  }

  /** Computes what does not depend on the number of turns to come. */
  private updateRumours(position: Position): void {
    for (let good = 0; good < GOODS.length; good++) this.goods[good] = valueOf(position, good);
    for (let seat = 0; seat < position.setting.players; seat++) {
      this.actions[seat * ACTIONS.length + RUMOUR] = rumourFor(position, seat);
    }
  }

  /**
   * Returns gold and the expected value of goods to come, and computes the values of goods and camels. Goods need places, and
   * places need goods, so the smaller number of both counts.
   */
  private goodsWealth(position: Position, seat: number): number {
    const { seatGoods, camels, goods: supply } = position;
    const { goods, turns, actions } = this;
    let gold = 0;
    let least = Infinity;
    for (let good = 0; good < GOODS.length; good++) {
      const held = seatGoods[seat * GOODS.length + good];
      if (held === 0) continue;
      gold += held * goods[good];
      if (goods[good] < least) least = goods[good];
    }
    // T33: at the end only gold counts.
    if (turns === 0) return gold;
    const free = placesOf(position, seat) - goodsOf(position, seat);
    const places = free + CAMEL_PLACES * CAMELS_PER_TURN * turns;
    const offers = GOODS_PER_TURN * turns;
    const gap = places - offers;
    // A smooth minimum of both, and its derivative by the number of places.
    const bend = Math.sqrt(gap * gap + LUCK * offers);
    const filled = (places + offers - bend) / 2;
    const perPlace = (1 - gap / bend) / 2;
    const first = seat * ACTIONS.length;
    for (let good = 0; good < GOODS.length; good++) {
      const usual = (1 - perPlace) * GOOD_VALUE;
      if (supply[good] === 0) actions[first + good] = 0;
      else if (free > 0) actions[first + good] = Math.max(0.1, usual + goods[good] - GOOD_VALUE);
      // Without a free place, a better good can replace the worst.
      else actions[first + good] = Math.max(0.05, goods[good] - least);
    }
    actions[first + CAMEL] = camels === 0 ? 0 : Math.max(0.1, CAMEL_PLACES * perPlace * GOOD_VALUE);
    return gold + GOOD_VALUE * filled;
  }

  /** Returns the value of a seat's water, and computes the value of more and the cost of one less. */
  private waterWealth({ seatWater }: Position, seat: number): number {
    let purse = 0;
    let next = (FIRST_WATER * this.turns) / (this.turns + 1);
    for (let drop = 0; drop < seatWater[seat]; drop++) {
      purse += next;
      next *= NEXT_WATER;
    }
    this.water[seat] = next / NEXT_WATER;
    this.actions[seat * ACTIONS.length + WATER] = next * WATER_OF_SPACE;
    return purse;
  }
}

/** The number of turns that each seat still has, estimated by the stack (T32). */
function turnsToCome({ phase, turnsLeft, drawnTiles, setting }: Position): number {
  if (phase === "over") return 0;
  if (turnsLeft !== NONE) return turnsLeft / setting.players;
  return 1 + (TURNS_PER_TILE * (setting.tiles - drawnTiles)) / setting.players;
}

/** The value of a rumour for a seat: good ones go to goods that it has more of than others, bad ones to goods of the others. */
function rumourFor(position: Position, seat: number): number {
  if (position.unseen === 0) return OLD_RUMOUR;
  let ahead = 0;
  let behind = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (freeSlot(position, good) === NONE) continue;
    const lead = leadIn(position, seat, good);
    ahead = Math.max(ahead, lead);
    behind = Math.max(behind, -lead);
  }
  return NEW_RUMOUR + RUMOUR_PER_GOOD * (ahead + behind);
}

/** How many more of a good a seat has than the rival with most of it. */
export function leadIn({ setting, seatGoods }: Position, seat: number, good: number): number {
  let most = 0;
  for (let other = 0; other < setting.players; other++) {
    if (other !== seat) most = Math.max(most, seatGoods[other * GOODS.length + good]);
  }
  return seatGoods[seat * GOODS.length + good] - most;
}
