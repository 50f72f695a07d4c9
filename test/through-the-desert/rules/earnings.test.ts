/** What a camel earns: E1 to E6. Each rule by itself, on small boards drawn for it. */
import { describe, expect, it } from "vitest";
import {
  apply,
  events,
  legalMoves,
  parseMove,
  score,
  type State,
} from "caravanserai/through-the-desert";
import { happens, play, refusal } from "../moves.js";
import { drawn, sand, scene } from "../scenes.js";

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
    expect(score(next).seats[0].water).toBe(value);
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
    expect(score(once).seats[0].oases).toBe(10);
    expect(
      events(state, parseMove(state, "hc3")).filter(({ type }) => type === "oasis-scored").length,
    ).toBe(2);
    // c4 is beside both oases too: the caravan has them, but the rose one has not.
    expect(score(play(once, "hb2")).seats[0].oases).toBe(10);
    expect(score(play(once, "rc4")).seats[0].oases).toBe(20);
  });

  const ring = ["c5", "c6", "d6", "e6", "e5"];

  it("E3: a caravan encloses a region when it alone touches it", () => {
    const state = scene(sand(7, 9), { "0 honey": ring, "1 rose": ["a1"] });
    expect(happens(state, "hd4")).toEqual(["camel-placed", "territory-enclosed"]);
    const next = play(state, "hd4");
    expect(next.territories).toEqual([{ seat: 0, colour: "honey", spaces: ["d5"] }]);
    expect(score(next).seats[0].territory).toBe(1);
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
    expect(score(next).seats[0].water).toBe(state.water[0]?.value);
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

  it("E6: points are not limited by tokens: two caravans score all five oases, 50 points for one player", () => {
    // Honey runs along row d and rose along row f, with the oases between them; sky stays in the north.
    const layout = drawn([
      ...[". . . . . . . . . . . . .", " . . . . . . . . . . . . ."],
      ...[". . . . . . . . . . . . .", " . . . . . . . . . . . . ."],
      ...[". . T . T . T . T . T . .", " . . . . . . . . . . . . ."],
      ...[". . . . . . . . . . . . ."],
    ]);
    let state = scene(layout, { "0 honey": ["d1"], "0 rose": ["f1"], "1 sky": ["a13"] });
    for (let column = 2; column <= 11; column++) {
      state = play(state, `hd${column}`, `rf${column}`);
      while (state.seat === 1) {
        const [away] = legalMoves(state);
        state = apply(state, away);
      }
    }
    expect(state.caravans.map(({ oases }) => oases.length).slice(0, 2)).toEqual([5, 5]);
    expect(score(state).seats[0].oases).toBe(50);
  });
});
