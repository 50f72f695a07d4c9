/** Greedy players come near the figures of the rules page. */
import { describe, expect, it } from "vitest";
import { apply, events, score, setup } from "caravanserai/desert-sons";
import { greedyMove } from "../../../tools/play/desert-sons.js";

/** Known figures of the rules page: turns, oases and score on average, with the default set. */
const FIGURES = [
  { players: 2, turns: 67, oases: 16, score: 31 },
  { players: 3, turns: 87, oases: 20, score: 29 },
  { players: 4, turns: 85, oases: 21, score: 23 },
];

describe("greedy players", () => {
  for (const figures of FIGURES) {
    it(`${figures.players} of them come near the known figures`, () => {
      const games = 2;
      let turns = 0;
      let oases = 0;
      let gold = 0;
      for (let seed = 0; seed < games; seed++) {
        let state = setup({ players: figures.players, seed: `greedy ${seed}` });
        while (!state.over) {
          const move = greedyMove(state);
          for (const event of events(state, move)) {
            if (event.type === "turn-began" && !event.extra) turns++;
            if (event.type === "scoring-ended") oases++;
          }
          state = apply(state, move);
        }
        gold += score(state).seats.reduce((sum, { total }) => sum + total, 0) / figures.players;
      }
      expect(Math.abs(turns / games - figures.turns)).toBeLessThan(25);
      expect(Math.abs(oases / games - figures.oases)).toBeLessThan(7);
      expect(Math.abs(gold / games - figures.score)).toBeLessThan(12);
    });
  }
});
