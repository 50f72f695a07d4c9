/** The events that a move causes, in order: enough to animate it, to log it, and to write the next state. */
import type { Seat } from "../../game.js";
import type { EndReason, Phase, Square } from "./state.js";

/**
 * One thing that happens because of a move. Most moves cause several events, in the order in which players would see them:
 *
 * | move | events |
 * | --- | --- |
 * | `card` | `card-laid`, `asked` |
 * | `place` | `pawn-placed`, then `asked`, or the first turn |
 * | `reroll` | `dice-rolled`, `asked` |
 * | `move` | `pawn-moved`; `bank-paid` for `last-out-of-start`; `bank-paid` for `first-over-valley`; `bank-charged` for `last-over-valley`; if there is a card, `bank-paid` for `card`, and `card-taken` or `card-looked-at`; in the goal, `goal-reached`, and `bank-paid` for `goal` to the owner and then to the mover, or once if they are the same (N20); then the game goes on |
 * | `price` | `price-named`, `asked` |
 * | `accept`, `refuse` | `card-sold` or `card-refused`, then the game goes on |
 * | `bribe` | `bribe-offered` or `bribe-passed`, `asked` |
 * | `take-bribe`, `decline-bribe` | `bribe-taken` or `bribe-declined`, `asked` |
 * | `end-turn` | the end of the turn |
 *
 * - The game goes on with `asked`, with the end of the turn if no die can be used, or with `game-ended` once three pawns are in the
 *   goal.
 * - The end of the turn is `turn-ended`, `bank-charged` for `unused-dice` if there are any, then the next turn, or `game-ended` after
 *   the last one.
 * - A turn is `turn-began`, `dice-rolled` (several times with `reroll: "forced"`), `asked`. If no pawn can ever move again, it is
 *   only `game-ended`.
 *
 * So the last event is always `asked` or `game-ended`. Every viewer gets the same events, with `null` for a value that they may not
 * know.
 *
 * @category Playing
 */
export type MoveEvent =
  | CardLaid
  | PawnPlaced
  | TurnBegan
  | DiceRolled
  | BribeOffered
  | BribePassed
  | BribeTaken
  | BribeDeclined
  | PawnMoved
  | BankPaid
  | BankCharged
  | CardTaken
  | CardLookedAt
  | PriceNamed
  | CardSold
  | CardRefused
  | GoalReached
  | TurnEnded
  | Asked
  | GameEnded;

/** A player lays a card on the board, face down (rule N3). @category Events */
export interface CardLaid {
  /** The type of the event. */
  readonly type: "card-laid";
  /** The seat that laid it. */
  readonly seat: Seat;
  /** The square where it lies. */
  readonly square: Square;
}

/** A pawn stands in the start (rule N5). @category Events */
export interface PawnPlaced {
  /** The type of the event. */
  readonly type: "pawn-placed";
  /** The seat that owns the pawn. */
  readonly seat: Seat;
  /** The square where it stands. */
  readonly square: Square;
}

/** A turn begins (rule N6). @category Events */
export interface TurnBegan {
  /** The type of the event. */
  readonly type: "turn-began";
  /** The seat whose turn it is. */
  readonly seat: Seat;
  /** Its number, from 1. */
  readonly turnNumber: number;
}

/** Six dice are rolled (rules N6, N15). @category Events */
export interface DiceRolled {
  /** The type of the event. */
  readonly type: "dice-rolled";
  /** The seat that rolled. */
  readonly seat: Seat;
  /** Their values, in ascending order. */
  readonly dice: readonly number[];
  /** Whether any of them can be used. If not, the player may roll all six again (rule N15). */
  readonly usable: boolean;
}

/** Coins are offered to the player in turn (rule N28). @category Events */
export interface BribeOffered {
  /** The type of the event. */
  readonly type: "bribe-offered";
  /** The seat that offers. */
  readonly seat: Seat;
  /** The seat that it is offered to. */
  readonly to: Seat;
  /** The number of coins. */
  readonly coins: number;
  /** A wish in words, `null` if there is none. */
  readonly note: string | null;
}

/** A player offers nothing, and the player in turn is not asked about it (rule N28). @category Events */
export interface BribePassed {
  /** The type of the event. */
  readonly type: "bribe-passed";
  /** The seat that offers nothing. */
  readonly seat: Seat;
}

/** The player in turn takes a bribe (rule N28): the coins change hands. @category Events */
export interface BribeTaken {
  /** The type of the event. */
  readonly type: "bribe-taken";
  /** The seat that takes it. */
  readonly seat: Seat;
  /** The seat that pays. */
  readonly by: Seat;
  /** The number of coins. */
  readonly coins: number;
}

/** The player in turn declines a bribe (rule N28). @category Events */
export interface BribeDeclined {
  /** The type of the event. */
  readonly type: "bribe-declined";
  /** The seat that declines it. */
  readonly seat: Seat;
  /** The seat that offered it. */
  readonly by: Seat;
}

/** A pawn steps or jumps (rules N8 to N10), and the die is used up. @category Events */
export interface PawnMoved {
  /** The type of the event. */
  readonly type: "pawn-moved";
  /** The seat that moves it. */
  readonly seat: Seat;
  /** The seat that owns the pawn. */
  readonly owner: Seat;
  /** The value of the die. */
  readonly die: number;
  /** The square where it stood. */
  readonly from: Square;
  /** The square where it lands. */
  readonly to: Square;
  /**
   * Every square on the way, from `from` to `to`: a step has these two, a jump also each square that it passes over. Of several
   * possible ways, it is one with the fewest right angles; if there are several of these, the first in the order up, right, down,
   * left, compared square by square.
   */
  readonly path: readonly Square[];
}

/** The bank pays a player (rules N17, N18, N21, N23). @category Events */
export interface BankPaid {
  /** The type of the event. */
  readonly type: "bank-paid";
  /** The seat that gets the coins. */
  readonly seat: Seat;
  /** The number of coins. */
  readonly coins: number;
  /** The purpose. */
  readonly for: "last-out-of-start" | "first-over-valley" | "card" | "goal";
}

/** A player pays the bank, on credit if there is not enough cash (rules N4, N16, N19). @category Events */
export interface BankCharged {
  /** The type of the event. */
  readonly type: "bank-charged";
  /** The seat that pays. */
  readonly seat: Seat;
  /** The coins paid in cash. */
  readonly coins: number;
  /** The coins paid on credit. */
  readonly debt: number;
  /** The purpose. */
  readonly for: "last-over-valley" | "unused-dice";
}

/** A player takes the card that their own pawn has reached (rule N21). @category Events */
export interface CardTaken {
  /** The type of the event. */
  readonly type: "card-taken";
  /** The seat that takes it. */
  readonly seat: Seat;
  /** The square where it lay. */
  readonly square: Square;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** A player looks at the card that another's pawn has reached (rule N21). @category Events */
export interface CardLookedAt {
  /** The type of the event. */
  readonly type: "card-looked-at";
  /** The seat that looks. */
  readonly seat: Seat;
  /** The seat that owns the pawn. */
  readonly owner: Seat;
  /** The square where the card lay. */
  readonly square: Square;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** The player in turn names the price of a card (rule N21). @category Events */
export interface PriceNamed {
  /** The type of the event. */
  readonly type: "price-named";
  /** The seat that names it. */
  readonly seat: Seat;
  /** The seat that has to answer it. */
  readonly owner: Seat;
  /** The price. */
  readonly price: number;
}

/** The owner of the pawn pays the price and takes the card (rule N21). @category Events */
export interface CardSold {
  /** The type of the event. */
  readonly type: "card-sold";
  /** The seat that sells it. */
  readonly seat: Seat;
  /** The seat that buys it. */
  readonly owner: Seat;
  /** The price. The seller gets all of it. */
  readonly price: number;
  /** How much of it the buyer owes to the bank: 0 unless option `credit` is `"cards"`. */
  readonly debt: number;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** The owner of the pawn refuses the price, and the card stays with the player in turn (rule N21). @category Events */
export interface CardRefused {
  /** The type of the event. */
  readonly type: "card-refused";
  /** The seat that keeps it. */
  readonly seat: Seat;
  /** The seat that refuses. */
  readonly owner: Seat;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** A pawn reaches the goal (rule N23). @category Events */
export interface GoalReached {
  /** The type of the event. */
  readonly type: "goal-reached";
  /** The seat that moved it. */
  readonly seat: Seat;
  /** The seat that owns the pawn. */
  readonly owner: Seat;
  /** The square where it stands. */
  readonly square: Square;
  /** Its rank among the pawns in the goal: 1 to 3. */
  readonly place: number;
}

/** A turn ends: no die is left that can be used (rule N14), or the player ends it instead of rolling again (rule N15). @category Events */
export interface TurnEnded {
  /** The type of the event. */
  readonly type: "turn-ended";
  /** The seat whose turn it was. */
  readonly seat: Seat;
  /** The dice left unused, in ascending order. */
  readonly unused: readonly number[];
}

/** A seat has to decide. @category Events */
export interface Asked {
  /** The type of the event. */
  readonly type: "asked";
  /** The seat. */
  readonly seat: Seat;
  /** The decision that is due. */
  readonly phase: Exclude<Phase, "over">;
}

/**
 * The game ends: the third pawn is in the goal (rule N24), no pawn can ever move again (rule N15), or the last turn has been
 * played (rule N26).
 *
 * @category Events
 */
export interface GameEnded {
  /** The type of the event. */
  readonly type: "game-ended";
  /** The reason. */
  readonly reason: EndReason;
}
