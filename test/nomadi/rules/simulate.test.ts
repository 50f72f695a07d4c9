/** Simulations against the immutable functions. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  hash,
  IllegalMoveError,
  legalMoves,
  LoadError,
  type Move,
  score,
  seededRandom,
  setup,
  simulate,
  type State,
  view,
} from "caravanserai/nomadi";
import { cases } from "../../helpers/cases.js";
import { games, statesOf } from "../arbitraries.js";
import { move, row, scene } from "../scenes.js";

describe("simulate", () => {
  it("plays out exactly as apply does with the same choices, and takes it back", () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, pick) => {
        const states = [...statesOf(game)];
        const first = states[pick % states.length] as State;
        const simulation = simulate(first);
        const count = simulation.playout(seededRandom(pick));
        const random = seededRandom(pick);
        let state = first;
        for (let moves = 0; moves < count; moves++) {
          const legal = legalMoves(state);
          state = apply(state, legal[random(legal.length)] as Move);
        }
        expect(state.over).toBe(true);
        expect(simulation.state()).toEqual(state);
        expect(simulation.score()).toEqual(score(state));
        expect(simulation.moves()).toEqual([]);
        simulation.undo();
        expect(simulation.state()).toEqual(first);
        expect(simulation.hash()).toBe(hash(first));
      }),
      { numRuns: cases(25) },
    );
  });

  it("goes its own way in a clone, and leaves the state it came from alone", () => {
    const state = setup({ players: 3, seed: 1 });
    const text = JSON.stringify(state);
    const simulation = simulate(state);
    const clone = simulation.clone();
    simulation.play({ type: "place", square: "p13" });
    expect(clone.state()).toEqual(state);
    expect(() => {
      clone.undo();
    }).toThrow(ArgumentError);
    simulation.undo();
    expect(simulation.state()).toEqual(state);
    expect(JSON.stringify(state)).toBe(text);
  });

  it("checks a move on request, and counts in every phase", () => {
    const simulation = simulate(
      setup({ players: 2, seed: 1, cards: "choose", bribery: true, maxTurns: 3 }),
    );
    expect(() => {
      simulation.playChecked({ type: "place", square: "p13" });
    }).toThrow(IllegalMoveError);
    while (!simulation.over) {
      const moves = simulation.moves();
      expect(simulation.count()).toBe(moves.length);
      expect(simulation.nth(moves.length - 1)).toEqual(moves.at(-1));
      expect(simulation.nth(moves.length)).toBeUndefined();
      simulation.playChecked(moves[(moves.length * 7) >> 3]);
    }
    expect(simulation.count()).toBe(0);
  });

  it("takes back the dice as well: the same move again rolls the same", () => {
    const state = scene({
      pawns: [row("o", 1, 8), [...row("o", 9, 15), "n15"]],
      dice: [1],
    });
    const simulation = simulate(state);
    simulation.play(move(1, "n15", "o16"));
    const rolled = simulation.state();
    simulation.undo();
    simulation.play(move(1, "n15", "o16"));
    expect(simulation.state()).toEqual(rolled);
  });

  it("is for whole states", () => {
    const seen = view(setup({ players: 2, seed: 1 }), 0) as unknown as State;
    expect(() => simulate(seen)).toThrow(LoadError);
  });

  it("of a game that is over has the state of that game, with the reason for its end", () => {
    let state = setup({ players: 2, seed: 1, maxTurns: 1 });
    while (!state.over) state = apply(state, legalMoves(state)[0]);
    expect(state.endReason).toBe("last-turn");
    expect(simulate(state).state()).toEqual(state);
  });
});
