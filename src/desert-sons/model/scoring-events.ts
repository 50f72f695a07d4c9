/** What the scoring of oases causes (rules T22 to T31). */
import type { Seat } from "../../game.js";
import type { Action, Field, Good, Portion, Slot } from "./state.js";

/** The tile just placed has completed oases with explorers, which are scored now (rules T22 to T25). @category Events */
export interface OasesCompleted {
  /** What happened. */
  readonly type: "oases-completed";
  /** The tile. */
  readonly field: Field;
  /** A portion of it for each oasis. */
  readonly portions: readonly Portion[];
}

/** An oasis is scored (rules T26 to T28). @category Events */
export interface ScoringBegan {
  /** What happened. */
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
  /** What happened. */
  readonly type: "action-taken";
  /** Whose explorer it is. */
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
  /** What happened. */
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
  /** What happened. */
  readonly type: "actions-began";
  /** The heights of the explorers on action spaces, in the order in which they act. */
  readonly explorers: readonly number[];
}

/** An explorer takes no action space (rule T28). @category Events */
export interface ActionDeclined {
  /** What happened. */
  readonly type: "action-declined";
  /** Whose explorer it is. */
  readonly seat: Seat;
  /** Its height. */
  readonly height: number;
}

/** An explorer is done, and the next one is up (rule T28). @category Events */
export interface ActionEnded {
  /** What happened. */
  readonly type: "action-ended";
  /** The height of the explorer that is done. */
  readonly height: number;
}

/** A player takes a good from the supply (rule T28). @category Events */
export interface GoodTaken {
  /** What happened. */
  readonly type: "good-taken";
  /** Who takes it. */
  readonly seat: Seat;
  /** Which good. */
  readonly good: Good;
}

/** A player gives a good back to the supply, for another one (rule T28). @category Events */
export interface GoodReturned {
  /** What happened. */
  readonly type: "good-returned";
  /** Who gives it back. */
  readonly seat: Seat;
  /** Which good. */
  readonly good: Good;
}

/** A player without a free place may swap a good for another (rule T28). @category Events */
export interface SwapOffered {
  /** What happened. */
  readonly type: "swap-offered";
  /** Who may. */
  readonly seat: Seat;
  /** The good that is offered. */
  readonly good: Good;
}

/** A player takes a camel tile (rule T28). @category Events */
export interface CamelTaken {
  /** What happened. */
  readonly type: "camel-taken";
  /** Who takes it. */
  readonly seat: Seat;
}

/** A player takes water from the supply (rule T28). @category Events */
export interface WaterTaken {
  /** What happened. */
  readonly type: "water-taken";
  /** Who takes it. */
  readonly seat: Seat;
  /** How much. */
  readonly count: number;
}

/** A player draws a rumour and looks at it in secret (rule T28). @category Events */
export interface RumourDrawn {
  /** What happened. */
  readonly type: "rumour-drawn";
  /** Who draws it. */
  readonly seat: Seat;
  /** Whether nobody has looked at it before, or it was taken off the board. */
  readonly from: "unseen" | "aside";
  /** What it says; `null` for those who may not know. */
  readonly value: number | null;
}

/** A player lays the rumour just drawn face down on a slot (rule T28). @category Events */
export interface RumourLaid {
  /** What happened. */
  readonly type: "rumour-laid";
  /** Who lays it. */
  readonly seat: Seat;
  /** Where. */
  readonly slot: Slot;
}

/** A player looks at a rumour on the board in secret (rule T28). @category Events */
export interface RumourLookedAt {
  /** What happened. */
  readonly type: "rumour-looked-at";
  /** Who looks. */
  readonly seat: Seat;
  /** Where it lies. */
  readonly slot: Slot;
  /** What it says; `null` for those who may not know. */
  readonly value: number | null;
}

/** A player leaves a rumour where it lies (rule T28). @category Events */
export interface RumourLeft {
  /** What happened. */
  readonly type: "rumour-left";
  /** Who leaves it. */
  readonly seat: Seat;
  /** Where it lies. */
  readonly slot: Slot;
}

/** A player takes a rumour off the board: it is drawn next (rule T28). @category Events */
export interface RumourRemoved {
  /** What happened. */
  readonly type: "rumour-removed";
  /** Who takes it off. */
  readonly seat: Seat;
  /** Where it lay. */
  readonly slot: Slot;
}

/** An oasis has been scored (rule T31). @category Events */
export interface ScoringEnded {
  /** What happened. */
  readonly type: "scoring-ended";
  /** The portion of the tile just placed that belongs to it. */
  readonly portion: Portion;
}

/** The turban goes to the next seat (rule T30). @category Events */
export interface TurbanPassed {
  /** What happened. */
  readonly type: "turban-passed";
  /** Who has it now. */
  readonly to: Seat;
}
