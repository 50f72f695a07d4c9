/** Every decision as one number, for searches: listed, played, and as the move that it stands for. */
import { cardMove, placing } from "./board.js";
import {
  ACCEPT,
  bribeMove,
  countMoves,
  DECLINE_BRIBE,
  END_TURN,
  listSquares,
  mayLayCard,
  mayPlacePawn,
  priceMove,
  REFUSE,
  REROLL,
  TAKE_BRIBE,
} from "./legality.js";
import { codeOf, dieOf, fromOf, toOf } from "./pawn-move-codes.js";
import { decide } from "./play.js";
import type { Position } from "./position.js";
import type { Move } from "../model/move.js";

/**
 * A move of a pawn has its code. In place of the die, the other decisions have a 0, with their type in place of the square that
 * a pawn leaves; or a 7, which stands for a bribe, since coins take more bits than a square.
 */
const NO_DIE = 0;
const BRIBE_DIE = 7;
const CELL_BITS = 12;
const CELL_MASK = (1 << CELL_BITS) - 1;

/** The types of the decisions that have no die and are not bribes, each at its number. */
const TYPES = [
  "card",
  "place",
  "price",
  "reroll",
  "end-turn",
  "accept",
  "refuse",
  "take-bribe",
  "decline-bribe",
] as const;
type PlainType = (typeof TYPES)[number];

const plainCode = (type: PlainType, amount: number): number =>
  codeOf(NO_DIE, TYPES.indexOf(type), amount);

/** The decisions without squares or amounts. */
export const ROLL_AGAIN_DECISION = plainCode("reroll", 0);
export const END_TURN_DECISION = plainCode("end-turn", 0);
export const ACCEPT_DECISION = plainCode("accept", 0);
export const REFUSE_DECISION = plainCode("refuse", 0);
export const TAKE_BRIBE_DECISION = plainCode("take-bribe", 0);
const DECLINE_BRIBE_DECISION = plainCode("decline-bribe", 0);

/** The decision to name a price. */
export const priceDecision = (price: number): number => plainCode("price", price);

/** The decision to offer coins, without a note. */
export const bribeDecision = (coins: number): number =>
  codeOf(BRIBE_DIE, coins >> CELL_BITS, coins & CELL_MASK);

/** The price that is named, the coins that are offered, or the square of a card or a placed pawn. */
export const amountOf = (decision: number): number =>
  dieOf(decision) === BRIBE_DIE ? (fromOf(decision) << CELL_BITS) | toOf(decision) : toOf(decision);

/** Whether a decision moves a pawn. */
export const isPawnMove = (decision: number): boolean =>
  dieOf(decision) !== NO_DIE && dieOf(decision) !== BRIBE_DIE;

/** Writes every legal decision into `into`, in the order of `listMoves`, and returns how many there are. */
export function listDecisions(position: Position, into: number[]): number {
  const { squares, startSquares, reach } = position.ground.board;
  switch (position.phase) {
    case "cards":
      return listPlain(listSquares(position, squares, mayLayCard), "card", into);
    case "pawns":
      return listPlain(listSquares(position, startSquares, mayPlacePawn), "place", into);
    case "move": {
      const found = reach.listAll(position);
      for (let index = 0; index < found; index++) into[index] = reach.codes[index];
      return found;
    }
    case "price":
      return listAmounts(countMoves(position), priceDecision, into);
    case "bribe":
      return listAmounts(countMoves(position), bribeDecision, into);
    case "reroll":
      return listTwo(ROLL_AGAIN_DECISION, END_TURN_DECISION, into);
    case "bribe-answer":
      return listTwo(TAKE_BRIBE_DECISION, DECLINE_BRIBE_DECISION, into);
    case "price-answer":
      if (countMoves(position) === 2) return listTwo(ACCEPT_DECISION, REFUSE_DECISION, into);
      into[0] = REFUSE_DECISION;
      return 1;
    case "over":
      return 0;
  }
}

function listPlain(cells: readonly number[], type: PlainType, into: number[]): number {
  for (let index = 0; index < cells.length; index++) into[index] = plainCode(type, cells[index]);
  return cells.length;
}

function listAmounts(count: number, code: (amount: number) => number, into: number[]): number {
  for (let amount = 0; amount < count; amount++) into[amount] = code(amount);
  return count;
}

function listTwo(one: number, other: number, into: number[]): number {
  into[0] = one;
  into[1] = other;
  return 2;
}

/** Makes a legal decision. */
export function playDecision(position: Position, decision: number): void {
  const die = dieOf(decision);
  const to = toOf(decision);
  if (die === BRIBE_DIE) decide(position, "bribe", amountOf(decision), 0, 0, null, undefined);
  else if (die !== NO_DIE) decide(position, "move", die, fromOf(decision), to, null, undefined);
  else {
    const type = TYPES[fromOf(decision)];
    if (type === "price") decide(position, type, to, 0, 0, null, undefined);
    else decide(position, type, 0, 0, to, null, undefined);
  }
}

/** The move of a legal decision. */
export function moveOfDecision({ ground: { board } }: Position, decision: number): Move {
  const die = dieOf(decision);
  if (die === BRIBE_DIE) return bribeMove(amountOf(decision));
  if (die !== NO_DIE) return board.pawnMoves.of(decision);
  const type = TYPES[fromOf(decision)];
  switch (type) {
    case "card":
      return cardMove(board, toOf(decision));
    case "place":
      return placing(board, toOf(decision));
    case "price":
      return priceMove(toOf(decision));
    case "reroll":
      return REROLL;
    case "end-turn":
      return END_TURN;
    case "accept":
      return ACCEPT;
    case "refuse":
      return REFUSE;
    case "take-bribe":
      return TAKE_BRIBE;
    case "decline-bribe":
      return DECLINE_BRIBE;
  }
}
