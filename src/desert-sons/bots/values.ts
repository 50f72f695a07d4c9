/** What things are worth to the seats at a moment of the game: goods, camels, water, rumours. All of it is in gold. */
import { NONE } from "../rules/numbers.js";
import { goodsOf, placesOf, type Position } from "../rules/position.js";
import { freeSlot } from "../rules/rumours.js";
import { valueOf } from "../rules/score.js";
import { Basis } from "./values-basis.js";
import { ACTIONS, GOODS } from "../model/state.js";

const CAMEL = ACTIONS.indexOf("camel");
const WATER = ACTIONS.indexOf("water");
const RUMOUR = ACTIONS.indexOf("rumour");

/** Turns that a seat has for each tile of its share of the stack: guides and tiles from reserves make more of them. */
const TURNS_PER_TILE = 1.15;
/** What goods are worth most of the time. */
const USUAL_GOOD = 4;
/** Goods and camels that a seat finds in a turn, beside those that its explorers are waiting for. */
const GOODS_PER_TURN = 0.16;
const CAMELS_PER_TURN = 0.05;
/** How much the number of goods that are found varies. */
const LUCK = 1.5;
/** A water is a turn more than the others have, as long as there are turns, and each one after it is needed less. */
const FIRST_WATER = 1.3;
const NEXT_WATER = 0.85;
/** What can be made of a rumour for each good that one has more or less of than the others. */
const RUMOUR_PER_GOOD = 0.66;
/** To know something is worth a little by itself, to look at something old is worth less. */
const NEW_RUMOUR = 0.5;
const OLD_RUMOUR = 0.4;

/** Values by seat. They are valid until the position changes. */
export class Values {
  /** Turns of each seat that are still to come; before the first judgement, none that there can be. */
  turns = NONE;
  /** From 0 to 1: how much time there is for things that take some turns. */
  time = 0;
  /** By good: its value, as far as rumours are known. */
  readonly goods = new Float64Array(GOODS.length);
  /** By seat: gold, and what free places for goods and water still promise. */
  readonly wealth: Float64Array;
  /** By seat: what is lost by paying one water. */
  readonly water: Float64Array;
  private readonly actions: Float64Array;
  private readonly basis: Basis;

  constructor(position: Position) {
    const { ground } = position;
    this.basis = new Basis(position);
    this.wealth = new Float64Array(ground.players);
    this.water = new Float64Array(ground.players);
    this.actions = new Float64Array(ground.players * ACTIONS.length);
  }

  /** What an action space is worth to a seat. */
  of(seat: number, action: number): number {
    return this.actions[seat * ACTIONS.length + action];
  }

  /** Works the values out, as far as anything has changed that they follow from. */
  judge(position: Position): void {
    const { players } = position.ground;
    const turns = turnsToCome(position);
    const isSame = this.basis.isSame(position);
    if (isSame && turns === this.turns) return;
    this.turns = turns;
    this.time = turns / (turns + 2);
    if (!isSame) this.judgeRumours(position);
    for (let seat = 0; seat < players; seat++) {
      this.wealth[seat] = this.judgeGoods(position, seat) + this.judgeWater(position, seat);
    }
  }

  /** What does not depend on how many turns there are. */
  private judgeRumours(position: Position): void {
    for (let good = 0; good < GOODS.length; good++) this.goods[good] = valueOf(position, good);
    for (let seat = 0; seat < position.ground.players; seat++) {
      this.actions[seat * ACTIONS.length + RUMOUR] = rumourFor(position, seat);
    }
  }

  /** Gold, and what is still to come: goods need places, and places need goods, so the smaller number counts. */
  private judgeGoods(position: Position, seat: number): number {
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
    // T33: what is left at the end is gold.
    if (turns === 0) return gold;
    const free = placesOf(position, seat) - goodsOf(position, seat);
    const places = free + 2 * CAMELS_PER_TURN * turns;
    const offers = GOODS_PER_TURN * turns;
    const gap = places - offers;
    // The smaller of both with a round corner, and how much of it comes from one more place.
    const bend = Math.sqrt(gap * gap + LUCK * offers);
    const filled = (places + offers - bend) / 2;
    const perPlace = (1 - gap / bend) / 2;
    const first = seat * ACTIONS.length;
    for (let good = 0; good < GOODS.length; good++) {
      const usual = (1 - perPlace) * USUAL_GOOD;
      if (supply[good] === 0) actions[first + good] = 0;
      else if (free > 0) actions[first + good] = Math.max(0.1, usual + goods[good] - USUAL_GOOD);
      // Without a free place, a better good can take the place of the worst.
      else actions[first + good] = Math.max(0.05, goods[good] - least);
    }
    actions[first + CAMEL] = camels === 0 ? 0 : Math.max(0.1, 2 * perPlace * USUAL_GOOD);
    return gold + USUAL_GOOD * filled;
  }

  private judgeWater({ seatWater }: Position, seat: number): number {
    let purse = 0;
    let next = (FIRST_WATER * this.turns) / (this.turns + 1);
    for (let drop = 0; drop < seatWater[seat]; drop++) {
      purse += next;
      next *= NEXT_WATER;
    }
    this.water[seat] = next / NEXT_WATER;
    this.actions[seat * ACTIONS.length + WATER] = next * (1 + NEXT_WATER);
    return purse;
  }
}

/** How many turns each seat still has, as far as the stack tells (T32). */
function turnsToCome({ phase, turnsLeft, drawnTiles, ground }: Position): number {
  if (phase === "over") return 0;
  if (turnsLeft !== NONE) return turnsLeft / ground.players;
  return 1 + (TURNS_PER_TILE * (ground.tiles - drawnTiles)) / ground.players;
}

/** A rumour helps as far as one's goods differ from those of others: good ones go to one's own, bad ones to theirs. */
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
export function leadIn({ ground, seatGoods }: Position, seat: number, good: number): number {
  let most = 0;
  for (let other = 0; other < ground.players; other++) {
    if (other !== seat) most = Math.max(most, seatGoods[other * GOODS.length + good]);
  }
  return seatGoods[seat * GOODS.length + good] - most;
}
