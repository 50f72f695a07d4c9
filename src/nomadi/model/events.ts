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
  /** What happened. */
  readonly type: "card-laid";
  /** Who laid it. */
  readonly seat: Seat;
  /** Where it lies. */
  readonly square: Square;
}

/** A pawn stands in the start (rule N5). @category Events */
export interface PawnPlaced {
  /** What happened. */
  readonly type: "pawn-placed";
  /** Whose pawn it is. */
  readonly seat: Seat;
  /** Where it stands. */
  readonly square: Square;
}

/** A turn begins (rule N6). @category Events */
export interface TurnBegan {
  /** What happened. */
  readonly type: "turn-began";
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Its number, from 1. */
  readonly turnNumber: number;
}

/** Six dice are rolled (rules N6, N15). @category Events */
export interface DiceRolled {
  /** What happened. */
  readonly type: "dice-rolled";
  /** Who rolled. */
  readonly seat: Seat;
  /** What they show, in ascending order. */
  readonly dice: readonly number[];
  /** Whether any of them can be used. If not, the player may roll all six again (rule N15). */
  readonly usable: boolean;
}

/** Coins are offered to the player in turn (rule N28). @category Events */
export interface BribeOffered {
  /** What happened. */
  readonly type: "bribe-offered";
  /** Who offers. */
  readonly seat: Seat;
  /** To whom. */
  readonly to: Seat;
  /** How much. */
  readonly coins: number;
  /** A wish in words, `null` if there is none. */
  readonly note: string | null;
}

/** A player offers nothing, and the player in turn is not asked about it (rule N28). @category Events */
export interface BribePassed {
  /** What happened. */
  readonly type: "bribe-passed";
  /** Who offers nothing. */
  readonly seat: Seat;
}

/** The player in turn takes a bribe (rule N28): the coins change hands. @category Events */
export interface BribeTaken {
  /** What happened. */
  readonly type: "bribe-taken";
  /** Who takes it. */
  readonly seat: Seat;
  /** Who pays. */
  readonly by: Seat;
  /** How much. */
  readonly coins: number;
}

/** The player in turn declines a bribe (rule N28). @category Events */
export interface BribeDeclined {
  /** What happened. */
  readonly type: "bribe-declined";
  /** Who declines it. */
  readonly seat: Seat;
  /** Who offered it. */
  readonly by: Seat;
}

/** A pawn steps or jumps (rules N8 to N10), and the die is used up. @category Events */
export interface PawnMoved {
  /** What happened. */
  readonly type: "pawn-moved";
  /** Who moves it. */
  readonly seat: Seat;
  /** Whose pawn it is. */
  readonly owner: Seat;
  /** With which die. */
  readonly die: number;
  /** From where. */
  readonly from: Square;
  /** To where. */
  readonly to: Square;
  /**
   * Every square on the way, from `from` to `to`: a step has these two, a jump also each square that it passes over. If
   * there are several ways, it is one with the fewest right angles; of these, the first if they are compared square by square,
   * with the directions in the order up, right, down, left.
   */
  readonly path: readonly Square[];
}

/** The bank pays a player (rules N17, N18, N21, N23). @category Events */
export interface BankPaid {
  /** What happened. */
  readonly type: "bank-paid";
  /** Who gets the coins. */
  readonly seat: Seat;
  /** How many. */
  readonly coins: number;
  /** What for. */
  readonly for: "last-out-of-start" | "first-over-valley" | "card" | "goal";
}

/** A player pays the bank, on credit if there is not enough cash (rules N4, N16, N19). @category Events */
export interface BankCharged {
  /** What happened. */
  readonly type: "bank-charged";
  /** Who pays. */
  readonly seat: Seat;
  /** How many coins in cash. */
  readonly coins: number;
  /** How many on credit. */
  readonly debt: number;
  /** What for. */
  readonly for: "last-over-valley" | "unused-dice";
}

/** A player takes the card that their own pawn has reached (rule N21). @category Events */
export interface CardTaken {
  /** What happened. */
  readonly type: "card-taken";
  /** Who takes it. */
  readonly seat: Seat;
  /** Where it lay. */
  readonly square: Square;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** A player looks at the card that another's pawn has reached (rule N21). @category Events */
export interface CardLookedAt {
  /** What happened. */
  readonly type: "card-looked-at";
  /** Who looks. */
  readonly seat: Seat;
  /** Whose pawn it is. */
  readonly owner: Seat;
  /** Where the card lay. */
  readonly square: Square;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** The player in turn names the price of a card (rule N21). @category Events */
export interface PriceNamed {
  /** What happened. */
  readonly type: "price-named";
  /** Who names it. */
  readonly seat: Seat;
  /** Who has to answer it. */
  readonly owner: Seat;
  /** The price. */
  readonly price: number;
}

/** The owner of the pawn pays the price and takes the card (rule N21). @category Events */
export interface CardSold {
  /** What happened. */
  readonly type: "card-sold";
  /** Who sells it. */
  readonly seat: Seat;
  /** Who buys it. */
  readonly owner: Seat;
  /** What it costs. */
  readonly price: number;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** The owner of the pawn refuses the price, and the card stays with the player in turn (rule N21). @category Events */
export interface CardRefused {
  /** What happened. */
  readonly type: "card-refused";
  /** Who keeps it. */
  readonly seat: Seat;
  /** Who refuses. */
  readonly owner: Seat;
  /** Its value; `null` if the viewer does not know it. */
  readonly value: number | null;
}

/** A pawn reaches the goal (rule N23). @category Events */
export interface GoalReached {
  /** What happened. */
  readonly type: "goal-reached";
  /** Who moved it. */
  readonly seat: Seat;
  /** Whose pawn it is. */
  readonly owner: Seat;
  /** Where it stands. */
  readonly square: Square;
  /** Whether it is the first, the second or the third: 1 to 3. */
  readonly place: number;
}

/** A turn ends: no die is left that can be used (rule N14), or the player ends it instead of rolling again (rule N15). @category Events */
export interface TurnEnded {
  /** What happened. */
  readonly type: "turn-ended";
  /** Whose turn it was. */
  readonly seat: Seat;
  /** The dice left unused, in ascending order. */
  readonly unused: readonly number[];
}

/** A seat has to decide. @category Events */
export interface Asked {
  /** What happened. */
  readonly type: "asked";
  /** Which seat. */
  readonly seat: Seat;
  /** What it decides. */
  readonly phase: Exclude<Phase, "over">;
}

/**
 * The game ends: the third pawn is in the goal (rule N24), no pawn can ever move again (rule N15), or the last turn has been
 * played (rule N26).
 *
 * @category Events
 */
export interface GameEnded {
  /** What happened. */
  readonly type: "game-ended";
  /** Why. */
  readonly reason: EndReason;
}
