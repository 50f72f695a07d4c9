/** What a player of Nomadi thinks of a decision at first sight. */
import { amountOf, END_TURN_DECISION, TAKE_BRIBE_DECISION } from "../rules/decisions.js";
import {
  CARD_REACHED,
  FIRST_OVER_VALLEY,
  GOAL_SHARES,
  LAST_OUT_OF_START,
  LAST_OVER_VALLEY,
} from "../rules/earnings.js";
import { dieOf, fromOf, toOf } from "../rules/pawn-move-codes.js";
import { NO_CARD, type Position } from "../rules/position.js";
import { GOAL, START } from "../rules/terrain-codes.js";
import { DICE } from "../model/state.js";
import type { Ways } from "./ways.js";

/** The caravan has to get on, so every step of every pawn counts; those of one's own pawns, which earn in the goal, twice. */
const OWN_STEP = 0.4;
const OTHER_STEP = 0.2;

/** By value: a die that seldom finds a row of the right length is better used while it can be (N16). A 1 can wait. */
const SELDOM = [0, 0, 0.3, 0.8, 1.2, 0.4, 0.7];

/** The price that a player who knows nothing pays for a card that nobody but the seller has seen: about its mean. */
const NAIVE_PRICE = 1;

/** The points that a move of a pawn promises to the player in turn, beyond what it promises to the others. */
export function gainOf(position: Position, ways: Ways, meanCard: number, code: number): number {
  const { seat, occupant, cards, ground, inGoal, inStart, crossed } = position;
  const { zone, board } = ground;
  const from = fromOf(code);
  const to = toOf(code);
  const own = occupant[from] === seat;
  let gain = (ways.toGoal[from] - ways.toGoal[to]) * (own ? OWN_STEP : OTHER_STEP);
  gain += SELDOM[dieOf(code)];
  // The mover gets the card of another's pawn too: its owner hardly buys it (N21).
  if (cards[to] !== NO_CARD) gain += CARD_REACHED + meanCard;
  // The halves of N23 cancel out if the pawn is another's.
  if (own && zone[to] === GOAL) gain += 2 * GOAL_SHARES[inGoal];
  if (inStart === 1 && zone[from] === START && zone[to] !== START) {
    gain += own ? LAST_OUT_OF_START : -LAST_OUT_OF_START;
  }
  if (board.goalSide[from] < board.goalSide[to]) {
    if (crossed === 0) gain += FIRST_OVER_VALLEY;
    if (crossed === ground.pawns - 1) gain += own ? -LAST_OVER_VALLEY : LAST_OVER_VALLEY;
  }
  return gain;
}

/**
 * The price to name for the card on offer (N21): somebody may pay for a card that costs points, but nobody gets a good one for
 * what it is worth.
 */
export function goodPrice({ offerValue, offerOwner, coins, ground }: Position): number {
  const price =
    offerValue < NAIVE_PRICE ? Math.min(NAIVE_PRICE, coins[offerOwner]) : offerValue + 1;
  return Math.min(price, ground.rules.maxPrice);
}

/** Like `gainOf`, for a decision that moves no pawn. */
export function promiseOf(position: Position, decision: number): number {
  switch (position.phase) {
    case "price":
      return amountOf(decision) === goodPrice(position) ? 0 : -WRONG_PRICE;
    case "bribe":
      // An offer binds nobody, so it is a gift (N28): it costs the giver what the other gets.
      return -2 * amountOf(decision);
    case "bribe-answer":
      return decision === TAKE_BRIBE_DECISION ? 2 * position.bribeCoins : 0;
    case "reroll":
      // Rolling again is free (N15).
      return decision === END_TURN_DECISION ? -DICE : 0;
    default:
      return 0;
  }
}

/** So much that a search does not try: in its mind the owner of the pawn knows the card, so all high prices look the same. */
const WRONG_PRICE = 30;
