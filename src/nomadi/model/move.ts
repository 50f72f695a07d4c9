/** The moves: everything that a seat can decide. */
import type { Square } from "./state.js";

/**
 * A decision: a card laid out, a pawn placed, dice rolled again, a turn ended, a bribe offered or answered, a pawn moved with
 * a die, a price named or answered. The phase of the state tells which kind is due.
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

/** Laying out a card, in games where the players do so (rule N3). @category Moves */
export interface LayCard {
  /** What kind of move it is. */
  readonly type: "card";
  /** Where it goes. */
  readonly square: Square;
}

/** Placing a pawn in the start (rule N5). @category Moves */
export interface PlacePawn {
  /** What kind of move it is. */
  readonly type: "place";
  /** Where it goes. */
  readonly square: Square;
}

/** Rolling all six dice again, since none of them can be used (rule N15). @category Moves */
export interface Reroll {
  /** What kind of move it is. */
  readonly type: "reroll";
}

/** Ending the turn without using a die, since none of the six can be used (rule N15). Each costs 1 (rule N16). @category Moves */
export interface EndTurn {
  /** What kind of move it is. */
  readonly type: "end-turn";
}

/** Moving any pawn with a die (rule N6). @category Moves */
export interface MovePawn {
  /** What kind of move it is. */
  readonly type: "move";
  /** The value of the die. */
  readonly die: number;
  /** Where the pawn stands. */
  readonly from: Square;
  /** Where it goes. */
  readonly to: Square;
}

/** Naming the price of a card (rule N21). @category Moves */
export interface NamePrice {
  /** What kind of move it is. */
  readonly type: "price";
  /** The price, from 0 to `maxPrice`. */
  readonly price: number;
}

/** Paying the price and taking the card (rule N21). @category Moves */
export interface AcceptPrice {
  /** What kind of move it is. */
  readonly type: "accept";
}

/** Leaving the card to the player who moved the pawn (rule N21). @category Moves */
export interface RefusePrice {
  /** What kind of move it is. */
  readonly type: "refuse";
}

/** Offering coins to the player in turn (rule N28). @category Moves */
export interface OfferBribe {
  /** What kind of move it is. */
  readonly type: "bribe";
  /** How much: 0 or more. */
  readonly coins: number;
  /**
   * A wish in words, of at most 500 characters. `legalMoves` lists offers without one, and any of them may be given one. It
   * binds nobody.
   */
  readonly note?: string;
}

/** Taking the coins offered (rule N28). @category Moves */
export interface TakeBribe {
  /** What kind of move it is. */
  readonly type: "take-bribe";
}

/** Declining the coins offered (rule N28). @category Moves */
export interface DeclineBribe {
  /** What kind of move it is. */
  readonly type: "decline-bribe";
}
