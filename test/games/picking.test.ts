/** Why something can't be picked, and what a move is sure to cause: the same functions for every game. */
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
  /** Every pick of every legal move of a game, and some states of it. */
  const gathered = (seed: number): { vocabulary: Set<string>; states: GameTypes["state"][] } => {
    const vocabulary = new Set<string>();
    const states: GameTypes["state"][] = [];
    let turn = 0;
    for (const { state } of statesOf(one, seed, 1)) {
      for (const pick of game.choices(state, []).picks) vocabulary.add(pick);
      if (turn++ % 17 === 0) states.push(state);
    }
    return { vocabulary, states };
  };

  test("what is offered has no reason, and every other pick of the vocabulary has one that the rules give", () => {
    const { vocabulary, states } = gathered(5);
    let refused = 0;
    for (const state of states) {
      const offered = new Set<string>(game.choices(state, []).picks);
      for (const pick of vocabulary) {
        const refusal = game.whyNot(state, [], pick);
        expect([pick, refusal === undefined]).toEqual([pick, offered.has(pick)]);
        if (refusal === undefined) continue;
        refused++;
        expect(refusal.reason).not.toBe("malformed");
        expect(refusal.message).not.toBe("");
      }
    }
    expect(refused).toBeGreaterThan(50);
  });

  test("once the game is over, that is the reason for everything", () => {
    const { vocabulary } = gathered(7);
    let state = one.setUp(7);
    const random = seededRandom(1);
    while (state.seat !== null) {
      const moves = game.legalMoves(state);
      state = game.apply(state, moves[random(moves.length)] as GameTypes["move"]);
    }
    const reasons = new Set([...vocabulary].map((pick) => game.whyNot(state, [], pick)?.reason));
    expect([...reasons]).toEqual(["game-over"]);
  });

  test("the reason of a view is that of its state", () => {
    for (const { state } of statesOf(one, 6, 41)) {
      const view = game.view(state, state.seat as Viewer);
      for (const { name } of game.board(state).spaces.slice(0, 30)) {
        const pick = `space:${String(name)}`;
        expect(game.whyNot(view, [], pick)).toEqual(game.whyNot(state, [], pick));
      }
    }
  });
});

test("whyNot: what is picked already counts", () => {
  const state = throughTheDesert.setup({ players: 2, seed: 1 });
  const [water] = state.water;
  expect(
    throughTheDesert.whyNot(state, ["colour:sky"], `space:${String(water?.space)}`)?.reason,
  ).toBe(
    throughTheDesert.explain(state, { type: "leader", colour: "sky", space: water?.space ?? "" })
      ?.reason,
  );
});

test("whyNot: nothing is said of what no move has", () => {
  const state = throughTheDesert.setup({ players: 2, seed: 1 });
  expect(throughTheDesert.whyNot(state, [], "tile:none")).toBeUndefined();
  expect(throughTheDesert.whyNot(state, [], "space:zz99")).toBeUndefined();
  expect(throughTheDesert.whyNot(state, [], "nonsense")).toBeUndefined();
});

describe.each(CASES)("foresee in $id", (one) => {
  const { game } = one;
  test("all that is foreseen happens", () => {
    let foreseen = 0;
    let missed = 0;
    for (const { state, move } of statesOf(one, 8, 7)) {
      const viewer = state.seat as Viewer;
      const sure = game.foresee(game.view(state, viewer), move, viewer);
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
      expect(game.foresee(other, move, viewer)).toEqual(game.foresee(state, move, viewer));
    }
  });
});
