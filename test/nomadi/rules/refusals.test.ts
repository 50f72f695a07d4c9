/** What refusals say: every sentence names the value at fault and what was expected. */
import { describe, expect, it } from "vitest";
import {
  apply,
  defineLayout,
  events,
  explain,
  legalMoves,
  load,
  setup,
  type State,
} from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { bribeAction } from "../../../src/nomadi/rules/packing.js";
import { actionOf } from "../../../src/nomadi/rules/read-move.js";
import { move, play, row, scene } from "../scenes.js";

const placing = setup({ players: 2, seed: 1 });
const laying = setup({ players: 2, seed: 1, cards: "choose" });
/** Seat 1 is in turn. */
const moving = scene({
  pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
  dice: [1, 1, 1, 4],
  turnNumber: 102,
});
const pricing = play(moving, move(1, "k4", "j5"));
const wide = setup({
  players: 2,
  seed: 1,
  layout: defineLayout({
    name: "17",
    drawing:
      "G G G . . . . . .\n-----------------\n. . . . . . . . .\n. . . . . . . . .\nS S S S S S S S S\nS S S S S S S S .",
  }),
});
const nearGoal = scene({
  pawns: [
    ["d2", ...row("e", 3, 9)],
    [...row("d", 5, 9), "e1", "e2", "d1"],
  ],
  dice: [1, 1, 1],
});

const sentence = (state: State, given: unknown): string | undefined =>
  explain(state, given)?.message;

describe("refusals", () => {
  it("of what does not have the form of a move", () => {
    for (const [given, message] of [
      [null, "expected a move, got null"],
      ["+p13", 'expected a move, got "+p13"'],
      [{ type: "pass" }, /^expected one of card, place, reroll, end-turn, move, .*, got "pass"$/u],
      [{ type: "place", square: "p13", die: 1 }, 'unknown field "die" in a move of type place'],
      [{ type: "place", square: "z99" }, 'expected a square of the board, got "z99"'],
      [{ type: "place" }, 'missing field "square" in a move of type place'],
      [{ type: "card", square: 5 }, "expected a square of the board, got 5"],
      [move(1, "z99", "a1"), 'expected a square of the board, got "z99"'],
      [move(1, "a1", "z99"), 'expected a square of the board, got "z99"'],
      [move(7, "a1", "a2"), "expected a whole number from 1 to 6, got 7"],
      [{ type: "price", price: -1 }, "expected a whole number from 0 to 1000000, got -1"],
      [{ type: "bribe", coins: "2" }, 'expected a whole number from 0 to 1000000, got "2"'],
      [{ type: "bribe", coins: 2, note: 3 }, "expected a text of at most 500 characters, got 3"],
    ] as const) {
      expect(sentence(placing, given)).toMatch(message);
    }
  });

  it("N3, N5, N6: of the wrong kind of move, and of squares for cards and pawns", () => {
    expect(sentence(placing, move(1, "a1", "a2"))).toBe("expected a square for the next pawn");
    expect(sentence(moving, { type: "accept" })).toBe("expected a move of a pawn");
    expect(sentence(laying, { type: "card", square: "q9" })).toBe("q9 already has a card");
    expect(sentence(laying, { type: "card", square: "a1" })).toBe(
      "a1 is in the start or the goal, where no card may lie",
    );
    expect(sentence(placing, { type: "place", square: "a1" })).toBe("a1 is not in the start");
    const one = play(placing, { type: "place", square: "p13" });
    expect(sentence(one, { type: "place", square: "p13" })).toBe("a pawn of seat 0 stands on p13");
    const first = play(wide, { type: "place", square: "e1" });
    expect(sentence(first, { type: "place", square: "d9" })).toBe(
      "d9 is not beside another pawn, which a start of this size needs",
    );
  });

  it("N6 to N13: of moves of pawns", () => {
    expect(sentence(moving, move(2, "k4", "k6"))).toBe("no 2 is among the dice left");
    expect(sentence(moving, move(1, "a1", "a2"))).toBe("no pawn stands on a1");
    expect(sentence(moving, move(1, "k4", "k5"))).toBe("a pawn of seat 0 stands on k5");
    expect(sentence(moving, move(1, "k4", "a1"))).toBe("a step from k4 does not end on a1");
    expect(sentence(moving, move(4, "k4", "a1"))).toBe(
      "a jump over 3 pawns from k4 does not end on a1",
    );
    expect(sentence(moving, move(1, "m4", "n3"))).toBe(
      "on n3 the pawn would break the contact of the caravan",
    );
    const back = play(moving, move(1, "l11", "m10"));
    expect(sentence(back, move(1, "m10", "l11"))).toBe(
      "the pawn went from l11 to m10 with a 1 in this turn",
    );
    expect(sentence(nearGoal, move(1, "d2", "d3"))).toBe("the pawn on d2 is in the goal and stays");
  });

  it("N7, N12: of pawns that are enclosed, and of the way back", () => {
    const plus = scene({
      pawns: [
        ["n8", "o7", "o8", "o9", "p8", ...row("q", 8, 10)],
        [...row("q", 11, 16), "p16", "p15"],
      ],
      dice: [1, 2],
    });
    expect(sentence(plus, move(1, "o8", "n7"))).toBe("no square beside o8 is empty");
    const leaving = scene({
      pawns: [row("p", 5, 12), row("o", 5, 12)],
      dice: [1, 2],
    });
    expect(sentence(leaving, move(1, "p12", "p13"))).toBe(
      "p13 is in the start, where a pawn may not return",
    );
    const crossed = scene({
      pawns: [row("i", 5, 12), row("h", 5, 12)],
      dice: [1, 2],
    });
    expect(sentence(crossed, move(1, "i12", "j12"))).toBe(
      "j12 is on the start side of the valley, where a pawn may not return",
    );
  });

  it("N21, N28: of prices and bribes", () => {
    expect(sentence(pricing, { type: "price", price: 11 })).toBe(
      "the price 11 is above the highest price 10",
    );
    const dear = play(pricing, { type: "price", price: 9 });
    expect(sentence(dear, { type: "accept" })).toBe("9 coins are needed, and seat 0 has 5");
  });

  it("tell the place in what does not have the form of a move", () => {
    for (const [given, path] of [
      [[], ""],
      [{ type: "pass" }, "type"],
      [{ type: "reroll", die: 1 }, "die"],
      [{ type: "place" }, "square"],
      [move(0, "a1", "a2"), "die"],
      [move(1.5, "a1", "a2"), "die"],
      [move(1, "z99", "a2"), "from"],
      [move(1, "a1", "z99"), "to"],
      [{ type: "price", price: 1_000_001 }, "price"],
      [{ type: "bribe", coins: 1.5 }, "coins"],
      [{ type: "bribe", coins: 1, note: "x".repeat(501) }, "note"],
    ] as const) {
      expect(explain(placing, given)).toMatchObject({ reason: "malformed", rule: null, path });
    }
    for (const type of ["end-turn", "accept", "refuse", "take-bribe", "decline-bribe"] as const) {
      expect(sentence(placing, { type, x: 1 })).toBe(`unknown field "x" in a move of type ${type}`);
    }
  });

  it("N3, N5, N6, N15, N21, N28: tell what each phase asks for", () => {
    let bribing = setup({ players: 3, seed: 1, bribery: true });
    while (bribing.phase === "pawns") bribing = apply(bribing, legalMoves(bribing)[0]);
    const answering = play(bribing, { type: "bribe", coins: 1 });
    const note = "x".repeat(500);
    expect(explain(bribing, { type: "bribe", coins: 1, note })).toBeUndefined();
    expect(play(bribing, { type: "bribe", coins: -0, note }).bribe?.coins).toBe(0);
    // In a row of 16 no 4 can be used.
    const stuck = scene({ pawns: [row("o", 1, 8), row("o", 9, 16)], dice: [1] });
    const again = load({ ...stuck, phase: "reroll", dice: [4, 4, 4, 4, 4, 4] });
    for (const [state, phase, rule, what] of [
      [laying, "cards", "N3", "a square for the next card"],
      [placing, "pawns", "N5", "a square for the next pawn"],
      [again, "reroll", "N15", "a new roll or the end of the turn"],
      [moving, "move", "N6", "a move of a pawn"],
      [pricing, "price", "N21", "a price"],
      [play(pricing, { type: "price", price: 3 }), "price-answer", "N21", "an answer to the price"],
      [bribing, "bribe", "N28", "an offer of coins"],
      [answering, "bribe-answer", "N28", "an answer to the bribe"],
    ] as const) {
      const given = phase === "move" ? { type: "reroll" } : move(1, "a1", "a2");
      expect(explain(state, given)).toEqual({
        reason: "wrong-phase",
        rule,
        phase,
        message: `expected ${what}`,
      });
    }
  });

  it("N3, N5: tell the rule of cards and first pawns", () => {
    const why = (state: State, given: unknown) => {
      const { message, ...rest } = explain(state, given) ?? { message: "" };
      expect(message).not.toBe("");
      return rest;
    };
    expect(why(laying, { type: "card", square: "q9" })).toEqual({
      reason: "card-there",
      rule: "N3",
    });
    expect(why(laying, { type: "card", square: "a1" })).toEqual({
      reason: "start-or-goal",
      rule: "N3",
    });
    expect(why(placing, { type: "place", square: "a1" })).toEqual({
      reason: "not-in-start",
      rule: "N5",
    });
    const one = play(placing, { type: "place", square: "p13" });
    expect(why(one, { type: "place", square: "p13" })).toEqual({
      reason: "occupied",
      rule: "N5",
      by: 0,
    });
    const first = play(wide, { type: "place", square: "e1" });
    expect(why(first, { type: "place", square: "d9" })).toEqual({
      reason: "not-beside-pawn",
      rule: "N5",
    });
  });

  it("N28: minus zero coins are no coins", () => {
    let state = setup({ players: 2, seed: 4, bribery: true });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0]);
    for (const note of [undefined, "a word"]) {
      const bribe = { type: "bribe" as const, coins: -0, ...(note !== undefined && { note }) };
      for (const event of events(state, bribe)) {
        if (event.type === "bribe-offered") expect(Object.is(event.coins, 0)).toBe(true);
      }
    }
    expect(actionOf(positionOf(state), { type: "bribe", coins: -0 })).toBe(bribeAction(0));
  });

  it("N6 to N13: tell the rule of moves of pawns, and what a tooltip shows", () => {
    const all = scene({
      pawns: [row("k", 4, 11), [...row("l", 4, 6), ...row("l", 8, 11), "m4"]],
      dice: [1, 2, 3, 4, 5, 6],
      turnNumber: 102,
    });
    const refused = (state: State, given: unknown, expected: object): void => {
      const { message, ...rest } = explain(state, given) ?? { message: "" };
      expect(message).not.toBe("");
      expect(rest).toEqual(expected);
    };
    refused(moving, move(2, "k4", "k6"), { reason: "no-such-die", rule: "N6", dice: [1, 1, 1, 4] });
    refused(moving, move(1, "a1", "a2"), { reason: "no-pawn", rule: "N6", square: "a1" });
    refused(nearGoal, move(1, "d2", "d3"), { reason: "in-goal", rule: "N12" });
    for (const [die, rule] of [
      [1, "N8"],
      [2, "N9"],
      [4, "N9"],
      [5, "N10"],
      [6, "N10"],
    ] as const) {
      refused(all, move(die, "k4", "k5"), { reason: "occupied", rule, by: 0 });
      refused(all, move(die, "k4", "a1"), { reason: "out-of-reach", rule });
    }
    expect(sentence(all, move(2, "k4", "a1"))).toBe(
      "a jump over 1 pawn from k4 does not end on a1",
    );
    expect(sentence(all, move(3, "k4", "a1"))).toBe(
      "a jump over 2 pawns from k4 does not end on a1",
    );
    refused(moving, move(1, "m4", "n3"), { reason: "out-of-contact", rule: "N11" });
    const back = play(moving, move(1, "l11", "m10"));
    refused(back, move(1, "m10", "l11"), { reason: "to-and-fro", rule: "N13" });
    const plus = scene({
      pawns: [
        ["n8", "o7", "o8", "o9", "p8", ...row("q", 8, 10)],
        [...row("q", 11, 16), "p16", "p15"],
      ],
      dice: [1, 2],
    });
    refused(plus, move(1, "o8", "n7"), { reason: "no-free-side", rule: "N7" });
    const leaving = scene({ pawns: [row("p", 5, 12), row("o", 5, 12)], dice: [1, 2] });
    refused(leaving, move(1, "p12", "p13"), { reason: "back-to-start", rule: "N12" });
    const crossed = scene({ pawns: [row("i", 5, 12), row("h", 5, 12)], dice: [1, 2] });
    refused(crossed, move(1, "i12", "j12"), { reason: "back-over-valley", rule: "N12" });
  });

  it("N21, N24, N28: tell what may be paid, and that the game is over", () => {
    expect(explain(pricing, { type: "price", price: 11 })).toMatchObject({
      reason: "price-too-high",
      rule: "N21",
      most: 10,
    });
    expect(explain(pricing, { type: "price", price: 10 })).toBeUndefined();
    const dear = play(pricing, { type: "price", price: 9 });
    expect(explain(dear, { type: "accept" })).toMatchObject({
      reason: "not-enough-cash",
      rule: "N21",
      needed: 9,
      cash: 5,
    });
    expect(play(pricing, { type: "price", price: -0 }).offer?.price).toBe(0);
    expect(explain(pricing, { type: "price", price: 1_000_000 })).toMatchObject({ rule: "N21" });
    const last = scene({
      options: { maxTurns: 101 },
      pawns: [row("o", 1, 8), row("o", 9, 16)],
      dice: [1],
    });
    const ending = load({ ...last, phase: "reroll", dice: [4, 4, 4, 4, 4, 4] });
    expect(explain(play(ending, { type: "end-turn" }), { type: "end-turn" })).toEqual({
      reason: "game-over",
      rule: "N24",
      message: "the game is over",
    });
    const fair = play(pricing, { type: "price", price: 5 });
    expect(explain(fair, { type: "accept" })).toBeUndefined();
    expect(explain(fair, { type: "refuse" })).toBeUndefined();
  });
});
