/** What people see of the game, as plain JSON and its types. */
import type {
  Because,
  BoardSpace,
  Ended,
  GameBoard,
  GameScore,
  InMove,
  PlayableTypes,
  RandomState,
  Running,
  Seat,
  SeatScore,
  Seats,
  Seed,
  Viewed,
} from "caravanserai/kit";

/** The track (W1), from the camp to the oasis. */
export const SQUARES = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] as const;
/** The name of a square. */
export type Square = (typeof SQUARES)[number];
/** The numbers of the first and the last square. */
export const CAMP = 0;
export const OASIS = SQUARES.length - 1;

/** The wells (W1): the number of the square, and its water. */
export const WELLS: readonly (readonly [place: number, water: number])[] = [
  [3, 2],
  [6, 3],
  [9, 4],
];
/** What the oasis is worth (W9). */
export const OASIS_WATER = 5;
/** The cards (W2). */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The options of `setup`. */
export interface Options {
  /** From 2 to 4. */
  readonly players: number;
  /** Where all chance comes from. */
  readonly seed: Seed;
}

/** A well that still has its water. */
export interface Well {
  readonly square: Square;
  readonly water: number;
}

/** What one seat has. In a view, the value of its card can be `null`. */
export interface SeatState<Card = number> {
  /** Where its camel stands. */
  readonly camel: Square;
  /** The water it has taken from wells. */
  readonly water: number;
  /** The value of its card. */
  readonly card: Card;
  /** Whether the card was played, and lies open. */
  readonly played: boolean;
}

/** Whether the game goes on, and if so who decides; `over` tells which of the two it is. */
export type Standing = Running | Ended<"oasis">;

/** What states and views have in common. */
interface StateFields<Card> {
  readonly game: "last-water";
  readonly version: 1;
  /** The two dice of this turn, the lower one first; none once the game is over. */
  readonly dice: readonly number[];
  /** The wells with water, in the order of the track. */
  readonly wells: readonly Well[];
  readonly seats: Seats<SeatState<Card>>;
}

/** What only a state has. */
interface Whole {
  readonly seed: Seed;
  /** The dice to come. */
  readonly chance: RandomState;
}

/** A whole game at one moment. */
export type State = StateFields<number> & Whole & Standing;

/** What one viewer may know of it. */
export type View = StateFields<number | null> & Viewed & Standing;

/** Moves the camel by a die (W3). */
export interface UseDie {
  readonly type: "die";
  readonly die: number;
}
/** Moves the camel by the card (W4). */
export interface PlayCard {
  readonly type: "card";
}
export type Move = UseDie | PlayCard;

/** Everything that a move can cause. */
export type MoveEvent =
  | { readonly type: "card-played"; readonly seat: Seat; readonly value: number }
  | {
      readonly type: "camel-moved";
      readonly seat: Seat;
      readonly from: Square;
      readonly to: Square;
    }
  | {
      readonly type: "water-taken";
      readonly seat: Seat;
      readonly square: Square;
      readonly water: number;
    }
  | { readonly type: "turn-began"; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: "turn-missed"; readonly seat: Seat }
  | { readonly type: "game-ended"; readonly reason: "oasis" };

/** Why a move is refused. */
export type Refusal =
  | (Because<"malformed", null> & InMove)
  | Because<"game-over", "W8">
  | (Because<"no-such-die", "W3"> & { readonly dice: readonly number[] })
  | Because<"card-played-already", "W4">
  | (Because<"occupied", "W6"> & { readonly square: Square });

/** The points of a seat by source (W9). */
export interface Points extends SeatScore {
  readonly wells: number;
  readonly oasis: number;
  readonly card: number;
}

/** What is on a square. */
export interface Contents {
  readonly camels: readonly Seat[];
  readonly water: number;
}
export type Board = GameBoard<BoardSpace<"sand" | "camp" | "well" | "oasis", Contents>>;

/** The types of this game, gathered for the contract. */
export interface Types extends PlayableTypes {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly event: MoveEvent;
  readonly view: View;
  readonly score: GameScore<Points>;
  readonly refusal: Refusal;
  readonly board: Board;
}
