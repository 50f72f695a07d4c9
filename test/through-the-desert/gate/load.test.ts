/** Loading: what a saved state must keep, and how it says what it does not. */
import { describe, expect, it } from "vitest";
import {
  apply,
  type Colour,
  legalMoves,
  load,
  LoadError,
  loadView,
  setup,
  type State,
  view,
} from "caravanserai/through-the-desert";
import { play } from "../moves.js";
import { drawn, sand, scene } from "../scenes.js";

type Json = Record<string, unknown>;

/** The paths of what is wrong with a state that was changed. */
function problemsOf(state: State, change: Json): string[] {
  try {
    load({ ...state, ...change });
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    expect(error.reason).toBe("broken");
    return error.problems.map(({ path }) => path);
  }
  return [];
}

const board = drawn([
  "o . . . . . . .",
  " . . . . . . . .",
  ". T . . . o . .",
  " . . . . . . . .",
  ". . . . . . . .",
]);
const wall = { "0 honey": ["a4", "b4", "c4", "d4"], "1 rose": ["c8"], "1 sky": ["e7"] };
/** Seat 0 has just enclosed the left of the board and has one camel left to place. */
const state = play(scene(board, wall), "he4");
const leaders = play(
  setup({ players: 3, seed: 1, layout: sand(7, 9) }),
  "Ha1",
  "Rc4",
  "Ge7",
  "Ra4",
);
const start = setup({ players: 2, seed: 1 });
const giving = play(setup({ players: 5, seed: 1, layout: sand(7, 9) }), "-h", "-r");
const [honey, rose, sky] = state.caravans;
/** Games that have ended for each reason (F1, C8). */
const usedUp = play(
  scene(sand(7, 9), { "0 honey": ["c3"], "1 rose": ["e8"] }, () => ({ left: 1 }), 2, {
    camelsPerColour: 1,
  }),
  "hc4",
);
const stuck = play(
  setup({ players: 2, seed: 1, layout: sand(1, 7) }),
  ...["Ha1", "Ra3", "Ra5", "Ha7", "ha2", "ha6"],
);
const ended = { over: true, phase: "over", seat: null, inTurn: null, left: 0 };

describe("load", () => {
  it("takes JSON text and what JSON.parse makes of it", () => {
    expect(load(JSON.stringify(state))).toEqual(state);
    expect(load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(load(leaders)).toEqual(leaders);
    expect(load(giving)).toEqual(giving);
    expect(() => load("{")).toThrow(LoadError);
    expect(() => load(view(state, 0))).toThrow("this is a view, not a state");
  });

  it("tells a broken state, one of a newer version and one of another game apart", () => {
    const reason = (change: Json): string => {
      try {
        load({ ...state, ...change });
      } catch (error) {
        return (error as LoadError).reason;
      }
      return "none";
    };
    expect(reason({})).toBe("none");
    expect(reason({ game: "nomadi" })).toBe("other-game");
    expect(reason({ version: 2 })).toBe("newer-version");
    expect(reason({ version: 0 })).toBe("broken");
    expect(reason({ game: 7 })).toBe("broken");
  });

  it("names the field that has the wrong form", () => {
    expect(problemsOf(state, { round: 0 })).toEqual(["round"]);
    expect(problemsOf(state, { seats: [{}, {}] })).toContain("seats[0].leaders");
    expect(problemsOf(state, { extra: 1 })).toEqual(["extra"]);
    expect(problemsOf(state, { layout: { ...board, rows: [". x"] } })).toEqual(["layout.rows[0]"]);
    const dry = { ...board, rows: board.rows.map((row) => row.replaceAll("T", ".")) };
    expect(problemsOf(state, { layout: dry })).toEqual(["layout"]);
  });

  it.each<[string, State, Json, string]>([
    ["too few oases", state, { oases: [] }, "oases"],
    ["an oasis on sand", state, { oases: ["a2"] }, "oases[0]"],
    ["a token on sand", state, { water: [{ space: "a2", value: 1 }] }, "water[0].space"],
    [
      "a caravan of nobody",
      state,
      { caravans: [{ ...honey, seat: 4 }, rose, sky] },
      "caravans[0].seat",
    ],
    [
      "a leader elsewhere",
      state,
      { caravans: [{ ...honey, leader: "a8" }, rose, sky] },
      "caravans[0].leader",
    ],
    [
      "an oasis that is none",
      state,
      { caravans: [{ ...honey, oases: ["a8"] }, rose, sky] },
      "caravans[0].oases",
    ],
    [
      "a camel off the board",
      state,
      { caravans: [{ ...honey, camels: ["a4", "zz9"] }, rose, sky] },
      "caravans[0].camels[1]",
    ],
    [
      "two camels on a space",
      state,
      { caravans: [honey, { ...rose, camels: ["c8", "a4"] }, sky] },
      "caravans[1].camels[1]",
    ],
    [
      "a territory of nobody",
      state,
      { territories: [{ ...state.territories[0], seat: 3 }] },
      "territories[0].seat",
    ],
    [
      "a territory off the board",
      state,
      { territories: [{ ...state.territories[0], spaces: ["zz9"] }] },
      "territories[0].spaces[0]",
    ],
    [
      "camels out of order",
      state,
      { caravans: [{ ...honey, camels: [...(honey?.camels ?? [])].reverse() }, rose, sky] },
      "caravans",
    ],
    ["oases out of order", start, { oases: [...start.oases].reverse() }, "oases"],
    ["caravans out of order", state, { caravans: [rose, honey, sky] }, "caravans"],
    [
      "a territory twice",
      state,
      { territories: [state.territories[0], state.territories[0]] },
      "territories",
    ],
    [
      "an empty territory",
      state,
      { territories: [...state.territories, { seat: 0, colour: "honey", spaces: [] }] },
      "territories",
    ],
    [
      "camels apart",
      state,
      { caravans: [{ ...honey, camels: ["a4", "b4", "c4", "d4", "e8"] }, rose, sky] },
      "caravans[0].camels",
    ],
    [
      "a leader on water",
      state,
      { caravans: [honey, { ...rose, leader: "c6", camels: ["c6"] }, sky] },
      "caravans[1].leader",
    ],
    [
      "a leader beside another",
      state,
      { caravans: [honey, { ...rose, leader: "d7", camels: ["d7"] }, sky] },
      "caravans[1].leader",
    ],
    [
      "rivals side by side",
      state,
      { caravans: [honey, { ...honey, seat: 1, leader: "a6", camels: ["a5", "a6"] }, rose, sky] },
      "caravans[0].camels",
    ],
    [
      "leaders in hand",
      state,
      { seats: [{ ...state.seats[0], leaders: ["mint"] }, state.seats[1]] },
      "seats[0].leaders",
    ],
    [
      "a leader given back",
      state,
      { seats: [{ ...state.seats[0], gaveBack: "mint" }, state.seats[1]] },
      "seats[0].gaveBack",
    ],
    ["a camel too many", state, { supply: { ...state.supply, sky: 23 } }, "supply.sky"],
    ["an unclaimed territory", state, { territories: [] }, "territories"],
    [
      "someone else's territory",
      state,
      { territories: [{ ...state.territories[0], seat: 1, colour: "rose" }] },
      "territories",
    ],
    [
      "an oasis not scored",
      state,
      { caravans: [{ ...honey, oases: [] }, rose, sky] },
      "caravans[0].oases",
    ],
    ["a token missing", state, { water: [] }, "water"],
    [
      "a token in a territory",
      state,
      { water: [{ space: "a1", value: 1 }, ...state.water] },
      "water",
    ],
    [
      "tokens from nowhere",
      state,
      { seats: [state.seats[0], { ...state.seats[1], water: { ones: 1, twos: 0, threes: 0 } }] },
      "seats",
    ],
    ["over without an end", state, { ...ended, endReason: "no-placement" }, "over"],
    ["an end reason while the game goes on", state, { endReason: "colour-used-up" }, "endReason"],
    ["an end without a reason", usedUp, { endReason: null }, "endReason"],
    ["no placement where a colour is used up", usedUp, { endReason: "no-placement" }, "endReason"],
    ["a colour used up where none is", stuck, { endReason: "colour-used-up" }, "endReason"],
    ["an end reason that is none", stuck, { endReason: "boredom" }, "endReason"],
    ["something left to place at the end", stuck, { left: 1 }, "left"],
    ["a turn of somebody else", state, { inTurn: 1 }, "inTurn"],
    ["a decision in nobody's turn", state, { inTurn: null }, "inTurn"],
    ["a turn after the end", stuck, { inTurn: 0 }, "inTurn"],
    ["over in a phase", state, { over: true }, "over"],
    ["nobody to decide", state, { seat: null }, "seat"],
    ["a seat too high", state, { seat: 2 }, "seat"],
    ["nothing left of a turn", state, { left: 0 }, "left"],
    ["too many turns' camels", state, { round: 1, left: 1 }, "round"],
    [
      "someone who can't place",
      scene(sand(2, 6), { "0 honey": ["a3", "a2", "b1"], "1 rose": ["a1"], "0 sky": ["a6"] }),
      { seat: 1, inTurn: 1 },
      "seat",
    ],
    [
      "a colour used up",
      scene(
        sand(7, 9),
        { "0 honey": ["c3", "c4"], "0 sky": ["e3"], "1 rose": ["e8"] },
        () => ({ left: 1 }),
        2,
        {
          camelsPerColour: 1,
        },
      ),
      { left: 2 },
      "over",
    ],
    ["leaders in a wrong round", leaders, { round: 3 }, "round"],
    [
      "a leader missing",
      leaders,
      { seats: [{ ...leaders.seats[0], leaders: ["mint"] }, ...leaders.seats.slice(1)] },
      "seats[0].leaders",
    ],
    [
      "a leader twice",
      leaders,
      {
        seats: [
          { ...leaders.seats[0], leaders: ["honey", "rose", "grape", "sky", "mint"] },
          ...leaders.seats.slice(1),
        ],
      },
      "seats[0].leaders",
    ],
    ["two leaders to place", leaders, { left: 2 }, "left"],
    ["giving back with four", leaders, { phase: "give-back" }, "phase"],
    ["a second round of giving", giving, { round: 2 }, "round"],
    [
      "a colour given back twice",
      giving,
      {
        seats: giving.seats.map((seat, n) =>
          n === 1
            ? { ...seat, gaveBack: "honey" as Colour, leaders: ["rose", "grape", "sky", "mint"] }
            : seat,
        ),
      },
      "seats[1].gaveBack",
    ],
    ["giving back out of turn", giving, { seat: 4, inTurn: 4 }, "seats[2].gaveBack"],
    ["nothing over yet", leaders, { ...ended, endReason: "no-placement" }, "seats[0].leaders"],
  ])("refuses %s", (_, good, change, path) => {
    expect(problemsOf(good, {})).toEqual([]);
    expect(problemsOf(good, change)).toContain(path);
  });

  it("refuses camels while leaders are placed, and leaders while they are given back", () => {
    const caravans = leaders.caravans.map((caravan) =>
      caravan.leader === "a1" ? { ...caravan, camels: ["a1", "a2"] } : caravan,
    );
    expect(problemsOf(leaders, { caravans })).toEqual(["caravans[0].camels"]);
    const early = [{ seat: 0, colour: "mint", leader: "a1", camels: ["a1"], oases: [] }];
    const seats = giving.seats.map((seat, number) =>
      number === 0 ? { ...seat, leaders: ["rose", "grape", "sky"] } : seat,
    );
    expect(problemsOf(giving, { caravans: early, seats })).toContain("caravans");
  });

  it("refuses a leader beside an oasis, and a seat without a leader to place", () => {
    const early = play(setup({ players: 2, seed: 1, layout: board }), "Ha5");
    const caravans = [{ ...early.caravans[0], leader: "b2", camels: ["b2"] }];
    expect(problemsOf(early, { caravans })).toEqual(["caravans[0].leader"]);
    let last = early;
    while (last.round < 5 && last.phase === "leaders") {
      last = apply(last, legalMoves(last)[0]);
    }
    expect(problemsOf(last, {})).toEqual([]);
  });

  it("refuses more than 15 tokens of a value", () => {
    const wet = drawn(
      new Array(2).fill("o . o . o . o . o . o . o . o . o\n . . . . . . . . . . . . . . . . ."),
    );
    const start = setup({ players: 2, seed: 1, layout: wet });
    expect(
      problemsOf(start, { water: start.water.map(({ space }) => ({ space, value: 2 })) }),
    ).toEqual(["water"]);
  });

  it("refuses a placement of leaders where none has room", () => {
    const small = setup({ players: 2, seed: 1, layout: sand(1, 7) });
    const after = play(small, "Ha1", "Ra3", "Ra5", "Ha7");
    const seats = after.seats.map((seat) => ({ ...seat, leaders: ["grape", "sky", "mint"] }));
    const begun = { phase: "leaders", round: 3, seat: 0, inTurn: 0, left: 1 };
    expect(problemsOf(after, { ...begun, seats })).toEqual(["phase"]);
  });

  it("names the value at fault and what was expected", () => {
    const message = (change: Json): string => {
      try {
        load({ ...state, ...change });
      } catch (error) {
        return (error as LoadError).problems.map((problem) => problem.message).join("; ");
      }
      return "";
    };
    expect(message({ water: [{ space: "z99", value: 1 }] })).toBe(
      '"z99" is not a space for a token',
    );
    expect(message({ caravans: [{ ...honey, camels: ["a4", "z99"] }, rose, sky] })).toBe(
      'unknown space "z99"',
    );
    expect(message({ supply: { ...state.supply, sky: 23 } })).toBe("expected 22, got 23");
    expect(message({ inTurn: 1 })).toBe("expected 0 as in seat, got 1");
    expect(message({ endReason: "no-placement" })).toBe('expected null, got "no-placement"');
  });
});

describe("loadView", () => {
  it("takes JSON text and what JSON.parse makes of it, and freezes it", () => {
    for (const moment of [state, leaders, giving, usedUp, stuck]) {
      for (const viewer of ["spectator" as const, 0, 1]) {
        const seen = view(moment, viewer);
        const loaded = loadView(JSON.stringify(seen));
        expect(loaded).toEqual(seen);
        expect(Object.isFrozen(loaded) && Object.isFrozen(loaded.seats[0].leaders)).toBe(true);
        expect(loadView(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
        expect(legalMoves(loaded)).toEqual(legalMoves(moment));
      }
    }
  });

  it("refuses a state, a view for nobody and a view that is broken", () => {
    const seen = view(state, 1);
    expect(() => loadView(state)).toThrow(LoadError);
    expect(() => loadView(JSON.stringify(state))).toThrow("this is a state, not a view");
    expect(() => loadView({ ...seen, viewer: 2 })).toThrow("viewer: unknown seat 2: 2 play");
    expect(() => loadView({ ...seen, seed: 1 })).toThrow("unknown field `seed`");
    expect(() => loadView({ ...seen, inTurn: 1 })).toThrow("inTurn: ");
    expect(() => loadView("{")).toThrow(LoadError);
    expect(() => loadView({ game: "nomadi" })).toThrow(
      expect.objectContaining({ reason: "other-game" }) as Error,
    );
  });
});
