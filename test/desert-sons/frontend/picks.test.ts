/** Moves made pick by pick. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ArgumentError,
  choices,
  IllegalMoveError,
  legalMoves,
  LoadError,
  type Move,
  type MovePick,
  picks,
  setup,
  type State,
  view,
} from "caravanserai/desert-sons";
import { cases } from "../../helpers/cases.js";
import { Dice } from "../../helpers/dice.js";
import { games, type RandomGame, statesOf } from "../arbitraries.js";
import { deal, parseMove } from "../scenes.js";

const sample = (check: (state: State, dice: Dice) => void, numRuns: number): void => {
  fc.assert(
    fc.property(games, (game: RandomGame) => {
      const dice = new Dice(game.dice);
      const met = new Set<string>();
      for (const state of statesOf(game)) {
        // Every phase once, and some more.
        if (met.has(state.phase) && dice.below(10) > 0) continue;
        met.add(state.phase);
        check(state, dice);
      }
    }),
    { numRuns: cases(numRuns) },
  );
};

const shuffled = (items: readonly MovePick[], dice: Dice): MovePick[] => {
  const left = [...items];
  return items.map(() => left.splice(dice.below(left.length), 1)[0] as MovePick);
};

describe("picks", () => {
  it("make every legal move, in every order, and different moves have different picks", () => {
    sample((state, dice) => {
      const moves = legalMoves(state);
      const sets = moves.map((move) => picks(state, move));
      for (const set of sets) {
        expect(new Set(set).size).toBe(set.length);
        expect(Object.isFrozen(set)).toBe(true);
        for (const pick of set) expect(pick).toMatch(/^[a-z]+:./u);
      }
      expect(new Set(sets.map((set) => [...set].sort().join())).size).toBe(moves.length);
      for (const [index, set] of sets.entries()) {
        if (index % 7 !== 0 && dice.below(20) > 0) continue;
        const order = shuffled(set, dice);
        for (const [count, pick] of order.entries()) {
          expect(choices(state, order.slice(0, count)).picks).toContain(pick);
        }
        expect(choices(state, order).move).toBe(moves[index]);
      }
    }, 15);
  });

  it("lead to a legal move, whichever of those offered is picked, also for a view", () => {
    sample((state, dice) => {
      const seen = view(state, "spectator");
      for (let round = 0; round < 3; round++) {
        const picked: MovePick[] = [];
        let offered = choices(state, picked);
        expect(offered.move).toBeNull();
        while (offered.picks.length > 0 && (offered.move === null || dice.below(2) === 0)) {
          expect(choices(seen, picked)).toEqual(offered);
          expect(offered.picks.some((pick) => picked.includes(pick))).toBe(false);
          picked.push(offered.picks[dice.below(offered.picks.length)] as MovePick);
          offered = choices(state, picked);
          expect(offered.picks.length > 0 || offered.move !== null).toBe(true);
        }
        if (state.over) expect(offered).toEqual({ picks: [], next: [], move: null });
        else expect(legalMoves(state)).toContain(offered.move);
      }
    }, 15);
  });

  it("are the same for the same click, whatever the move", () => {
    const state = deal(2, ["ODDD N[M]", "ODDD N[M]", "DDDD", "DDDD"]);
    const of = (text: string): readonly MovePick[] => picks(state, parseMove(state, text));
    expect(of("@a3")).toEqual(["space:a3"]);
    expect(of("b3")).toEqual(["space:b3"]);
    expect(of("b3~")).toEqual(["space:b3", "action:driver"]);
    expect(of("a4 DODD E[M]")).toEqual(["tile:ODDD N[M]", "space:a4", "rotation:1"]);
    expect(of("1>a4 DODD E[M]")).toEqual(["scout:1", "tile:ODDD N[M]", "space:a4", "rotation:1"]);
    expect(of("x ODDD N[M]")).toEqual(["action:discard", "tile:ODDD N[M]"]);
    expect(of("+16 NE")).toEqual(["explorer:16", "portion:NE"]);
    expect(of("-16")).toEqual(["action:withdraw", "explorer:16"]);
    expect(of("oasis N")).toEqual(["portion:N"]);
    expect(of("take salt")).toEqual(["take:salt"]);
    expect(of("give salt")).toEqual(["good:salt"]);
    expect(of("lay salt")).toEqual(["good:salt"]);
    expect(of("look salt-2")).toEqual(["slot:salt-2"]);
    for (const word of ["draw", "done", "guide", "decline", "renounce", "remove", "leave"]) {
      expect(of(word)).toEqual([`action:${word}`]);
    }
    // One's own tile is placed unless the scout is picked too.
    const own = choices(state, of("a4 DODD E[M]"));
    expect(own.move).toMatchObject({ type: "place" });
    expect(own.picks).toEqual(["scout:1"]);
  });

  it("are not made of anything else", () => {
    const state = setup({ players: 2, seed: 1 });
    expect(() => picks(state, { type: "fly" } as unknown as Move)).toThrow(IllegalMoveError);
    expect(() => picks({} as State, { type: "draw" })).toThrow(LoadError);
    expect(() => choices({} as State, [])).toThrow(LoadError);
    for (const picked of [null, "space:a1", [7], { length: 1 }]) {
      expect(() => choices(state, picked as unknown as string[])).toThrow(ArgumentError);
    }
    expect(choices(state, ["space:nowhere"])).toEqual({ picks: [], next: [], move: null });
  });
});
