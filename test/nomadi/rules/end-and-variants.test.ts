/** The end of a game, and the variants (N26 to N28). */
import { describe, expect, it } from "vitest";
import {
  apply,
  contentsOf,
  events,
  explain,
  grandCrossing,
  legalMoves,
  load,
  type Move,
  score,
  setup,
  SetupError,
  shortCourse,
  view,
} from "caravanserai/nomadi";
import { move, row, scene } from "../scenes.js";
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

/** Fifteen pawns in a row and one above its end, from where a 1 completes the row. */
const ALMOST_A_ROW = {
  pawns: [row("o", 1, 8), [...row("o", 9, 15), "n15"]],
  dice: [1],
};

describe("the end and the variants", () => {
  it("N26: the game ends after maxTurns turns, when the dice left are paid for", () => {
    const state = scene({ ...ALMOST_A_ROW, dice: [1, 2], options: { maxTurns: 101 } });
    const after = apply(state, move(1, "n15", "o16"));
    expect([after.over, after.turnNumber, after.seats[0].coins]).toEqual([true, 101, 4]);
    expect([after.endReason, after.inTurn]).toEqual(["last-turn", null]);
    expect(events(state, move(1, "n15", "o16")).at(-1)).toEqual({
      type: "game-ended",
      reason: "last-turn",
    });
    expect(setup({ players: 2, seed: 1 }).rules.maxTurns).toBe(400);
  });

  it("N27: the goal may lie elsewhere, nearer to the start", () => {
    const goal = ["m10", "m11", "n11"];
    const state = setup({ players: 2, seed: 1, goal });
    const squares = boardSquares(state).filter(({ terrain }) => terrain === "goal");
    expect(squares.map(({ square }) => square)).toEqual(goal);
    expect(setup({ players: 2, seed: 1, goal: [...goal].reverse() }).rules.goal).toEqual(goal);
    expect(state.cards.some(({ square }) => goal.includes(square))).toBe(false);
    const near = scene({
      options: { goal },
      pawns: [["m12", ...row("o", 12, 16), "n12", "n13"], row("p", 9, 16)],
      dice: [1, 1],
    });
    expect(apply(near, move(1, "m12", "n11")).seats[0].coins).toBe(13);
    expect(problemsOf({ players: 2, seed: 1, goal: ["p13", "a99", "a5", "a5"] })).toEqual([
      "goal[0]: p13 is in the start",
      'goal[1]: unknown square "a99"',
      "goal[3]: a5 is listed twice",
    ]);
    expect(problemsOf({ players: 2, seed: 1, goal: ["a5", "a6"] })).toEqual([
      "goal: the goal has 2 squares, at least 3 are needed",
    ]);
    const all = boardSquares(state)
      .filter(({ terrain }) => terrain === "sand")
      .map(({ square }) => square);
    expect(problemsOf({ players: 2, seed: 1, goal: all })).toEqual([
      "goal: the goal leaves too few squares for 18 cards",
    ]);
    expect(boardSquares(setup({ players: 2, seed: 1, layout: shortCourse })).length).toBeLessThan(
      boardSquares(state).length,
    );
  });

  it("N25: cards that a viewer has not seen do not count, and leave the score incomplete", () => {
    // A card lies under the pawn on f16, so seat 0 holds it and has looked at it.
    const state = scene({ pawns: [row("f", 9, 16), row("g", 9, 16)], dice: [1, 2] });
    const [card] = state.seats[0].cards;
    expect(state.seats[0].cards).toHaveLength(1);
    const own = { total: 5 + (card?.value ?? 0), cards: card?.value, complete: true };
    expect(score(state).seats[0]).toMatchObject(own);
    expect(score(view(state, 0)).seats[0]).toMatchObject(own);
    const others = { total: 5, cards: 0, complete: false };
    expect(score(view(state, 1)).seats[0]).toMatchObject(others);
    expect(score(view(state, "spectator")).seats[0]).toMatchObject(others);
    expect(score(view(state, 1)).seats[1]).toMatchObject({ total: 5, complete: true });
  });

  it("N27: the goal may cover water holes: they are goal then, and no card is laid there", () => {
    // n10 and n14 are two of the twelve water holes.
    const goal = ["m10", "n10", "n14"];
    const state = setup({ players: 2, seed: 1, goal });
    expect(goal.map((square) => contentsOf(state, square))).toEqual(
      goal.map(() => ({ terrain: "goal", pawn: null, card: false })),
    );
    expect(state.cards).toHaveLength(18);
    const isHole = (square: string): boolean => contentsOf(state, square).terrain === "water";
    expect(state.cards.filter(({ square }) => isHole(square))).toHaveLength(10);
    // Ten holes are left, so eight cards are laid elsewhere.
    const squares = row("k", 1, 8);
    const given = setup({ players: 2, seed: 1, goal, cards: squares });
    expect(given.cards.map(({ square }) => square)).toEqual(expect.arrayContaining(squares));
    expect(problemsOf({ players: 2, seed: 1, goal, cards: row("k", 1, 6) })).toEqual([
      "cards: expected 8 squares, got 6",
    ]);
    expect(setup({ players: 2, seed: 1, goal, cards: "choose" }).deck).toHaveLength(8);
    const near = scene({
      options: { goal, cards: squares },
      pawns: [["n11", "n12", ...row("o", 11, 16)], row("p", 9, 16)],
      dice: [2],
    });
    expect(load(JSON.parse(JSON.stringify(near)))).toEqual(near);
    const reached = events(near, move(2, "n12", "n10"));
    expect(reached.map(({ type }) => type)).toContain("goal-reached");
    expect(reached.map(({ type }) => type)).not.toContain("card-taken");
  });

  it("N28: after the roll each other player may offer coins, answered one by one", () => {
    let state = setup({ players: 3, seed: 1, bribery: true });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
    expect([state.phase, state.seat, state.inTurn]).toEqual(["bribe", 1, 0]);
    expect(state.dice).toHaveLength(6);
    expect(legalMoves(state)).toEqual(
      [0, 1, 2, 3, 4, 5].map((coins) => ({ type: "bribe", coins })),
    );
    expect(explain(state, { type: "bribe", coins: 6 })).toMatchObject({
      reason: "not-enough-cash",
      rule: "N28",
      needed: 6,
      cash: 5,
    });
    const note = "Go north, and quickly";
    expect(explain(state, { type: "bribe", coins: 2, note })).toBeUndefined();
    expect(explain(state, { type: "bribe", coins: 2, note: "x".repeat(501) })).toMatchObject({
      reason: "malformed",
      path: "note",
    });
    expect(explain(state, { type: "bribe", coins: 2, note: 7 })).toMatchObject({
      reason: "malformed",
    });
    state = apply(state, { type: "bribe", coins: 2, note });
    expect(state.bribe).toEqual({ by: 1, coins: 2, note });
    expect([state.phase, state.seat]).toEqual(["bribe-answer", 0]);
    expect(legalMoves(state)).toEqual([{ type: "take-bribe" }, { type: "decline-bribe" }]);
    state = apply(state, { type: "take-bribe" });
    expect(state.seats.map(({ coins }) => coins)).toEqual([7, 3, 5]);
    expect([state.phase, state.seat, state.bribe]).toEqual(["bribe", 2, null]);
    state = apply(state, { type: "bribe", coins: 5 });
    expect(state.bribe?.note).toBeNull();
    state = apply(state, { type: "decline-bribe" });
    expect(state.seats.map(({ coins }) => coins)).toEqual([7, 3, 5]);
    expect([state.phase, state.seat]).toEqual(["move", 0]);
  });

  it("N28: an offer of 0 without a note is not asked about, one with a note is", () => {
    let state = setup({ players: 3, seed: 1, bribery: true });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
    expect(events(state, { type: "bribe", coins: 0 })).toEqual([
      { type: "bribe-passed", seat: 1 },
      { type: "asked", seat: 2, phase: "bribe" },
    ]);
    const passed = apply(state, { type: "bribe", coins: 0 });
    expect([passed.phase, passed.seat, passed.bribe]).toEqual(["bribe", 2, null]);
    const last = apply(passed, { type: "bribe", coins: 0 });
    expect([last.phase, last.seat]).toEqual(["move", 0]);
    // An empty note is no note.
    const empty = { type: "bribe", coins: 0, note: "" } as const;
    expect(apply(state, empty)).toEqual(passed);
    expect(events(state, { ...empty, coins: 2 })).toEqual(
      events(state, { type: "bribe", coins: 2 }),
    );
    expect(apply(state, { ...empty, coins: 2 }).bribe).toEqual({ by: 1, coins: 2, note: null });
    const wish = apply(state, { type: "bribe", coins: 0, note: "west" });
    expect([wish.phase, wish.seat, wish.bribe?.note]).toEqual(["bribe-answer", 0, "west"]);
  });

  it("N28: a player without coins is not asked for an offer", () => {
    const pawns = [row("k", 4, 8), row("k", 9, 13), row("l", 9, 13)];
    /** Who is asked in the next turn, which is that of seat 1, with these coins. */
    const asked = (coins: number[]) => {
      const ending = scene({
        pawns,
        dice: [1],
        turnNumber: 100,
        coins,
        options: { bribery: true, reroll: "forced" },
      });
      const next = legalMoves(ending).find(
        (one) =>
          apply(ending, one).turnNumber === 101 &&
          apply(ending, one).seats.every((seat, number) => seat.coins === coins[number]),
      );
      const state = apply(ending, next as Move);
      return [state.phase, state.seat];
    };
    expect(asked([3, 5, 3])).toEqual(["bribe", 2]);
    expect(asked([3, 5, 0])).toEqual(["bribe", 0]);
    expect(asked([0, 5, 0])).toEqual(["move", 1]);
    expect(asked([0, 0, 3])).toEqual(["bribe", 2]);
  });

  it("N28: without the option nobody is asked", () => {
    let state = setup({ players: 3, seed: 1, layout: grandCrossing });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
    expect(state.phase).toBe("move");
    expect(explain(state, { type: "bribe", coins: 1 })).toMatchObject({
      reason: "wrong-phase",
      rule: "N6",
    });
  });
});
