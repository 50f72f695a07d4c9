/**
 * The state of a game of Nomadi: small, readable JSON, read-only in its type and frozen at run time. Every list has a fixed
 * order, so equal positions have equal states however they were reached, and no order gives away what is hidden.
 */
import type {
  Seats,
  Ended,
  GameScore,
  Running,
  Seat,
  SeatScore,
  Seed,
  Viewed,
} from "../../game.js";
import type { RandomState } from "../../kit/chance/chance.js";
import type { Layout } from "./layout.js";

/** The name of a square: a letter for its row and a number for its column, such as `q9`. @category Vocabulary */
export type Square = string;

/**
 * The phases of a game, each named after the decision that is due: laying out a card, placing a pawn, rolling again or ending the
 * turn, offering a bribe, answering it, moving a pawn, naming a price, answering it. Once the game is over, no decision is due.
 *
 * @example
 * ```ts
 * import { PHASES } from "caravanserai/nomadi";
 *
 * PHASES.at(-1); // => "over"
 * ```
 *
 * @category Vocabulary
 */
export const PHASES = Object.freeze([
  "cards",
  "pawns",
  "reroll",
  "bribe",
  "bribe-answer",
  "move",
  "price",
  "price-answer",
  "over",
] as const);

/** The decision that is due. @category Vocabulary */
export type Phase = (typeof PHASES)[number];

/**
 * The reason why a game ends: the third pawn is in the goal (rule N24), no pawn can ever move again (rule N15), or the last turn
 * has been played (rule N26).
 *
 * @category Vocabulary
 */
export type EndReason = "goal" | "no-move" | "last-turn";

/**
 * The values of the 18 desert cards (rule N3).
 *
 * @example
 * ```ts
 * import { CARD_VALUES } from "caravanserai/nomadi";
 *
 * CARD_VALUES.length; // => 18
 * CARD_VALUES.reduce((sum, value) => sum + value, 0); // => 15
 * ```
 *
 * @category Vocabulary
 */
export const CARD_VALUES: readonly number[] = Object.freeze([
  ...[1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3],
  ...[-1, -1, -1, -2, -2, -2],
]);

/**
 * The pawns of each player, by the number of players (rule N1).
 *
 * @example
 * ```ts
 * import { PAWNS_EACH } from "caravanserai/nomadi";
 *
 * PAWNS_EACH[4]; // => 4
 * ```
 *
 * @category Vocabulary
 */
export const PAWNS_EACH: Readonly<Record<number, number>> = Object.freeze({
  2: 8,
  3: 5,
  4: 4,
  5: 3,
});

/** The coins each player starts with (rule N4). */
export const COINS_AT_START = 5;

/** The number of dice that a player rolls (rule N6). */
export const DICE = 6;

/** The number of pawns in the goal that ends the game (rule N24). */
export const GOAL_PAWNS = 3;

/** A desert card on the board, face down. @category State */
export interface BoardCard<Value extends number | null = number> {
  /** The square where it lies. */
  readonly square: Square;
  /** Its value; `null` in a view if the viewer does not know it. */
  readonly value: Value;
}

/** A desert card that a player has taken. @category State */
export interface HeldCard<Value extends number | null = number> {
  /** Its value; `null` in a view if the viewer does not know it. */
  readonly value: Value;
  /** The seats that know the value (rule N22), ascending: the holder, and the seller if the card was sold. */
  readonly seenBy: readonly Seat[];
}

/** The possessions of one player. @category State */
export interface SeatState<Value extends number | null = number> {
  /** The squares where the pawns stand, in board order. */
  readonly pawns: readonly Square[];
  /** Cash. */
  readonly coins: number;
  /** The debt to the bank (rule N4). */
  readonly debt: number;
  /** The cards taken, ordered by who has seen them, then by value. */
  readonly cards: readonly HeldCard<Value>[];
}

/** A move that a pawn may not make in this turn, since it has made the opposite one (rule N13). @category State */
export interface NoReturn {
  /** The square where the pawn stands now. */
  readonly pawn: Square;
  /** The value of the dice that may not make the move. */
  readonly die: number;
  /** The square that the move starts from. */
  readonly from: Square;
  /** The square that the move ends on. */
  readonly to: Square;
}

/** A card that the player in turn has looked at and offers to the owner of the pawn on it (rule N21). @category State */
export interface Offer<Value extends number | null = number> {
  /** The square where the pawn stands. */
  readonly square: Square;
  /** The seat that owns the pawn. */
  readonly owner: Seat;
  /** The value of the card, which only the player in turn has seen. */
  readonly value: Value;
  /** The price, `null` until it is named. */
  readonly price: number | null;
}

/** Coins that a player offers to the player in turn (rule N28). @category State */
export interface Bribe {
  /** The seat that offers. */
  readonly by: Seat;
  /** The number of coins. */
  readonly coins: number;
  /** A wish in words, `null` if there is none. It binds nobody. */
  readonly note: string | null;
}

/** The most right angles of a jump, by the value of the die (rule N10). A 1 does not jump. @category State */
export type Bends = Readonly<Record<2 | 3 | 4 | 5 | 6, number>>;

/** The options of the rules that a game is played by. @category State */
export interface Rules {
  /** Which pawns must be in contact (rule N11). */
  readonly contact: "group" | "neighbour";
  /** The most right angles of a jump (rule N10). */
  readonly bends: Bends;
  /** The squares of the cards that do not go to water holes (rule N3): random, given, or chosen by the players. */
  readonly cards: "random" | "given" | "choose";
  /** The squares of the goal in board order (rule N27), `null` for those of the layout. */
  readonly goal: readonly Square[] | null;
  /** The highest price that can be named for a card (rule N21). */
  readonly maxPrice: number;
  /** The payments that may become debt (rules N4, N21): only those that a rule forces, or the prices of cards too. */
  readonly credit: "forced" | "cards";
  /** The number of the last turn (rule N26). */
  readonly maxTurns: number;
  /** The procedure if none of six dice can be used (rule N15): the player decides, or they are rolled again. */
  readonly reroll: "choice" | "forced";
  /** Whether coins may be offered to the player in turn (rule N28). */
  readonly bribery: boolean;
}

/** The fields of a running game. @category State */
export interface InPlay extends Running {
  /** The decision that is due. */
  readonly phase: Exclude<Phase, "over">;
}

/** The fields of a game that has ended. @category State */
export interface Over extends Ended<EndReason> {
  /** The phase of a game that has ended. */
  readonly phase: "over";
}

/** The fields that states and views share, besides those of `InPlay` and `Over`. @category State */
export interface StateFields<Value extends number | null = number> {
  /** The game this belongs to. */
  readonly game: "nomadi";
  /** The version of this format. */
  readonly version: 1;
  /** The board. */
  readonly layout: Layout;
  /** The options of the rules. */
  readonly rules: Rules;
  /** The number of the turn, from 1; 0 before the first turn. */
  readonly turnNumber: number;
  /** The dice not used yet, in ascending order. */
  readonly dice: readonly number[];
  /** The moves that rule N13 forbids, ordered by pawn, die and squares; only for dice that are left. */
  readonly noReturns: readonly NoReturn[];
  /** The card on offer, `null` if there is none. */
  readonly offer: Offer<Value> | null;
  /** The bribe on offer, `null` if there is none. */
  readonly bribe: Bribe | null;
  /** The cards that the players have yet to lay out, the next one first (rule N3). */
  readonly deck: readonly Value[];
  /** The cards on the board, in board order. */
  readonly cards: readonly BoardCard<Value>[];
  /** The possessions of each player, by seat. */
  readonly seats: Seats<SeatState<Value>>;
}

/** The fields of a state that views do not have. @category State */
export interface Whole {
  /** The seed the game was set up with. */
  readonly seed: Seed;
  /** The state of the random generator for the dice. */
  readonly chance: RandomState;
}

/** The whole state of a running game. @category State */
export interface RunningState extends StateFields, InPlay, Whole {}

/** The whole state of a game that has ended. @category State */
export interface EndedState extends StateFields, Over, Whole {}

/**
 * The whole state of a game: everything that is needed to go on. If `over` is `false`, `seat` decides.
 *
 * @category State
 */
export type State = RunningState | EndedState;

/** The view of a running game. @category State */
export interface RunningView extends StateFields<number | null>, InPlay, Viewed {}

/** The view of a game that has ended. @category State */
export interface EndedView extends StateFields<number | null>, Over, Viewed {}

/**
 * The state without what a viewer may not know (rule N22): it has no seed and no random generator, and card values that this viewer
 * has not seen are `null`. Once the game is over, all values are shown.
 *
 * @category State
 */
export type View = RunningView | EndedView;

/** The options of `setup`. @category Playing */
export interface Options {
  /** The number of players: 2 to 5. */
  readonly players: number;
  /** The seed of everything random: the cards and the dice. */
  readonly seed: Seed;
  /** The board. Default: {@link grandCrossing}. */
  readonly layout?: Layout;
  /** Which pawns must be in contact (rule N11). Default: `"group"`. */
  readonly contact?: Rules["contact"];
  /** The most right angles of a jump, by die (rule N10). Default: 1 for a 5 and a 6, 0 for the others. */
  readonly bends?: Partial<Bends>;
  /**
   * The squares of the cards that do not go to water holes (rule N3), or `"choose"` to let players lay them. Default: `"random"`.
   */
  readonly cards?: "random" | "choose" | readonly Square[];
  /** The squares of the goal (rule N27). Default: those of the layout. */
  readonly goal?: readonly Square[];
  /** The highest price that can be named for a card (rule N21), at most 1000. Default: 10. */
  readonly maxPrice?: number;
  /**
   * The payments that may become debt (rules N4, N21): with `"forced"`, only those that a rule forces; with `"cards"`, the owner
   * of a pawn may also buy a card on credit. Default: `"forced"`.
   */
  readonly credit?: Rules["credit"];
  /** The number of the last turn (rule N26). Default: 400. */
  readonly maxTurns?: number;
  /**
   * The procedure if none of six dice can be used (rule N15): with `"choice"`, the player decides whether to roll again or to end
   * the turn; with `"forced"`, they are rolled again until one can be used. Default: `"choice"`.
   */
  readonly reroll?: Rules["reroll"];
  /** Whether coins may be offered to the player in turn (rule N28). Default: `false`. */
  readonly bribery?: boolean;
}

/** The points of one seat by source (rule N25). @category Playing */
export interface Points extends SeatScore {
  /** Cash. */
  readonly coins: number;
  /** The debt to the bank, as points: 0 or less. */
  readonly debt: number;
  /** The values of the cards. */
  readonly cards: number;
}

/** Points by source for each seat, and the winners once the game is over. @category Playing */
export type Score = GameScore<Points>;
