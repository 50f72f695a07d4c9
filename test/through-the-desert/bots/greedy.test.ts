/** Greedy players: their totals lie where real tables' totals do, and games end as the rules mean them to. */
import { describe, expect, it } from "vitest";
import { apply, score, setup, smallWadi } from "caravanserai/through-the-desert";
import { greedyInDesert as greedyMove } from "../../helpers/greedy.js";

const GAMES = 6;

describe("greedy players", () => {
  it.each([
    // players, least and most average total
    [2, 81, 108],
    [3, 58, 78],
    [4, 47, 76],
    [5, 40, 60],
  ])("with %i players have %i to %i points on average", (players, least, most) => {
    let sum = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      let state = setup({ players, seed: `greedy ${seed}`, leaderReturn: "random" });
      while (!state.over) state = apply(state, greedyMove(state));
      for (const { total } of score(state).seats) sum += total;
    }
    const average = sum / GAMES / players;
    expect(average).toBeGreaterThanOrEqual(least);
    expect(average).toBeLessThanOrEqual(most);
  });

  it.each([2, 3])("F1: with %i players use up a colour on Small Wadi", (players) => {
    for (let seed = 0; seed < GAMES; seed++) {
      let state = setup({ players, seed: `greedy ${seed}`, layout: smallWadi });
      while (!state.over) state = apply(state, greedyMove(state));
      expect(state.endReason).toBe("colour-used-up");
    }
  });
});
