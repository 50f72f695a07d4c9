/** The data of the game: one description, from which its types, its checks, and reading and writing follow. */
import {
  type Because,
  type BoardSpace,
  type DataMove,
  type DataPosition,
  type DataState,
  type DataTypes,
  type GameBoard,
  gameData,
  type GameScore,
  type InMove,
  type KindsOf,
  listOf,
  type Seat,
  type SeatScore,
  squareGrid,
  wholeNumber,
} from "caravanserai/kit";
import * as v from "valibot";

/** The track (W1), from the camp to the oasis. */
export const SQUARES = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] as const;
/** The name of a square. */
export type Square = (typeof SQUARES)[number];
/** The numbers of the first and the last square. */
export const CAMP = 0;
export const OASIS = SQUARES.length - 1;
/** How the track winds, for the board. The characters are names. */
export const track = squareGrid("a b c d\nh g f e\ni j k l", { name: (_, character) => character });

/** The wells (W1), in the order of the track. */
export const WELLS: readonly { readonly square: Square; readonly water: number }[] = [
  { square: "d", water: 2 },
  { square: "g", water: 3 },
  { square: "j", water: 4 },
];
/** What the oasis is worth (W9). */
export const OASIS_WATER = 5;
/** The cards (W2). */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6];

const die = wholeNumber(1, 6);
const square = v.picklist(SQUARES);

/** All data of the game. */
export const data = gameData({
  id: "last-water",
  players: [2, 4],
  options: {},
  state: {
    // The lower one first; none once the game is over.
    dice: listOf(die, 2),
    // Those with water, in the order of the track.
    wells: listOf(v.strictObject({ square, water: die }), WELLS.length),
  },
  seat: {
    camel: square,
    water: wholeNumber(0, 9),
    card: wholeNumber(1, CARDS.length),
    played: v.boolean(),
  },
  // W2, W4, W9: a card is hidden from others until it is played or the game is over.
  secrets: { card: ({ played }, isOver) => !played && !isOver },
  move: v.variant("type", [
    v.strictObject({ type: v.literal("die"), die }),
    v.strictObject({ type: v.literal("card") }),
  ]),
  ends: ["oasis"],
});
type Data = KindsOf<typeof data>;

/** A state, a move, and the position that the rules work on: the fields of the state, to be changed in place. */
export type State = DataState<Data>;
export type Move = DataMove<Data>;
export type Position = DataPosition<Data>;

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
  readonly camels: readonly { readonly seat: Seat }[];
  readonly water: number;
}

/** The types of this game, gathered for the contract. */
export interface Types extends DataTypes<Data> {
  readonly event: MoveEvent;
  readonly score: GameScore<Points>;
  readonly refusal: Refusal;
  readonly board: GameBoard<BoardSpace<"sand" | "camp" | "well" | "oasis", Contents>>;
}
