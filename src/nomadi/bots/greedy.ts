/** The best move at first sight: money now, and then the way to the goal. */
import type { Seed } from "../../game.js";
import { hashText } from "../../kit/chance/random.js";
import { positionOf } from "../gate/engine.js";
import {
  ACCEPT_DECISION,
  bribeDecision,
  listDecisions,
  moveOfDecision,
  playDecision,
  priceDecision,
  REFUSE_DECISION,
  ROLL_AGAIN_DECISION,
  TAKE_BRIBE_DECISION,
} from "../rules/decisions.js";
import { copyPosition, holderOfHeld, type Position } from "../rules/position.js";
import { emptyTrail, undo } from "../rules/undo.js";
import type { Move } from "../model/move.js";
import type { View } from "../model/state.js";
import { type Ways, waysOf } from "./ways.js";

/** What a card that the player has not seen counts for: the mean value is 0.83. */
const UNSEEN = 1;
/** What a step on the way to the goal counts for. */
const STEP = 0.2;

/** The move with the best position right after it; moves that look equally good are decided by the seed. */
export function greedyMove(view: View, seed: Seed): Move {
  const position = copyPosition(positionOf(view));
  return moveOfDecision(position, greedyDecision(position, seed));
}

function greedyDecision(position: Position, seed: Seed): number {
  const { phase, seat, offerValue, offerPrice } = position;
  if (phase === "price") {
    return priceDecision(Math.min(Math.max(0, offerValue), position.ground.rules.maxPrice));
  }
  if (phase === "price-answer") {
    const isCheap = offerPrice <= UNSEEN && offerPrice <= position.coins[seat];
    return isCheap ? ACCEPT_DECISION : REFUSE_DECISION;
  }
  if (phase === "reroll") return ROLL_AGAIN_DECISION;
  if (phase === "bribe") return bribeDecision(0);
  if (phase === "bribe-answer") return TAKE_BRIBE_DECISION;
  const decisions: number[] = [];
  const count = listDecisions(position, decisions);
  const ways = waysOf(position.ground);
  position.trail = emptyTrail();
  let best = decisions[0];
  let bestLiking = -Infinity;
  let bestTie = -1;
  for (let index = 0; index < count; index++) {
    const decision = decisions[index];
    let liking = 0;
    if (phase === "move") {
      playDecision(position, decision);
      liking = likingOf(position, seat, ways);
      undo(position);
    }
    const tie = hashText(`${decision} ${String(seed)}`);
    if (liking > bestLiking || (liking === bestLiking && tie > bestTie)) {
      best = decision;
      bestLiking = liking;
      bestTie = tie;
    }
  }
  return best;
}

/** Money and cards, less the way that the caravan still has to go, its own pawns counted twice. */
function likingOf(position: Position, seat: number, { toGoal }: Ways): number {
  const { coins, debts, held, heldCount, pawns, placed, occupant } = position;
  let cards = 0;
  // A player does not know the value of a card before taking it.
  for (let index = 0; index < heldCount; index++) if (holderOfHeld(held[index]) === seat) cards++;
  let way = 0;
  for (let index = 0; index < placed; index++) {
    const cell = pawns[index];
    way += toGoal[cell] * (occupant[cell] === seat ? 2 : 1);
  }
  return coins[seat] - debts[seat] + cards * UNSEEN - way * STEP;
}
