/** Why something can't be picked, and what a move is sure to cause: the same functions for every game. */
import {
  ArgumentError,
  type BoardKit,
  defineBoard,
  foresee,
  IllegalMoveError,
  LoadError,
  PlatformError,
  whyNot,
} from "caravanserai/element";
import * as desertSons from "caravanserai/desert-sons";
import * as nomadi from "caravanserai/nomadi";
import * as throughTheDesert from "caravanserai/through-the-desert";
import { seededRandom, type Game, type GameTypes, type Viewer } from "caravanserai";
import { describe, expect, test } from "vitest";

/** A game with the options of a short test. */
interface Case {
  readonly id: string;
  readonly game: Game<GameTypes>;
  readonly setUp: (seed: number) => GameTypes["state"];
}

const CASES: readonly Case[] = [
  {
    id: "through-the-desert",
    game: throughTheDesert,
    setUp: (seed) =>
      throughTheDesert.setup({ players: 3, seed, layout: throughTheDesert.smallWadi }),
  },
  {
    id: "nomadi",
    game: nomadi,
    setUp: (seed) => nomadi.setup({ players: 3, seed }),
  },
  {
    id: "desert-sons",
    game: desertSons,
    setUp: (seed) => desertSons.setup({ players: 3, seed }),
  },
];

/** Random states of a game, from set-up to the end. */
function* statesOf(
  { game, setUp }: Case,
  seed: number,
  every: number,
): Generator<{ state: GameTypes["state"]; move: GameTypes["move"] }> {
  const random = seededRandom(seed);
  let state = setUp(seed);
  for (let turn = 0; state.seat !== null && turn < 3000; turn++) {
    const moves = game.legalMoves(state);
    const move = moves[random(moves.length)] as GameTypes["move"];
    if (turn % every === 0) yield { state, move };
    state = game.apply(state, move);
  }
}

describe.each(CASES)("whyNot in $id", (one) => {
  const { game } = one;
  test("what is offered has no reason, and what is not has one that the rules give", () => {
    let refused = 0;
    let asked = 0;
    for (const { state } of statesOf(one, 5, 23)) {
      const offered: readonly string[] = game.choices(state, []).picks;
      const kinds = new Set(offered.map((pick) => pick.slice(0, pick.indexOf(":"))));
      for (const { name } of game.board(state).spaces.slice(0, 80)) {
        if (name === null) continue;
        const pick = `space:${name}`;
        const refusal = whyNot(game, state, [], pick);
        if (offered.includes(pick)) expect(refusal).toBeUndefined();
        else if (kinds.has("space")) {
          asked++;
          if (refusal === undefined) continue;
          refused++;
          expect(refusal.reason).not.toBe("malformed");
          expect(refusal.message).not.toBe("");
        }
      }
    }
    expect(asked).toBeGreaterThan(20);
    expect(refused / asked).toBeGreaterThan(0.95);
  });

  test("the reason of a view is that of its state", () => {
    for (const { state } of statesOf(one, 6, 41)) {
      const view = game.view(state, state.seat as Viewer);
      for (const { name } of game.board(state).spaces.slice(0, 30)) {
        const pick = `space:${String(name)}`;
        expect(whyNot(game, view, [], pick)).toEqual(whyNot(game, state, [], pick));
      }
    }
  });
});

test("whyNot: what is picked already counts", () => {
  const state = throughTheDesert.setup({ players: 2, seed: 1 });
  const [water] = state.water;
  expect(
    whyNot(throughTheDesert, state, ["colour:sky"], `space:${String(water?.space)}`)?.reason,
  ).toBe(
    throughTheDesert.explain(state, { type: "leader", colour: "sky", space: water?.space ?? "" })
      ?.reason,
  );
});

test("whyNot: nothing is said of what no move has", () => {
  const state = throughTheDesert.setup({ players: 2, seed: 1 });
  expect(whyNot(throughTheDesert, state, [], "tile:none")).toBeUndefined();
  expect(whyNot(throughTheDesert, state, [], "space:zz99")).toBeUndefined();
  expect(whyNot(throughTheDesert, state, [], "nonsense")).toBeUndefined();
});

describe.each(CASES)("foresee in $id", (one) => {
  const { game } = one;
  test("all that is foreseen happens", () => {
    let foreseen = 0;
    let missed = 0;
    for (const { state, move } of statesOf(one, 8, 7)) {
      const viewer = state.seat as Viewer;
      const sure = foresee(game, game.view(state, viewer), move, viewer);
      const events = game.events(state, move, viewer);
      expect(events.slice(0, sure.length)).toEqual(sure);
      foreseen += sure.length;
      missed += events.length - sure.length;
    }
    expect(foreseen).toBeGreaterThan(missed);
  });

  test("nothing that is hidden is foreseen: states that look the same give the same", () => {
    for (const { state, move } of statesOf(one, 9, 53)) {
      const viewer = state.seat as Viewer;
      const other = game.resample(game.view(state, viewer), 99);
      expect(foresee(game, other, move, viewer)).toEqual(foresee(game, state, move, viewer));
    }
  });
});

describe("bad input", () => {
  const state = throughTheDesert.setup({ players: 2, seed: 1 });
  const move = { type: "leader", colour: "sky", space: "i4" } as const;
  // What a page without types might hand over.
  const ask = whyNot as (...given: unknown[]) => unknown;
  const look = foresee as (...given: unknown[]) => unknown;
  const throwing = new Proxy(
    {},
    {
      get() {
        throw new Error("no");
      },
    },
  );
  test.each([undefined, null, 5, "nomadi", {}])("%o is no game", (game) => {
    expect(() => ask(game, state, [], "space:i4")).toThrow(ArgumentError);
    expect(() => look(game, state, move, 0)).toThrow(ArgumentError);
  });
  test.each([undefined, null, 5, "x", {}, { game: "nomadi" }])("%o is no state", (shown) => {
    expect(() => ask(throughTheDesert, shown, [], "space:i4")).toThrow(LoadError);
    expect(() => look(throughTheDesert, shown, move, 0)).toThrow(LoadError);
  });
  test.each([undefined, null, 5, "x", {}, [5]])("%o are no picks", (picked) => {
    expect(() => ask(throughTheDesert, state, picked, "space:i4")).toThrow(ArgumentError);
  });
  test.each([undefined, null, 5, {}])("%o is no pick", (pick) => {
    expect(() => ask(throughTheDesert, state, [], pick)).toThrow(ArgumentError);
  });
  test("what throws when it is read is neither", () => {
    expect(() => ask(throwing, state, [], "space:i4")).toThrow(ArgumentError);
    expect(() => ask(throughTheDesert, throwing, [], "space:i4")).toThrow(LoadError);
  });
  test("illegal moves and strange viewers are refused", () => {
    expect(() => look(throughTheDesert, state, { ...move, space: "a1" }, 0)).toThrow(
      IllegalMoveError,
    );
    expect(() => look(throughTheDesert, state, move, 7)).toThrow(ArgumentError);
  });
  test("a board can't be defined where there are no custom elements", () => {
    expect(() => defineBoard([])).toThrow(ArgumentError);
    expect(() => defineBoard(5 as unknown as [])).toThrow(ArgumentError);
    const kit = { id: "through-the-desert", game: throughTheDesert, toSvg: () => "" };
    expect(() => defineBoard([kit as unknown as BoardKit])).toThrow(PlatformError);
    expect(() => defineBoard([{ ...kit, toSvg: 5 } as unknown as BoardKit])).toThrow("kits[0]");
  });
});
