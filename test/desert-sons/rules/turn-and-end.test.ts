/** Whose turn it is and why the game ended, wherever a state or a position goes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  ACTIONS,
  type EndReason,
  events,
  GOODS,
  legalMoves,
  load,
  loadView,
  type MoveEvent,
  resample,
  setup,
  simulate,
  SLOTS,
  type State,
  view,
} from "caravanserai/desert-sons";
import { cases } from "../../helpers/cases.js";
import { games, stepsOf } from "../arbitraries.js";
import { deal, parseMove, play } from "../scenes.js";

/** A state before the last move of a game, the reason that the move ends it for, and the move. */
const endings: readonly (readonly [EndReason, State, string])[] = [
  [
    "stack-empty",
    play(deal(2, ["DDDD", "DDDD", "OOOO NESW[]"]), "draw", "done", "done", "done", "done"),
    "done",
  ],
  ["idle", play(deal(2, Array<string>(5).fill("DDDD")), ...Array<string>(39).fill("done")), "done"],
];

describe("inTurn", () => {
  it("T8: is null until the starts are chosen, while somebody decides", () => {
    const state = setup({ players: 2, seed: 1, starts: "choose" });
    expect([state.seat, state.inTurn]).toEqual([0, null]);
    const begun = play(state, "@a6", "@k6");
    expect([begun.seat, begun.inTurn]).toEqual([0, 0]);
  });

  it("follows the turns that events tell of, and is the seat to decide outside of scoring", () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const { before, move, after } of stepsOf(game)) {
          const told = events(before, move);
          const began = told.filter((event) => event.type === "turn-began").at(-1);
          const inTurn = after.over ? null : (began?.seat ?? before.inTurn);
          expect(after.inTurn).toBe(inTurn);
          if (after.scoring === null && inTurn !== null) expect(after.seat).toBe(inTurn);
        }
      }),
      { numRuns: cases(15) },
    );
  });
});

describe("endReason", () => {
  for (const [reason, before, text] of endings) {
    it(`T32, T35: is "${reason}" once the game ended for that reason, and null before`, () => {
      const move = parseMove(before, text);
      const after = apply(before, move);
      const ended = events(before, move).find(
        (event): event is Extract<MoveEvent, { type: "game-ended" }> => event.type === "game-ended",
      );
      expect([before.over, before.endReason]).toEqual([false, null]);
      expect([after.over, after.endReason, ended?.reason]).toEqual([true, reason, reason]);
      expect(after.inTurn).toBe(null);
    });

    it(`"${reason}" is kept by views, resample, load and simulations, and undone`, () => {
      const after = play(before, text);
      const seen = view(after, 1);
      expect(seen.endReason).toBe(reason);
      expect(loadView(JSON.stringify(seen))).toEqual(seen);
      expect(resample(seen, 1).endReason).toBe(reason);
      expect(load(JSON.stringify(after))).toEqual(after);
      expect(simulate(after).clone().state()).toEqual(after);
      const simulation = simulate(before);
      simulation.play(parseMove(before, text));
      expect(simulation.state()).toEqual(after);
      simulation.undo();
      expect(simulation.state()).toEqual(before);
    });

    it(`"${reason}" is the only reason that loads where it fits`, () => {
      const after = play(before, text);
      const other = reason === "idle" ? "stack-empty" : "idle";
      for (const wrong of [other, null, "won", undefined]) {
        expect(() => load({ ...after, endReason: wrong })).toThrow(/endReason/u);
        expect(() => loadView({ ...view(after, 0), endReason: wrong })).toThrow(/endReason/u);
      }
      expect(() => load({ ...before, endReason: reason })).toThrow(
        "endReason: expected null while the game goes on",
      );
    });
  }
});

describe("loadView", () => {
  it("takes text and values, freezes the view, and refuses a state", () => {
    const state = setup({ players: 3, seed: 1 });
    const seen = view(state, 2);
    for (const json of [JSON.stringify(seen), JSON.parse(JSON.stringify(seen))]) {
      const loaded = loadView(json);
      expect(loaded).toEqual(seen);
      expect(Object.isFrozen(loaded.seats[0].goods)).toBe(true);
      expect(legalMoves(loaded)).toEqual(legalMoves(state));
    }
    expect(() => loadView(state)).toThrow(/state, not a view/u);
    expect(() => load(seen)).toThrow(/view, not a state/u);
  });
});

describe("the vocabulary", () => {
  it("is frozen", () => {
    for (const list of [ACTIONS, GOODS, SLOTS]) expect(Object.isFrozen(list)).toBe(true);
    expect(SLOTS).toHaveLength(8);
  });
});
