/** Greedy players come near the figures of the rules page. */
import { describe, expect, it } from "vitest";
import { apply, blindPaths, events, score, setup, type TileSet } from "caravanserai/desert-sons";
import { greedyInSons as greedyMove } from "../../helpers/greedy.js";

/** Known figures of the rules page: turns, oases and score on average, with the default set. */
const FIGURES = [
  { players: 2, turns: 67, oases: 16, score: 31 },
  { players: 3, turns: 87, oases: 20, score: 29 },
  { players: 4, turns: 85, oases: 21, score: 23 },
];

describe("greedy players", () => {
  for (const figures of FIGURES) {
    it(`${figures.players} of them come near the known figures`, () => {
      const games = 6;
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

/** How many of the tiles that greedy players draw fit nowhere, and how many tiles they discard in a game. */
function misfits(tileSet: TileSet): { readonly share: number; readonly discards: number } {
  let [drawn, kept, discarded, games] = [0, 0, 0, 0];
  for (const players of [2, 3, 4]) {
    for (let seed = 0; seed < 3; seed++, games++) {
      let state = setup({ players, seed: `misfits ${seed}`, tileSet });
      while (!state.over) {
        const move = greedyMove(state);
        for (const event of events(state, move)) {
          if (event.type === "tile-drawn" && event.to === "hand") drawn++;
          if (event.type === "tile-kept") kept++;
          if (event.type === "tile-discarded") discarded++;
        }
        state = apply(state, move);
      }
    }
  }
  return { share: kept / drawn, discards: discarded / games };
}

describe("Blind Paths", () => {
  it("T13, T16: about as many tiles fit as in the default set, and discards are rare", () => {
    // With these players a quarter of the tiles of the default set do not fit: 22 to 27 % by number of players.
    const { share, discards } = misfits(blindPaths);
    expect(share).toBeLessThan(0.29);
    expect(discards).toBeLessThan(0.5);
  });

  it("T1: has brown lines to oases, white ones to the desert, and sides without lines", () => {
    const letters =
      blindPaths.tiles
        .join(" ")
        .match(/[dDWoBO]{4}(?= |$)/gu)
        ?.join("") ?? "";
    for (const side of "BWd") expect(letters).toContain(side);
    for (const side of "DO") expect(letters).not.toContain(side);
  });
});
