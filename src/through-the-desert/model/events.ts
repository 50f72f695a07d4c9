/** What a move causes, event by event: enough to animate it, to log it, and to write the next state. */
import type { Seat } from "../../game.js";
import type { Colour, EndReason, Phase, Space } from "./state.js";

/**
 * One thing that happens. A move causes several, in the order in which players at a table would see them:
 *
 * | move | first | then | at last |
 * | --- | --- | --- | --- |
 * | `give-back` | `leader-given-back` | | the next turn |
 * | `leader` | `leader-placed` | | the next turn |
 * | `camel` | `camel-placed`, `water-taken` if there is a token, `oasis-scored` for each oasis beside it | each region that the camel encloses | the next turn, unless the seat goes on |
 *
 * - A region is `territory-enclosed`, then `water-taken` for each token in it in board order, then `oasis-scored` for each oasis.
 * - The next turn is one `turn-began`, or `game-ended` if there is none. Before it, in this order: `leaders-lost` for each seat that
 *   loses leaders (L7); after the last leader, each region that the leaders enclose (L6); `turn-forfeited` for each turn that is
 *   skipped or cut short (C8), the turn of the seat that has just placed first.
 *
 * Every viewer gets the same events.
 *
 * @category Playing
 */
export type MoveEvent =
  | LeaderGivenBack
  | LeaderPlaced
  | LeadersLost
  | CamelPlaced
  | WaterTaken
  | OasisScored
  | TerritoryEnclosed
  | TurnForfeited
  | TurnBegan
  | GameEnded;

/** A leader goes back to the supply in a game of five (rule D4). @category Events */
export interface LeaderGivenBack {
  /** What happened. */
  readonly type: "leader-given-back";
  /** Who gave it back. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
}

/** A leader stands on the board (rule L1). @category Events */
export interface LeaderPlaced {
  /** What happened. */
  readonly type: "leader-placed";
  /** Whose leader it is. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** Where it stands. */
  readonly space: Space;
}

/** A player loses the leaders left in hand, since no space is legal for them (rule L7). @category Events */
export interface LeadersLost {
  /** What happened. */
  readonly type: "leaders-lost";
  /** Who loses them. */
  readonly seat: Seat;
  /** Their colours. */
  readonly colours: readonly Colour[];
}

/** A camel joins a caravan (rule C1). @category Events */
export interface CamelPlaced {
  /** What happened. */
  readonly type: "camel-placed";
  /** Whose caravan it joins. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** Where it stands. */
  readonly space: Space;
}

/** A player takes a water token (rules E1, E4). @category Events */
export interface WaterTaken {
  /** What happened. */
  readonly type: "water-taken";
  /** Who takes it. */
  readonly seat: Seat;
  /** The colour of the caravan that reached it. */
  readonly colour: Colour;
  /** Where it lay. */
  readonly space: Space;
  /** Its points: 1, 2 or 3. */
  readonly value: number;
}

/** A caravan scores an oasis (rules E2, E4). @category Events */
export interface OasisScored {
  /** What happened. */
  readonly type: "oasis-scored";
  /** Whose caravan it is. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** The oasis. */
  readonly space: Space;
}

/** A caravan encloses spaces (rules E3, L6). @category Events */
export interface TerritoryEnclosed {
  /** What happened. */
  readonly type: "territory-enclosed";
  /** Whose caravan it is. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** The spaces in board order. */
  readonly spaces: readonly Space[];
}

/** A player with no legal placement forfeits what is left of the turn (rule C8). @category Events */
export interface TurnForfeited {
  /** What happened. */
  readonly type: "turn-forfeited";
  /** Who forfeits. */
  readonly seat: Seat;
  /** How many camels are not placed. */
  readonly left: number;
}

/** The turn of a seat begins, in any phase. @category Events */
export interface TurnBegan {
  /** What happened. */
  readonly type: "turn-began";
  /** Whose turn it is. */
  readonly seat: Seat;
  /** What the seat is asked for. */
  readonly phase: Exclude<Phase, "over">;
  /** The round of the phase, from 1. */
  readonly round: number;
  /** How many pieces the seat places in this turn. */
  readonly left: number;
}

/** The game ends: a colour ran out (rule F1), or nobody can place a camel (rule C8). @category Events */
export interface GameEnded {
  /** What happened. */
  readonly type: "game-ended";
  /** Why. */
  readonly reason: EndReason;
}
