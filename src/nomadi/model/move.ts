/** The moves: everything that a seat can decide. */
import type { Square } from "./state.js";

/**
 * A decision: a card laid out, a pawn placed, dice rolled again, a turn ended, a bribe offered or answered, a pawn moved with a
 * die, a price named or answered. The phase of the state says which of them are legal.
 *
 * @category Playing
 */
export type Move =
  | LayCard
  | PlacePawn
  | Reroll
  | EndTurn
  | MovePawn
  | NamePrice
  | AcceptPrice
  | RefusePrice
  | OfferBribe
  | TakeBribe
  | DeclineBribe;

/** Laying out a card, in games in which players lay them out (rule N3). @category Moves */
export interface LayCard {
  /** The type of the move. */
  readonly type: "card";
  /** The square where it goes. */
  readonly square: Square;
}

/** Placing a pawn in the start (rule N5). @category Moves */
export interface PlacePawn {
  /** The type of the move. */
  readonly type: "place";
  /** The square where it goes. */
  readonly square: Square;
}

/** Rolling all six dice again, since none of them can be used (rule N15). @category Moves */
export interface Reroll {
  /** The type of the move. */
  readonly type: "reroll";
}

/** Ending the turn without using a die, since none of the six can be used (rule N15). Each costs 1 (rule N16). @category Moves */
export interface EndTurn {
  /** The type of the move. */
  readonly type: "end-turn";
}

/** Moving any pawn with a die (rule N6). @category Moves */
export interface MovePawn {
  /** The type of the move. */
  readonly type: "move";
  /** The value of the die. */
  readonly die: number;
  /** The square where the pawn stands. */
  readonly from: Square;
  /** The square where it goes. */
  readonly to: Square;
}

/** Naming the price of a card (rule N21). @category Moves */
export interface NamePrice {
  /** The type of the move. */
  readonly type: "price";
  /** The price, from 0 to `maxPrice`. */
  readonly price: number;
}

/** Paying the price and taking the card (rule N21). @category Moves */
export interface AcceptPrice {
  /** The type of the move. */
  readonly type: "accept";
}

/** Leaving the card to the player who moved the pawn (rule N21). @category Moves */
export interface RefusePrice {
  /** The type of the move. */
  readonly type: "refuse";
}

/** Offering coins to the player in turn (rule N28). @category Moves */
export interface OfferBribe {
  /** The type of the move. */
  readonly type: "bribe";
  /** The number of coins: 0 or more. */
  readonly coins: number;
  /**
   * A wish in words, of at most 500 characters; an empty one is none. It binds nobody. `legalMoves` lists offers without a note; a note may be added to
   * any of them.
   */
  readonly note?: string;
}

/** Taking the coins offered (rule N28). @category Moves */
export interface TakeBribe {
  /** The type of the move. */
  readonly type: "take-bribe";
}

/** Declining the coins offered (rule N28). @category Moves */
export interface DeclineBribe {
  /** The type of the move. */
  readonly type: "decline-bribe";
}
