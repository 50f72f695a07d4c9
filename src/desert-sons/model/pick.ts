/** The picks: the parts of moves that a person clicks. */
import type { Seat } from "../../game.js";
import type { SayWord } from "./move.js";
import type { Action, Field, Good, Portion, Slot, Tile } from "./state.js";

/**
 * A pick of this game: a field, a tile and its rotation, the scout by the seat that it takes a tile from, an explorer by its height, a
 * portion of the tile just placed, an action space, a good, a slot of the rumour board, or what the move is.
 *
 * @category Picking
 */
export type Pick =
  | `space:${Field}`
  | `tile:${Tile}`
  | `rotation:${number}`
  | `scout:${Seat}`
  | `explorer:${number}`
  | `portion:${Portion}`
  | `take:${Action}`
  | `good:${Good}`
  | `slot:${Slot}`
  | `action:${"driver" | "draw" | "discard" | "withdraw" | SayWord["type"]}`;
