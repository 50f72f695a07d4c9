/** The events of scoring oases (rules T22 to T31). */
import type { Seat } from "../../game.js";
import type { Action, Field, Good, Portion, Slot } from "./state.js";

/** The tile just placed has completed oases with explorers, which are scored now (rules T22 to T25). @category Events */
export interface OasesCompleted {
  /** The type of the event. */
  readonly type: "oases-completed";
  /** The tile. */
  readonly field: Field;
  /** A portion of that tile for each oasis. */
  readonly portions: readonly Portion[];
}

/** An oasis is scored (rules T26 to T28). @category Events */
export interface ScoringBegan {
  /** The type of the event. */
  readonly type: "scoring-began";
  /** The portion of the tile just placed that belongs to it. */
  readonly portion: Portion;
  /** The heights of its explorers in the order in which they act. */
  readonly explorers: readonly number[];
  /** Its action spaces. */
  readonly spaces: readonly Action[];
}

/** An explorer takes an action space (rule T28). @category Events */
export interface ActionTaken {
  /** The type of the event. */
  readonly type: "action-taken";
  /** The seat that owns the explorer. */
  readonly seat: Seat;
  /** Its height. */
  readonly height: number;
  /** The action. */
  readonly action: Action;
}

/**
 * An explorer waits on the action space that it took until all explorers are placed (rule T28, option `actions:
 * "after-placing"`).
 *
 * @category Events
 */
export interface ActionPostponed {
  /** The type of the event. */
  readonly type: "action-postponed";
  /** The height of the explorer. */
  readonly height: number;
  /** The action. */
  readonly action: Action;
}

/**
 * All explorers are placed, and now their actions are carried out (rule T28, option `actions: "after-placing"`).
 *
 * @category Events
 */
export interface ActionsBegan {
  /** The type of the event. */
  readonly type: "actions-began";
  /** The heights of the explorers on action spaces, in the order in which they act. */
  readonly explorers: readonly number[];
}

/** An explorer takes no action space (rule T28). @category Events */
export interface ActionDeclined {
  /** The type of the event. */
  readonly type: "action-declined";
  /** The seat that owns the explorer. */
  readonly seat: Seat;
  /** Its height. */
  readonly height: number;
}

/** An explorer is done, and the next one is up (rule T28). @category Events */
export interface ActionEnded {
  /** The type of the event. */
  readonly type: "action-ended";
  /** The height of the explorer that is done. */
  readonly height: number;
}

/** A player takes a good from the supply (rule T28). @category Events */
export interface GoodTaken {
  /** The type of the event. */
  readonly type: "good-taken";
  /** The seat that takes it. */
  readonly seat: Seat;
  /** The good. */
  readonly good: Good;
}

/** A player gives a good back to the supply, for another one (rule T28). @category Events */
export interface GoodReturned {
  /** The type of the event. */
  readonly type: "good-returned";
  /** The seat that gives it back. */
  readonly seat: Seat;
  /** The good. */
  readonly good: Good;
}

/** A player without a free place may swap a good for another (rule T28). @category Events */
export interface SwapOffered {
  /** The type of the event. */
  readonly type: "swap-offered";
  /** The seat that may swap. */
  readonly seat: Seat;
  /** The good that is offered. */
  readonly good: Good;
}

/** A player takes a camel tile (rule T28). @category Events */
export interface CamelTaken {
  /** The type of the event. */
  readonly type: "camel-taken";
  /** The seat that takes it. */
  readonly seat: Seat;
}

/** A player takes water from the supply (rule T28). @category Events */
export interface WaterTaken {
  /** The type of the event. */
  readonly type: "water-taken";
  /** The seat that takes it. */
  readonly seat: Seat;
  /** The amount. */
  readonly count: number;
}

/** A player draws a rumour and looks at it in secret (rule T28). @category Events */
export interface RumourDrawn {
  /** The type of the event. */
  readonly type: "rumour-drawn";
  /** The seat that draws it. */
  readonly seat: Seat;
  /** Its origin: a rumour that nobody has looked at, or the one taken off the board. */
  readonly from: "unseen" | "aside";
  /** Its value; `null` if the viewer may not know it. */
  readonly value: number | null;
}

/** A player lays the rumour just drawn face down on a slot (rule T28). @category Events */
export interface RumourLaid {
  /** The type of the event. */
  readonly type: "rumour-laid";
  /** The seat that lays it. */
  readonly seat: Seat;
  /** The slot. */
  readonly slot: Slot;
}

/** A player looks at a rumour on the board in secret (rule T28). @category Events */
export interface RumourLookedAt {
  /** The type of the event. */
  readonly type: "rumour-looked-at";
  /** The seat that looks. */
  readonly seat: Seat;
  /** The slot where it lies. */
  readonly slot: Slot;
  /** Its value; `null` if the viewer may not know it. */
  readonly value: number | null;
}

/** A player leaves a rumour where it lies (rule T28). @category Events */
export interface RumourLeft {
  /** The type of the event. */
  readonly type: "rumour-left";
  /** The seat that leaves it. */
  readonly seat: Seat;
  /** The slot where it lies. */
  readonly slot: Slot;
}

/** A player takes a rumour off the board: it is drawn next (rule T28). @category Events */
export interface RumourRemoved {
  /** The type of the event. */
  readonly type: "rumour-removed";
  /** The seat that takes it off. */
  readonly seat: Seat;
  /** The slot where it lay. */
  readonly slot: Slot;
}

/** An oasis has been scored (rule T31). @category Events */
export interface ScoringEnded {
  /** The type of the event. */
  readonly type: "scoring-ended";
  /** The portion of the tile just placed that belongs to it. */
  readonly portion: Portion;
}

/** The turban goes to the next seat (rule T30). @category Events */
export interface TurbanPassed {
  /** The type of the event. */
  readonly type: "turban-passed";
  /** The seat that has it now. */
  readonly to: Seat;
}
