/** Setting up a game, and placing cards and pawns (N1 to N5). */
import { describe, expect, it } from "vitest";
import {
  apply,
  CARD_VALUES,
  defineLayout,
  explain,
  legalMoves,
  setup,
  SetupError,
} from "caravanserai/nomadi";
import { boardSquares } from "../squares.js";

/** The problems of options that are refused, each as its path and message. */
function problemsOf(options: Parameters<typeof setup>[0]): string[] {
  try {
    setup(options);
  } catch (error) {
    if (error instanceof SetupError) {
      return error.problems.map(({ path, message }) => `${path}: ${message}`);
    }
    throw error;
  }
  return [];
}

describe("setting up", () => {
  it("N1: 2 to 5 players with 8, 5, 4 or 3 pawns each", () => {
    for (const [players, each] of [
      [2, 8],
      [3, 5],
      [4, 4],
      [5, 3],
    ] as const) {
      let state = setup({ players, seed: 1 });
      while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
      expect(state.seats.map(({ pawns }) => pawns.length)).toEqual(new Array(players).fill(each));
      expect([state.turnNumber, state.inTurn, state.seat]).toEqual([1, 0, 0]);
    }
    expect(problemsOf({ players: 1, seed: 1 })).toHaveLength(1);
    expect(problemsOf({ players: 6, seed: 1 })).toHaveLength(1);
  });

  it("N2: the default board is as the rules page has it", () => {
    const squares = boardSquares(setup({ players: 2, seed: 1 }));
    const at = (terrain: string) =>
      squares.filter((one) => one.terrain === terrain).map(({ row, column }) => [row, column]);
    expect(squares).toHaveLength(19 * 16);
    expect(at("start")).toEqual(
      [15, 16, 17, 18].flatMap((line) => [12, 13, 14, 15].map((column) => [line, column])),
    );
    expect(at("goal")).toEqual(
      [0, 1, 2, 3].flatMap((line) => [0, 1, 2, 3].map((column) => [line, column])),
    );
    expect(at("water")).toEqual([
      [2, 7],
      [5, 2],
      [5, 6],
      [7, 9],
      [8, 1],
      [9, 4],
      [9, 11],
      [10, 14],
      [11, 6],
      [13, 9],
      [13, 13],
      [16, 8],
    ]);
    expect(squares.every(({ row, goalSide }) => goalSide === row <= 8)).toBe(true);
  });

  it("N3: 18 cards, one on each water hole, the rest outside start and goal, from the seed", () => {
    const state = setup({ players: 2, seed: 1 });
    const values = (some: readonly { value: number }[]) =>
      some.map(({ value }) => value).sort((a, b) => a - b);
    expect(values(state.cards)).toEqual([...CARD_VALUES].sort((a, b) => a - b));
    const terrain = new Map(boardSquares(state).map((one) => [one.square, one.terrain]));
    const lying = state.cards.map(({ square }) => terrain.get(square));
    expect(lying.filter((one) => one === "water")).toHaveLength(12);
    expect(lying.filter((one) => one === "sand")).toHaveLength(6);
    expect(setup({ players: 2, seed: 1 }).cards).toEqual(state.cards);
    expect(setup({ players: 2, seed: 2 }).cards).not.toEqual(state.cards);
  });

  it("N3: given squares", () => {
    const given = ["a5", "b6", "c7", "d8", "e9", "f10"];
    const { cards, rules } = setup({ players: 2, seed: 1, cards: given });
    expect(given.every((square) => cards.some((card) => card.square === square))).toBe(true);
    expect(rules.cards).toBe("given");
    expect(
      problemsOf({ players: 2, seed: 1, cards: ["a1", "p13", "q9", "zz1", "e9", "e9", "e10"] }),
    ).toEqual([
      "cards[0]: a1 is in the start or the goal",
      "cards[1]: p13 is in the start or the goal",
      "cards[2]: q9 is a water hole, which has a card already",
      'cards[3]: unknown square "zz1"',
      "cards[5]: e9 is listed twice",
      "cards: expected 6 squares, got 7",
    ]);
  });

  it("N3: or the players lay them out, one each in seat order, before the pawns", () => {
    let state = setup({ players: 4, seed: 1, cards: "choose" });
    expect(state.phase).toBe("cards");
    expect(state.deck).toHaveLength(6);
    expect(legalMoves(state)).toHaveLength(19 * 16 - 32 - 12);
    expect(explain(state, { type: "card", square: "a1" })).toMatchObject({
      reason: "start-or-goal",
      rule: "N3",
    });
    expect(explain(state, { type: "card", square: "s16" })).toMatchObject({
      reason: "start-or-goal",
    });
    expect(explain(state, { type: "card", square: "q9" })).toMatchObject({
      reason: "card-there",
      rule: "N3",
    });
    expect(explain(state, { type: "place", square: "s16" })).toMatchObject({
      reason: "wrong-phase",
      rule: "N3",
    });
    const seats: (number | null)[] = [];
    for (const square of ["a5", "a6", "a7", "a8", "a9", "a10"]) {
      seats.push(state.seat);
      const next = state.deck[0];
      state = apply(state, { type: "card", square });
      expect(state.cards.find((card) => card.square === square)?.value).toBe(next);
    }
    expect(seats).toEqual([0, 1, 2, 3, 0, 1]);
    expect([state.phase, state.seat, state.deck]).toEqual(["pawns", 0, []]);
  });

  it("N4: everybody starts with 5 coins and no debt", () => {
    for (const { coins, debt } of setup({ players: 5, seed: 1 }).seats) {
      expect([coins, debt]).toEqual([5, 0]);
    }
  });

  it("N5: one pawn each in seat order, on empty squares of the start", () => {
    let state = setup({ players: 3, seed: 1 });
    expect(legalMoves(state)).toHaveLength(16);
    expect(explain(state, { type: "place", square: "a1" })).toMatchObject({
      reason: "not-in-start",
      rule: "N5",
    });
    state = apply(state, { type: "place", square: "p13" });
    expect(state.seat).toBe(1);
    expect(explain(state, { type: "place", square: "p13" })).toMatchObject({
      reason: "occupied",
      rule: "N5",
      by: 0,
    });
    // Even one that is apart from the others, since 16 squares leave no room to part the caravan.
    state = apply(state, { type: "place", square: "s16" });
    expect(state.seat).toBe(2);
  });

  it("N5: in a start of more than 16 squares each pawn after the first goes beside another", () => {
    const layout = defineLayout({
      name: "Wide",
      drawing: `
        G G G . . .
        -----------
        . . . . . .
        . . . . . .
        . . . . . .
        S S S S S .
        S S S S S .
        S S S S S .
        S S S S S .
      `,
    });
    const state = apply(setup({ players: 2, seed: 1, layout }), { type: "place", square: "e1" });
    expect(legalMoves(state)).toEqual([
      { type: "place", square: "e2" },
      { type: "place", square: "f1" },
    ]);
    expect(explain(state, { type: "place", square: "h5" })).toMatchObject({
      reason: "not-beside-pawn",
      rule: "N5",
    });
  });
});
