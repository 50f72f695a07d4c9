/**
 * The state of a game: small, readable JSON, read-only in its type and frozen at run time. Every list has a fixed order, so equal
 * positions have equal states however they were reached.
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
import type { Layout } from "./layout.js";

/**
 * The five camel colours, in the order that every list of this game follows.
 *
 * @example
 * ```ts
 * import { COLOURS } from "caravanserai/through-the-desert";
 *
 * COLOURS.join(" "); // => "honey rose grape sky mint"
 * ```
 *
 * @category Vocabulary
 */
export const COLOURS = Object.freeze(["honey", "rose", "grape", "sky", "mint"] as const);

/** A camel colour. The riders' colours of the printed game are seat numbers here. @category Vocabulary */
export type Colour = (typeof COLOURS)[number];

/** The name of a space: a letter for its row and a number for its place in the row, such as `f7`. @category Vocabulary */
export type Space = string;

/** The decision that is due. @category Vocabulary */
export type Phase = "give-back" | "leaders" | "camels" | "over";

/** Why a game ended: a colour ran out (rule F1), or nobody could place a camel (rule C8). @category Vocabulary */
export type EndReason = "colour-used-up" | "no-placement";

/** A water token on the board. @category State */
export interface WaterToken {
  /** The space where it lies. */
  readonly space: Space;
  /** Its points: 1, 2 or 3. */
  readonly value: number;
}

/** The water tokens that a player has taken, by value. @category State */
export interface WaterTokensTaken {
  /** Tokens of 1 point. */
  readonly ones: number;
  /** Tokens of 2 points. */
  readonly twos: number;
  /** Tokens of 3 points. */
  readonly threes: number;
}

/** The pieces of one player. @category State */
export interface SeatState {
  /** The leaders not yet placed, by colour. */
  readonly leaders: readonly Colour[];
  /** The colour of the leader given back in a game of five (rule D4), `null` if none was. */
  readonly gaveBack: Colour | null;
  /** The water tokens taken so far. */
  readonly water: WaterTokensTaken;
}

/** A player's leader of one colour with all camels joined to it. @category State */
export interface Caravan {
  /** The seat that owns the caravan. */
  readonly seat: Seat;
  /** The colour of its camels. */
  readonly colour: Colour;
  /** The space where its leader stands. */
  readonly leader: Space;
  /** The spaces where its camels stand, the leader included, in board order. */
  readonly camels: readonly Space[];
  /** The oases it has scored (rule E2), in board order. */
  readonly oases: readonly Space[];
}

/** Spaces that a caravan has enclosed (rule E3). @category State */
export interface Territory {
  /** The seat that owns the territory. */
  readonly seat: Seat;
  /** The colour of the caravan that encloses it. */
  readonly colour: Colour;
  /** Its spaces in board order; an oasis in it is one of them. */
  readonly spaces: readonly Space[];
}

/** The rules of this game where editions differ. @category State */
export interface Rules {
  /** The moment when the game ends once a colour runs out (rule F1). */
  readonly endTiming: "end-of-turn" | "immediate";
  /** The way in which five players give back their leaders (rule D4). */
  readonly leaderReturn: "choose" | "random" | readonly Colour[];
  /** Whether an oasis walls a region like a mountain (rule E3). */
  readonly oasisWalls: boolean;
  /** Whether the enclosing caravan may place camels in its territory (rule C3). */
  readonly ownerMayFill: boolean;
  /** Loose camels of each colour once leaders are handed out (rule D3). */
  readonly camelsPerColour: number;
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
export interface StateFields {
  /** The game this state belongs to. */
  readonly game: "through-the-desert";
  /** The version of this format. */
  readonly version: 1;
  /** The board. */
  readonly layout: Layout;
  /** The rules where editions differ. */
  readonly rules: Rules;
  /** The round of the phase, from 1. */
  readonly round: number;
  /** The number of decisions that the seat has left in this turn, this one included. */
  readonly left: number;
  /** The spaces with a palm, in board order. */
  readonly oases: readonly Space[];
  /** The water tokens on the board, in board order. */
  readonly water: readonly WaterToken[];
  /** Loose camels left, by colour. */
  readonly supply: Readonly<Record<Colour, number>>;
  /** The pieces of each player, by seat. */
  readonly seats: Seats<SeatState>;
  /** The caravans, by colour in the order of `COLOURS`, then by seat. */
  readonly caravans: readonly Caravan[];
  /** The territories, in the order of their first spaces. */
  readonly territories: readonly Territory[];
}

/** The fields of a state that views do not have. @category State */
export interface Whole {
  /** The seed the game was set up with. */
  readonly seed: Seed;
}

/** The whole state of a running game. @category State */
export interface RunningState extends StateFields, InPlay, Whole {}

/** The whole state of a game that has ended. @category State */
export interface EndedState extends StateFields, Over, Whole {}

/** The whole state of a game. If `over` is `false`, `seat` decides. @category State */
export type State = RunningState | EndedState;

/** The view of a running game. @category State */
export interface RunningView extends StateFields, InPlay, Viewed {}

/** The view of a game that has ended. @category State */
export interface EndedView extends StateFields, Over, Viewed {}

/** The state without its seed: nothing else in this game is hidden (rule D9). @category State */
export type View = RunningView | EndedView;

/** The options of `setup`. @category Playing */
export interface Options {
  /** The number of players: 2 to 5. */
  readonly players: number;
  /** The seed of all random choices. */
  readonly seed: Seed;
  /** The board; {@link caravanRoads} by default. */
  readonly layout?: Layout;
  /** The palm spaces that get a palm (rule D5); drawn from the seed by default. */
  readonly palms?: readonly Space[];
  /** The token of every space that gets one (rule D6); drawn from the seed by default. */
  readonly water?: readonly WaterToken[];
  /** The way in which five players give back their leaders (rule D4); `"choose"` by default. */
  readonly leaderReturn?: Rules["leaderReturn"];
  /** The moment when the game ends once a colour runs out (rule F1); `"end-of-turn"` by default. */
  readonly endTiming?: Rules["endTiming"];
  /** Whether an oasis walls a region like a mountain (rule E3); `false` by default. */
  readonly oasisWalls?: boolean;
  /** Whether a territory's owner may place camels in it (rule C3); `false` by default. */
  readonly ownerMayFill?: boolean;
  /** The number of loose camels of each colour; by default that of the layout, or by the number of players (22, 26, 30, 30). */
  readonly camelsPerColour?: number;
}

/** The points of one seat by source. @category Playing */
export interface Points extends SeatScore {
  /** 5 for each oasis scored by each of the caravans (rules E2, E4). */
  readonly oases: number;
  /** The values of the water tokens taken (rules E1, E4). */
  readonly water: number;
  /** 10 for each largest caravan, 5 where several tie (rule F2), as the caravans stand now. */
  readonly caravans: number;
  /** 1 for each space of the territories that is not an oasis (rule F3). */
  readonly territory: number;
}

/** Points by source for each seat, and the winners once the game is over. @category Playing */
export type Score = GameScore<Points>;
