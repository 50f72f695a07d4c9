/** Placing camels: C1 to C8. Each rule by itself, on small boards drawn for it. */
import { describe, expect, it } from "vitest";
import {
  apply,
  events,
  legalMoves,
  type Options,
  parseMove,
  setup,
  type State,
} from "caravanserai/through-the-desert";
import { play, refusal } from "../moves.js";
import { drawn, sand, scene } from "../scenes.js";

const start = (options: Partial<Options> = {}): State =>
  setup({ players: 2, seed: 1, layout: sand(7, 9), ...options });

describe("placing camels", () => {
  const two = { "0 honey": ["c3"], "1 honey": ["c7"], "0 rose": ["e3"], "1 rose": ["e8"] };

  it("C1: two camels a turn, one after the other, of one colour or two", () => {
    const state = play(scene(sand(7, 9), two), "hc4");
    expect(state).toMatchObject({ seat: 0, left: 1, round: 9 });
    expect(play(state, "re4")).toMatchObject({ seat: 1, left: 2, round: 9 });
    expect(play(state, "hc5", "hc8", "re9")).toMatchObject({ seat: 0, left: 2, round: 10 });
  });

  it("C2: in the first round the first two players place one; with two players only the first", () => {
    const lengths = (players: number): number[] => {
      let state = setup({ players, seed: 1, leaderReturn: "random" });
      while (state.phase === "leaders") state = apply(state, legalMoves(state)[0]);
      const counts = new Array<number>(players).fill(0);
      while (state.round === 1 && state.seat !== null) {
        counts[state.seat] = (counts[state.seat] ?? 0) + 1;
        state = apply(state, legalMoves(state)[0]);
      }
      return counts;
    };
    expect(lengths(2)).toEqual([1, 2]);
    expect(lengths(3)).toEqual([1, 1, 2]);
    expect(lengths(4)).toEqual([1, 1, 2, 2]);
    expect(lengths(5)).toEqual([1, 1, 2, 2, 2]);
  });

  it("C3: not on an oasis, not on a camel; on water is fine", () => {
    const layout = drawn([". . o . . . .", " . . . . T . .", ". . . . . . ."]);
    const state = scene(layout, { "0 honey": ["a2"], "1 rose": ["c1"] });
    expect(refusal(state, "ha3")).toBeUndefined();
    expect(refusal(state, "hb5")).toMatchObject({ reason: "oasis", rule: "C3" });
    expect(refusal(state, "ha2")).toMatchObject({ reason: "occupied", rule: "C3", by: 0 });
    expect(refusal(state, "hc1")).toMatchObject({ reason: "occupied", rule: "C3", by: 1 });
  });

  it("C4: only next to a camel of that caravan", () => {
    const state = scene(sand(7, 9), two);
    expect(refusal(state, "hf5")).toMatchObject({ reason: "not-next-to-own-camel", rule: "C4" });
    // Next to one's own caravan of another colour is not enough.
    expect(refusal(state, "rb3")).toMatchObject({ reason: "not-next-to-own-camel", rule: "C4" });
  });

  it("C5: not next to a camel of that colour of another player, its leader included", () => {
    const state = scene(sand(7, 9), { ...two, "0 honey": ["c3", "c4", "c5"] });
    expect(refusal(state, "hc6")).toMatchObject({
      reason: "next-to-rival-camel",
      rule: "C5",
      camel: "c7",
      by: 1,
    });
  });

  it("C6: camels of other colours never matter", () => {
    const state = scene(sand(7, 9), {
      ...two,
      "0 honey": ["c3", "d3"],
      "1 rose": ["e8", "e7", "e6", "e5"],
    });
    expect(refusal(state, "hd4")).toBeUndefined();
    expect(refusal(state, "he4")).toBeUndefined();
  });

  it("C7: a colour without loose camels can't be placed", () => {
    const layout = sand(7, 9);
    const state = scene(layout, { ...two, "0 honey": ["c3", "c2"] }, () => ({ left: 1 }), 2, {
      camelsPerColour: 1,
    });
    expect(state.supply.honey).toBe(0);
    expect(refusal(state, "hc4")).toMatchObject({ reason: "no-loose-camel", rule: "C7" });
    expect(legalMoves(state).every(({ colour }) => colour === "rose")).toBe(true);
  });

  it("C8: the game ends when nobody can place", () => {
    const layout = sand(1, 7);
    const state = play(
      setup({ players: 2, seed: 1, layout }),
      ...["Ha1", "Ra3", "Ra5", "Ha7", "ha2"],
    );
    expect(legalMoves(state)).toEqual([{ type: "camel", colour: "honey", space: "a6" }]);
    expect(events(state, parseMove(state, "ha6"))).toEqual([
      { type: "camel-placed", seat: 1, colour: "honey", space: "a6" },
      { type: "game-ended", reason: "no-placement" },
    ]);
    expect(play(state, "ha6")).toMatchObject({
      ...{ over: true, endReason: "no-placement", phase: "over" },
      ...{ seat: null, inTurn: null, left: 0 },
    });
    expect(refusal(play(state, "ha6"), "ra4")).toMatchObject({ reason: "game-over" });
  });

  it("C8: what is left of a turn is forfeited by who can place no more", () => {
    const camels = { "0 honey": ["a3", "a2"], "1 rose": ["a1"], "0 rose": ["b5", "b4", "b3"] };
    const state = scene(sand(2, 6), camels, () => ({ seat: 1 }));
    expect(events(state, parseMove(state, "rb1")).slice(1)).toEqual([
      { type: "turn-forfeited", seat: 1, left: 1 },
      { type: "turn-began", phase: "camels", seat: 0, round: 10, left: 2 },
    ]);
  });

  it("C8: who can place nothing is passed over", () => {
    const camels = { "0 honey": ["a3", "a2"], "1 rose": ["a1"], "0 sky": ["a6"] };
    const state = play(scene(sand(2, 6), camels), "hb1");
    expect(state).toMatchObject({ seat: 0, left: 1, territories: [] });
    expect(events(state, parseMove(state, "sa5")).slice(1)).toEqual([
      { type: "turn-forfeited", seat: 1, left: 2 },
      { type: "turn-began", phase: "camels", seat: 0, round: 10, left: 2 },
    ]);
  });

  it("asks for what the phase asks for", () => {
    expect(refusal(start(), "ha1")).toMatchObject({
      reason: "wrong-phase",
      rule: "L1",
      phase: "leaders",
    });
    expect(refusal(start({ players: 5 }), "Ha1")).toMatchObject({
      reason: "wrong-phase",
      rule: "D4",
    });
    expect(refusal(scene(sand(7, 9), two), "Ha1")).toMatchObject({
      reason: "wrong-phase",
      rule: "C1",
    });
  });
});
