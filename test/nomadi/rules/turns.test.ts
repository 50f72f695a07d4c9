/** Set-up (N1 to N5), the course of a turn (N14 to N16), what is earned (N17 to N23), and the end (N24 to N28). */
import { describe, expect, it } from "vitest";
import {
  apply,
  boardSquares,
  CARD_VALUES,
  defineLayout,
  type MoveEvent,
  events,
  explain,
  grandCrossing,
  legalMoves,
  type Move,
  score,
  setup,
  SetupError,
  shortCourse,
  type State,
  view,
} from "caravanserai/nomadi";
import { move, play, row, scene } from "../scenes.js";

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

/** What happened of some type. */
const told = <Type extends MoveEvent["type"]>(state: State, by: Move, type: Type) =>
  events(state, by).filter(
    (event): event is Extract<MoveEvent, { type: Type }> => event.type === type,
  );

describe("setting up", () => {
  it("N1: 2 to 5 players with 8, 5, 4 or 3 pawns each", () => {
    for (const [players, each] of [
      [2, 8],
      [3, 5],
      [4, 4],
      [5, 3],
    ] as const) {
      let state = setup({ players, seed: 1 });
      while (state.phase === "pawns") state = apply(state, legalMoves(state)[0] as Move);
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
      "cards[2]: q9 is a water hole, with a card",
      'cards[3]: "zz1" is no square of the board',
      "cards[5]: e9 has a card already",
      "cards: 6 squares are needed, not 7",
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

/** Fifteen pawns in a row and one above its end, from where a 1 completes the row. */
const ALMOST_A_ROW = {
  pawns: [row("o", 1, 8), [...row("o", 9, 15), "n15"]],
  dice: [1],
};

describe("a turn", () => {
  it("N14: it ends by itself when no die left can be used; there is no pass", () => {
    const state = scene({ ...ALMOST_A_ROW, dice: [1, 2] });
    expect(legalMoves(state).every(({ type }) => type === "move")).toBe(true);
    const after = apply(state, move(1, "n15", "o16"));
    expect([after.turnNumber, after.inTurn]).toEqual([102, 1]);
    expect(told(state, move(1, "n15", "o16"), "turn-ended")).toEqual([
      { type: "turn-ended", seat: 0, unused: [2] },
    ]);
  });

  it("N14: it goes on while a die can be used", () => {
    const state = scene({ ...ALMOST_A_ROW, dice: [1, 5] });
    const after = apply(state, move(1, "n15", "o16"));
    expect([after.turnNumber, after.dice, after.seat]).toEqual([101, [5], 0]);
  });

  it("N15: dice none of which can be used are rolled again, free", () => {
    // In a row of 16 only a 1, a 5 and a 6 can be used.
    let rerolls = 0;
    for (let seed = 1; seed < 1000 && rerolls < 3; seed++) {
      const state = scene({ ...ALMOST_A_ROW, options: { seed } });
      const rolls = told(state, move(1, "n15", "o16"), "dice-rolled");
      expect(rolls.at(-1)?.usable).toBe(true);
      if (rolls.length === 1) continue;
      rerolls++;
      for (const { dice, usable } of rolls) {
        expect(dice.some((die) => [1, 5, 6].includes(die))).toBe(usable);
      }
      const after = apply(state, move(1, "n15", "o16"));
      expect(after.dice).toEqual(rolls.at(-1)?.dice);
      expect(after.seats[1]).toMatchObject({ coins: 5, debt: 0 });
    }
    expect(rerolls).toBe(3);
  });

  it("N15: if no die of any value could move, the game ends and is scored as it stands", () => {
    const layout = defineLayout({
      name: "Apart",
      drawing: `
        G G G . . . . . . . .
        ---------------------
        S S S . . . . . S S S
        S S S . . . . . S S S
        S S . . . . . . . S S
        . . . . . . . . . . .
      `,
    });
    let state = setup({ players: 2, seed: 1, layout });
    let last: readonly MoveEvent[] = [];
    while (!state.over) {
      const next = legalMoves(state)[0] as Move;
      last = events(state, next);
      state = apply(state, next);
    }
    expect(last.at(-1)).toEqual({ type: "game-ended", reason: "no-move" });
    expect([state.endReason, state.inTurn, state.turnNumber]).toEqual(["no-move", null, 0]);
    expect(score(state)).toEqual({
      seats: [
        { total: 5, coins: 5, debt: 0, cards: 0 },
        { total: 5, coins: 5, debt: 0, cards: 0 },
      ],
      winners: [0, 1],
    });
    expect(legalMoves(state)).toEqual([]);
    expect(explain(state, move(1, "a1", "a2"))).toMatchObject({ reason: "game-over" });
  });

  it("N16, N4: each unused die costs 1, the coins one has first and the rest on credit", () => {
    const after = apply(
      scene({ ...ALMOST_A_ROW, dice: [1, 2, 2, 3], coins: [2, 5] }),
      move(1, "n15", "o16"),
    );
    expect(after.seats[0]).toMatchObject({ coins: 0, debt: 1 });
    expect(score(after).seats[0]).toEqual({ total: -1, coins: 0, debt: -1, cards: 0 });
    expect(
      told(
        scene({ ...ALMOST_A_ROW, dice: [1, 2, 2, 3], coins: [2, 5] }),
        move(1, "n15", "o16"),
        "bank-charged",
      ),
    ).toEqual([{ type: "bank-charged", seat: 0, coins: 2, debt: 1, for: "unused-dice" }]);
    const even = apply(
      scene({ ...ALMOST_A_ROW, dice: [1, 2, 2, 3], coins: [3, 5] }),
      move(1, "n15", "o16"),
    );
    expect(even.seats[0]).toMatchObject({ coins: 0, debt: 0 });
  });

  it("N4: coins received later are cash", () => {
    const state = scene({
      pawns: [["p13", ...row("p", 6, 12)], row("o", 5, 12)],
      dice: [1, 1],
      coins: [0, 5],
      debts: [3, 0],
    });
    const after = apply(state, move(1, "p13", "o13"));
    expect(after.seats[0]).toMatchObject({ coins: 5, debt: 3 });
  });
});

describe("what a move earns", () => {
  it("N17: 5 for the owner of the last pawn that leaves the start, not for the mover", () => {
    const state = scene({
      pawns: [row("o", 5, 12), ["p13", ...row("p", 6, 12)]],
      dice: [1, 1],
    });
    expect(told(state, move(1, "p13", "o13"), "bank-paid")).toEqual([
      { type: "bank-paid", seat: 1, coins: 5, for: "last-out-of-start" },
    ]);
    expect(apply(state, move(1, "p13", "o13")).seats.map(({ coins }) => coins)).toEqual([5, 10]);
    const two = scene({
      pawns: [row("o", 5, 12), ["p13", "p14", ...row("p", 7, 12)]],
      dice: [1, 1],
    });
    expect(told(two, move(1, "p14", "o13"), "bank-paid")).toEqual([]);
  });

  it("N18: 5 for the mover of the first pawn over the valley, whoever owns it", () => {
    const state = scene({ pawns: [row("k", 3, 10), row("j", 3, 10)], dice: [1, 1, 1] });
    const first = apply(state, move(1, "j6", "i7"));
    expect(first.seats.map(({ coins }) => coins)).toEqual([10, 5]);
    expect(apply(first, move(1, "j5", "i6")).seats.map(({ coins }) => coins)).toEqual([10, 5]);
  });

  it("N19: the owner of the last pawn over the valley pays 5, on credit if need be", () => {
    const pawns = [row("h", 4, 11), ["j5", ...row("i", 5, 11)]];
    const state = scene({ pawns, dice: [1, 1], coins: [5, 3] });
    const happened = events(state, move(1, "j5", "i4"));
    expect(happened).toContainEqual({
      type: "bank-charged",
      seat: 1,
      coins: 3,
      debt: 2,
      for: "last-over-valley",
    });
    expect(apply(state, move(1, "j5", "i4")).seats[1]).toMatchObject({ coins: 0, debt: 2 });
    const notLast = scene({
      pawns: [
        ["j6", ...row("h", 5, 11)],
        ["j5", ...row("i", 5, 11)],
      ],
      dice: [1, 1],
    });
    expect(told(notLast, move(1, "j5", "i4"), "bank-charged")).toEqual([]);
  });

  /** Two rows of pawns below j5, a water hole with its card. */
  const beforeCard = (turnNumber: number, coins = [5, 5], options = {}) =>
    scene({
      pawns: [
        row("k", 4, 11),
        row("l", 4, 11)
          .filter((square) => square !== "l7")
          .concat("m4"),
      ],
      dice: [1, 1, 4],
      turnNumber,
      coins,
      options,
    });

  it("N21: on a card the mover gets 1, and the card if it is the own pawn", () => {
    const state = beforeCard(101);
    const value = state.cards.find(({ square }) => square === "j5")?.value;
    const after = apply(state, move(1, "k4", "j5"));
    expect(after.seats[0]).toMatchObject({ coins: 6, cards: [{ value, seenBy: [0] }] });
    expect(after.cards.some(({ square }) => square === "j5")).toBe(false);
    expect(events(state, move(1, "k4", "j5"), 0)[2]).toMatchObject({ type: "card-taken", value });
    expect(events(state, move(1, "k4", "j5"), 1)[2]).toMatchObject({
      type: "card-taken",
      value: null,
    });
  });

  it("N21: another's card is looked at in secret and offered at a price; the owner may pay", () => {
    const state = beforeCard(102);
    const value = state.cards.find(({ square }) => square === "j5")?.value;
    const looking = apply(state, move(1, "k4", "j5"));
    expect([looking.phase, looking.seat, looking.inTurn]).toEqual(["price", 1, 1]);
    expect(looking.seats[1]?.coins).toBe(6);
    expect(view(looking, 1).offer?.value).toBe(value);
    for (const other of [0, "spectator"] as const)
      expect(view(looking, other).offer?.value).toBeNull();
    expect(legalMoves(looking)).toHaveLength(11);
    expect(explain(looking, { type: "price", price: 11 })).toMatchObject({
      reason: "price-too-high",
      rule: "N21",
      most: 10,
    });
    expect(explain(looking, { type: "price", price: -1 })).toMatchObject({
      reason: "malformed",
      path: "price",
    });
    expect(explain(looking, { type: "price", price: 1.5 })).toMatchObject({ reason: "malformed" });
    const asked = apply(looking, { type: "price", price: 3 });
    expect([asked.phase, asked.seat]).toEqual(["price-answer", 0]);
    const bought = apply(asked, { type: "accept" });
    expect(bought.seats.map(({ coins }) => coins)).toEqual([2, 9]);
    expect(bought.seats[0]?.cards).toEqual([{ value, seenBy: [0, 1] }]);
    expect([bought.phase, bought.seat, bought.offer]).toEqual(["move", 1, null]);
    const refused = apply(asked, { type: "refuse" });
    expect(refused.seats.map(({ coins }) => coins)).toEqual([5, 6]);
    expect(refused.seats[1]?.cards).toEqual([{ value, seenBy: [1] }]);
    // N22: the seller knows the card sold, the owner does not know the one refused.
    expect(view(bought, 1).seats[0]?.cards[0]?.value).toBe(value);
    expect(view(refused, 0).seats[1]?.cards[0]?.value).toBeNull();
    expect(events(asked, { type: "accept" }, 0)[0]).toMatchObject({ value });
    expect(events(asked, { type: "accept" }, "spectator")[0]).toMatchObject({ value: null });
    expect(events(asked, { type: "refuse" }, 0)[0]).toMatchObject({ value: null });
    expect(events(asked, { type: "refuse" }, 1)[0]).toMatchObject({ value });
  });

  it("N21: a price above the owner's cash can be named and only be refused", () => {
    const asked = play(beforeCard(102, [2, 5]), move(1, "k4", "j5"), { type: "price", price: 3 });
    expect(legalMoves(asked)).toEqual([{ type: "refuse" }]);
    expect(explain(asked, { type: "accept" })).toMatchObject({
      reason: "not-enough-cash",
      rule: "N21",
      needed: 3,
      cash: 2,
    });
    const exact = play(beforeCard(102, [3, 5]), move(1, "k4", "j5"), { type: "price", price: 3 });
    expect(legalMoves(exact)).toHaveLength(2);
  });

  it("N21: the option maxPrice sets the highest price", () => {
    const looking = apply(beforeCard(102, [5, 5], { maxPrice: 2 }), move(1, "k4", "j5"));
    expect(legalMoves(looking)).toEqual([0, 1, 2].map((price) => ({ type: "price", price })));
  });

  it("N20: the last out of the start that is first over the valley, on a card: in this order", () => {
    const layout = defineLayout({
      name: "All at once",
      drawing: `
        G G G . . . . . . .
        . . . . . . . . . .
        . o . . . . . . . .
        -------------------
        S . . . . . . . . .
        . . . . . . . . . .
        S S S S S S S S S S
        . . . . S S S S S .
      `,
    });
    const state = scene({
      options: { layout, cards: row("a", 4, 10).concat(row("b", 1, 10)) },
      pawns: [["d1", "d2", "d3", ...row("e", 1, 5)], row("e", 6, 10).concat("d4", "d5", "d6")],
      dice: [1, 1],
      turnNumber: 102,
    });
    const happened = events(state, move(1, "d1", "c2"));
    expect(happened.map((event) => ("for" in event ? event.for : event.type)).slice(0, 5)).toEqual([
      "pawn-moved",
      "last-out-of-start",
      "first-over-valley",
      "card",
      "card-looked-at",
    ]);
    expect(apply(state, move(1, "d1", "c2")).seats.map(({ coins }) => coins)).toEqual([10, 11]);
  });

  /** Pawns before the goal: those beside it are seat 1's, those in it seat 0's. */
  const beforeGoal = (inGoal: readonly string[], turnNumber = 101) => {
    const rest = [...row("e", 4, 9), "f8", "f9"];
    return scene({
      pawns: [
        [...inGoal, ...rest.slice(0, 8 - inGoal.length)],
        [...row("d", 5, 9), ...row("e", 1, 3)],
      ],
      dice: [1, 1, 1],
      turnNumber,
    });
  };

  it("N23: 8, 6 and 4 for the first three in the goal, half to the owner and half to the mover", () => {
    const none = beforeGoal([]);
    expect(apply(none, move(1, "d5", "d4")).seats.map(({ coins }) => coins)).toEqual([9, 9]);
    const own = beforeGoal([], 102);
    expect(apply(own, move(1, "d5", "d4")).seats.map(({ coins }) => coins)).toEqual([5, 13]);
    const one = beforeGoal(["d3"]);
    expect(apply(one, move(1, "d5", "d4")).seats.map(({ coins }) => coins)).toEqual([8, 8]);
    const two = beforeGoal(["d3", "d2"]);
    expect(apply(two, move(1, "d5", "d4")).seats.map(({ coins }) => coins)).toEqual([7, 7]);
    expect(told(two, move(1, "d5", "d4"), "goal-reached")).toEqual([
      { type: "goal-reached", seat: 0, owner: 1, square: "d4", place: 3 },
    ]);
  });

  it("N24: the third ends the game at once, and nothing is paid for dice left", () => {
    const state = apply(beforeGoal(["d3", "d2"]), move(1, "d5", "d4"));
    expect([state.over, state.phase, state.seat, state.dice]).toEqual([true, "over", null, []]);
    expect([state.endReason, state.inTurn, state.turnNumber]).toEqual(["goal", null, 101]);
    expect(view(state, 0)).toMatchObject({ endReason: "goal", inTurn: null });
    expect(state.seats.map(({ debt }) => debt)).toEqual([0, 0]);
    expect(apply(beforeGoal(["d3"]), move(1, "d5", "d4")).over).toBe(false);
  });

  it("N25: coins, less debt, plus cards; the most win, several if equal", () => {
    const state = apply(beforeGoal(["d3", "d2"]), move(1, "d5", "d4"));
    const { seats, winners } = score(state);
    expect(seats.map(({ total, coins, debt, cards }) => total - coins - debt - cards)).toEqual([
      0, 0,
    ]);
    expect(seats[0]?.cards).toBe(state.seats[0]?.cards.reduce((sum, { value }) => sum + value, 0));
    const best = Math.max(...seats.map(({ total }) => total));
    expect(winners).toEqual([0, 1].filter((seat) => seats[seat]?.total === best));
    expect(score(beforeGoal([])).winners).toEqual([]);
  });

  it("N22: at the end all cards are turned up", () => {
    const state = apply(beforeGoal(["d3", "d2"]), move(1, "d5", "d4"));
    const seen = view(state, "spectator");
    expect(seen.seats).toEqual(state.seats);
    expect(seen.cards).toEqual(state.cards);
    expect(seen).not.toHaveProperty("chance");
  });
});

describe("the end and the variants", () => {
  it("N26: the game ends after maxTurns turns, when the dice left are paid for", () => {
    const state = scene({ ...ALMOST_A_ROW, dice: [1, 2], options: { maxTurns: 101 } });
    const after = apply(state, move(1, "n15", "o16"));
    expect([after.over, after.turnNumber, after.seats[0]?.coins]).toEqual([true, 101, 4]);
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
    expect(apply(near, move(1, "m12", "n11")).seats[0]?.coins).toBe(13);
    expect(problemsOf({ players: 2, seed: 1, goal: ["p13", "q9", "a99", "a5", "a5"] })).toEqual([
      "goal[0]: p13 is in the start",
      "goal[1]: q9 is a water hole",
      'goal[2]: "a99" is no square of the board',
      "goal[4]: a5 is named twice",
    ]);
    expect(problemsOf({ players: 2, seed: 1, goal: ["a5", "a6"] })).toEqual([
      "goal: the goal has 2 squares, and needs 3",
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

  it("N28: after the roll each other player may offer coins, answered one by one", () => {
    let state = setup({ players: 3, seed: 1, bribery: true });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0] as Move);
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

  it("N28: without the option nobody is asked", () => {
    let state = setup({ players: 3, seed: 1, layout: grandCrossing });
    while (state.phase === "pawns") state = apply(state, legalMoves(state)[0] as Move);
    expect(state.phase).toBe("move");
    expect(explain(state, { type: "bribe", coins: 1 })).toMatchObject({
      reason: "wrong-phase",
      rule: "N6",
    });
  });
});
