/** Moves as picks: what a person clicks, one after the other and in any order, to make a move. */
import type { Choices, MovePick } from "../../game.js";
import { choicesAmong } from "../../kit/engine/picks.js";
import { formedMove } from "../../kit/engine/questions.js";
import { engine, positionOf } from "../gate/engine.js";
import { listMoves } from "../rules/actions.js";
import type { Move } from "../model/move.js";
import type { State, View } from "../model/state.js";

/**
 * The picks that make a move: `pawn:` with the square where a pawn stands, `die:` with the value of a die, `space:` with the
 * square where something goes, `price:` or `coins:` with a sum, and `action:` with what else a seat can do. The note of a bribe
 * is not picked.
 *
 * @param state - A state, or what a viewer sees of one.
 * @param move - A legal move.
 *
 * @example
 * ```ts
 * import { picks, setup } from "caravanserai/nomadi";
 *
 * const state = setup({ players: 2, seed: 1 });
 * picks(state, { type: "place", square: "p13" }); // => ["space:p13"]
 * picks(state, { type: "move", die: 1, from: "p13", to: "o13" }); // => ["pawn:p13", "die:1", "space:o13"]
 * picks(state, { type: "accept" }); // => ["action:accept"]
 * ```
 *
 * @throws {@link IllegalMoveError} if the value does not have the form of a move on this board; the move need not be legal now.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function picks(state: State | View, move: Move): readonly MovePick[] {
  return Object.freeze(picksOf(formedMove(engine, positionOf(state), move)));
}

/**
 * What can be picked next, together with what is picked already, and the legal move once the picks make one.
 *
 * @param state - A state, or what a viewer sees of one.
 * @param picked - What has been picked so far, in any order.
 *
 * @example
 * ```ts
 * import { choices, setup } from "caravanserai/nomadi";
 *
 * const state = setup({ players: 2, seed: 1 });
 * choices(state, []).picks.length; // => 16
 * choices(state, ["space:p13"]).move; // => { type: "place", square: "p13" }
 * choices(state, ["space:a1"]).picks; // => []
 * ```
 *
 * @throws {@link ArgumentError} if `picked` is not a list of texts.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function choices(state: State | View, picked: readonly string[]): Choices<Move> {
  return choicesAmong(listMoves(positionOf(state)), picksOf, picked);
}

function picksOf(move: Move): MovePick[] {
  switch (move.type) {
    case "card":
    case "place":
      return [`space:${move.square}`];
    case "move":
      return [`pawn:${move.from}`, `die:${move.die}`, `space:${move.to}`];
    case "price":
      return [`price:${move.price}`];
    case "bribe":
      return [`coins:${move.coins}`];
    default:
      return [`action:${move.type}`];
  }
}
