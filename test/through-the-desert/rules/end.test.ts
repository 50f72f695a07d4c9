/** The end and the points: F1 to F5. Each rule by itself, on small boards drawn for it. */
import { describe, expect, it } from "vitest";
import { events, parseMove, score, setup } from "caravanserai/through-the-desert";
import { play } from "../moves.js";
import { sand, scene } from "../scenes.js";

describe("the end", () => {
  const camels = { "0 honey": ["c3"], "1 honey": ["c7"], "0 rose": ["e3"], "1 rose": ["e8"] };

  it("F1: the last loose camel of a colour ends the game with that player's turn", () => {
    const state = scene(sand(7, 9), camels, () => ({}), 2, { camelsPerColour: 1 });
    const one = play(state, "hc4");
    expect(one).toMatchObject({ over: false, endReason: null, seat: 0, inTurn: 0 });
    expect(events(one, parseMove(one, "re4")).at(-1)).toEqual({
      type: "game-ended",
      reason: "colour-used-up",
    });
    const end = { over: true, endReason: "colour-used-up", seat: null, inTurn: null };
    expect(play(one, "re4")).toMatchObject(end);
  });

  it("F1: or at once, if the option says so", () => {
    const options = { camelsPerColour: 1, endTiming: "immediate" } as const;
    const state = scene(sand(7, 9), camels, () => ({}), 2, options);
    expect(play(state, "hc4")).toMatchObject({ over: true, endReason: "colour-used-up", left: 0 });
  });

  it("F1: a player who placed the last camel and can place no other ends the game too", () => {
    const layout = sand(2, 6);
    const all = { "0 honey": ["a3", "a2"], "1 rose": ["a1"], "0 rose": ["b5", "b4", "b3"] };
    const state = scene(layout, all, () => ({ seat: 1 }), 2, { camelsPerColour: 3 });
    expect(events(state, parseMove(state, "rb1")).slice(1)).toEqual([
      { type: "turn-forfeited", seat: 1, left: 1 },
      { type: "game-ended", reason: "colour-used-up" },
    ]);
  });

  it("F2: 10 for the largest caravan of a colour, 5 for each of those who tie, its leader counted", () => {
    const state = scene(sand(7, 9), { ...camels, "0 honey": ["c3", "c4"], "0 sky": ["a1"] });
    expect(score(state).seats.map(({ caravans }) => caravans)).toEqual([10 + 5 + 10, 5]);
    const three = scene(sand(7, 9), { ...camels, "2 rose": ["g1"] }, () => ({}), 3);
    expect(score(three).seats.map(({ caravans }) => caravans)).toEqual([10, 10, 5]);
  });

  it("F3: a space of a territory counts 1, an oasis in it 0", () => {
    const state = play(
      scene(sand(7, 9), { "0 honey": ["c5", "c6", "d6", "e6", "e5"], "1 rose": ["a1"] }),
      "hd4",
    );
    expect(score(state).seats[0].territory).toBe(1);
  });

  it("F4, F5: the total is the sum of all sources, and whoever has most wins, or several do", () => {
    const state = scene(sand(7, 9), { "0 honey": ["c3"], "1 honey": ["c7"] }, () => ({}), 2, {
      camelsPerColour: 2,
    });
    expect(score(state)).toMatchObject({ winners: [] });
    const tied = play(state, "hc4", "hb3");
    expect(tied.over).toBe(true);
    expect(score(tied)).toMatchObject({ winners: [0], seats: [{ total: 10 }, { total: 0 }] });
    const even = play(
      setup({ players: 2, seed: 1, layout: sand(1, 7) }),
      ...["Ha1", "Ra3", "Ra5", "Ha7", "ha2", "ha6"],
    );
    expect(score(even)).toMatchObject({ winners: [0, 1], seats: [{ total: 10 }, { total: 10 }] });
  });
});
