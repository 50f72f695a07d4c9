/** States, views, moves, options and records as drafts of a recipe that somebody else has written with immer. */
import * as immer from "immer";
import * as other from "immer-other";
import { afterEach, describe, expect, test } from "vitest";
import * as caravanserai from "caravanserai";
import {
  after,
  answers,
  anyMove,
  expectPlain,
  type Move,
  type State,
  tried,
  type Tried,
  type View,
} from "./games.js";
import { Dice } from "../helpers/dice.js";

/** What is used of a copy of immer. */
type Produce = <Base extends object>(base: Base, recipe: (draft: Base) => void) => Base;

// A draft has the form of what it is a draft of; the types of immer say so with read-only taken off.
const ours = immer.produce as unknown as Produce;
const others = other.produce as unknown as Produce;

/** Runs a recipe that changes nothing, and hands out what it returns. */
function within<Base extends object, Result>(
  produce: Produce,
  base: Base,
  look: (draft: Base) => Result,
): Result {
  const results: Result[] = [];
  const after = produce(base, (draft) => {
    results.push(look(draft));
  });
  expect(after).toBe(base);
  const [result] = results;
  if (result === undefined) throw new Error("the recipe did not run");
  return result;
}

const ASKED_OF_A_STATE = ["legalMoves", "score", "hash", "simulate", "load"] as const;
const ASKED_OF_A_MOVE = ["apply", "events", "formatMove"] as const;

/** What is thrown, `undefined` if nothing is. */
function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** A state in the middle of a game, with a legal move and a view of it. */
function scene(one: Tried): { state: State; move: Move; view: View } {
  const state = after(one, 30);
  return { state, move: anyMove(one, state, new Dice(3)), view: one.game.view(state, 0) };
}

afterEach(() => {
  immer.setAutoFreeze(true);
  other.setAutoFreeze(true);
});

describe.each([
  ["the immer of this library", ours],
  ["another version of immer", others],
])("in a recipe of %s", (_, produce) => {
  describe.each(tried.map((one) => [one.name, one] as const))("%s", (__, one) => {
    const { game, options } = one;

    test.each([true, false])("every answer is as without a draft (freezing: %s)", (freezes) => {
      immer.setAutoFreeze(freezes);
      other.setAutoFreeze(freezes);
      const { state, move, view } = scene(one);
      const asked = within(produce, { table: { state, move, view } }, (draft) =>
        answers(one, draft.table.state, draft.table.move, draft.table.view),
      );
      expectPlain(asked);
      expect(asked).toEqual(answers(one, state, move, view));
    });

    test("a spread of a draft, with drafts in it, is as good", () => {
      const { state, move, view } = scene(one);
      const asked = within(produce, { state, move, view }, (draft) =>
        answers(one, { ...draft.state }, { ...draft.move }, { ...draft.view }),
      );
      expectPlain(asked);
      expect(asked).toEqual(answers(one, state, move, view));
    });

    test("options, moves and records are read from drafts", () => {
      const moves = [anyMove(one, game.setup(options), new Dice(5))];
      const record = game.record(options, moves);
      const asked = within(produce, { options, moves, record }, (draft) => ({
        setup: game.setup(draft.options),
        record: game.record(draft.options, draft.moves),
        mixed: game.record({ ...draft.options }, [...draft.moves]),
        replay: game.replay(draft.record),
        formatRecord: game.formatRecord(draft.record),
      }));
      expect(structuredClone(asked)).toEqual({
        setup: game.setup(options),
        record,
        mixed: record,
        replay: game.replay(record),
        formatRecord: game.formatRecord(record),
      });
    });

    test("a draft that was changed is checked like anything from outside", () => {
      const { state, move } = scene(one);
      const accepted: State[] = [];
      const refused: unknown[] = [];
      produce({ state: state as State & { seed: unknown } }, (draft) => {
        Object.assign(draft.state, { seed: "changed inside" });
        accepted.push(game.apply(draft.state, move), game.load(draft.state));
        Object.assign(draft.state, { seat: 7 });
        for (const name of ASKED_OF_A_STATE) refused.push(thrown(() => game[name](draft.state)));
      });
      const changed = { ...state, seed: "changed inside" };
      expect(structuredClone(accepted)).toEqual([game.apply(changed, move), changed]);
      for (const error of refused) expect(error).toBeInstanceOf(caravanserai.LoadError);
    });

    test("a change at the root of the recipe counts too", () => {
      const { state } = scene(one);
      const seeds: unknown[] = [];
      produce(state, (draft) => {
        Object.assign(draft, { seed: "changed at the root" });
        seeds.push(Object.entries(game.load(draft)).find(([key]) => key === "seed")?.[1]);
      });
      expect(seeds).toEqual(["changed at the root"]);
    });

    test("a refused move is kept in the error as plain data", () => {
      const state = after(one, 30);
      const wrong = { type: "sleep", where: { deep: ["sand"] } };
      const errors: unknown[] = [];
      within(produce, { state, wrong }, (draft) => {
        for (const name of ASKED_OF_A_MOVE) {
          errors.push(thrown(() => game[name](draft.state, draft.wrong)));
        }
        return errors;
      });
      for (const error of errors) {
        expect(error).toBeInstanceOf(caravanserai.IllegalMoveError);
        expect(structuredClone((error as caravanserai.IllegalMoveError).move)).toEqual(wrong);
      }
    });
  });
});

describe.each(tried.map((one) => [one.name, one] as const))("%s", (_, one) => {
  test("a state that went through recipes unchanged is still known, and so is what `apply` returns from one", () => {
    const { state, move } = scene(one);
    const next = ours(state, (draft) => one.game.apply(draft, move) as unknown as undefined);
    expect(next).toEqual(one.game.apply(state, move));
    expect(Object.isFrozen(next)).toBe(true);
  });
});

test("the functions over all games take drafts too", () => {
  const options = { players: 2, seed: "petra" };
  const state = caravanserai.setup("through-the-desert", options);
  const [move] = caravanserai.legalMoves(state);
  if (move === undefined) throw new Error("no legal move");
  const record = caravanserai.record("through-the-desert", options, [move]);
  const ask = (given: typeof state, made: typeof move, kept: typeof record): unknown => ({
    legalMoves: caravanserai.legalMoves(given),
    apply: caravanserai.apply(given, made),
    load: caravanserai.load(given),
    view: caravanserai.view(given, 0),
    hash: caravanserai.hash(given),
    replay: caravanserai.replay(kept),
    formatRecord: caravanserai.formatRecord(kept),
  });
  for (const produce of [ours, others]) {
    const asked = within(produce, { state, move, record }, (draft) =>
      ask(draft.state, draft.move, draft.record),
    );
    expect(structuredClone(asked)).toEqual(ask(state, move, record));
  }
});
