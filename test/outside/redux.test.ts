/** Whole games inside Redux Toolkit, whose reducers hand a state over as a draft. */
import {
  configureStore,
  createSlice,
  current,
  type PayloadAction,
  type Reducer,
} from "@reduxjs/toolkit";
import * as sons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as desert from "caravanserai/through-the-desert";
import { castDraft, setAutoFreeze } from "immer";
import { afterEach, describe, expect, test } from "vitest";
import { firstThawed } from "../../src/testing/laws/equal.js";
import { answers, anyMove, expectPlain, type Move, tried, type Tried } from "./games.js";
import { Dice } from "../helpers/dice.js";

afterEach(() => {
  setAutoFreeze(true);
});

/** A store that also looks for changes of what must not change, and for what is not plain data. */
const storeOf = <Kept>(reducer: Reducer<Kept>) =>
  configureStore({
    reducer,
    middleware: (standard) =>
      standard({
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      }),
  });

/** Plays a game by dispatching moves, beside the same game without a store, and looks at everything on the way. */
function playAlong(one: Tried, stateOf: () => object, move: (move: Move) => void): number {
  const dice = new Dice(11);
  let plain = one.game.setup(one.options);
  let moves = 0;
  for (; !plain.over; moves++) {
    const next = anyMove(one, plain, dice);
    move(next);
    plain = one.game.apply(plain, next);
    expect(stateOf()).toEqual(plain);
    expect(firstThawed(stateOf())).toBeUndefined();
  }
  return moves;
}

describe.each(tried.map((one) => [one.name, one] as const))("%s", (_, one) => {
  const { game, options } = one;

  describe.each([true, false])("with immer's freezing set to %s", (freezes) => {
    test("a whole game is played in a slice of its own", () => {
      setAutoFreeze(freezes);
      const slice = createSlice({
        name: "game",
        initialState: () => game.setup(options),
        reducers: {
          moved: (state, { payload }: PayloadAction<Move>) => game.apply(state, payload),
        },
      });
      const store = storeOf(slice.reducer);
      const play = (move: Move) => store.dispatch(slice.actions.moved(move));
      expect(playAlong(one, () => store.getState(), play)).toBeGreaterThan(20);
    });

    test("a whole game is played as a field of a slice", () => {
      setAutoFreeze(freezes);
      const slice = createSlice({
        name: "table",
        initialState: () => ({ game: game.setup(options), moves: [] as string[] }),
        reducers: {
          moved: (state, { payload }: PayloadAction<Move>) => {
            state.moves.push(game.formatMove(state.game, payload));
            state.game = game.apply(state.game, payload);
          },
        },
      });
      const store = storeOf(slice.reducer);
      const play = (move: Move) => store.dispatch(slice.actions.moved(move));
      const made = playAlong(one, () => store.getState().game, play);
      expect(store.getState().moves).toHaveLength(made);
    });
  });

  test("in a reducer, every question about the draft has the same answer, as data that outlives the reducer", () => {
    const heard: Readonly<Record<string, unknown>>[] = [];
    const slice = createSlice({
      name: "table",
      initialState: () => ({ game: game.setup(options), view: game.view(game.setup(options), 0) }),
      reducers: {
        moved: (state, { payload }: PayloadAction<Move>) => {
          heard.push(answers(one, state.game, payload, state.view));
          state.game = game.apply(state.game, payload);
          state.view = game.view(state.game, 0);
          // Once more about the new ones, which are in the draft now.
          if (!state.game.over) game.legalMoves(state.game);
        },
      },
    });
    const store = storeOf(slice.reducer);
    const dice = new Dice(13);
    for (let turn = 0; turn < 60 && !store.getState().game.over; turn++) {
      const before = store.getState();
      const move = anyMove(one, before.game, dice);
      store.dispatch(slice.actions.moved(move));
      const answered = heard.pop() ?? {};
      if (turn % 10 > 0) continue;
      expectPlain(answered);
      expect(answered).toEqual(answers(one, before.game, move, before.view));
    }
  });
});

describe("without a cast, in the types of each game", () => {
  test("`apply` is the reducer of a slice that is the game", () => {
    const desertSlice = createSlice({
      name: "desert",
      initialState: () => desert.setup({ players: 2, seed: 1 }),
      reducers: {
        moved: (state, { payload }: PayloadAction<desert.Move>) => desert.apply(state, payload),
      },
    });
    const nomadiSlice = createSlice({
      name: "nomadi",
      initialState: () => nomadi.setup({ players: 2, seed: 1 }),
      reducers: {
        moved: (state, { payload }: PayloadAction<nomadi.Move>) => nomadi.apply(state, payload),
      },
    });
    const sonsSlice = createSlice({
      name: "sons",
      initialState: () => sons.setup({ players: 2, seed: 1 }),
      reducers: {
        moved: (state, { payload }: PayloadAction<sons.Move>) => sons.apply(state, payload),
      },
    });
    const store = configureStore({
      reducer: {
        desert: desertSlice.reducer,
        nomadi: nomadiSlice.reducer,
        sons: sonsSlice.reducer,
      },
    });
    const before = store.getState();
    const first = <Item>([item]: readonly Item[]): Item => {
      if (item === undefined) throw new Error("an empty list");
      return item;
    };
    store.dispatch(desertSlice.actions.moved(first(desert.legalMoves(before.desert))));
    store.dispatch(nomadiSlice.actions.moved(first(nomadi.legalMoves(before.nomadi))));
    store.dispatch(sonsSlice.actions.moved(first(sons.legalMoves(before.sons))));
    const after = store.getState();
    for (const key of ["desert", "nomadi", "sons"] as const) {
      expect(after[key]).not.toBe(before[key]);
    }
  });

  test("a state that is a field of a slice is replaced by a spread, or with `castDraft`", () => {
    const slice = createSlice({
      name: "table",
      initialState: () => ({ game: desert.setup({ players: 2, seed: 1 }), clicks: [1] }),
      reducers: {
        spread: (state, { payload }: PayloadAction<desert.Move>) => ({
          ...state,
          game: desert.apply(state.game, payload),
        }),
        cast: (state, { payload }: PayloadAction<desert.Move>) => {
          state.clicks.push(2);
          state.game = castDraft(desert.apply(state.game, payload));
        },
        assigned: (state, { payload }: PayloadAction<desert.Move>) => {
          // @ts-expect-error A read-only list can't be assigned to one that may be written, which a draft has.
          state.game = desert.apply(state.game, payload);
        },
      },
    });
    const { spread, cast, assigned } = slice.actions;
    const store = configureStore({ reducer: slice.reducer });
    for (const action of [spread, cast, assigned]) {
      const before = store.getState();
      const [move] = desert.legalMoves(before.game);
      if (move === undefined) throw new Error("no legal move");
      store.dispatch(action(move));
      expect(store.getState().game).toEqual(desert.apply(before.game, move));
      expect(structuredClone(store.getState())).toEqual(store.getState());
    }
    expect(store.getState().clicks).toEqual([1, 2]);
  });

  test("a state that `current` has copied is taken as well", () => {
    const slice = createSlice({
      name: "desert",
      initialState: () => desert.setup({ players: 2, seed: 1 }),
      reducers: {
        moved: (state, { payload }: PayloadAction<desert.Move>) =>
          desert.apply(current(state), payload),
      },
    });
    const store = configureStore({ reducer: slice.reducer });
    const before = store.getState();
    const [move] = desert.legalMoves(before);
    if (move === undefined) throw new Error("no legal move");
    store.dispatch(slice.actions.moved(move));
    expect(store.getState()).toEqual(desert.apply(before, move));
  });
});

test("an illegal move leaves the store as it was", () => {
  const slice = createSlice({
    name: "desert",
    initialState: () => desert.setup({ players: 2, seed: 1 }),
    reducers: {
      moved: (state, { payload }: PayloadAction<desert.Move>) => desert.apply(state, payload),
    },
  });
  const store = configureStore({ reducer: slice.reducer });
  const before = store.getState();
  const illegal = slice.actions.moved({ type: "give-back", colour: "sky" });
  expect(() => store.dispatch(illegal)).toThrow(desert.IllegalMoveError);
  expect(store.getState()).toBe(before);
});
