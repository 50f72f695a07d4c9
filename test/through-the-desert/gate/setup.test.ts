/** Setting up a game: D1 to D9. */
import { describe, expect, it } from "vitest";
import {
  board,
  caravanRoads,
  COLOURS,
  type Colour,
  contentsOf,
  defineLayout,
  explain,
  legalMoves,
  load,
  neighboursOf,
  type Options,
  parseMove,
  setup,
  SetupError,
  smallWadi,
} from "caravanserai/through-the-desert";
import { play } from "../moves.js";
import { drawn, sand } from "../scenes.js";

/** The problems that `setup` has with options of any kind, by path. */
function problems(options: unknown): Record<string, string> {
  try {
    setup(options as Options);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return Object.fromEntries(error.problems.map(({ path, message }) => [path, message]));
  }
  throw new Error("setup accepted the options");
}

describe("setup", () => {
  it("D1: takes 2 to 5 players, and seat 0 begins", () => {
    for (const players of [2, 3, 4, 5]) {
      const state = setup({ players, seed: 1 });
      expect(state.seats.length).toBe(players);
      expect(state.seat).toBe(0);
    }
    for (const players of [1, 6, 2.5, "3", null, undefined]) {
      expect(Object.keys(problems({ players, seed: 1 }))).toEqual(["players"]);
    }
  });

  it("D2: 2 and 3 players leave out the section, whose line is an edge like any other", () => {
    const layout = drawn([". . . .", " . . . .", "-------", ". . ."]);
    const spaces = (players: number): (string | null)[] =>
      board(setup({ players, seed: 1, layout })).spaces.map(({ name }) => name);
    expect(spaces(4).filter((space) => space !== null).length).toBe(11);
    for (const players of [2, 3]) {
      expect(spaces(players).filter((space) => space !== null).length).toBe(8);
      const state = setup({ players, seed: 1, layout });
      expect(neighboursOf(state, "b1")).toEqual(["b2", "a2", "a1"]);
      expect(explain(state, { type: "leader", colour: "sky", space: "c1" })?.reason).toBe(
        "malformed",
      );
    }
    expect(neighboursOf(setup({ players: 4, seed: 1, layout }), "b1")).toEqual([
      ...["b2", "a2", "a1", "c1", "c2"],
    ]);
  });

  it("D3: leaves 22, 26, 30 or 30 loose camels of each colour, or as many as an option says", () => {
    const loose = (players: number): number[] => {
      const state = setup({ players, seed: 1, leaderReturn: "random" });
      return COLOURS.map((colour) => state.supply[colour]);
    };
    expect([2, 3, 4, 5].map((players) => loose(players))).toEqual(
      [22, 26, 30, 30].map((left) => COLOURS.map(() => left)),
    );
    expect(setup({ players: 2, seed: 1, camelsPerColour: 3 }).supply.sky).toBe(3);
    for (const camelsPerColour of [0, -1, 1.5, "3"]) {
      expect(problems({ players: 2, seed: 1, camelsPerColour })).toHaveProperty("camelsPerColour");
    }
  });

  it("D3: a layout may say how many camels suit it, and the option still overrides it", () => {
    const layout = { ...sand(5, 7), camelsPerColour: 6 };
    for (const players of [2, 3, 4, 5]) {
      const state = setup({ players, seed: 1, layout, leaderReturn: "random" });
      expect(COLOURS.map((colour) => state.supply[colour])).toEqual(COLOURS.map(() => 6));
      expect(state.rules.camelsPerColour).toBe(6);
      expect(load(JSON.stringify(state))).toEqual(state);
    }
    expect(setup({ players: 2, seed: 1, layout, camelsPerColour: 3 }).supply.sky).toBe(3);
    expect(setup({ players: 2, seed: 1, layout: smallWadi }).supply.sky).toBe(9);
    for (const camelsPerColour of [0, 1.5, null, undefined]) {
      const broken = { ...sand(5, 7), camelsPerColour };
      expect(problems({ players: 2, seed: 1, layout: broken })).toHaveProperty([
        "layout.camelsPerColour",
      ]);
    }
  });

  it("D4: five players give back one leader each, in seat order, all of different colours", () => {
    const start = setup({ players: 5, seed: 1 });
    expect(start.phase).toBe("give-back");
    expect(start.supply.honey).toBe(29);
    expect(legalMoves(start).map(({ type }) => type)).toEqual(COLOURS.map(() => "give-back"));
    const second = play(start, "-g");
    expect(second.seat).toBe(1);
    expect(second.supply.grape).toBe(30);
    expect(second.seats[0]).toMatchObject({
      gaveBack: "grape",
      leaders: ["honey", "rose", "sky", "mint"],
    });
    expect(explain(second, parseMove(second, "-g"))).toMatchObject({
      reason: "given-back-already",
      rule: "D4",
      by: 0,
    });
    const all = play(second, "-h", "-r", "-s", "-m");
    expect(all.phase).toBe("leaders");
    expect(all.seat).toBe(0);
    expect(Object.values(all.supply)).toEqual([30, 30, 30, 30, 30]);
  });

  it("D4: or the leaders given back are drawn, or given by seat", () => {
    const given = (options: Partial<Options>): (Colour | null)[] =>
      setup({ players: 5, seed: 1, ...options }).seats.map(({ gaveBack }) => gaveBack);
    const drawnOnce = given({ leaderReturn: "random" });
    expect(new Set(drawnOnce).size).toBe(5);
    expect(given({ leaderReturn: "random" })).toEqual(drawnOnce);
    const bySeat: Colour[] = ["mint", "sky", "grape", "rose", "honey"];
    expect(given({ leaderReturn: bySeat })).toEqual(bySeat);
    expect(problems({ players: 4, seed: 1, leaderReturn: bySeat })).toHaveProperty("leaderReturn");
    const twice = ["mint", "mint", "grape", "rose", "honey"];
    expect(problems({ players: 5, seed: 1, leaderReturn: twice })).toHaveProperty("leaderReturn");
    expect(setup({ players: 4, seed: 1, leaderReturn: "random" }).seats[0].gaveBack).toBeNull();
  });

  it("D5: draws five palm spaces for the palms, each as often as any other", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2000; seed++) {
      const { oases } = setup({ players: 4, seed });
      expect(new Set(oases).size).toBe(5);
      for (const oasis of oases) counts.set(oasis, (counts.get(oasis) ?? 0) + 1);
    }
    expect(counts.size).toBe(7);
    for (const count of counts.values()) expect(Math.abs(count - (2000 * 5) / 7)).toBeLessThan(90);
  });

  it("D5: or takes the palms that are given", () => {
    const { oases } = setup({ players: 4, seed: 3 });
    expect(setup({ players: 4, seed: 9, palms: [...oases].reverse() }).oases).toEqual(oases);
    const [first = ""] = oases;
    expect(problems({ players: 4, seed: 1, palms: [...oases.slice(1), "zz9"] })).toEqual({
      "palms[4]": '"zz9" is not a palm space in play',
    });
    expect(problems({ players: 4, seed: 1, palms: [first, first, ...oases.slice(2)] })).toEqual({
      "palms[1]": `${first} has a palm already`,
    });
    expect(problems({ players: 4, seed: 1, palms: oases.slice(1) })).toHaveProperty("palms");
  });

  it("D6: lays a token on every water space and every palm space without a palm", () => {
    for (const players of [2, 3, 4, 5]) {
      const state = setup({ players, seed: players });
      const expected = board(state)
        .spaces.filter(({ terrain }) => terrain !== "mountain" && terrain !== "sand")
        .map(({ name }) => name)
        .filter((name) => name !== null && !state.oases.includes(name));
      expect(state.water.map(({ space }) => space)).toEqual(expected);
      for (const value of [1, 2, 3]) {
        const count = state.water.filter((token) => token.value === value).length;
        expect(count).toBeLessThanOrEqual(15);
        if (players >= 4) expect(count).toBe(15);
      }
    }
  });

  it("D6: or lays the tokens that are given, one for every such space", () => {
    const { oases, water } = setup({ players: 4, seed: 3 });
    const again = setup({ players: 4, seed: 8, palms: oases, water: [...water].reverse() });
    expect(again.water).toEqual(water);
    const [first, second, ...rest] = water;
    const last = rest.at(-1);
    const wrong = [
      ...[first, { ...second, space: first?.space }],
      ...[...rest.slice(0, -1), { ...last, space: "zz9" }],
    ];
    expect(problems({ players: 4, seed: 1, palms: oases, water: wrong })).toMatchObject({
      "water[1].space": `"${String(first?.space)}" has a token already`,
      "water[44].space": '"zz9" is not a space for a token',
      water: `no token for ${String(second?.space)}, ${String(last?.space)}`,
    });
    const ones = water.map(({ space }) => ({ space, value: 1 }));
    expect(problems({ players: 4, seed: 1, palms: oases, water: ones })).toEqual({
      water: "expected at most 15 tokens of 1, got 45",
    });
    const four = [{ ...first, value: 4 }, second, ...rest];
    expect(problems({ players: 4, seed: 1, palms: oases, water: four })).toHaveProperty([
      "water[0].value",
    ]);
  });

  it("D7: gives the same state for the same options, and others for other seeds", () => {
    expect(setup({ players: 3, seed: "petra" })).toEqual(setup({ players: 3, seed: "petra" }));
    expect(setup({ players: 3, seed: 7 }).water).toEqual(setup({ players: 3, seed: "7" }).water);
    const states = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      states.add(JSON.stringify(setup({ players: 3, seed }).water));
    }
    expect(states.size).toBe(200);
    expect(Object.is(setup({ players: 2, seed: -0 }).seed, 0)).toBe(true);
  });

  it("D8: refuses a layout with too few palm spaces, or with too many spaces for tokens", () => {
    const palms = drawn(["T . . .", " . . . .", "-------", "T . ."], 2);
    expect(setup({ players: 4, seed: 1, layout: palms }).oases).toEqual(["a1", "c1"]);
    expect(problems({ players: 2, seed: 1, layout: palms })["layout"]).toContain(
      "at least 2 palm spaces in play with 2 players, got 1",
    );
    const wet = defineLayout({
      name: "wet",
      palms: 0,
      drawing: new Array(3)
        .fill("o . o . o . o . o . o . o . o\n o . o . o . o . o . o . o . o")
        .join("\n"),
    });
    expect(problems({ players: 2, seed: 1, layout: wet })["layout"]).toContain(
      "at most 45 spaces for a water token, got 48",
    );
  });

  it("D8: uses a layout without a section whole, with any number of players", () => {
    for (const players of [2, 3, 4, 5]) {
      const { spaces } = board(setup({ players, seed: 1, layout: sand(5, 7) }));
      expect(spaces.length).toBe(35);
    }
  });

  it("takes a layout as plain JSON, and refuses a broken drawing with its place", () => {
    const plain = JSON.parse(JSON.stringify(caravanRoads)) as typeof caravanRoads;
    expect(setup({ players: 3, seed: 1, layout: plain })).toEqual(setup({ players: 3, seed: 1 }));
    const layout = { name: "broken", palms: 0, rows: [". . .", ". x ."] };
    expect(problems({ players: 2, seed: 1, layout })).toMatchObject({
      "layout.rows[1]": expect.stringContaining("row 2, column") as string,
    });
    expect(problems({ players: 2, seed: 1, layout: { ...layout, rows: [] } })).toHaveProperty([
      "layout.rows",
    ]);
  });

  it("lists every problem at once", () => {
    const options = { players: 9, seed: {}, oasisWalls: "yes", endTiming: "never", colour: 1 };
    expect(Object.keys(problems(options)).sort()).toEqual([
      ...["colour", "endTiming", "oasisWalls", "players", "seed"],
    ]);
  });

  it("takes text and whole numbers for seeds, and nothing else", () => {
    for (const seed of ["", "petra", 0, -5, Number.MAX_SAFE_INTEGER]) {
      expect(setup({ players: 2, seed }).seed).toBe(seed);
    }
    for (const seed of [undefined, null, 1.5, NaN, Infinity, 2 ** 60, [], true]) {
      expect(problems({ players: 2, seed })).toHaveProperty("seed");
    }
  });

  it("L7, C8: a board without a space for a leader is a game that is over", () => {
    const layout = drawn(["T . .", " . ."]);
    const state = setup({ players: 2, seed: 1, layout: drawn(["T .", " . "]) });
    expect(state).toMatchObject({
      ...{ over: true, endReason: "no-placement", phase: "over" },
      ...{ seat: null, inTurn: null, caravans: [] },
    });
    expect(state.seats.every(({ leaders }) => leaders.length === 0)).toBe(true);
    expect(legalMoves(state)).toEqual([]);
    expect(setup({ players: 2, seed: 1, layout }).over).toBe(false);
    expect(contentsOf(state, "a1").oasis).toBe(true);
  });
});
