/** Greedy players on the default board: turns, scores and unused dice lie where they are known to. */
import { expect, it } from "vitest";
import { apply, events, legalMoves, score, setup } from "caravanserai/nomadi";
import { greedyInNomadi as greedyMove } from "../../helpers/greedy.js";

const GAMES = 16;

it("greedy players need about 31 turns, score 5 to 6 on average and leave about 1.3 dice a turn", () => {
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
  // Wider than in 160 games (31.4 turns, 19 to 56; 5.6 points; 1.31 dice; 12.3 choices), since these are few games.
  expect(average(turns)).toBeGreaterThan(27);
  expect(average(turns)).toBeLessThan(36);
  expect(Math.min(...turns)).toBeGreaterThanOrEqual(17);
  expect(turns.filter((count) => count <= 47).length).toBeGreaterThanOrEqual(0.9 * GAMES);
  expect(average(totals)).toBeGreaterThan(4);
  expect(average(totals)).toBeLessThan(7);
  expect(average(unused)).toBeGreaterThan(1);
  expect(average(unused)).toBeLessThan(1.6);
  expect(average(choices)).toBeGreaterThan(11);
  expect(average(choices)).toBeLessThan(14);
});
