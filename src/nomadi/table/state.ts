/**
 * The state of a game of Nomadi: small, readable JSON, read-only in its type and frozen at run time. Lists are kept in one
 * order, so equal positions have equal states however they were reached, and no order tells what is hidden.
 */
import type { GameView, GameScore, Seat, SeatScore, Seed } from "../../game.js";
import type { RandomState } from "../../kit/random.js";
import type { Layout } from "./layout.js";

/** The name of a square: a letter for its row and a number for its column, such as `q9`. @category Vocabulary */
export type Square = string;

/**
 * What the seat to decide can be asked for: a card to be laid out, a pawn to be placed, a bribe, the answer to it, a pawn to
 * be moved, a price, the answer to it; and nothing once the game is over.
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
export const PHASES = [
  "cards",
  "pawns",
  "bribe",
  "bribe-answer",
  "move",
  "price",
  "price-answer",
  "over",
] as const;

/** What the seat to decide is asked for. @category Vocabulary */
export type Phase = (typeof PHASES)[number];

/**
 * Why a game ends: the third pawn is in the goal (rule N24), no pawn can ever move again (rule N15), or the last turn has
 * been played (rule N26).
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
 * Pawns of each player by the number of players (rule N1).
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

/** Coins that everybody starts with (rule N4). */
export const COINS_AT_START = 5;

/** Dice of a roll (rule N6). */
export const DICE = 6;

/** Pawns in the goal that end the game (rule N24). */
export const GOAL_PAWNS = 3;

/** A desert card on the board, face down. @category State */
export interface BoardCard<Value extends number | null = number> {
  /** Where it lies. */
  readonly square: Square;
  /** Its value; `null` in a view of somebody who does not know it. */
  readonly value: Value;
}

/** A desert card that a player has taken. @category State */
export interface HeldCard<Value extends number | null = number> {
  /** Its value; `null` in a view of somebody who does not know it. */
  readonly value: Value;
  /** Who knows the value (rule N22): its holder, and the seat that sold it, if one did. In ascending order. */
  readonly seenBy: readonly Seat[];
}

/** What belongs to one player. @category State */
export interface SeatState<Value extends number | null = number> {
  /** Where the pawns stand, in board order. */
  readonly pawns: readonly Square[];
  /** Cash. */
  readonly coins: number;
  /** What is owed to the bank (rule N4). */
  readonly debt: number;
  /** The cards taken, by who has seen them and then by value. */
  readonly cards: readonly HeldCard<Value>[];
}

/** A move that a pawn may not make any more in this turn, since it has made the opposite one (rule N13). @category State */
export interface NoReturn {
  /** Where the pawn stands now. */
  readonly pawn: Square;
  /** With dice of this value. */
  readonly die: number;
  /** From this square. */
  readonly from: Square;
  /** To this square. */
  readonly to: Square;
}

/** A card that the player in turn has looked at and sells to the owner of the pawn on it (rule N21). @category State */
export interface Offer<Value extends number | null = number> {
  /** Where the pawn stands. */
  readonly square: Square;
  /** Whose pawn it is. */
  readonly owner: Seat;
  /** The value of the card, which only the player in turn has seen. */
  readonly value: Value;
  /** The price named, `null` until it is. */
  readonly price: number | null;
}

/** Coins that a player offers to the player in turn (rule N28). @category State */
export interface Bribe {
  /** Who offers. */
  readonly by: Seat;
  /** How much. */
  readonly coins: number;
  /** A wish in words, `null` if there is none. Nobody is bound by it. */
  readonly note: string | null;
}

/** How many right angles a jump may have, for each value of a die but 1 (rule N10). @category State */
export type Bends = Readonly<Record<2 | 3 | 4 | 5 | 6, number>>;

/** The rules a game is played by where there is a choice. @category State */
export interface Rules {
  /** Which pawns must be in contact (rule N11). */
  readonly contact: "group" | "neighbour";
  /** How many right angles a jump may have (rule N10). */
  readonly bends: Bends;
  /** Where the cards lie that are left when all water holes have one (rule N3). */
  readonly cards: "random" | "given" | "choose";
  /** The squares of the goal if it is not the layout's (rule N27), in board order. */
  readonly goal: readonly Square[] | null;
  /** The highest price that can be named for a card (rule N21). */
  readonly maxPrice: number;
  /** After how many turns the game ends at the latest (rule N26). */
  readonly maxTurns: number;
  /** Whether coins may be offered to the player in turn (rule N28). */
  readonly bribery: boolean;
}

/** What lies on the table: all of a state but where chance comes from. @category State */
export interface Table<Value extends number | null = number> {
  /** The game this belongs to. */
  readonly game: "nomadi";
  /** The version of this format. */
  readonly version: 1;
  /** The board. */
  readonly layout: Layout;
  /** The rules where there is a choice. */
  readonly rules: Rules;
  /** Whether the game has ended. */
  readonly over: boolean;
  /** Why the game ended, `null` while it goes on. */
  readonly endReason: EndReason | null;
  /** What the seat to decide is asked for. */
  readonly phase: Phase;
  /** The seat that decides next, `null` once the game is over. It is not always the seat in turn. */
  readonly seat: Seat | null;
  /** The seat whose turn it is, `null` before the first turn and once the game is over. */
  readonly inTurn: Seat | null;
  /** The number of the turn, from 1; 0 before the first turn. */
  readonly turnNumber: number;
  /** The dice not used yet, in ascending order. */
  readonly dice: readonly number[];
  /** What rule N13 forbids with the dice that are left, by pawn, die and squares. */
  readonly noReturns: readonly NoReturn[];
  /** The card whose price is to be named or answered, `null` if there is none. */
  readonly offer: Offer<Value> | null;
  /** The bribe to be answered, `null` if there is none. */
  readonly bribe: Bribe | null;
  /** The cards still to be laid out by the players, the next one first (rule N3). */
  readonly deck: readonly Value[];
  /** The cards on the board, in board order. */
  readonly cards: readonly BoardCard<Value>[];
  /** What belongs to each player, by seat. */
  readonly seats: readonly SeatState<Value>[];
}

/** A whole game at one moment. @category State */
export interface State extends Table {
  /** The seed the game was set up with. */
  readonly seed: Seed;
  /** Where the generator of the dice stands. */
  readonly chance: RandomState;
}

/**
 * What a viewer may know (rule N22): not the seed, not the dice to come, and of the cards only the values that this viewer
 * has seen; the others are `null`. Once the game is over, all cards are turned up.
 *
 * @category State
 */
export interface View extends Table<number | null>, Pick<GameView, "viewer"> {}

/** What `setup` takes. @category Playing */
export interface Options {
  /** How many play: 2 to 5. */
  readonly players: number;
  /** Where all chance comes from. */
  readonly seed: Seed;
  /** The board; {@link grandCrossing} unless given. */
  readonly layout?: Layout;
  /** Which pawns must be in contact (rule N11); `"group"` unless given. */
  readonly contact?: Rules["contact"];
  /** How many right angles a jump may have (rule N10); one for 5 and 6 and none for the others unless given. */
  readonly bends?: Partial<Bends>;
  /** The squares of the cards beyond the water holes (rule N3), or who chooses them; `"random"` unless given. */
  readonly cards?: "random" | "choose" | readonly Square[];
  /** The squares of the goal (rule N27); those of the layout unless given. */
  readonly goal?: readonly Square[];
  /** The highest price that can be named for a card (rule N21), at most 1000; 10 unless given. */
  readonly maxPrice?: number;
  /** After how many turns the game ends at the latest (rule N26); 400 unless given. */
  readonly maxTurns?: number;
  /** Whether coins may be offered to the player in turn (rule N28); `false` unless given. */
  readonly bribery?: boolean;
}

/** The points of one seat by source (rule N25). @category Playing */
export interface Points extends SeatScore {
  /** Cash. */
  readonly coins: number;
  /** What is owed to the bank, as points: 0 or less. */
  readonly debt: number;
  /** The values of the cards. */
  readonly cards: number;
}

/** Points by source for each seat, and the winners once the game is over. @category Playing */
export type Score = GameScore<Points>;
