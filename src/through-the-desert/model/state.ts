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

/** What the seat to decide is asked for. @category Vocabulary */
export type Phase = "give-back" | "leaders" | "camels" | "over";

/** Why a game ended: a colour ran out (rule F1), or nobody could place a camel (rule C8). @category Vocabulary */
export type EndReason = "colour-used-up" | "no-placement";

/** A water token on the board. @category State */
export interface WaterToken {
  /** Where it lies. */
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

/** What lies in front of one player. @category State */
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
  /** Whose caravan it is. */
  readonly seat: Seat;
  /** The colour of its camels. */
  readonly colour: Colour;
  /** Where its leader stands. */
  readonly leader: Space;
  /** Where its camels stand, the leader included, in board order. */
  readonly camels: readonly Space[];
  /** The oases it has scored (rule E2), in board order. */
  readonly oases: readonly Space[];
}

/** Spaces that a caravan has enclosed (rule E3). @category State */
export interface Territory {
  /** Whose territory it is. */
  readonly seat: Seat;
  /** The colour of the caravan that encloses it. */
  readonly colour: Colour;
  /** Its spaces in board order; an oasis in it is one of them. */
  readonly spaces: readonly Space[];
}

/** The rules of this game where editions differ. @category State */
export interface Rules {
  /** When the game ends once a colour runs out (rule F1). */
  readonly endTiming: "end-of-turn" | "immediate";
  /** How five players give back their leaders (rule D4). */
  readonly leaderReturn: "choose" | "random" | readonly Colour[];
  /** Whether an oasis walls a region like a mountain (rule E3). */
  readonly oasisWalls: boolean;
  /** Whether the enclosing caravan may place camels in its territory (rule C3). */
  readonly ownerMayFill: boolean;
  /** Loose camels of each colour once leaders are handed out (rule D3). */
  readonly camelsPerColour: number;
}

/** How a game stands that goes on. @category State */
export interface InPlay extends Running {
  /** What the seat to decide is asked for. */
  readonly phase: Exclude<Phase, "over">;
}

/** How a game stands that has ended. @category State */
export interface Over extends Ended<EndReason> {
  /** Nobody is asked for anything. */
  readonly phase: "over";
}

/** What states and views have in common, besides how the game stands. @category State */
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
  /** How many decisions the seat has left in this turn, this one included. */
  readonly left: number;
  /** The spaces with a palm, in board order. */
  readonly oases: readonly Space[];
  /** The water tokens on the board, in board order. */
  readonly water: readonly WaterToken[];
  /** Loose camels left, by colour. */
  readonly supply: Readonly<Record<Colour, number>>;
  /** What lies in front of each player, by seat. */
  readonly seats: Seats<SeatState>;
  /** The caravans, by colour in the order of `COLOURS`, then by seat. */
  readonly caravans: readonly Caravan[];
  /** The territories, in the order of their first spaces. */
  readonly territories: readonly Territory[];
}

/** What only a state has, and no view. @category State */
export interface Whole {
  /** The seed the game was set up with. */
  readonly seed: Seed;
}

/** A whole game at one moment, while it goes on. @category State */
export interface RunningState extends StateFields, InPlay, Whole {}

/** A whole game that has ended. @category State */
export interface EndedState extends StateFields, Over, Whole {}

/** A whole game at one moment. `over` tells whether it goes on: if so, `seat` decides. @category State */
export type State = RunningState | EndedState;

/** What a viewer may know while the game goes on. @category State */
export interface RunningView extends StateFields, InPlay, Viewed {}

/** What a viewer may know once the game has ended. @category State */
export interface EndedView extends StateFields, Over, Viewed {}

/** What a viewer may know: everything but the seed, since nothing in this game is hidden (rule D9). @category State */
export type View = RunningView | EndedView;

/** What `setup` takes. @category Playing */
export interface Options {
  /** How many play: 2 to 5. */
  readonly players: number;
  /** Where all chance comes from. */
  readonly seed: Seed;
  /** The board; {@link caravanRoads} by default. */
  readonly layout?: Layout;
  /** The palm spaces that get a palm (rule D5); drawn from the seed by default. */
  readonly palms?: readonly Space[];
  /** The token of every space that gets one (rule D6); drawn from the seed by default. */
  readonly water?: readonly WaterToken[];
  /** How five players give back their leaders; `"choose"` by default. */
  readonly leaderReturn?: Rules["leaderReturn"];
  /** When the game ends; `"end-of-turn"` by default. */
  readonly endTiming?: Rules["endTiming"];
  /** Whether an oasis walls a region; `false` by default. */
  readonly oasisWalls?: boolean;
  /** Whether a territory's owner may place camels in it; `false` by default. */
  readonly ownerMayFill?: boolean;
  /** Loose camels of each colour; by default as many as the layout says, or by the number of players (22, 26, 30, 30). */
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
