/** What things are worth to the seats at a moment of the game: goods, camels, water, rumours. */
import { NONE } from "../rules/numbers.js";
import { goodsOf, placesOf, type Position } from "../rules/position.js";
import { freeSlot } from "../rules/rumours.js";
import { valueOf } from "../rules/score.js";
import { ACTIONS, GOODS } from "../table/state.js";

const GOOD_COUNT = GOODS.length;
const CAMEL = GOOD_COUNT;
const WATER = GOOD_COUNT + 1;

export const WEIGHTS = {
  goodRate: 0.16,
  camelRate: 0.05,
  water: 1.3,
  waterNext: 0.85,
  rumour: 1.0,
  typical: 4,
  spread: 1.5,
};

/** Values by seat. */
export class Values {
  /** Turns of each seat that are still to come. */
  rounds = 0;
  /** By good: its value with the rumours known here. */
  readonly goods = new Float64Array(GOOD_COUNT);
  /** By seat: gold, and what the places for goods and the water still promise. */
  readonly wealth: Float64Array;
  /** By seat: what one water more or less means. */
  readonly water: Float64Array;
  private readonly actions: Float64Array;

  constructor({ ground }: Position) {
    this.wealth = new Float64Array(ground.players);
    this.water = new Float64Array(ground.players);
    this.actions = new Float64Array(ground.players * ACTIONS.length);
  }

  /** What an action space is worth to a seat. */
  of(seat: number, action: number): number {
    return this.actions[seat * ACTIONS.length + action];
  }

  /** Works the values out. */
  judge(position: Position): void {
    const { ground, turnsLeft, drawnTiles, goods } = position;
    this.rounds =
      position.phase === "over"
        ? 0
        : turnsLeft === NONE
          ? 1 + (1.15 * (ground.tiles - drawnTiles)) / ground.players
          : turnsLeft / ground.players;
    for (let good = 0; good < GOOD_COUNT; good++) this.goods[good] = valueOf(position, good);
    for (let seat = 0; seat < ground.players; seat++) this.judgeSeat(position, seat, goods);
  }

  private judgeSeat(position: Position, seat: number, supply: Int16Array): void {
    const { seatGoods, seatWater, camels } = position;
    const { goods, rounds, actions } = this;
    const W = WEIGHTS;
    let gold = 0;
    let least = Infinity;
    for (let good = 0; good < GOOD_COUNT; good++) {
      const held = seatGoods[seat * GOOD_COUNT + good];
      if (held === 0) continue;
      gold += held * goods[good];
      if (goods[good] < least) least = goods[good];
    }
    const free = placesOf(position, seat) - goodsOf(position, seat);
    const room = free + 2 * W.camelRate * rounds;
    const offers = W.goodRate * rounds;
    const gap = room - offers;
    const bend = Math.sqrt(gap * gap + W.spread * offers + 0.0001);
    // About the smaller of both: what is offered needs a place.
    const filled = (room + offers - bend) / 2;
    const perOffer = 0.5 + (gap - W.spread / 2) / bend / 2;
    const perPlace = 0.5 - gap / bend / 2;
    const at = seat * ACTIONS.length;
    for (let good = 0; good < GOOD_COUNT; good++) {
      const more = goods[good] - W.typical;
      if (supply[good] === 0) actions[at + good] = 0;
      else if (free > 0) actions[at + good] = Math.max(0.1, (1 - perPlace) * W.typical + more);
      else actions[at + good] = Math.max(0.05, goods[good] - least);
    }
    actions[at + CAMEL] = camels === 0 ? 0 : Math.max(0.1, 2 * perPlace * W.typical);
    let purse = 0;
    let next = W.water * (rounds / (rounds + 1));
    const drops = seatWater[seat];
    for (let drop = 0; drop < drops; drop++) {
      purse += next;
      next *= W.waterNext;
    }
    this.water[seat] = next / W.waterNext;
    actions[at + WATER] = next * (1 + W.waterNext);
    actions[at + WATER + 1] = this.rumourFor(position, seat);
    this.wealth[seat] = gold + W.typical * filled + purse;
    void perOffer;
  }

  /** A rumour helps as far as one's goods differ from those of others: good ones are laid on one's own, bad ones on theirs. */
  private rumourFor(position: Position, seat: number): number {
    const { ground, seatGoods, unseen } = position;
    if (unseen === 0) return 0.4;
    let lead = 0;
    let lag = 0;
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (freeSlot(position, good) === NONE) continue;
      const own = seatGoods[seat * GOOD_COUNT + good];
      let most = 0;
      for (let other = 0; other < ground.players; other++) {
        if (other !== seat) most = Math.max(most, seatGoods[other * GOOD_COUNT + good]);
      }
      lead = Math.max(lead, own - most);
      lag = Math.max(lag, most - own);
    }
    return 0.5 + WEIGHTS.rumour * 0.66 * (lead + lag);
  }
}
