/** Each legal move of a scene of each phase: states, simulations and saved states agree on what it does. */
import { describe, expect, it } from "vitest";
import {
  apply,
  hash,
  legalMoves,
  load,
  type Move,
  score,
  simulate,
  type State,
} from "caravanserai/desert-sons";
import { listening, SCENES } from "../phases.js";

/** Compares a state with what JSON says of it, and with a simulation. */
function agree(state: State, simulation: ReturnType<typeof simulate>): void {
  const saved = load(JSON.stringify(state));
  expect(hash(state)).toBe(hash(saved));
  expect(simulation.hash()).toBe(hash(saved));
  expect(simulation.moves()).toEqual(legalMoves(saved));
  expect(legalMoves(state)).toEqual(legalMoves(saved));
  expect(simulation.score()).toEqual(score(saved));
}

/** Plays a move in all ways, and then each move after it. */
function follow(state: State, move: Move, more: number): void {
  const simulation = simulate(state);
  simulation.play(move);
  const after = apply(state, move);
  agree(after, simulation);
  simulation.undo();
  agree(state, simulation);
  if (more > 0) for (const next of legalMoves(after)) follow(after, next, more - 1);
}

describe("every move", () => {
  it.each(Object.entries(SCENES))("in phase %s is the same in all ways", (phase, scene) => {
    const state = scene();
    expect(state.phase).toBe(phase);
    for (const move of legalMoves(state)) follow(state, move, 0);
  });

  it("T28: about rumours is the same in all ways, and the next one too", () => {
    for (const move of legalMoves(listening())) follow(listening(), move, 2);
    for (const move of legalMoves(listening([1, 2, -1]))) follow(listening([1, 2, -1]), move, 1);
  });

  it.each(Object.entries(SCENES))("that is none changes nothing in phase %s", (_, scene) => {
    const simulation = simulate(scene());
    const before = simulation.hash();
    simulation.play({ type: "fly" } as never);
    expect(simulation.hash()).toBe(before);
    expect(() => {
      simulation.undo();
    }).toThrow("there is no move to take back");
    agree(scene(), simulation);
  });
});
