/** What refusals say: every sentence names the value at fault and what was expected. */
import { describe, expect, it } from "vitest";
import { defineLayout, explain, setup, type State } from "caravanserai/nomadi";
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
      [null, "expected a move as an object, got null"],
      ["+p13", 'expected a move as an object, got "+p13"'],
      [{ type: "pass" }, /^expected one of card, place, reroll, end-turn, move, .*, got "pass"$/u],
      [{ type: "place", square: "p13", die: 1 }, 'unknown field "die" of a place move'],
      [{ type: "place", square: "z99" }, 'unknown square "z99"'],
      [{ type: "place" }, "expected a square, got undefined"],
      [{ type: "card", square: 5 }, "expected a square, got 5"],
      [move(1, "z99", "a1"), 'unknown square "z99"'],
      [move(1, "a1", "z99"), 'unknown square "z99"'],
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
});
