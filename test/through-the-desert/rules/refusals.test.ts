/** Every reason why a move is refused, with its rule, all that a tooltip shows, and the message: D4, L1 to L5, C1 to C7, F1. */
import { describe, expect, it } from "vitest";
import { explain, type Options, setup, type State } from "caravanserai/through-the-desert";
import { play, refusal } from "../moves.js";
import { drawn, sand, scene } from "../scenes.js";

const start = (options: Partial<Options> = {}): State =>
  setup({ players: 2, seed: 1, layout: sand(7, 9), ...options });
const two = { "0 honey": ["c3"], "1 honey": ["c7"], "0 rose": ["e3"], "1 rose": ["e8"] };

describe("the form of a move", () => {
  const colours = "expected one of honey, rose, grape, sky, mint";
  const types = "expected one of give-back, leader, camel";
  const leader = { type: "leader", colour: "sky", space: "a1" };

  it.each<[unknown, string, string]>([
    [null, "", "expected a move, got null"],
    [[], "", "expected a move, got a list"],
    ["Sa1", "", 'expected a move, got "Sa1"'],
    [{}, "type", `${types}, got undefined`],
    [{ type: "goat" }, "type", `${types}, got "goat"`],
    [{ ...leader, colour: "red" }, "colour", `${colours}, got "red"`],
    [{ type: "camel", space: "a1" }, "colour", 'missing field "colour" in a move of type camel'],
    [{ ...leader, space: "z99" }, "space", 'expected a space of the board, got "z99"'],
    [{ ...leader, type: "camel", space: 5 }, "space", "expected a space of the board, got 5"],
    [{ ...leader, seat: 0 }, "seat", 'unknown field "seat" in a move of type leader'],
    [{ ...leader, type: "camel", seat: 0 }, "seat", 'unknown field "seat" in a move of type camel'],
    [
      { ...leader, type: "give-back" },
      "space",
      'unknown field "space" in a move of type give-back',
    ],
  ])("%j is refused at %j", (move, path, message) => {
    expect(explain(start(), move)).toEqual({ reason: "malformed", rule: null, path, message });
  });
});

describe("the phase of a move", () => {
  const wrong = (rule: string, phase: string, asked: string, got: string) => ({
    reason: "wrong-phase",
    rule,
    phase,
    message: `expected a ${asked} move, got a ${got} move`,
  });

  it("D4, L1, C1: each phase asks for one kind of move", () => {
    const giving = start({ players: 5, leaderReturn: "choose" });
    expect(refusal(giving, "Ha1")).toEqual(wrong("D4", "give-back", "give-back", "leader"));
    expect(refusal(start(), "ha1")).toEqual(wrong("L1", "leaders", "leader", "camel"));
    expect(refusal(scene(sand(7, 9), two), "Ha1")).toEqual(
      wrong("C1", "camels", "camel", "leader"),
    );
  });

  it("F1: nothing is played after the end", () => {
    const over = play(
      setup({ players: 2, seed: 1, layout: sand(1, 7) }),
      ...["Ha1", "Ra3", "Ra5", "Ha7", "ha2", "ha6"],
    );
    expect(refusal(over, "ra4")).toEqual({
      reason: "game-over",
      rule: "F1",
      message: "the game is over",
    });
  });
});

describe("leaders", () => {
  it("D4: each colour is given back once", () => {
    const giving = start({ players: 5, leaderReturn: "choose" });
    const next = play(giving, "-r", "-s");
    expect(refusal(next, "-s")).toEqual({
      reason: "given-back-already",
      rule: "D4",
      by: 1,
      message: "seat 1 has given back sky already",
    });
    expect(refusal(next, "-h")).toBeUndefined();
  });

  it("L1: a leader in hand", () => {
    expect(refusal(play(start(), "Ha1", "Ra5"), "Hd4")).toEqual({
      reason: "no-such-leader",
      rule: "L1",
      hand: ["rose", "grape", "sky", "mint"],
      message: "seat 0 has no honey leader in hand",
    });
  });

  const layout = drawn([
    ". . . . . .",
    " . . . . . .",
    ". . o . . T",
    " . . . . . .",
    ". . . . . .",
  ]);

  it("L2: on a free space without oasis or water", () => {
    const state = play(setup({ players: 2, seed: 1, layout }), "Ha1");
    expect(refusal(state, "Rc3")).toEqual({
      reason: "water",
      rule: "L2",
      message: "c3 has water, where no leader may stand",
    });
    expect(refusal(state, "Rc6")).toEqual({
      reason: "oasis",
      rule: "L2",
      message: "c6 is an oasis",
    });
    expect(refusal(state, "Ra1")).toEqual({
      reason: "occupied",
      rule: "L2",
      by: 0,
      message: "a camel of seat 0 stands on a1",
    });
  });

  it("L3, L4: not next to an oasis or a leader", () => {
    const state = play(setup({ players: 2, seed: 1, layout }), "Ha1");
    expect(refusal(state, "Rb5")).toEqual({
      reason: "next-to-oasis",
      rule: "L3",
      oasis: "c6",
      message: "b5 is next to the oasis on c6",
    });
    expect(refusal(state, "Ra2")).toEqual({
      reason: "next-to-leader",
      rule: "L4",
      leader: "a1",
      message: "a2 is next to the leader on a1",
    });
  });

  it("L5: with five players nobody uses a colour twice in a round", () => {
    const state = play(start({ players: 5, leaderReturn: "choose" }), "-h", "-r", "-g", "-s", "-m");
    const next = play(state, "Ra1", "Hc1");
    expect(refusal(next, "Re1")).toEqual({
      reason: "colour-used-this-round",
      rule: "L5",
      by: 0,
      message: "seat 0 has used rose in this round",
    });
    expect(refusal(next, "He1")).toMatchObject({ by: 1, rule: "L5" });
  });
});

describe("camels", () => {
  it("C3: on a free space without oasis, not in the territory of another", () => {
    const oasis = drawn([". . o . . . .", " . . . . T . .", ". . . . . . ."]);
    const state = scene(oasis, { "0 honey": ["a2"], "1 rose": ["c1"] });
    expect(refusal(state, "hb5")).toEqual({
      reason: "oasis",
      rule: "C3",
      message: "b5 is an oasis",
    });
    expect(refusal(state, "hc1")).toEqual({
      reason: "occupied",
      rule: "C3",
      by: 1,
      message: "a camel of seat 1 stands on c1",
    });
  });

  it("C3: not in a territory, even one's own", () => {
    const camels = { "0 honey": ["a4", "b4", "c4", "d4"], "0 sky": ["c6"], "1 rose": ["c8"] };
    const closed = play(scene(sand(5, 9), camels), "he4");
    expect(refusal(closed, "hc3")).toEqual({
      reason: "territory",
      rule: "C3",
      by: 0,
      message: "c3 is territory of seat 0",
    });
  });

  it("C4: next to a camel of the caravan", () => {
    expect(refusal(scene(sand(7, 9), two), "rb3")).toEqual({
      reason: "not-next-to-own-camel",
      rule: "C4",
      message: "b3 is not next to a rose camel of seat 0",
    });
  });

  it("C5: not next to a camel of that colour of another player", () => {
    const state = scene(sand(7, 9), { ...two, "0 honey": ["c3", "c4", "c5"] });
    expect(refusal(state, "hc6")).toEqual({
      reason: "next-to-rival-camel",
      rule: "C5",
      camel: "c7",
      by: 1,
      message: "c6 is next to the honey camel of seat 1 on c7",
    });
  });

  it("C5: names the rival's camel, whatever else stands around the space", () => {
    const ring = ["b6", "c7", "d6", "d5", "c5", "b5"];
    for (let turn = 0; turn < 6; turn++) {
      const at = (place: number): string => ring[(place + turn) % 6] ?? "";
      const camels = { "0 honey": [at(0)], "1 honey": [at(2)], "1 rose": [at(4)], "0 sky": ["f9"] };
      expect(refusal(scene(sand(7, 9), camels), "hc6")).toMatchObject({
        reason: "next-to-rival-camel",
        camel: at(2),
        by: 1,
      });
    }
  });

  it("C5: names the rival's camel also at the edge of the board, where nothing stands", () => {
    for (const [own, space, rival] of ["a1 a2 a3", "a3 a2 a1", "g1 g2 g3", "g3 g2 g1"].map(
      (three) => three.split(" "),
    )) {
      const camels = { "0 honey": [own ?? ""], "1 honey": [rival ?? ""], "1 rose": ["d7"] };
      expect(refusal(scene(sand(7, 9), camels), `h${space}`)).toMatchObject({
        camel: rival,
        by: 1,
      });
    }
  });

  it("C4, option ownerMayFill: in one's own territory too, next to a camel of the caravan", () => {
    const camels = { "0 honey": ["a4", "b4", "c4", "d4"], "0 sky": ["c6"], "1 rose": ["c8"] };
    const options = { ownerMayFill: true };
    const closed = play(
      scene(sand(5, 9), camels, () => ({}), 2, options),
      "he4",
    );
    expect(refusal(closed, "hc1")).toMatchObject({ reason: "not-next-to-own-camel", rule: "C4" });
    expect(refusal(closed, "sc1")).toMatchObject({ reason: "territory", rule: "C3" });
  });

  it("C7: of a colour that has loose camels", () => {
    const state = scene(sand(7, 9), { ...two, "0 honey": ["c3", "c2"] }, () => ({ left: 1 }), 2, {
      camelsPerColour: 1,
    });
    expect(refusal(state, "hc4")).toEqual({
      reason: "no-loose-camel",
      rule: "C7",
      message: "no loose honey camel is left",
    });
  });
});
