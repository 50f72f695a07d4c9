/** The events that a move causes, in order: enough to animate it, to log it, and to write the next state. */
import type { Seat } from "../../game.js";
import type { Colour, EndReason, Phase, Space } from "./state.js";

/**
 * One thing that happens because of a move. A move causes several events, in the order in which players would see them:
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
  /** The type of the event. */
  readonly type: "leader-given-back";
  /** The seat that gave it back. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
}

/** A leader stands on the board (rule L1). @category Events */
export interface LeaderPlaced {
  /** The type of the event. */
  readonly type: "leader-placed";
  /** The seat that owns the leader. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** The space where it stands. */
  readonly space: Space;
}

/** A player loses the leaders left in hand, since no space is legal for them (rule L7). @category Events */
export interface LeadersLost {
  /** The type of the event. */
  readonly type: "leaders-lost";
  /** The seat that loses them. */
  readonly seat: Seat;
  /** Their colours. */
  readonly colours: readonly Colour[];
}

/** A camel joins a caravan (rule C1). @category Events */
export interface CamelPlaced {
  /** The type of the event. */
  readonly type: "camel-placed";
  /** The seat that owns the caravan. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** The space where it stands. */
  readonly space: Space;
}

/** A player takes a water token (rules E1, E4). @category Events */
export interface WaterTaken {
  /** The type of the event. */
  readonly type: "water-taken";
  /** The seat that takes it. */
  readonly seat: Seat;
  /** The colour of the caravan that reached it. */
  readonly colour: Colour;
  /** The space where it lay. */
  readonly space: Space;
  /** Its points: 1, 2 or 3. */
  readonly value: number;
}

/** A caravan scores an oasis (rules E2, E4). @category Events */
export interface OasisScored {
  /** The type of the event. */
  readonly type: "oasis-scored";
  /** The seat that owns the caravan. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** The oasis. */
  readonly space: Space;
  /** The points that it earns. */
  readonly points: number;
}

/** A caravan encloses spaces (rules E3, L6). @category Events */
export interface TerritoryEnclosed {
  /** The type of the event. */
  readonly type: "territory-enclosed";
  /** The seat that owns the caravan. */
  readonly seat: Seat;
  /** Its colour. */
  readonly colour: Colour;
  /** The spaces in board order. */
  readonly spaces: readonly Space[];
}

/** A player with no legal placement forfeits what is left of the turn (rule C8). @category Events */
export interface TurnForfeited {
  /** The type of the event. */
  readonly type: "turn-forfeited";
  /** The seat that forfeits. */
  readonly seat: Seat;
  /** The number of camels not placed. */
  readonly left: number;
}

/** The turn of a seat begins, in any phase. @category Events */
export interface TurnBegan {
  /** The type of the event. */
  readonly type: "turn-began";
  /** The seat whose turn it is. */
  readonly seat: Seat;
  /** The decision that is due. */
  readonly phase: Exclude<Phase, "over">;
  /** The round of the phase, from 1. */
  readonly round: number;
  /** The number of pieces that the seat places in this turn. */
  readonly left: number;
}

/** The game ends: a colour ran out (rule F1), or nobody can place a camel (rule C8). @category Events */
export interface GameEnded {
  /** The type of the event. */
  readonly type: "game-ended";
  /** The reason. */
  readonly reason: EndReason;
}
