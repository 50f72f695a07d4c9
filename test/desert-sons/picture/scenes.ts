/** States to draw: every phase of random games, with any tile set, and a few games of the library. */
import fc from "fast-check";
import type { State } from "caravanserai/desert-sons";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { games, libraryGames, type RandomGame, statesOf } from "../arbitraries.js";

/** Some states of a game: every phase once, and some more. */
function* someStates(game: RandomGame, dice: Dice): Generator<State> {
  const met = new Set<string>();
  for (const state of statesOf(game)) {
    const { phase, rumours, drawn } = state;
    const kind = `${phase} ${rumours.aside !== null} ${rumours.looked !== null} ${drawn !== null}`;
    if (met.has(kind) && dice.below(25) > 0) continue;
    met.add(kind);
    yield state;
  }
}

/** Checks states of random games. */
export function forStates(check: (state: State, dice: Dice) => void, numRuns: number): void {
  fc.assert(
    fc.property(games, (game) => {
      const dice = new Dice(game.dice);
      for (const state of someStates(game, dice)) check(state, dice);
    }),
    { numRuns: cases(numRuns) },
  );
}

/** All states of a game of the library: its number in the list of those games. */
export const libraryStates = (number: number): readonly State[] => {
  const game = libraryGames[number];
  if (game === undefined) throw new Error(`no game ${number}`);
  return [...statesOf(game)];
};
