/** Moves as picks: the parts that a person clicks, in any order, to make a move. */
import type { Choices } from "../../game.js";
import { choicesAmong } from "../../kit/frontend/picks.js";
import { formedMove } from "../../kit/engine/questions.js";
import { engine, positionOf } from "../gate/engine.js";
import { listMoves } from "../rules/actions.js";
import type { Move } from "../model/move.js";
import type { Pick } from "../model/pick.js";
import { COLOURS, type State, type View } from "../model/state.js";

/** Cache of picks by move: the rules have one object for each move of a board. */
const known = new WeakMap<Move, readonly Pick[]>();

/**
 * Returns the picks that make a move: `colour:` with the colour of the camel or leader and, where it is placed, `space:` with the
 * name of the space.
 *
 * @param state - A state or view.
 * @param move - A legal move.
 *
 * @example
 * ```ts
 * import { picks, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * picks(state, { type: "leader", colour: "sky", space: "i4" }); // => ["colour:sky", "space:i4"]
 * ```
 *
 * @throws {@link IllegalMoveError} if the value does not have the form of a move on this board; the move need not be legal now.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function picks(state: State | View, move: Move): readonly Pick[] {
  return picksOf(formedMove(engine, positionOf(state), move));
}

/**
 * Returns the picks that can follow those made already, and the legal move once the picks make one.
 *
 * @param state - A state or view.
 * @param picked - The picks made so far, in any order.
 *
 * @example
 * ```ts
 * import { choices, setup } from "caravanserai/through-the-desert";
 *
 * const state = setup({ players: 2, seed: 1 });
 * choices(state, []).picks.includes("space:i4"); // => true
 * choices(state, ["space:i4"]).picks.join(" "); // => "colour:honey colour:rose colour:grape colour:sky colour:mint"
 * choices(state, ["space:i4", "colour:sky"]).move; // => { type: "leader", colour: "sky", space: "i4" }
 * choices(state, ["space:nowhere"]).picks; // => []
 * ```
 *
 * @throws {@link ArgumentError} if `picked` is not a list of texts.
 * @throws {@link LoadError} if the value is not a state or view of this game.
 * @category Picking
 */
export function choices(state: State | View, picked: readonly string[]): Choices<Move, Pick> {
  return choicesAmong(listMoves(positionOf(state)), picksOf, picked);
}

export function picksOf(move: Move): readonly Pick[] {
  let found = known.get(move);
  if (found === undefined) {
    const colour = `colour:${move.colour}` as const;
    found = Object.freeze<Pick[]>(
      move.type === "give-back" ? [colour] : [colour, `space:${move.space}`],
    );
    known.set(move, found);
  }
  return found;
}

/** Returns a move of each type on the board of a state, legal or not. */
export function examples(state: State | View): readonly Move[] {
  const [space] = positionOf(state).setting.board.names;
  return [
    { type: "give-back", colour: COLOURS[0] },
    { type: "leader", colour: COLOURS[0], space },
    { type: "camel", colour: COLOURS[0], space },
  ];
}
