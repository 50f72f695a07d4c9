/** The library against an oracle that was written independently from the rules, step by step along random games. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  caravanRoads,
  legalMoves,
  type Options,
  score,
  setup,
  smallWadi,
  type State,
  twinBasins,
} from "caravanserai/through-the-desert";
import { cases, isDeep } from "../../helpers/cases.js";
import {
  checkInvariants,
  naiveApply,
  naiveLegalMoves,
  naiveScore,
  refusals,
} from "../../oracle/through-the-desert.js";
import { games } from "../arbitraries.js";
import { Dice } from "../../helpers/dice.js";

/** Plays a game in lock-step, choosing each move by `choose`. */
function lockstep(
  options: Options,
  choose: (count: number, step: number) => number,
  every = 1,
): State {
  let state = setup(options);
  for (let step = 0; ; step++) {
    if (step % every === 0 || state.over) {
      expect(checkInvariants(state)).toEqual([]);
      expect(legalMoves(state)).toEqual(naiveLegalMoves(state));
      expect(score(state)).toEqual(naiveScore(state));
    }
    if (state.over) return state;
    const moves = legalMoves(state);
    const move = moves[choose(moves.length, step)];
    if (move === undefined) throw new Error("no such move");
    expect(refusals(state, move)).toEqual([]);
    const next = apply(state, move);
    expect(next).toEqual(naiveApply(state, move));
    state = next;
  }
}

describe("in lock-step with the oracle", () => {
  it("E3, C3 to C8, L1 to L7: random games on random boards, with every option", () => {
    fc.assert(
      fc.property(games, ({ options, choices }) => {
        lockstep(
          options,
          (count, step) => ((choices[step % choices.length] ?? 0) + step * 7919) % count,
        );
      }),
      { numRuns: cases(400) },
    );
  });

  for (const layout of [caravanRoads, twinBasins, smallWadi]) {
    for (const players of layout === smallWadi ? [2, 3] : [2, 3, 4, 5]) {
      it(`${layout.name} with ${players} players`, () => {
        const dice = new Dice(players);
        const variants: Partial<Options>[] = [{}, { oasisWalls: true, ownerMayFill: true }];
        for (let game = 0; game < cases(2); game++) {
          const seed = (game + players) % 2;
          const options = { players, seed, layout, ...variants[seed] };
          lockstep(options, (count) => dice.below(count), isDeep ? 5 : 25);
        }
      });
    }
  }
});
