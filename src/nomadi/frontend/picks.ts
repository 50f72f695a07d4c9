/** Moves as picks: the parts that a person clicks, in any order, to make a move. */
import type { Choices } from "../../game.js";
import { choicesAmong } from "../../kit/frontend/picks.js";
import { formedMove } from "../../kit/engine/questions.js";
import { engine, positionOf } from "../gate/engine.js";
import { listMoves } from "../rules/actions.js";
import type { Move } from "../model/move.js";
import type { Pick } from "../model/pick.js";
import type { State, View } from "../model/state.js";

/**
 * Returns the picks that make a move: `pawn:` with the square of a pawn, `die:` with the value of a die, `space:` with a target
 * square, `price:` or `coins:` with a sum, and `action:` with any other decision. The note of a bribe is not picked.
 *
 * @param state - A state or view.
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
export function picks(state: State | View, move: Move): readonly Pick[] {
  return Object.freeze(picksOf(formedMove(engine, positionOf(state), move)));
}

/**
 * Returns the picks that can follow those made already, and the legal move once the picks make one.
 *
 * @param state - A state or view.
 * @param picked - The picks made so far, in any order.
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
export function choices(state: State | View, picked: readonly string[]): Choices<Move, Pick> {
  return choicesAmong(listMoves(positionOf(state)), picksOf, picked);
}

export function picksOf(move: Move): Pick[] {
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

/** The moves without details. */
const WORDS = [
  "reroll",
  "end-turn",
  "accept",
  "refuse",
  "take-bribe",
  "decline-bribe",
] as const satisfies readonly Move["type"][];

/** Returns a move of each type on the board of a state, legal or not. */
export function examples(state: State | View): readonly Move[] {
  const { names, squares } = positionOf(state).setting.board;
  const [square, to] = [names[squares[0]], names[squares[1]]];
  return [
    { type: "card", square },
    { type: "place", square },
    { type: "move", die: 1, from: square, to },
    { type: "price", price: 0 },
    { type: "bribe", coins: 0 },
    ...WORDS.map((type) => ({ type })),
  ];
}
