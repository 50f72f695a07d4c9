/** Greedy players on the default board: turns, scores and unused dice lie where they are known to. */
import { expect, it } from "vitest";
import { apply, events, legalMoves, score, setup } from "caravanserai/nomadi";
import { greedyInNomadi as greedyMove } from "../../greedy.js";

const GAMES = 16;

it("greedy players need 26 to 30 turns, score 6 to 12 on average and leave about a die a turn", () => {
  const turns: number[] = [];
  const totals: number[] = [];
  const unused: number[] = [];
  const choices: number[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    let state = setup({ players: 2 + (seed % 4), seed });
    while (!state.over) {
      const move = greedyMove(state);
      if (state.phase === "move") choices.push(legalMoves(state).length);
      for (const event of events(state, move)) {
        if (event.type === "turn-ended") unused.push(event.unused.length);
      }
      state = apply(state, move);
    }
    turns.push(state.turnNumber);
    totals.push(...score(state).seats.map(({ total }) => total));
  }
  const average = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  // A little wider than the known figures, since these are few games.
  expect(average(turns)).toBeGreaterThan(25);
  expect(average(turns)).toBeLessThan(33);
  expect(Math.min(...turns)).toBeGreaterThanOrEqual(17);
  // Now and then a game drags on (of 160, two took 57 turns and one 107): nine in ten must not.
  expect(turns.filter((count) => count <= 47).length).toBeGreaterThanOrEqual(0.9 * GAMES);
  expect(average(totals)).toBeGreaterThan(6);
  expect(average(totals)).toBeLessThan(12);
  expect(average(unused)).toBeGreaterThan(0.6);
  expect(average(unused)).toBeLessThan(1.4);
  expect(average(choices)).toBeGreaterThan(10);
  expect(average(choices)).toBeLessThan(13);
});
