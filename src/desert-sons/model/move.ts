/** What a seat can decide. The phase determines which types of move are asked for. */
import type { Seat } from "../../game.js";
import type { Action, Field, Good, Portion, Slot, Tile } from "./state.js";

/** A decision. @category Playing */
export type Move =
  | ChooseStart
  | MoveCaravan
  | DrawTile
  | PlaceTile
  | SendScout
  | DiscardTile
  | PlaceExplorer
  | WithdrawExplorer
  | ChooseOasis
  | TakeAction
  | GiveGood
  | LayRumour
  | LookAtRumour
  | SayWord;

/** Choosing where the caravan starts (rule T8). @category Moves */
export interface ChooseStart {
  /** What is decided. */
  readonly type: "start";
  /** Where. */
  readonly field: Field;
}

/** Moving the caravan (rules T10, T11). @category Moves */
export interface MoveCaravan {
  /** What is decided. */
  readonly type: "move";
  /** Where it stops. */
  readonly to: Field;
  /** Whether the camel driver is paid for it. */
  readonly driver: boolean;
}

/** Drawing a tile (rule T13). @category Moves */
export interface DrawTile {
  /** What is decided. */
  readonly type: "draw";
}

/** Placing the tile just drawn, or one of one's own reserve (rules T13, T14). @category Moves */
export interface PlaceTile {
  /** What is decided. */
  readonly type: "place";
  /** Which tile. */
  readonly tile: Tile;
  /** Where. */
  readonly field: Field;
  /** How to rotate it: 0 to 3 quarter turns clockwise. */
  readonly rotation: number;
}

/** Placing a tile of another player's reserve, for 1 water (rule T15). @category Moves */
export interface SendScout {
  /** What is decided. */
  readonly type: "scout";
  /** Whose reserve. */
  readonly from: Seat;
  /** Which tile. */
  readonly tile: Tile;
  /** Where. */
  readonly field: Field;
  /** How to rotate it: 0 to 3 quarter turns clockwise. */
  readonly rotation: number;
}

/** Removing a tile of one's reserve from the game (rule T16). @category Moves */
export interface DiscardTile {
  /** What is decided. */
  readonly type: "discard";
  /** Which tile. */
  readonly tile: Tile;
}

/** Placing an explorer on the tile just placed (rule T20). @category Moves */
export interface PlaceExplorer {
  /** What is decided. */
  readonly type: "explorer";
  /** Which explorer, by its height. */
  readonly height: number;
  /** On which portion. */
  readonly portion: Portion;
}

/** Taking an explorer back (rule T21). @category Moves */
export interface WithdrawExplorer {
  /** What is decided. */
  readonly type: "withdraw";
  /** Which explorer, by its height. */
  readonly height: number;
}

/** Choosing which of several complete oases is scored first (rule T25). @category Moves */
export interface ChooseOasis {
  /** What is decided. */
  readonly type: "oasis";
  /** The portion of the tile just placed that belongs to it. */
  readonly portion: Portion;
}

/** Taking an action space (rule T28). @category Moves */
export interface TakeAction {
  /** What is decided. */
  readonly type: "take";
  /** What it gives. */
  readonly action: Action;
}

/** Giving back a good for another one (rule T28). @category Moves */
export interface GiveGood {
  /** What is decided. */
  readonly type: "give";
  /** The good given back. */
  readonly good: Good;
}

/** Laying the rumour just drawn (rule T28). @category Moves */
export interface LayRumour {
  /** What is decided. */
  readonly type: "lay";
  /** The good that it is about; its first free slot is used. */
  readonly good: Good;
}

/** Looking at a rumour on the board (rule T28). @category Moves */
export interface LookAtRumour {
  /** What is decided. */
  readonly type: "look";
  /** Where it lies. */
  readonly slot: Slot;
}

/**
 * A decision without details: to take no action space (`decline`) or no good (`renounce`), to take a rumour off the board
 * (`remove`) or leave it there (`leave`), to pay the guide (`guide`), or to skip everything optional that is left (`done`).
 *
 * @category Moves
 */
export interface SayWord {
  /** What is decided. */
  readonly type: "decline" | "renounce" | "remove" | "leave" | "guide" | "done";
}
