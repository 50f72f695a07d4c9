/** Each rule of play by itself, on small boards drawn for it: L1 to L7, C1 to C8, E1 to E6, F1 to F5. */
import { describe, expect, it } from "vitest";
import {
  apply,
  events,
  explain,
  legalMoves,
  type Move,
  type Options,
  parseMove,
  score,
  setup,
  type State,
} from "caravanserai/through-the-desert";
import { drawn, sand, scene } from "./scenes.js";

const play = (state: State, ...texts: readonly string[]): State =>
  texts.reduce((now, text) => apply(now, parseMove(now, text)), state);
const refusal = (state: State, text: string) => explain(state, parseMove(state, text));
const happens = (state: State, text: string) =>
  events(state, parseMove(state, text)).map(({ type }) => type);
const start = (options: Partial<Options> = {}): State =>
  setup({ players: 2, seed: 1, layout: sand(7, 9), ...options });

describe("placing leaders", () => {
  it("L1: goes round by seat, any colour in hand, five rounds", () => {
    let state = start();
    const seats: (number | null)[] = [];
    while (state.phase === "leaders") {
      seats.push(state.seat);
      const move = legalMoves(state)[0] as Move;
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
      while (state.phase === "leaders") state = apply(state, legalMoves(state)[0] as Move);
      const counts = new Array<number>(players).fill(0);
      while (state.round === 1 && state.seat !== null) {
        counts[state.seat] = (counts[state.seat] ?? 0) + 1;
        state = apply(state, legalMoves(state)[0] as Move);
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
    expect(play(state, "ha6")).toMatchObject({ over: true, phase: "over", seat: null, left: 0 });
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

describe("what a camel earns", () => {
  it("E1: water goes to the player, and its space is empty", () => {
    const layout = drawn([". . . . . .", " . . o . . ."]);
    const state = scene(layout, { "0 honey": ["a3"], "1 rose": ["a6"] });
    const value = state.water[0]?.value ?? 0;
    expect(events(state, parseMove(state, "hb3"))[1]).toEqual({
      ...{ type: "water-taken", seat: 0, colour: "honey", space: "b3", value },
    });
    const next = play(state, "hb3");
    expect(next.water).toEqual([]);
    expect(score(next).seats[0]?.water).toBe(value);
  });

  it("E2: an oasis scores 5 once for each caravan, whoever else has it, and a camel may score two", () => {
    const layout = drawn([
      ". . . . . . . .",
      " . . T . . . . .",
      ". . . . . . . .",
      " . . T . . . . .",
      ". . . . . . . .",
    ]);
    const camels = {
      "0 honey": ["c1", "c2"],
      "1 honey": ["c7"],
      "0 rose": ["c5"],
      "1 sky": ["e8"],
    };
    const state = scene(layout, camels);
    const once = play(state, "hc3");
    expect(score(once).seats[0]?.oases).toBe(10);
    expect(
      events(state, parseMove(state, "hc3")).filter(({ type }) => type === "oasis-scored").length,
    ).toBe(2);
    // c4 is beside both oases too: the caravan has them, but the rose one has not.
    expect(score(play(once, "hb2")).seats[0]?.oases).toBe(10);
    expect(score(play(once, "rc4")).seats[0]?.oases).toBe(20);
  });

  const ring = ["c5", "c6", "d6", "e6", "e5"];

  it("E3: a caravan encloses a region when it alone touches it", () => {
    const state = scene(sand(7, 9), { "0 honey": ring, "1 rose": ["a1"] });
    expect(happens(state, "hd4")).toEqual(["camel-placed", "territory-enclosed"]);
    const next = play(state, "hd4");
    expect(next.territories).toEqual([{ seat: 0, colour: "honey", spaces: ["d5"] }]);
    expect(score(next).seats[0]?.territory).toBe(1);
  });

  it("E3: two caravans never enclose together, not even of one player", () => {
    const state = scene(sand(7, 9), {
      "0 honey": ["c5", "c6", "d6"],
      "0 rose": ["f5", "e5", "e6"],
      "1 rose": ["a1"],
    });
    expect(play(state, "re4").territories).toEqual([]);
    expect(play(state, "hb4", "hc4").territories).toEqual([]);
    const closed = scene(sand(7, 9), {
      "0 honey": ["c5", "c6", "d6"],
      "0 rose": ["f5", "e5", "e6", "e4"],
      "1 rose": ["a1"],
    });
    expect(play(closed, "rd4").territories).toEqual([]);
  });

  it("E3: any other camel that touches the region prevents it, whatever its colour and owner", () => {
    const state = scene(sand(7, 9), {
      "0 honey": ["b4", "b5", "b6", "c7", "d7", "e7", "f6", "f5", "f4", "e4", "d3"],
      "0 sky": ["d5"],
      "1 rose": ["g9"],
    });
    expect(play(state, "hc4").territories).toEqual([]);
  });

  it("E3: there is no inside or outside: whichever side qualifies counts", () => {
    const camels = { "0 honey": ["b5", ...ring], "1 rose": ["d5"] };
    const next = play(scene(sand(7, 9), camels), "hd4");
    expect(next.territories.length).toBe(1);
    expect(next.territories[0]?.spaces.length).toBe(7 * 9 - 8);
    expect(next.over).toBe(true);
  });

  it("E3: a camel cut off from the region does not prevent it", () => {
    const state = scene(sand(2, 6), { "0 honey": ["a3", "a2"], "1 rose": ["a1"] });
    expect(play(state, "hb1").territories).toEqual([
      { seat: 0, colour: "honey", spaces: ["a4", "a5", "a6", "b2", "b3", "b4", "b5", "b6"] },
    ]);
  });

  const walled = drawn([
    ". . . . ^ . .",
    " . . . ^ . . .",
    ". . . . . . .",
    "-------------",
    " . . . . . . .",
  ]);
  const corner = { "0 honey": ["b1", "b2"], "1 rose": ["c7"] };

  it("E3: the edge of the board and the line of 2 and 3 players wall a region off", () => {
    const state = scene(walled, corner);
    expect(play(state, "ha2").territories).toEqual([{ seat: 0, colour: "honey", spaces: ["a1"] }]);
    expect(play(state, "hc2").territories).toEqual([{ seat: 0, colour: "honey", spaces: ["c1"] }]);
    const whole = scene(walled, corner, () => ({}), 4);
    expect(play(whole, "hc2").territories).toEqual([]);
  });

  it("E3: mountains wall a region off", () => {
    expect(play(scene(walled, corner), "hb3").territories).toEqual([
      { seat: 0, colour: "honey", spaces: ["a1", "a2", "a3", "a4"] },
    ]);
  });

  it("E3: one camel may close several regions at once", () => {
    const honey = ["b4", "b5", "c6", "d5", "d4", "a4", "a3", "b2", "c3"];
    const state = scene(sand(7, 9), { "0 honey": honey, "1 rose": ["g9"] });
    expect(happens(state, "hc4")).toEqual([
      ...["camel-placed", "territory-enclosed", "territory-enclosed"],
    ]);
    expect(play(state, "hc4").territories.map(({ spaces }) => spaces)).toEqual([["b3"], ["c5"]]);
  });

  it("E3: a region may begin and end beside the camel that closes it, with others elsewhere", () => {
    const lines = [
      "^ ^ ^ ^ ^ ^",
      " ^ ^ . . ^ ^",
      "^ ^ . . . ^",
      " ^ ^ . . ^ ^",
      "^ ^ . ^ ^ ^",
      " . . . . . .",
      ". . . . . .",
    ];
    const state = scene(drawn(lines), { "0 honey": ["c4"], "1 rose": ["g3"] });
    expect(play(state, "hd3").territories).toEqual([
      { seat: 0, colour: "honey", spaces: ["b3", "b4", "c3", "c5", "d4"] },
    ]);
  });

  const wall = { "0 honey": ["a4", "b4", "c4", "d4"], "1 rose": ["c8"] };

  it("E3, E4: an oasis is part of a region; water inside is taken and oases inside score", () => {
    const layout = drawn([
      "o . . . . . . .",
      " . . . . . . . .",
      ". T . . . . . .",
      " . . . . . . . .",
      ". . . . . . . .",
    ]);
    const state = scene(layout, wall);
    expect(happens(state, "he4")).toEqual([
      ...["camel-placed", "territory-enclosed", "water-taken", "oasis-scored"],
    ]);
    const next = play(state, "he4");
    expect(next.territories[0]?.spaces).toEqual([
      ...["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e1", "e2", "e3"],
    ]);
    // F3: the oasis counts 0.
    expect(score(next).seats[0]).toMatchObject({ oases: 5, territory: 14 });
    expect(score(next).seats[0]?.water).toBe(state.water[0]?.value);
    expect(next.water).toEqual([]);
  });

  it("E4: an oasis inside does not score again for a caravan that has it", () => {
    const layout = drawn([
      ". . . . . . . .",
      " . . . . . . . .",
      ". . T . . . . .",
      " . . . . . . . .",
      ". . . . . . . .",
    ]);
    const change = (state: State) => ({
      caravans: state.caravans.map((caravan) =>
        caravan.colour === "honey" ? { ...caravan, oases: ["c3"] } : caravan,
      ),
    });
    const state = scene(layout, wall, change);
    expect(happens(state, "he4")).toEqual(["camel-placed", "territory-enclosed"]);
    expect(score(play(state, "he4")).seats[0]).toMatchObject({ oases: 5, territory: 14 });
  });

  it("E5, C3: a territory is closed for good, to its owner too", () => {
    const state = play(scene(walled, corner), "hb3");
    expect(refusal(state, "ha2")).toMatchObject({ reason: "territory", rule: "C3", by: 0 });
    expect(play(state, "hc3").territories).toContainEqual(state.territories[0]);
  });
});

describe("the end", () => {
  const camels = { "0 honey": ["c3"], "1 honey": ["c7"], "0 rose": ["e3"], "1 rose": ["e8"] };

  it("F1: the last loose camel of a colour ends the game with that player's turn", () => {
    const state = scene(sand(7, 9), camels, () => ({}), 2, { camelsPerColour: 1 });
    const one = play(state, "hc4");
    expect(one.over).toBe(false);
    expect(events(one, parseMove(one, "re4")).at(-1)).toEqual({
      type: "game-ended",
      reason: "colour-used-up",
    });
  });

  it("F1: or at once, if the option says so", () => {
    const options = { camelsPerColour: 1, endTiming: "immediate" } as const;
    const state = scene(sand(7, 9), camels, () => ({}), 2, options);
    expect(play(state, "hc4").over).toBe(true);
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
    expect(score(state).seats[0]?.territory).toBe(1);
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
    expect(score(closed).seats[0]?.territory).toBe(15);
    expect(refusal(closed, "sa1")).toMatchObject({ reason: "territory", rule: "C3", by: 0 });
    const filled = play(closed, "hc3");
    expect(score(filled).seats[0]?.territory).toBe(14);
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
