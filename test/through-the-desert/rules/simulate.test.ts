/** The simulation against the immutable functions, step by step, with moves taken back in between. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ArgumentError,
  hash,
  IllegalMoveError,
  legalMoves,
  type Move,
  score,
  seededRandom,
  setup,
  simulate,
  type Simulation,
  smallWadi,
  type State,
  type Types,
} from "caravanserai/through-the-desert";
import { readState } from "../../../src/through-the-desert/gate/transcript.js";
import { cases } from "../../helpers/cases.js";
import { games } from "../arbitraries.js";
import { sand } from "../scenes.js";

/** Everything that a simulation tells is what the functions tell of a state. */
function expectSame(simulation: Simulation<Types>, state: State): void {
  expect(simulation.over).toBe(state.over);
  expect(simulation.seat).toBe(state.seat);
  const moves = legalMoves(state);
  expect(simulation.moves()).toEqual(moves);
  expect(simulation.count()).toBe(moves.length);
  for (const [index, move] of moves.entries()) expect(simulation.nth(index)).toEqual(move);
  expect(simulation.nth(moves.length)).toBeUndefined();
  expect(simulation.score()).toEqual(score(state));
  expect(simulation.hash()).toBe(hash(state));
  expect(simulation.state()).toEqual(state);
}

/** All that a simulation keeps of the game, but for its trail. */
function insides(simulation: Simulation<Types>): object {
  const { position } = simulation as unknown as { position: object };
  return structuredClone({ ...position, setting: null, trail: null });
}

describe("simulate", () => {
  it("plays a move object of another board by what it says", () => {
    // Rows of one board are longer, so the same name is another number there.
    const small = setup({ players: 2, seed: 1, layout: sand(4, 6) });
    const large = setup({ players: 2, seed: 1, layout: sand(6, 9) });
    const names = new Set(legalMoves(small).map((move) => JSON.stringify(move)));
    const shared = legalMoves(large).filter((move) => names.has(JSON.stringify(move)));
    expect(shared.length).toBeGreaterThan(20);
    for (const move of shared) {
      const other = legalMoves(small).find((one) => JSON.stringify(one) === JSON.stringify(move));
      const simulation = simulate(large);
      simulation.play(other as Move);
      expect(simulation.state()).toEqual(apply(large, move));
    }
  });

  it("agrees with the immutable functions at every step, there and back", () => {
    fc.assert(
      fc.property(games, fc.array(fc.nat(9), { minLength: 5 }), ({ options, choices }, turns) => {
        const states = [setup(options)];
        const simulation = simulate(states[0] as State);
        for (let step = 0; ; step++) {
          const state = states.at(-1) as State;
          expectSame(simulation, state);
          const back = (turns[step % turns.length] as number) % 4 === 0;
          if (back && states.length > 1 && step < 200) {
            states.pop();
            simulation.undo();
            continue;
          }
          if (state.over) break;
          const moves = legalMoves(state);
          const move = moves[
            ((choices[step % choices.length] ?? 0) + step * 7919) % moves.length
          ] as Move;
          if (step % 2 === 0) simulation.play(move);
          else simulation.playChecked(JSON.parse(JSON.stringify(move)));
          states.push(apply(state, move));
        }
        while (states.length > 1) {
          states.pop();
          simulation.undo();
          expect(simulation.state()).toEqual(states.at(-1));
        }
        expectSame(simulation, states[0] as State);
      }),
      { numRuns: cases(120) },
    );
  });

  it("takes back everything that it keeps, not only what a state shows", () => {
    fc.assert(
      fc.property(games, ({ options, choices }) => {
        const simulation = simulate(setup(options));
        const before: object[] = [];
        for (let step = 0; !simulation.over; step++) {
          before.push(insides(simulation));
          const index = ((choices[step % choices.length] ?? 0) + step * 7919) % simulation.count();
          simulation.play(simulation.nth(index) as Move);
        }
        while (before.length > 0) {
          simulation.undo();
          expect(insides(simulation)).toEqual(before.pop());
        }
      }),
      { numRuns: cases(60) },
    );
  });

  it("plays out to the end by the random numbers it is given, and takes that back as one step", () => {
    const state = setup({ players: 3, seed: 5 });
    const simulation = simulate(state);
    const moves = simulation.playout(seededRandom("a"));
    expect(simulation.over).toBe(true);
    const end = simulation.state();
    simulation.undo();
    expectSame(simulation, state);
    const random = seededRandom("a");
    let now = state;
    for (let step = 0; step < moves; step++) {
      const legal = legalMoves(now);
      now = apply(now, legal[random(legal.length)] as Move);
    }
    expect(now).toEqual(end);
    expect(simulation.playout(seededRandom("b"))).toBeGreaterThan(0);
    expect(simulation.playout(seededRandom("b"))).toBe(0);
  });

  it("leaves the state and its own clones alone", () => {
    const state = setup({ players: 2, seed: 1, layout: smallWadi });
    const before = JSON.stringify(state);
    const simulation = simulate(state);
    simulation.play(simulation.moves()[3] as Move);
    const clone = simulation.clone();
    const kept = simulation.state();
    clone.playout(seededRandom(1));
    expect(simulation.state()).toEqual(kept);
    simulation.undo();
    expect(clone.over).toBe(true);
    expect(JSON.stringify(state)).toBe(before);
    expect(() => clone.clone().undo()).toThrow(ArgumentError);
    expect(apply(simulation.state(), legalMoves(state)[0] as Move).caravans.length).toBe(1);
  });

  it("refuses what is illegal where it is asked to check, and changes nothing", () => {
    const state = setup({ players: 2, seed: 1 });
    const simulation = simulate(state);
    for (const bad of [null, 7, { type: "camel", colour: "sky", space: "i4" }]) {
      expect(() => simulation.playChecked(bad)).toThrow(IllegalMoveError);
    }
    expect(() => simulation.undo()).toThrow(ArgumentError);
    for (const index of [-1, 0.5, NaN, 1e9]) expect(simulation.nth(index)).toBeUndefined();
    expectSame(simulation, state);
    expect(readState(simulation.state()).phase).toBe("leaders");
  });
});
