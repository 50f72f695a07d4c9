/** Placing leaders: L1 to L7. Each rule by itself, on small boards drawn for it. */
import { describe, expect, it } from "vitest";
import {
  apply,
  legalMoves,
  type Options,
  score,
  setup,
  type State,
} from "caravanserai/through-the-desert";
import { happens, play, refusal } from "../moves.js";
import { drawn, sand } from "../scenes.js";

const start = (options: Partial<Options> = {}): State =>
  setup({ players: 2, seed: 1, layout: sand(7, 9), ...options });

describe("placing leaders", () => {
  it("L1: goes round by seat, any colour in hand, five rounds", () => {
    let state = start();
    const seats: (number | null)[] = [];
    while (state.phase === "leaders") {
      seats.push(state.seat);
      const move = legalMoves(state)[0];
      state = apply(state, move);
    }
    expect(seats).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(state.caravans.length).toBe(10);
    expect(refusal(play(start(), "Ha1", "Ra5"), "Hd4")).toMatchObject({
      reason: "no-such-leader",
      rule: "L1",
      hand: ["rose", "grape", "sky", "mint"],
    });
  });

  it("L2: not on water, on an oasis, or on a camel", () => {
    const layout = drawn([
      ". . . . . .",
      " . . . . . .",
      ". . o . . T",
      " . . . . . .",
      ". . . . . .",
    ]);
    const state = play(setup({ players: 2, seed: 1, layout }), "Ha1");
    expect(refusal(state, "Rc3")).toMatchObject({ reason: "water", rule: "L2" });
    expect(refusal(state, "Rc6")).toMatchObject({ reason: "oasis", rule: "L2" });
    expect(refusal(state, "Ra1")).toMatchObject({ reason: "occupied", rule: "L2", by: 0 });
    expect(refusal(state, "Re1")).toBeUndefined();
  });

  it("L3: not next to an oasis; next to water is fine", () => {
    const layout = drawn([
      ". . . . . .",
      " . . . . . .",
      ". . o . . T",
      " . . . . . .",
      ". . . . . .",
    ]);
    const state = setup({ players: 2, seed: 1, layout });
    expect(refusal(state, "Rb5")).toMatchObject({
      reason: "next-to-oasis",
      rule: "L3",
      oasis: "c6",
    });
    expect(refusal(state, "Rc2")).toBeUndefined();
  });

  it("L4: not next to any leader, one's own included", () => {
    const state = play(start(), "Hc4", "Ra1");
    expect(refusal(state, "Gc5")).toMatchObject({
      reason: "next-to-leader",
      rule: "L4",
      leader: "c4",
    });
    expect(refusal(state, "Ga2")).toMatchObject({
      reason: "next-to-leader",
      rule: "L4",
      leader: "a1",
    });
    expect(refusal(state, "Gc6")).toBeUndefined();
  });

  it("L5: in the first round nobody uses a colour that another has used in it", () => {
    const state = play(start({ players: 3 }), "Ha1");
    expect(refusal(state, "Hc4")).toMatchObject({
      reason: "colour-used-this-round",
      rule: "L5",
      by: 0,
    });
    const second = play(state, "Rc4", "Ge7");
    expect(second).toMatchObject({ seat: 0, round: 2 });
    expect(refusal(second, "Ra5")).toBeUndefined();
  });

  it("L5: the fifth player may use any colour when the one left is the one given back", () => {
    const leaderReturn = ["rose", "grape", "sky", "honey", "mint"] as const;
    const state = play(start({ players: 5, leaderReturn }), "Ha1", "Ra4", "Ga7", "Sd2");
    expect(state.seat).toBe(4);
    const colours = new Set(legalMoves(state).map(({ colour }) => colour));
    expect([...colours]).toEqual(["honey", "rose", "grape", "sky"]);
    const usual = start({ players: 5, leaderReturn: ["rose", "grape", "sky", "mint", "honey"] });
    const last = play(usual, "Ha1", "Ra4", "Ga7", "Sd2");
    expect(new Set(legalMoves(last).map(({ colour }) => colour))).toEqual(new Set(["mint"]));
  });

  it("L6: a leader scores nothing, and a part of the board that only one caravan touches is claimed at the end", () => {
    // One space, c6, joins the two halves; whoever stands there alone touches the lower one.
    const layout = drawn([
      ". . . . . . . . . .",
      " . . . . . . . . . .",
      "          .",
      "         . .",
      "          o",
    ]);
    const before = play(
      setup({ players: 2, seed: 1, layout }),
      ...["Hc6", "Ra1", "Ra3", "Ga5", "Ga7", "Ha9"],
    );
    expect(before.territories).toEqual([]);
    expect(
      score(before).seats.map(({ oases, water, territory }) => oases + water + territory),
    ).toEqual([0, 0]);
    const value = before.water[0]?.value;
    // With Sb10 no space is left for a leader, so it is the last.
    const after = play(before, "Sb10");
    expect(after.territories).toEqual([{ seat: 0, colour: "honey", spaces: ["d5", "d6", "e6"] }]);
    expect(score(after).seats[0]).toMatchObject({ territory: 3, water: value });
  });

  it("L7: leaders without a space are lost, and the game goes on", () => {
    const layout = sand(1, 7);
    const state = setup({ players: 2, seed: 1, layout });
    expect(happens(play(state, "Ha1", "Ra3", "Ra5"), "Ha7")).toEqual([
      ...["leader-placed", "leaders-lost", "leaders-lost", "turn-began"],
    ]);
    const after = play(state, "Ha1", "Ra3", "Ra5", "Ha7");
    expect(after.phase).toBe("camels");
    expect(after.seats.map(({ leaders }) => leaders)).toEqual([[], []]);
  });
});
