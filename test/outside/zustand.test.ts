/** Whole games inside zustand, with its immer middleware and without. */
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { castDraft, setAutoFreeze } from "immer";
import { afterEach, describe, expect, test } from "vitest";
import { immer } from "zustand/middleware/immer";
import { createStore } from "zustand/vanilla";
import { firstThawed } from "../../src/testing/laws/equal.js";
import { answers, anyMove, expectPlain, type Move, type State, tried } from "./games.js";
import { Dice } from "../helpers/dice.js";

afterEach(() => {
  setAutoFreeze(true);
});

/** A store with a game in it. */
interface Table {
  readonly game: State;
  readonly log: readonly string[];
  readonly play: (move: Move) => void;
}

describe.each(tried.map((one) => [one.name, one] as const))("%s", (_, one) => {
  const { game, options } = one;

  test.each([true, false])("a whole game is played (freezing: %s)", (freezes) => {
    setAutoFreeze(freezes);
    const heard: Readonly<Record<string, unknown>>[] = [];
    const store = createStore<Table>()(
      immer((set) => ({
        game: game.setup(options),
        log: [],
        play: (move) => {
          set((table) => {
            const { game: state } = table;
            heard.push(answers(one, state, move, game.view(state, 0)));
            table.log.push(game.formatMove(state, move));
            table.game = game.apply(state, move);
          });
        },
      })),
    );
    const dice = new Dice(17);
    let plain = game.setup(options);
    for (let turn = 0; !plain.over; turn++) {
      const move = anyMove(one, plain, dice);
      store.getState().play(move);
      const answered = heard.pop() ?? {};
      if (turn % 10 === 0) {
        expectPlain(answered);
        expect(answered).toEqual(answers(one, plain, move, game.view(plain, 0)));
      }
      plain = game.apply(plain, move);
      expect(store.getState().game).toEqual(plain);
      expect(firstThawed(store.getState().game)).toBeUndefined();
    }
    const states = game.replay({ ...game.record(options, []), moves: store.getState().log });
    expect(states.at(-1)).toEqual(plain);
  });
});

describe("in the types of each game", () => {
  test("with the middleware, what `apply` gives is cast once, or set as a part", () => {
    interface Desert {
      readonly game: desert.State;
      readonly cast: (move: desert.Move) => void;
      readonly part: (move: desert.Move) => void;
    }
    const store = createStore<Desert>()(
      immer((set, get) => ({
        game: desert.setup({ players: 2, seed: 1 }),
        cast: (move) => {
          set((draft) => {
            draft.game = castDraft(desert.apply(draft.game, move));
          });
        },
        part: (move) => {
          set({ game: desert.apply(get().game, move) });
        },
      })),
    );
    for (const name of ["cast", "part"] as const) {
      const before = store.getState();
      const [move] = desert.legalMoves(before.game);
      if (move === undefined) throw new Error("no legal move");
      before[name](move);
      expect(store.getState().game).toEqual(desert.apply(before.game, move));
    }
  });

  test("without the middleware there is nothing to cast", () => {
    interface Tables {
      readonly desert: desert.State;
      readonly nomadi: nomadi.State;
      readonly sons: sons.State;
    }
    const store = createStore<Tables>()(() => ({
      desert: desert.setup({ players: 2, seed: 1 }),
      nomadi: nomadi.setup({ players: 2, seed: 1 }),
      sons: sons.setup({ players: 2, seed: 1 }),
    }));
    const first = <Item>([item]: readonly Item[]): Item => {
      if (item === undefined) throw new Error("an empty list");
      return item;
    };
    const before = store.getState();
    store.setState((now) => ({
      desert: desert.apply(now.desert, first(desert.legalMoves(now.desert))),
      nomadi: nomadi.apply(now.nomadi, first(nomadi.legalMoves(now.nomadi))),
      sons: sons.apply(now.sons, first(sons.legalMoves(now.sons))),
    }));
    for (const key of ["desert", "nomadi", "sons"] as const) {
      expect(store.getState()[key]).not.toBe(before[key]);
    }
  });
});
