/** The events that a move causes, in order: enough to animate it, to log it, and to write the next state. */
import type { Seat } from "../../game.js";
import type {
  ActionDeclined,
  ActionEnded,
  ActionPostponed,
  ActionsBegan,
  ActionTaken,
  CamelTaken,
  GoodReturned,
  GoodTaken,
  OasesCompleted,
  RumourDrawn,
  RumourLaid,
  RumourLeft,
  RumourLookedAt,
  RumourRemoved,
  ScoringBegan,
  ScoringEnded,
  SwapOffered,
  TurbanPassed,
  WaterTaken,
} from "./scoring-events.js";
import type { EndReason, Field, Phase, Portion, Slot, Tile } from "./state.js";

/**
 * One thing that happens because of a move. A move causes several events, in the order in which players would see them:
 *
 * | move | events |
 * | --- | --- |
 * | `start` | `start-chosen`, also for the last seat if only one start is left; then `asked`, or the first turn |
 * | `move` | `water-paid` for the driver, `caravan-moved`, the turn goes on |
 * | `draw` | `tile-drawn`, `stack-emptied` if it was the last tile; then `asked` where to place it, or `tile-placed` or `tile-kept` if there is no choice, and the turn goes on |
 * | `place` | `tile-placed`, the turn goes on |
 * | `scout` | `water-paid`, `tile-placed`; `tile-drawn` and perhaps `stack-emptied` for the seat whose tile it was; the turn goes on |
 * | `discard` | `tile-discarded`, the turn goes on |
 * | `explorer`, `withdraw` | `explorer-placed` or `explorer-returned`, the scoring |
 * | `done` | the scoring, or the end of the turn if the guide was offered |
 * | `guide` | `water-paid`, the extra turn |
 * | `oasis` | an oasis is scored |
 * | `take` | `action-taken`, then the action is carried out; with `actions: "after-placing"`, `action-postponed` and the next explorer |
 * | `decline` | `action-declined`, the explorer is done |
 * | `give`, `renounce` | `good-returned` and `good-taken`, or nothing; the explorer is done |
 * | `lay` | `rumour-laid`, the explorer is done |
 * | `look` | `rumour-looked-at`, `asked` |
 * | `remove`, `leave` | `rumour-removed` or `rumour-left`, the explorer is done |
 *
 * - The turn goes on with `asked` if there is a choice, else with the scoring.
 * - The scoring is `oases-completed` if there are any, then `asked` which one comes first, or an oasis is scored. After the last one,
 *   or if there are none, comes `asked` if the guide is offered, else the end of the turn.
 * - An oasis is scored: `scoring-began`; with several explorers, `water-paid` or `explorer-returned` for the first of them; then the
 *   next explorer.
 * - An action is carried out: `good-taken`, `camel-taken`, `water-taken`, or `rumour-drawn` and `rumour-laid`, or nothing if there is
 *   nothing to take, and the explorer is done. If the player has to choose, it ends with `asked` instead, after `swap-offered`,
 *   `rumour-drawn` or `rumour-looked-at`, or without any of them if there are several rumours to look at.
 * - The explorer is done: `action-ended`, then the next explorer.
 * - The next explorer is `asked`. With `actions: "after-placing"`, `actions-began` follows once all are placed, and the actions are
 *   carried out one after the other. After the last explorer: `explorer-returned` for each explorer of the oasis, the tallest
 *   first, `scoring-ended`, `turban-passed`, and the next oasis.
 * - The end of the turn is `turn-ended`, then `game-ended` or the next turn. A turn is `turn-began` and `asked`; if its player has
 *   nothing to choose, the end of that turn follows at once.
 *
 * So the last event is always `asked` or `game-ended`. Every viewer gets the same events, with `null` for a value that they may not
 * know.
 *
 * @category Playing
 */
export type MoveEvent =
  | StartChosen
  | TurnBegan
  | CaravanMoved
  | WaterPaid
  | TileDrawn
  | StackEmptied
  | TileKept
  | TilePlaced
  | TileDiscarded
  | ExplorerPlaced
  | ExplorerReturned
  | OasesCompleted
  | ScoringBegan
  | ActionTaken
  | ActionDeclined
  | ActionPostponed
  | ActionsBegan
  | ActionEnded
  | GoodTaken
  | GoodReturned
  | SwapOffered
  | CamelTaken
  | WaterTaken
  | RumourDrawn
  | RumourLaid
  | RumourLookedAt
  | RumourLeft
  | RumourRemoved
  | ScoringEnded
  | TurbanPassed
  | TurnEnded
  | Asked
  | GameEnded;

/** A player chooses where the caravan starts (rule T8). @category Events */
export interface StartChosen {
  /** The type of the event. */
  readonly type: "start-chosen";
  /** The seat that owns the caravan. */
  readonly seat: Seat;
  /** The field where it starts. */
  readonly field: Field;
}

/** A turn begins, or an extra turn by the guide (rule T23). @category Events */
export interface TurnBegan {
  /** The type of the event. */
  readonly type: "turn-began";
  /** The seat whose turn it is. */
  readonly seat: Seat;
  /** Whether it is an extra turn. */
  readonly extra: boolean;
  /** The number of turns in a row without a tile drawn, placed or discarded, this one included (rule T35). */
  readonly idle: number;
}

/** A caravan moves along lines (rules T10, T11). @category Events */
export interface CaravanMoved {
  /** The type of the event. */
  readonly type: "caravan-moved";
  /** The seat that owns the caravan. */
  readonly seat: Seat;
  /** The field where it stood. */
  readonly from: Field;
  /** The field where it stops. */
  readonly to: Field;
  /**
   * The fields from `from` to `to`, both included: a shortest way that the rules allow. Of several, the first in the order north,
   * east, south, west, compared step by step.
   */
  readonly path: readonly Field[];
  /** Whether the camel driver was paid. */
  readonly driver: boolean;
}

/** A player pays 1 water to the supply. @category Events */
export interface WaterPaid {
  /** The type of the event. */
  readonly type: "water-paid";
  /** The seat that pays. */
  readonly seat: Seat;
  /** The purpose (rules T11, T15, T23, T27). */
  readonly purpose: "driver" | "scout" | "guide" | "oasis";
}

/** A tile is drawn from the stack and seen by all (rules T13, T15). @category Events */
export interface TileDrawn {
  /** The type of the event. */
  readonly type: "tile-drawn";
  /** The seat that draws it. */
  readonly seat: Seat;
  /** The number of its pile, from 1. */
  readonly pile: number;
  /** The tile. */
  readonly tile: Tile;
  /** The destination: the hand, from which it is placed if it fits, or directly the reserve (rule T15). */
  readonly to: "hand" | "reserve";
}

/** The last tile has left the stack (rule T32). @category Events */
export interface StackEmptied {
  /** The type of the event. */
  readonly type: "stack-emptied";
  /** The number of turns left, this one included. */
  readonly turnsLeft: number;
}

/** A drawn tile fits nowhere and goes to the reserve (rule T13). @category Events */
export interface TileKept {
  /** The type of the event. */
  readonly type: "tile-kept";
  /** The seat that owns the reserve. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** A tile is placed and the caravan moves onto it (rules T13 to T18). @category Events */
export interface TilePlaced {
  /** The type of the event. */
  readonly type: "tile-placed";
  /** The seat that places it. */
  readonly seat: Seat;
  /** The seat whose reserve it comes from, or the stack. */
  readonly from: Seat | "stack";
  /** The tile. */
  readonly tile: Tile;
  /** The field where it lies. */
  readonly field: Field;
  /** The rotation: 0 to 3 quarter turns clockwise. */
  readonly rotation: number;
  /** Whether it is a desert tile, after which the player may go on (rule T19). */
  readonly desert: boolean;
}

/** A tile is removed from the game (rule T16). @category Events */
export interface TileDiscarded {
  /** The type of the event. */
  readonly type: "tile-discarded";
  /** The seat whose reserve it comes from. */
  readonly seat: Seat;
  /** The tile. */
  readonly tile: Tile;
}

/** An explorer goes to a portion of the tile just placed (rule T20). @category Events */
export interface ExplorerPlaced {
  /** The type of the event. */
  readonly type: "explorer-placed";
  /** The seat that owns the explorer. */
  readonly seat: Seat;
  /** Its height. */
  readonly height: number;
  /** The field. */
  readonly field: Field;
  /** The portion. */
  readonly portion: Portion;
}

/** An explorer goes back to its owner. @category Events */
export interface ExplorerReturned {
  /** The type of the event. */
  readonly type: "explorer-returned";
  /** The seat that owns the explorer. */
  readonly seat: Seat;
  /** Its height. */
  readonly height: number;
  /** The reason (rules T21, T27, T29). */
  readonly reason: "withdrawn" | "unpaid" | "scored";
}

/** A turn is over, with its extra turn if there was one. @category Events */
export interface TurnEnded {
  /** The type of the event. */
  readonly type: "turn-ended";
  /** The seat whose turn it was. */
  readonly seat: Seat;
  /** The number of turns left once the stack is empty; `null` until then. */
  readonly turnsLeft: number | null;
}

/** A seat is asked for a decision. @category Events */
export interface Asked {
  /** The type of the event. */
  readonly type: "asked";
  /** The seat that is asked. */
  readonly seat: Seat;
  /** The decision that is due. */
  readonly phase: Exclude<Phase, "over">;
}

/** The game ends and the rumours are revealed (rules T32, T33, T35). @category Events */
export interface GameEnded {
  /** The type of the event. */
  readonly type: "game-ended";
  /** The reason. */
  readonly reason: EndReason;
  /** The rumours on the board. */
  readonly rumours: readonly RevealedRumour[];
  /** The value of the rumour set aside, `null` if there is none. */
  readonly aside: number | null;
}

/** A rumour that is revealed at the end. @category Events */
export interface RevealedRumour {
  /** The slot where it lies. */
  readonly slot: Slot;
  /** Its value. */
  readonly value: number;
}
