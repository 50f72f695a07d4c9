/** The moves: everything that a seat can decide. The phase determines which types of move are legal. */
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
  /** The type of the move. */
  readonly type: "start";
  /** The field. */
  readonly field: Field;
}

/** Moving the caravan (rules T10, T11). @category Moves */
export interface MoveCaravan {
  /** The type of the move. */
  readonly type: "move";
  /** The field where it stops. */
  readonly to: Field;
  /** Whether the camel driver is paid for it. */
  readonly driver: boolean;
}

/** Drawing a tile (rule T13). @category Moves */
export interface DrawTile {
  /** The type of the move. */
  readonly type: "draw";
}

/** Placing the tile just drawn, or one of one's own reserve (rules T13, T14). @category Moves */
export interface PlaceTile {
  /** The type of the move. */
  readonly type: "place";
  /** The tile. */
  readonly tile: Tile;
  /** The field. */
  readonly field: Field;
  /** The rotation: 0 to 3 quarter turns clockwise. */
  readonly rotation: number;
}

/** Placing a tile of another player's reserve, for 1 water (rule T15). @category Moves */
export interface SendScout {
  /** The type of the move. */
  readonly type: "scout";
  /** The seat that owns the reserve. */
  readonly from: Seat;
  /** The tile. */
  readonly tile: Tile;
  /** The field. */
  readonly field: Field;
  /** The rotation: 0 to 3 quarter turns clockwise. */
  readonly rotation: number;
}

/** Removing a tile of one's reserve from the game (rule T16). @category Moves */
export interface DiscardTile {
  /** The type of the move. */
  readonly type: "discard";
  /** The tile. */
  readonly tile: Tile;
}

/** Placing an explorer on the tile just placed (rule T20). @category Moves */
export interface PlaceExplorer {
  /** The type of the move. */
  readonly type: "explorer";
  /** The height of the explorer. */
  readonly height: number;
  /** The portion. */
  readonly portion: Portion;
}

/** Taking an explorer back (rule T21). @category Moves */
export interface WithdrawExplorer {
  /** The type of the move. */
  readonly type: "withdraw";
  /** The height of the explorer. */
  readonly height: number;
}

/** Choosing which of several complete oases is scored first (rule T25). @category Moves */
export interface ChooseOasis {
  /** The type of the move. */
  readonly type: "oasis";
  /** The portion of the tile just placed that belongs to it. */
  readonly portion: Portion;
}

/** Taking an action space (rule T28). @category Moves */
export interface TakeAction {
  /** The type of the move. */
  readonly type: "take";
  /** The action that it gives. */
  readonly action: Action;
}

/** Giving back a good for another one (rule T28). @category Moves */
export interface GiveGood {
  /** The type of the move. */
  readonly type: "give";
  /** The good given back. */
  readonly good: Good;
}

/** Laying the rumour just drawn (rule T28). @category Moves */
export interface LayRumour {
  /** The type of the move. */
  readonly type: "lay";
  /** The good that it is about; its first free slot is used. */
  readonly good: Good;
}

/** Looking at a rumour on the board (rule T28). @category Moves */
export interface LookAtRumour {
  /** The type of the move. */
  readonly type: "look";
  /** The slot where it lies. */
  readonly slot: Slot;
}

/**
 * A decision without details: to take no action space (`decline`) or no good (`renounce`), to take a rumour off the board
 * (`remove`) or leave it there (`leave`), to pay the guide (`guide`), or to skip everything optional that is left (`done`).
 *
 * @category Moves
 */
export interface SayWord {
  /** The type of the move. */
  readonly type: "decline" | "renounce" | "remove" | "leave" | "guide" | "done";
}
