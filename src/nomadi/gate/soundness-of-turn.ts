/** Checks the turn of a state that is loaded: who decides what, with which dice, why the game ended, and the money. */
import type { Seat } from "../../game.js";
import { NONE } from "../../kit/none.js";
import { mayLayCard } from "../rules/placing.js";
import { inTurn } from "../rules/position.js";
import {
  CARD_REACHED,
  FIRST_OVER_VALLEY,
  GOAL_SHARES,
  LAST_OUT_OF_START,
  LAST_OVER_VALLEY,
  UNUSED_DIE,
} from "../rules/earnings.js";
import type { Subject } from "./soundness.js";
import { CARD_VALUES, COINS_AT_START, DICE, type EndReason, GOAL_PAWNS } from "../model/state.js";

/** Returns the coins that a number of pawns in the goal have earned (N23). */
const goalEarnings = (pawns: number): number =>
  GOAL_SHARES.slice(0, pawns).reduce((sum, share) => sum + 2 * share, 0);

/** N1, N14, N15, N24, N26: the phase fits the turn, and the seat that decides has a legal move. */
export function lookAtTurn(subject: Subject): void {
  const { state, position, board, report } = subject;
  const { phase, seat, turnNumber, over, rules, dice } = state;
  const { inGoal } = position;
  const isSetUp = phase !== "cards" && phase !== "pawns";
  if (over !== (phase === "over")) report("over", `${over} does not fit the phase "${phase}"`);
  if ((seat === null) !== over)
    report("seat", `expected ${over ? "null once the game is over" : "a seat"}`);
  const mover = inTurn(position);
  if ((state.inTurn ?? NONE) !== mover)
    report("inTurn", `expected ${mover === NONE ? "null" : `seat ${mover}`}`);
  if (turnNumber > rules.maxTurns) report("turnNumber", `the last turn is ${rules.maxTurns}`);
  if (turnNumber > 0 && !isSetUp)
    report("turnNumber", "no turn begins before all pawns are placed");
  if (turnNumber === 0 && isSetUp && !over) report("turnNumber", "the first turn has begun");
  if ((!isSetUp || over) && dice.length > 0)
    report("dice", `there are no dice in the phase "${phase}"`);
  if (inGoal > GOAL_PAWNS || (inGoal === GOAL_PAWNS && !over)) {
    report("over", "the third pawn in the goal ends the game");
  }
  lookAtReturns(subject);
  lookAtOffer(subject);
  lookAtReroll(subject);
  lookAtBribe(subject);
  lookAtEnd(subject);
  if (phase === "bribe" || phase === "bribe-answer" || phase === "move") {
    if (!board.reach.canMove(position)) {
      report("dice", "none of the dice can be used");
    }
  }
  if (phase === "move" && seat !== state.inTurn) report("seat", "the player in turn moves");
}

/** N15, N24, N26: the position is one in which the game ends, for the reason given. */
function lookAtEnd({ state, position, board, report }: Subject): void {
  const { over, endReason, turnNumber, rules } = state;
  if ((endReason === null) === over)
    report("endReason", `expected ${over ? "a reason" : "null while the game goes on"}`);
  if (!over) return;
  let reason: EndReason = "no-move";
  if (position.inGoal === GOAL_PAWNS) reason = "goal";
  else if (turnNumber === rules.maxTurns) reason = "last-turn";
  else if (board.reach.couldMove(position)) {
    report("over", "the game is not over: a pawn could move");
    return;
  }
  if (endReason !== null && endReason !== reason) {
    report("endReason", `expected "${reason}", got "${endReason}"`);
  }
}

/** N13: every move that is forbidden belongs to a pawn and to a die that is left. */
function lookAtReturns({ state, position, board, report }: Subject): void {
  const { noReturns, dice } = state;
  if (noReturns.length > DICE - dice.length)
    report("noReturns", "there are more than dice were used");
  for (const [index, { pawn, die, from, to }] of noReturns.entries()) {
    const path = `noReturns[${index}]`;
    if (!dice.includes(die)) report(`${path}.die`, `no ${die} is among the dice left`);
    if (position.occupant[board.numbers.get(pawn) ?? 0] < 0)
      report(`${path}.pawn`, `no pawn stands on ${pawn}`);
    if (from === to) report(path, "from and to are the same square");
  }
}

/** N21: a card is on offer in the two phases of a sale, and could have been reached by the owner's pawn. */
function lookAtOffer({ state, position, board, report }: Subject): void {
  const { phase, offer, seat, dice, rules } = state;
  const isOpen = phase === "price" || phase === "price-answer";
  if ((offer !== null) !== isOpen)
    report("offer", `expected ${isOpen ? "an offer" : "null"} in the phase "${phase}"`);
  if (offer === null) return;
  const cell = board.numbers.get(offer.square) ?? 0;
  if (offer.owner === state.inTurn)
    report("offer.owner", "the player in turn does not sell a card to themselves");
  if (position.occupant[cell] !== offer.owner)
    report("offer.square", `no pawn of seat ${offer.owner} stands on ${offer.square}`);
  if (!mayLayCard(position, cell))
    report("offer.square", `no card can have been taken from ${offer.square}`);
  if ((offer.price === null) !== (phase === "price"))
    report(
      "offer.price",
      `expected ${phase === "price" ? "null" : "a price"} in the phase "${phase}"`,
    );
  if ((offer.price ?? 0) > rules.maxPrice)
    report("offer.price", `the highest price is ${rules.maxPrice}`);
  if (seat !== (phase === "price" ? state.inTurn : offer.owner)) {
    report("seat", "the player in turn names the price, and the owner answers");
  }
  if (dice.length === DICE) report("dice", "a die was used to reach the card");
}

/** N15: the player in turn may roll again as long as none of the six dice can be used. */
function lookAtReroll({ state, position, board, report }: Subject): void {
  const { phase, seat, dice, rules } = state;
  if (phase !== "reroll") return;
  if (rules.reroll === "forced") report("phase", "rolling again is not a choice in this game");
  if (seat !== state.inTurn) report("seat", "the player in turn decides whether to roll again");
  if (dice.length !== DICE) report("dice", "only six dice can be rolled again");
  else if (board.reach.canMove(position)) report("dice", "one of the dice can be used");
  else if (!board.reach.couldMove(position)) report("over", "the game is over: no pawn can move");
}

/** N28: bribes are offered and answered before the first die is used. */
function lookAtBribe({ state, report }: Subject): void {
  const { phase, bribe, seat, dice, rules, noReturns } = state;
  const isOpen = phase === "bribe-answer";
  if ((bribe !== null) !== isOpen) {
    report("bribe", `expected ${isOpen ? "a bribe" : "null"} in the phase "${phase}"`);
  }
  if (phase !== "bribe" && phase !== "bribe-answer") return;
  if (!rules.bribery) report("phase", "bribery is off in this game");
  if (dice.length !== DICE || noReturns.length > 0)
    report("dice", "no die is used before all bribes are answered");
  if ((seat === state.inTurn) !== (phase === "bribe-answer")) {
    report("seat", "the others offer, and the player in turn answers");
  }
  const offers = bribe?.by ?? seat;
  if (offers !== null && state.seats[offers].coins === 0) {
    report(bribe === null ? "seat" : "bribe.by", `seat ${offers} has no coins to offer`);
  }
  if (bribe === null) return;
  if (bribe.by === state.inTurn) report("bribe.by", "the player in turn does not offer a bribe");
  if (bribe.coins > state.seats[bribe.by].coins)
    report("bribe.coins", `seat ${bribe.by} has only ${state.seats[bribe.by].coins} coins`);
  if (bribe.note === "") report("bribe.note", "expected null: an empty note is no note");
  if (bribe.coins === 0 && bribe.note === null)
    report("bribe", "an offer of 0 without a note is not asked about");
}

/** N4: the coins and debts of all seats add up to what the bank has paid and charged. */
export function lookAtMoney({ state, position, report }: Subject): void {
  const { seats, turnNumber, over, cards, deck } = state;
  const { inStart, crossed, inGoal, setting } = position;
  if (turnNumber === 0) {
    for (const [seat, { coins, debt }] of seats.entries()) {
      if (coins !== COINS_AT_START)
        report(`seats[${seat}].coins`, `expected ${COINS_AT_START} coins before the first turn`);
      if (debt !== 0) report(`seats[${seat}].debt`, "expected no debt before the first turn");
    }
    return;
  }
  const allCrossed = crossed === setting.pawns ? LAST_OVER_VALLEY : 0;
  const earned =
    (inStart === 0 ? LAST_OUT_OF_START : 0) +
    (crossed > 0 ? FIRST_OVER_VALLEY : 0) +
    (CARD_VALUES.length - cards.length - deck.length) * CARD_REACHED +
    goalEarnings(inGoal);
  const coins = seats.reduce((sum, seat) => sum + seat.coins, 0);
  const debts = seats.reduce((sum, seat) => sum + seat.debt, 0);
  // The position shows everything except what was paid for unused dice.
  const paid = COINS_AT_START * seats.length + earned - allCrossed - coins + debts;
  const turnsEnded = over ? turnNumber : turnNumber - 1;
  // N15: unless the player ends the turn instead of rolling again, at least one die of each turn is used.
  const mostUnused = state.rules.reroll === "choice" ? DICE : DICE - 1;
  if (paid < 0 || paid > mostUnused * UNUSED_DIE * turnsEnded)
    report("seats", "the coins do not add up");
  // N21: on credit, each card that was sold may have cost the highest price. Its holder and the seller have seen it.
  const isSold = ({ seenBy }: { readonly seenBy: readonly Seat[] }): boolean => seenBy.length > 1;
  const sold = seats.reduce((sum, seat) => sum + seat.cards.filter(isSold).length, 0);
  const lent = state.rules.credit === "cards" ? sold * state.rules.maxPrice : 0;
  if (debts > paid + allCrossed + lent) report("seats", "the debts do not add up");
}
