/** The options where editions differ. Each rule by itself, on small boards drawn for it. */
import { describe, expect, it } from "vitest";
import { score, type State } from "caravanserai/through-the-desert";
import { happens, play, refusal } from "../moves.js";
import { drawn, sand, scene } from "../scenes.js";

describe("options where editions differ", () => {
  const walls = drawn([
    ". . . . . . . .",
    " . . . . . . . .",
    ". . T . . . . .",
    " . . . . . . . .",
    ". . . . . . . .",
  ]);

  it("oasisWalls: an oasis walls a region like a mountain", () => {
    // b2 lies between the oasis at c3 and these camels.
    const camels = { "0 honey": ["a1", "a2", "a3", "b3", "b1"], "1 rose": ["e8"] };
    const reached = (state: State) => ({
      caravans: state.caravans.map((caravan) =>
        caravan.colour === "honey" ? { ...caravan, oases: ["c3"] } : caravan,
      ),
    });
    const plain = scene(walls, camels, reached);
    expect(play(plain, "hc2").territories).toEqual([]);
    const state = scene(walls, camels, reached, 2, { oasisWalls: true });
    expect(play(state, "hc2").territories).toEqual([{ seat: 0, colour: "honey", spaces: ["b2"] }]);
  });

  it("oasisWalls: an oasis whose neighbours are all of the territory counts as inside", () => {
    const camels = { "0 honey": ["a5", "b5", "c5", "d5"], "1 rose": ["c8"] };
    const state = scene(walls, camels, () => ({}), 2, { oasisWalls: true });
    expect(happens(state, "he5")).toEqual(["camel-placed", "territory-enclosed", "oasis-scored"]);
    const next = play(state, "he5");
    expect(next.territories[0]?.spaces).not.toContain("c3");
    expect(score(next).seats[0]).toMatchObject({ oases: 5, territory: 4 + 4 + 3 + 4 + 4 });
  });

  it("ownerMayFill: the enclosing caravan may place in its territory, which then counts less", () => {
    const camels = { "0 honey": ["a4", "b4", "c4", "d4"], "0 sky": ["c6"], "1 rose": ["c8"] };
    const state = scene(sand(5, 9), camels, () => ({}), 2, { ownerMayFill: true });
    const closed = play(state, "he4");
    expect(score(closed).seats[0].territory).toBe(15);
    expect(refusal(closed, "sa1")).toMatchObject({ reason: "territory", rule: "C3", by: 0 });
    const filled = play(closed, "hc3");
    expect(score(filled).seats[0].territory).toBe(14);
    expect(filled.territories).toEqual(closed.territories);
  });

  it("ownerMayFill: what is cut off inside is not claimed twice", () => {
    const camels = { "0 honey": ["a4", "b4", "c4", "d4"], "1 rose": ["c8"] };
    let state = scene(sand(5, 9), camels, () => ({}), 2, { ownerMayFill: true });
    state = play(state, "he4", "hb3", ...["rc9", "rb8"]);
    expect(happens(state, "ha3")).toEqual(["camel-placed"]);
    expect(state.territories.length).toBe(1);
  });
});
