/** The picks: the parts of moves that a person clicks. */
import type { Move } from "./move.js";
import type { Square } from "./state.js";

/**
 * A pick of this game: a pawn by its square, a die by its value, a target square, a price or an offer in coins, or a move without
 * details.
 *
 * @category Picking
 */
export type Pick =
  | `pawn:${Square}`
  | `die:${number}`
  | `space:${Square}`
  | `price:${number}`
  | `coins:${number}`
  | `action:${Exclude<Move["type"], "card" | "place" | "move" | "price" | "bribe">}`;
