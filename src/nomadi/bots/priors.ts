/** Priors: the points that an action promises at once to the seat that decides, beyond what it promises to the others. */
import { DICE } from "../model/state.js";
import {
  CARD_REACHED,
  FIRST_OVER_VALLEY,
  GOAL_SHARES,
  LAST_OUT_OF_START,
  LAST_OVER_VALLEY,
  UNUSED_DIE,
} from "../rules/earnings.js";
import { GOAL, NO_CARD, START } from "../rules/numbers.js";
import { dieOf, fromOf, sumOf, toOf, typeOf } from "../rules/packing.js";
import type { Position } from "../rules/position.js";
import type { Distances } from "./distances.js";

/** A step of any pawn towards the goal counts, since the caravan must keep together; that of an own pawn, which earns there, twice. */
const OWN_STEP = 0.4;
const OTHER_STEP = 0.2;

/** By value: a die that rarely finds a row of the right length is better used while it can be (N16). A 1 can wait. */
const RARE_DIE = [0, 0, 0.3, 0.8, 1.2, 0.4, 0.7];

/** The price that an owner may pay for a card of which only the seller knows the value: about its mean. */
const NAIVE_PRICE = 1;

/** So low that a search does not try it: determinized owners know the card, so that all high prices look the same to the search. */
const WRONG_PRICE = -30;

/** The priors of a search. */
export class Priors {
  constructor(
    private readonly distances: Distances,
    private readonly meanCard: number,
  ) {}

  /** Writes the priors of the first `count` actions. */
  write(position: Position, actions: readonly number[], count: number, into: number[]): void {
    const isMove = position.phase === "move";
    for (let index = 0; index < count; index++) {
      const action = actions[index];
      into[index] = isMove ? this.ofPawnMove(position, action) : priorOf(position, action);
    }
  }

  /** The prior of a pawn's move. */
  ofPawnMove(position: Position, action: number): number {
    const { seat, occupant, cards, setting, inGoal, inStart, crossed } = position;
    const { zone, board } = setting;
    const { toGoal } = this.distances;
    const from = fromOf(action);
    const to = toOf(action);
    const isOwn = occupant[from] === seat;
    let prior = (toGoal[from] - toGoal[to]) * (isOwn ? OWN_STEP : OTHER_STEP);
    prior += RARE_DIE[dieOf(action)];
    // The mover mostly gets the card of another's pawn too, since its owner rarely buys it (N21).
    if (cards[to] !== NO_CARD) prior += CARD_REACHED + this.meanCard;
    // The halves of N23 cancel out if the pawn is another's.
    if (isOwn && zone[to] === GOAL) prior += 2 * GOAL_SHARES[inGoal];
    if (inStart === 1 && zone[from] === START && zone[to] !== START) {
      prior += isOwn ? LAST_OUT_OF_START : -LAST_OUT_OF_START;
    }
    if (board.goalSide[from] < board.goalSide[to]) {
      if (crossed === 0) prior += FIRST_OVER_VALLEY;
      if (crossed === setting.pawns - 1) prior += isOwn ? -LAST_OVER_VALLEY : LAST_OVER_VALLEY;
    }
    return prior;
  }
}

/** The prior of an action that moves no pawn. */
function priorOf(position: Position, action: number): number {
  switch (typeOf(action)) {
    case "price":
      return sumOf(action) === goodPrice(position) ? 0 : WRONG_PRICE;
    case "bribe":
      // An offer binds nobody, so it is a gift (N28): it costs the giver as much as the other gets.
      return -2 * sumOf(action);
    case "take-bribe":
      return 2 * position.bribeCoins;
    case "end-turn":
      // To roll again costs nothing (N15).
      return -DICE * UNUSED_DIE;
    default:
      return 0;
  }
}

/**
 * The price to name for the card on offer (N21): for a card below the mean, one that the owner may pay; for a good card, one that
 * is too high to be paid.
 */
export function goodPrice({ offerValue, offerOwner, coins, setting }: Position): number {
  const { credit, maxPrice } = setting.rules;
  const payable = credit === "cards" ? maxPrice : coins[offerOwner];
  const price = offerValue < NAIVE_PRICE ? Math.min(NAIVE_PRICE, payable) : offerValue + 1;
  return Math.min(price, maxPrice);
}
