/** The part of soundness that is about a turn: who decides what, with which dice, and where the money comes from. */
import { mayLayCard } from "../rules/legality.js";
import { inTurn, NONE } from "../rules/position.js";
import type { Subject } from "./soundness.js";
import { CARD_VALUES, COINS_AT_START, DICE, type EndReason, GOAL_PAWNS } from "../table/state.js";

/** What the pawns in the goal have earned, by their number (N23). */
const GOAL_EARNINGS = [0, 8, 14, 18];
const BONUS = 5;
/** N15: at least one die of a turn can be used. */
const MOST_UNUSED = DICE - 1;

/** N1, N14, N15, N24, N26: the phase fits the turn, and whoever decides can. */
export function lookAtTurn(subject: Subject): void {
  const { state, position, board, report } = subject;
  const { phase, seat, turnNumber, over, rules, dice } = state;
  const { inGoal } = position;
  const isSetUp = phase !== "cards" && phase !== "pawns";
  if (over !== (phase === "over")) report("over", "does not fit the phase");
  if ((seat === null) !== over) report("seat", "does not fit the phase");
  if ((state.inTurn ?? NONE) !== inTurn(position)) report("inTurn", "turns go round by seat");
  if (turnNumber > rules.maxTurns) report("turnNumber", "the game ends before that");
  if (turnNumber > 0 && !isSetUp) report("turnNumber", "no turn begins before all pawns stand");
  if (turnNumber === 0 && isSetUp && !over) report("turnNumber", "the first turn has begun");
  if ((!isSetUp || over) && dice.length > 0) report("dice", "no dice are rolled");
  if (inGoal > GOAL_PAWNS || (inGoal === GOAL_PAWNS && !over)) {
    report("over", "the third pawn in the goal ends the game");
  }
  lookAtReturns(subject);
  lookAtOffer(subject);
  lookAtBribe(subject);
  lookAtEnd(subject);
  if (phase === "bribe" || phase === "bribe-answer" || phase === "move") {
    if (!board.reach.canMove(position)) {
      report("dice", "no die can be used");
    }
  }
  if (phase === "move" && seat !== state.inTurn) report("seat", "the player in turn moves");
}

/** N15, N24, N26: the reason for the end is the one that comes first, and it fits the position. */
function lookAtEnd({ state, position, board, report }: Subject): void {
  const { over, endReason, turnNumber, rules } = state;
  if ((endReason === null) === over) report("endReason", "does not fit the phase");
  if (!over) return;
  let reason: EndReason = "no-move";
  if (position.inGoal === GOAL_PAWNS) reason = "goal";
  else if (turnNumber === rules.maxTurns) reason = "last-turn";
  else if (board.reach.couldMove(position)) {
    report("over", "the game is not over");
    return;
  }
  if (endReason !== null && endReason !== reason) {
    report("endReason", `the game ended with "${reason}", not with "${endReason}"`);
  }
}

/** N13. */
function lookAtReturns({ state, position, board, report }: Subject): void {
  const { noReturns, dice } = state;
  if (noReturns.length > DICE - dice.length) report("noReturns", "more than dice were used");
  for (const [index, { pawn, die, from, to }] of noReturns.entries()) {
    const path = `noReturns[${index}]`;
    if (!dice.includes(die)) report(`${path}.die`, "no such die is left");
    if (position.occupant[board.numbers.get(pawn) ?? 0] < 0)
      report(`${path}.pawn`, "no pawn there");
    if (from === to) report(path, "from and to are one square");
  }
}

/** N21. */
function lookAtOffer({ state, position, board, report }: Subject): void {
  const { phase, offer, seat, dice, rules } = state;
  const isOpen = phase === "price" || phase === "price-answer";
  if ((offer !== null) !== isOpen) report("offer", "does not fit the phase");
  if (offer === null) return;
  const cell = board.numbers.get(offer.square) ?? 0;
  if (offer.owner === state.inTurn) report("offer.owner", "nobody sells a card to oneself");
  if (position.occupant[cell] !== offer.owner) report("offer.square", "no pawn of the owner there");
  if (!mayLayCard(position, cell)) report("offer.square", "no card was taken from there");
  if ((offer.price === null) !== (phase === "price")) report("offer.price", "not in this phase");
  if ((offer.price ?? 0) > rules.maxPrice) report("offer.price", "too high");
  if (seat !== (phase === "price" ? state.inTurn : offer.owner)) {
    report("seat", "the player in turn names the price, and the owner answers");
  }
  if (dice.length === DICE) report("dice", "a die was used to reach the card");
}

/** N28. */
function lookAtBribe({ state, report }: Subject): void {
  const { phase, bribe, seat, dice, rules, noReturns } = state;
  if ((bribe !== null) !== (phase === "bribe-answer")) report("bribe", "does not fit the phase");
  if (phase !== "bribe" && phase !== "bribe-answer") return;
  if (!rules.bribery) report("phase", "nobody offers bribes in this game");
  if (dice.length !== DICE || noReturns.length > 0) report("dice", "no die has been used yet");
  if ((seat === state.inTurn) !== (phase === "bribe-answer")) {
    report("seat", "the others offer, and the player in turn answers");
  }
  if (bribe === null) return;
  if (bribe.by === state.inTurn) report("bribe.by", "nobody bribes oneself");
  if (bribe.coins > state.seats[bribe.by].coins) report("bribe.coins", "more than there is");
}

/** N4: all coins but those of the start come from the bank for something, and go back for something. */
export function lookAtMoney({ state, position, report }: Subject): void {
  const { seats, turnNumber, over, cards, deck } = state;
  const { inStart, crossed, inGoal, ground } = position;
  if (turnNumber === 0) {
    for (const [seat, { coins, debt }] of seats.entries()) {
      if (coins !== COINS_AT_START)
        report(`seats[${seat}].coins`, "not what everybody starts with");
      if (debt !== 0) report(`seats[${seat}].debt`, "nobody starts with a debt");
    }
    return;
  }
  const allCrossed = crossed === ground.pawns ? BONUS : 0;
  const earned =
    (inStart === 0 ? BONUS : 0) +
    (crossed > 0 ? BONUS : 0) +
    (CARD_VALUES.length - cards.length - deck.length) +
    GOAL_EARNINGS[inGoal];
  const coins = seats.reduce((sum, seat) => sum + seat.coins, 0);
  const debts = seats.reduce((sum, seat) => sum + seat.debt, 0);
  // What was paid for unused dice is the one thing that the position does not show.
  const paid = COINS_AT_START * seats.length + earned - allCrossed - coins + debts;
  const turnsEnded = over ? turnNumber : turnNumber - 1;
  if (paid < 0 || paid > MOST_UNUSED * turnsEnded) report("seats", "the coins do not add up");
  if (debts > paid + allCrossed) report("seats", "the debts do not add up");
}
