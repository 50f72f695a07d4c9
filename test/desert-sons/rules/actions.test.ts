/** T28, the option `actions`: each action at once, or all of them after all explorers are placed. */
import { describe, expect, it } from "vitest";
import {
  events,
  hash,
  load,
  LoadError,
  type MoveEvent,
  type Options,
  setup,
  SetupError,
  simulate,
  type State,
} from "caravanserai/desert-sons";
import { deal, edit, type Loose, moves, parseMove, play } from "../scenes.js";

/** Two explorers in one complete oasis, with the tallest to act. */
function line(
  spaces: string,
  actions: NonNullable<Options["actions"]>,
  change?: (copy: Loose<State>) => void,
): State {
  // Seat 0 puts 16 on the west part; in its extra turn it closes the oasis with 9 on the east part.
  const start = deal(
    2,
    [`ODDD N[${spaces}]`, "DDDD", "ODDD N[]", "DDDD", "DDDD"],
    { goods: 3, rumours: [2, -1] },
    { actions },
  );
  const ready = change === undefined ? start : edit(start, change);
  return play(ready, `a4 DODD E[${spaces}]`, "+16 E", "guide", "draw", "a5 DDDO W[]", "+9 W");
}

const told = (state: State, text: string): MoveEvent[] => [
  ...events(state, parseMove(state, text)),
];
const types = (state: State, text: string): string[] => told(state, text).map(({ type }) => type);

describe("actions", () => {
  it("T28: are carried out at once by default", () => {
    const options = { players: 2, seed: 1 };
    expect(setup(options).rules).toEqual({ starts: "fixed", actions: "at-once" });
    expect(setup({ ...options, actions: "at-once" })).toEqual(setup(options));
    expect(setup({ ...options, actions: "after-placing" }).rules.actions).toBe("after-placing");
    expect(() => setup({ ...options, actions: "later" as "at-once" })).toThrow(SetupError);
    const state = line("MS", "at-once");
    expect(types(state, "take myrrh")).toEqual([
      "action-taken",
      "good-taken",
      "action-ended",
      "asked",
    ]);
    const next = play(state, "take myrrh");
    expect(next.seats[0].goods.myrrh).toBe(1);
    expect(next.scoring).toMatchObject({ explorers: [9], placed: [], spaces: ["salt"] });
  });

  it("T28: with after-placing, all explorers are placed before any action is carried out", () => {
    const state = line("MS", "after-placing");
    expect(state.scoring).toMatchObject({ explorers: [16, 9], placed: [] });
    expect(types(state, "take myrrh")).toEqual(["action-taken", "action-postponed", "asked"]);
    const next = play(state, "take myrrh");
    expect(next.seats[0].goods.myrrh).toBe(0);
    expect(next.scoring).toEqual({
      portion: "W",
      explorers: [9],
      placed: [{ height: 16, action: "myrrh" }],
      spaces: ["salt"],
      good: null,
    });
    expect(moves(next)).toEqual(["take salt", "decline"]);
    const last = told(next, "take salt").filter(({ type }) => type !== "asked");
    expect(last.slice(0, 7)).toEqual([
      { type: "action-taken", seat: 0, height: 9, action: "salt" },
      { type: "action-postponed", height: 9, action: "salt" },
      { type: "actions-began", explorers: [16, 9] },
      { type: "good-taken", seat: 0, good: "myrrh" },
      { type: "action-ended", height: 16 },
      { type: "good-taken", seat: 0, good: "salt" },
      { type: "action-ended", height: 9 },
    ]);
    expect(play(next, "take salt").seats[0].goods).toMatchObject({ myrrh: 1, salt: 1 });
  });

  it("T28: with after-placing, those who decline do not act, and spaces may run out", () => {
    const declined = play(line("MS", "after-placing"), "decline");
    expect(declined.scoring).toMatchObject({
      explorers: [9],
      placed: [],
      spaces: ["myrrh", "salt"],
    });
    expect(types(declined, "decline")).not.toContain("actions-began");
    const one = line("M", "after-placing");
    const ran = told(one, "take myrrh");
    expect(ran.find(({ type }) => type === "actions-began")).toEqual({
      type: "actions-began",
      explorers: [16],
    });
    expect(play(one, "take myrrh").seats[0].goods.myrrh).toBe(1);
  });

  it("T28: with after-placing, decisions within actions come in the order of the explorers", () => {
    const full = (copy: Loose<State>): void => {
      const own = copy.seats[0];
      if (own === undefined) throw new Error("nobody sits there");
      own.goods.gems = 2;
      own.goods.frankincense = 2;
      copy.supply.goods.gems -= 2;
      copy.supply.goods.frankincense -= 2;
    };
    const swap = play(line("MR", "after-placing", full), "take myrrh", "take rumour");
    expect(swap).toMatchObject({ phase: "swap", seat: 0 });
    expect(swap.scoring).toMatchObject({
      explorers: [16, 9],
      placed: [
        { height: 16, action: "myrrh" },
        { height: 9, action: "rumour" },
      ],
      spaces: [],
      good: "myrrh",
    });
    expect(load(JSON.stringify(swap))).toEqual(swap);
    const lay = play(swap, "give gems");
    expect(lay).toMatchObject({ phase: "lay", seat: 0 });
    expect(lay.scoring).toMatchObject({
      explorers: [9],
      placed: [{ height: 9, action: "rumour" }],
    });
    expect(play(lay, "lay salt")).toMatchObject({ scoring: null, explorers: [] });
  });

  it("T28: with after-placing, a camel taken first gives room for a good taken after it", () => {
    const full = (copy: Loose<State>): void => {
      const own = copy.seats[0];
      if (own === undefined) throw new Error("nobody sits there");
      own.goods.gems = 3;
      own.goods.salt = 1;
      copy.supply.goods.gems -= 3;
      copy.supply.goods.salt -= 1;
    };
    const after = play(line("MC", "after-placing", full), "take camel", "take myrrh");
    expect(after.seats[0]).toMatchObject({ camels: 1, goods: { myrrh: 1 } });
    // Chosen the other way round, the good comes first and finds no place.
    expect(play(line("MC", "after-placing", full), "take myrrh", "take camel").phase).toBe("swap");
  });

  it("T28: what is saved is checked", () => {
    const state = play(line("MS", "after-placing"), "take myrrh");
    const broken = (
      change: (scoring: Loose<NonNullable<State["scoring"]>>) => void,
    ): (() => unknown) => {
      const copy = JSON.parse(JSON.stringify(state)) as Loose<State>;
      if (copy.scoring === null) throw new Error("nothing is scored");
      change(copy.scoring);
      return () => load(copy);
    };
    const wrong: ((scoring: Loose<NonNullable<State["scoring"]>>) => void)[] = [
      (scoring) => (scoring.placed = []),
      (scoring) => (scoring.placed = [{ height: 16, action: "salt" }]),
      (scoring) => (scoring.placed = [{ height: 9, action: "myrrh" }]),
      (scoring) => (scoring.placed = [{ height: 6, action: "myrrh" }]),
      (scoring) => (scoring.placed = [{ height: 77, action: "myrrh" }]),
      (scoring) => (scoring.explorers = []),
      (scoring) => (scoring.explorers = [16, 9]),
      (scoring) => (scoring.spaces = ["myrrh", "salt"]),
      (scoring) => (scoring.good = "myrrh"),
    ];
    for (const change of wrong) expect(broken(change)).toThrow(LoadError);
    expect(broken(() => undefined)()).toEqual(state);
    const once = JSON.parse(JSON.stringify(state)) as Loose<State>;
    once.rules.actions = "at-once";
    expect(() => load(once)).toThrow(LoadError);
  });

  it("T28: the option and who waits on what count for the hash", () => {
    const [once, after] = [line("MMS", "at-once"), line("MMS", "after-placing")];
    expect(hash(once)).not.toBe(hash(after));
    const [one, other] = [play(after, "take myrrh"), play(after, "take salt")];
    expect(hash(one)).not.toBe(hash(other));
    const simulation = simulate(after);
    for (const move of [parseMove(after, "take myrrh"), parseMove(one, "take myrrh")])
      simulation.play(move);
    expect(simulation.state()).toEqual(play(one, "take myrrh"));
    simulation.undo();
    simulation.undo();
    expect(simulation.state()).toEqual(after);
  });
});
