/** Search on a position: playouts, and states drawn to fit a view. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  IllegalMoveError,
  legalMoves,
  LoadError,
  resample,
  rumoursLeft,
  score,
  seededRandom,
  setup,
  simulate,
  type State,
  view,
} from "caravanserai/desert-sons";
import { games, statesOf } from "./arbitraries.js";
import { deal, play } from "./table.js";

describe("simulate", () => {
  it("plays to an end that the state tells, and takes it back exactly", () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ options }, seed) => {
        const state = setup(options);
        const simulation = simulate(state);
        const moves = simulation.playout(seededRandom(seed));
        expect(moves).toBeGreaterThan(0);
        expect(simulation.over).toBe(true);
        const end = simulation.state();
        expect(end.over).toBe(true);
        expect(simulation.score()).toEqual(score(end));
        simulation.undo();
        expect(simulation.state()).toEqual(state);
        expect(() => {
          simulation.undo();
        }).toThrow(ArgumentError);
      }),
      { numRuns: 20 },
    );
  });

  it("refuses what is illegal if asked to, and is not for views", () => {
    const state = setup({ players: 2, seed: 1 });
    const simulation = simulate(state);
    expect(() => {
      simulation.playChecked({ type: "guide" });
    }).toThrow(IllegalMoveError);
    simulation.playChecked({ type: "move", to: "c6", driver: false });
    expect(simulation.clone().state().seats[0]?.caravan).toBe("c6");
    expect(() => simulate(view(state, 0) as unknown as State)).toThrow(LoadError);
  });
});

describe("resample", () => {
  it("T28: draws what the viewer does not know from what is left, every way it can be", () => {
    const tiles = ["ODDD N[R]", "DDDD", "DDDD"];
    const state = play(deal(2, tiles), "a4 ODDD N[R]", "+16 N", "take rumour", "lay salt");
    const seen = view(state, 1);
    expect(rumoursLeft(seen)).toEqual([2, 1, 1, -1, -1, -2]);
    const values = new Set<number | undefined>();
    for (let seed = 0; seed < 40; seed++) {
      const guess = resample(seen, seed);
      expect(view(guess, 1)).toEqual(seen);
      expect(legalMoves(guess)).toEqual(legalMoves(state));
      values.add(guess.rumours.board[0]?.value);
    }
    expect([...values].sort()).toEqual([-1, -2, 1, 2]);
    // Who has looked keeps what was seen.
    expect(resample(view(state, 0), 9).rumours).toEqual(state.rumours);
  });

  it("gives states that can be played, whoever looks and whenever", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, pick) => {
        const states = [...statesOf(game)];
        const state = states[pick % states.length] as State;
        const guess = resample(view(state, "spectator"), pick);
        expect(simulate(guess).playout(seededRandom(pick)) > 0).toBe(!state.over);
      }),
      { numRuns: 20 },
    );
    expect(() => resample(setup({ players: 2, seed: 1 }) as never, 1)).toThrow(ArgumentError);
  });
});
