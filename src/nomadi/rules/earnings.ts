/** Earnings and payments: those of a pawn's move, in the order of rule N20 (N17, N18, N19, N21, N23), and the sale of a card. */
import { NONE } from "../../kit/none.js";
import type { BankCharged, BankPaid } from "../model/events.js";
import type { Emitted } from "./emitted.js";
import { GOAL, heldCard, NO_CARD, START } from "./numbers.js";
import { inTurn, type Position } from "./position.js";

/** N17, N18: earned by the owner of the last pawn out of the start, and by whoever moves the first pawn over the valley. */
export const LAST_OUT_OF_START = 5;
export const FIRST_OVER_VALLEY = 5;
/** N19: paid by the owner of the last pawn over the valley. */
export const LAST_OVER_VALLEY = 5;
/** N21: earned by whoever moves a pawn to a card. */
export const CARD_REACHED = 1;
/** N16: what each die costs that is left at the end of a turn. */
export const UNUSED_DIE = 1;
/** N23: half of what the first, second and third pawn in the goal earn. */
export const GOAL_SHARES = [4, 3, 2] as const;

/** Pays for a move of a pawn of `owner` by the player in turn. A card reached by another's pawn is put on offer (N21). */
export function earn(
  position: Position,
  owner: number,
  from: number,
  to: number,
  emitted: Emitted,
): void {
  const { setting } = position;
  const { goalSide } = setting.board;
  const mover = inTurn(position);
  if (setting.zone[from] === START && setting.zone[to] !== START && position.inStart === 0) {
    receive(position, owner, LAST_OUT_OF_START, "last-out-of-start", emitted);
  }
  if (goalSide[from] < goalSide[to]) {
    if (position.crossed === 1) {
      receive(position, mover, FIRST_OVER_VALLEY, "first-over-valley", emitted);
    }
    if (position.crossed === setting.pawns) {
      pay(position, owner, LAST_OVER_VALLEY, "last-over-valley", emitted);
    }
  }
  if (position.cards[to] !== NO_CARD) reachCard(position, owner, to, emitted);
  if (setting.zone[to] === GOAL) reachGoal(position, owner, to, emitted);
}

/** N21: the mover gets a coin in any case, and the card too if the pawn is the mover's own. */
function reachCard(position: Position, owner: number, cell: number, emitted: Emitted): void {
  const { cards, setting } = position;
  const seat = inTurn(position);
  const square = setting.board.names[cell];
  const value = cards[cell];
  receive(position, seat, CARD_REACHED, "card", emitted);
  cards[cell] = NO_CARD;
  if (owner === seat) {
    keep(position, value, seat, 1 << seat);
    emitted?.push({ type: "card-taken", seat, square, value });
    return;
  }
  position.offerValue = value;
  position.offerCell = cell;
  position.offerOwner = owner;
  emitted?.push({ type: "card-looked-at", seat, owner, square, value });
}

/** N23: half goes to the owner and half to the mover, who may be the same. */
function reachGoal(position: Position, owner: number, cell: number, emitted: Emitted): void {
  const seat = inTurn(position);
  const place = position.inGoal;
  const share = GOAL_SHARES[place - 1];
  emitted?.push({
    type: "goal-reached",
    seat,
    owner,
    square: position.setting.board.names[cell],
    place,
  });
  if (owner === seat) receive(position, seat, 2 * share, "goal", emitted);
  else {
    receive(position, owner, share, "goal", emitted);
    receive(position, seat, share, "goal", emitted);
  }
}

/** N21: the player in turn names the price of the card on offer. */
export function namePrice(position: Position, price: number, emitted: Emitted): void {
  position.offerPrice = price;
  const owner = position.offerOwner;
  emitted?.push({ type: "price-named", seat: inTurn(position), owner, price });
}

/** N21: tests whether the owner, who is asked, can pay the price of the card on offer, in cash or on credit. */
export const isPayable = ({ setting, coins, seat, offerPrice }: Position): boolean =>
  setting.rules.credit === "cards" || offerPrice <= coins[seat];

/** N21: the owner pays, on credit what the cash does not cover, and takes the card; both know its value. */
export function acceptPrice(position: Position, emitted: Emitted): void {
  const { offerOwner: owner, offerPrice: price, offerValue: value } = position;
  const seat = inTurn(position);
  const debt = charge(position, owner, price);
  position.coins[seat] += price;
  keep(position, value, owner, (1 << owner) | (1 << seat));
  closeOffer(position);
  emitted?.push({ type: "card-sold", seat, owner, price, debt, value });
}

/** N21: the mover keeps the card; the owner does not see it. */
export function refusePrice(position: Position, emitted: Emitted): void {
  const { offerOwner: owner, offerValue: value } = position;
  const seat = inTurn(position);
  keep(position, value, seat, 1 << seat);
  closeOffer(position);
  emitted?.push({ type: "card-refused", seat, owner, value });
}

function keep(position: Position, value: number, holder: number, seenBy: number): void {
  position.held[position.heldCount++] = heldCard(value, holder, seenBy);
}

function closeOffer(position: Position): void {
  position.offerValue = NO_CARD;
  position.offerCell = NONE;
  position.offerOwner = NONE;
  position.offerPrice = NONE;
}

function receive(
  position: Position,
  seat: number,
  coins: number,
  reason: BankPaid["for"],
  emitted: Emitted,
): void {
  position.coins[seat] += coins;
  emitted?.push({ type: "bank-paid", seat, coins, for: reason });
}

/** N4: a payment that a rule forces. It takes the player's coins first; the rest is debt. */
export function pay(
  position: Position,
  seat: number,
  amount: number,
  reason: BankCharged["for"],
  emitted: Emitted,
): void {
  if (amount === 0) return;
  const debt = charge(position, seat, amount);
  emitted?.push({ type: "bank-charged", seat, coins: amount - debt, debt, for: reason });
}

/** N4: takes an amount from a player's coins, and what they do not cover as debt. Returns that debt. */
function charge({ coins, debts }: Position, seat: number, amount: number): number {
  const debt = Math.max(0, amount - coins[seat]);
  coins[seat] -= amount - debt;
  debts[seat] += debt;
  return debt;
}
