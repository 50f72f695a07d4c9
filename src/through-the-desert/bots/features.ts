/**
 * The features of a position: for each seat, the numbers that the points it will still earn depend on. `value.ts` weighs them, and
 * `npm run check -- learn` finds the weights.
 */
import { lowestPlace } from "../../kit/boards/sets.js";
import { NONE } from "../../kit/none.js";
import { SPACE_POINTS } from "../rules/earnings.js";
import { ALL_CARAVANS, ALL_SEATS, CLOSED, COLOUR_COUNT, EMPTY, SEATS } from "../rules/numbers.js";
import { caravanOf, type Position, seatOf } from "../rules/position.js";
import { coloursAmong, loneCaravans } from "../rules/upkeep.js";

/** The names of the features of a seat, in their order. Water is counted in points, oases and colours and spaces by number. */
export const FEATURE_NAMES = [
  /** Always 1. */
  "constant",
  /** The camels that the seat in turn may still place in this turn. */
  "left",
  // Water that the seat can take with its next camel, or with two; by how near the nearest rival is.
  "waterInOne",
  "waterInOneRivalInTwo",
  "waterInOneRivalInOne",
  "waterInTwo",
  "waterInTwoRivalInTwo",
  "waterInTwoRivalInOne",
  // Oases that a caravan of the seat has not scored, and can reach with one camel or two; by how many free spaces are beside them.
  "oasesInOneBySingleSpace",
  "oasesInOne",
  "oasesInTwoBySingleSpace",
  "oasesInTwo",
  /** Free spaces beside one caravan only: territory begins there. */
  "exclusive",
  /** Spaces where a caravan may grow. */
  "growth",
  // Colours in which the caravan of the seat can't grow any more (F2).
  "stuckBehind",
  "stuckLevel",
  "stuckAhead",
  // Colours in which it can, by its lead in camels over the largest other caravan.
  "behindBy4",
  "behindBy3",
  "behindBy2",
  "behindBy1",
  "level",
  "aheadBy1",
  "aheadBy2",
  "aheadBy3",
  "aheadBy4",
] as const;

/** The name of a feature. */
export type FeatureName = (typeof FEATURE_NAMES)[number];

/** The number of features of a seat. */
export const FEATURES = FEATURE_NAMES.length;

/** The index of a feature, or of the first of a group. */
const LEFT = FEATURE_NAMES.indexOf("left");
const WATER_IN_ONE = FEATURE_NAMES.indexOf("waterInOne");
const WATER_IN_TWO = FEATURE_NAMES.indexOf("waterInTwo");
const OASES_IN_ONE = FEATURE_NAMES.indexOf("oasesInOneBySingleSpace");
const OASES_IN_TWO = FEATURE_NAMES.indexOf("oasesInTwoBySingleSpace");
const EXCLUSIVE = FEATURE_NAMES.indexOf("exclusive");
const GROWTH = FEATURE_NAMES.indexOf("growth");
const STUCK_LEVEL = FEATURE_NAMES.indexOf("stuckLevel");
const LEVEL = FEATURE_NAMES.indexOf("level");

/** The largest lead or deficit of a caravan, in camels, that the race for a colour distinguishes. */
const WIDEST_GAP = 4;

/** Computes the features of a position and of those that follow from it, in lists that it keeps. */
export class Features {
  /** By seat and feature: `seat * FEATURES + feature`. */
  readonly values = new Float64Array(SEATS * FEATURES);
  /** By seat: the points of its territories, which are counted on the way. */
  readonly territory = new Int32Array(SEATS);
  /** By space, and one more entry for everything out of play: the caravans that may grow there, one bit each. */
  private readonly growth: Int32Array;
  /** By oasis: the caravans that reach it in one and in two steps, and the free spaces beside it. */
  private readonly inOne = new Int32Array(8);
  private readonly inTwo = new Int32Array(8);
  private readonly entrances = new Int32Array(8);
  /** The spaces where there is something to earn at the root, and so later: a third of the board, or less. */
  private readonly rich: Int32Array;

  constructor({ setting, cells, water }: Position) {
    const { count } = setting.board;
    this.growth = new Int32Array(count + 1);
    const rich: number[] = [];
    for (let space = 0; space < count; space++) {
      const earns = setting.oasisNear[space] !== 0 || water[space] > 0;
      if (earns && (cells[space] & CLOSED) === 0) rich.push(space);
    }
    this.rich = Int32Array.from(rich);
  }

  /** Computes the features of a position in the phase of camels. */
  compute(position: Position): void {
    const { seat, left, setting } = position;
    this.values.fill(0);
    this.territory.fill(0);
    this.addSpaces(position);
    this.addNearby(position);
    this.addOases(position);
    for (let one = 0; one < setting.players; one++) {
      this.values[one * FEATURES] = 1;
      this.addRaces(position, one);
    }
    if (seat !== NONE) this.values[seat * FEATURES + LEFT] = left;
  }

  /** Goes over all spaces: where caravans may grow, what only one of them touches, and territories. */
  private addSpaces({ cells, territory, occupant, setting }: Position): void {
    const { growth, values } = this;
    for (let space = 0; space < setting.board.count; space++) {
      const cell = cells[space];
      const owner = territory[space];
      if (owner !== NONE && occupant[space] === EMPTY) {
        this.territory[seatOf(owner)] += SPACE_POINTS;
      }
      growth[space] = 0;
      const touching = cell & ALL_CARAVANS;
      if ((cell & CLOSED) !== 0 || touching === 0) continue;
      growth[space] = loneCaravans(cell);
      if ((touching & (touching - 1)) !== 0) continue;
      values[seatOf(lowestPlace(touching)) * FEATURES + EXCLUSIVE]++;
    }
  }

  /** Goes over the free spaces with water or beside an oasis: who gets there in one step or two. */
  private addNearby({ cells, water, setting }: Position): void {
    const { growth, inOne, inTwo, entrances, rich } = this;
    const { board, oasisNear } = setting;
    const { ring } = board;
    inOne.fill(0);
    inTwo.fill(0);
    entrances.fill(0);
    for (const space of rich) {
      const oases = oasisNear[space];
      if (oases === 0 && water[space] === 0) continue;
      const cell = cells[space];
      if ((cell & CLOSED) !== 0) continue;
      const first = space * 6;
      const around =
        growth[ring[first]] |
        growth[ring[first + 1]] |
        growth[ring[first + 2]] |
        growth[ring[first + 3]] |
        growth[ring[first + 4]] |
        growth[ring[first + 5]];
      // A caravan that gets beside the space may grow onto it unless another of its colour touches it (C5).
      const then = around & ~(coloursAmong(cell & ALL_CARAVANS) * ALL_SEATS);
      if (water[space] > 0) this.addWater(water[space], growth[space], then);
      for (let rest = oases; rest !== 0; rest &= rest - 1) {
        const oasis = lowestPlace(rest);
        entrances[oasis]++;
        inOne[oasis] |= growth[space];
        inTwo[oasis] |= then;
      }
    }
  }

  /** Adds a water token that some caravans reach in one step, and some in two. */
  private addWater(points: number, inOne: number, inTwo: number): void {
    const near = seatsOf(inOne);
    const far = seatsOf(inTwo) & ~near;
    for (let rest = near | far; rest !== 0; rest &= rest - 1) {
      const seat = lowestPlace(rest);
      const self = 1 << seat;
      const rival = (near & ~self) !== 0 ? 2 : (far & ~self) !== 0 ? 1 : 0;
      const group = (near & self) !== 0 ? WATER_IN_ONE : WATER_IN_TWO;
      this.values[seat * FEATURES + group + rival] += points;
    }
  }

  private addOases({ scored, setting }: Position): void {
    const { values, inOne, inTwo, entrances } = this;
    for (let oasis = 0; oasis < setting.oases.length; oasis++) {
      const near = inOne[oasis];
      const ways = entrances[oasis] > 1 ? 1 : 0;
      for (let rest = near | inTwo[oasis]; rest !== 0; rest &= rest - 1) {
        const caravan = lowestPlace(rest);
        if ((scored[caravan] & (1 << oasis)) !== 0) continue;
        const isNear = (near & (1 << caravan)) !== 0;
        const group = isNear ? OASES_IN_ONE : OASES_IN_TWO;
        values[seatOf(caravan) * FEATURES + group + ways]++;
      }
    }
  }

  /** Adds the race for each colour (F2) and how much room there is to grow. */
  private addRaces({ sizes, open, setting }: Position, seat: number): void {
    const { values } = this;
    const base = seat * FEATURES;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const caravan = caravanOf(colour, seat);
      const size = sizes[caravan];
      if (size === 0) continue;
      let rival = 0;
      for (let other = 0; other < setting.players; other++) {
        if (other !== seat) rival = Math.max(rival, sizes[caravanOf(colour, other)]);
      }
      const gap = Math.max(-WIDEST_GAP, Math.min(WIDEST_GAP, size - rival));
      const room = open.size(caravan);
      values[base + GROWTH] += room;
      if (room === 0) values[base + STUCK_LEVEL + Math.sign(gap)]++;
      else values[base + LEVEL + gap]++;
    }
  }
}

/** The seats of a set of caravans, one bit each. */
const seatsOf = (caravans: number): number =>
  (caravans | (caravans >> 5) | (caravans >> 10) | (caravans >> 15) | (caravans >> 20)) & ALL_SEATS;
