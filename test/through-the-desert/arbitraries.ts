/** Random boards, options and games for property tests. */
import fc from "fast-check";
import {
  apply,
  legalMoves,
  type Options,
  setup,
  type State,
} from "caravanserai/through-the-desert";
import { desertOptions } from "caravanserai/testing";

/** A game by its options and a choice for each move, which stands for one of the legal moves. */
export interface RandomGame {
  readonly options: Options;
  readonly choices: readonly number[];
}

/** Random games on random boards. */
export const games: fc.Arbitrary<RandomGame> = fc.record({
  options: desertOptions,
  choices: fc.array(fc.nat(), { minLength: 1, maxLength: 60 }),
});

/** Every state of a random game, from set-up to its end. */
export function* statesOf({ options, choices }: RandomGame): Generator<State> {
  let state = setup(options);
  yield state;
  for (let step = 0; !state.over; step++) {
    const moves = legalMoves(state);
    const choice = choices[step % choices.length] as number;
    // The choices come round again, so the step is mixed in for variety.
    const move = moves[(choice + step * 7919) % moves.length];
    if (move === undefined) throw new Error("a state that is not over has no legal move");
    state = apply(state, move);
    yield state;
  }
}
