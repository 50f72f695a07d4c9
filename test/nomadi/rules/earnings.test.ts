/** What a move of a pawn earns and costs, and the sale of cards (N17 to N23). */
import { describe, expect, it } from "vitest";
import {
  apply,
  defineLayout,
  type MoveEvent,
  events,
  explain,
  legalMoves,
  load,
  type Move,
  score,
  setup,
  type State,
  view,
} from "caravanserai/nomadi";
import { positionOf } from "../../../src/nomadi/gate/engine.js";
import { pay } from "../../../src/nomadi/rules/earnings.js";
import { copyPosition } from "../../../src/nomadi/rules/position.js";
import { move, play, row, scene } from "../scenes.js";

/** What happened of some type. */
const told = <Type extends MoveEvent["type"]>(state: State, by: Move, type: Type) =>
  events(state, by).filter(
    (event): event is Extract<MoveEvent, { type: Type }> => event.type === type,
  );

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
    expect(told(state, move(1, "j6", "i7"), "bank-paid")).toEqual([
      { type: "bank-paid", seat: 0, coins: 5, for: "first-over-valley" },
    ]);
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
    expect(looking.seats[1].coins).toBe(6);
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
    expect(bought.seats[0].cards).toEqual([{ value, seenBy: [0, 1] }]);
    expect([bought.phase, bought.seat, bought.offer]).toEqual(["move", 1, null]);
    const refused = apply(asked, { type: "refuse" });
    expect(refused.seats.map(({ coins }) => coins)).toEqual([5, 6]);
    expect(refused.seats[1].cards).toEqual([{ value, seenBy: [1] }]);
    // N22: the seller knows the card sold, the owner does not know the one refused.
    expect(view(bought, 1).seats[0].cards[0]?.value).toBe(value);
    expect(view(refused, 0).seats[1].cards[0]?.value).toBeNull();
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

  it("N21: with option credit the owner may accept a price above the cash, and owes the rest", () => {
    const sold = (coins: number, price: number) => {
      const before = beforeCard(102, [coins, 5], { credit: "cards" });
      const asked = play(before, move(1, "k4", "j5"), { type: "price", price });
      expect(legalMoves(asked)).toEqual([{ type: "accept" }, { type: "refuse" }]);
      expect(explain(asked, { type: "accept" })).toBeUndefined();
      const after = apply(asked, { type: "accept" });
      expect(load(JSON.parse(JSON.stringify(after)))).toEqual(after);
      const [event] = events(asked, { type: "accept" });
      return [event, after.seats.map((seat) => [seat.coins, seat.debt])];
    };
    const event = { type: "card-sold", seat: 1, owner: 0, value: expect.any(Number) as number };
    // The mover has a coin for the card (N21) and gets the whole price.
    expect(sold(2, 5)).toEqual([
      { ...event, price: 5, debt: 3 },
      [
        [0, 3],
        [11, 0],
      ],
    ]);
    expect(sold(0, 10)).toEqual([
      { ...event, price: 10, debt: 10 },
      [
        [0, 10],
        [16, 0],
      ],
    ]);
    expect(sold(5, 5)).toEqual([
      { ...event, price: 5, debt: 0 },
      [
        [0, 0],
        [11, 0],
      ],
    ]);
    expect(setup({ players: 2, seed: 1 }).rules.credit).toBe("forced");
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

  it("N23: the bank pays owner and mover apart, and all of it at once if they are one", () => {
    const goal = (seat: number, coins: number) => ({ type: "bank-paid", seat, coins, for: "goal" });
    const entering = move(1, "d5", "d4");
    expect(told(beforeGoal([]), entering, "bank-paid")).toEqual([goal(1, 4), goal(0, 4)]);
    expect(told(beforeGoal([], 102), entering, "bank-paid")).toEqual([goal(1, 8)]);
  });

  it("N24: the third ends the game at once, and nothing is paid for dice left", () => {
    expect(events(beforeGoal(["d3", "d2"]), move(1, "d5", "d4")).at(-1)).toEqual({
      type: "game-ended",
      reason: "goal",
    });
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
    expect(seats[0].cards).toBe(state.seats[0].cards.reduce((sum, { value }) => sum + value, 0));
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

describe("N16: dice left over", () => {
  it("who has used all dice is charged nothing, and nothing is told", () => {
    const state = scene({ pawns: [row("k", 4, 11), row("l", 4, 11)], dice: [1], coins: [2, 2] });
    const position = copyPosition(positionOf(state));
    const charged: MoveEvent[] = [];
    pay(position, 0, 0, "unused-dice", charged);
    expect(charged).toEqual([]);
    pay(position, 0, 3, "unused-dice", charged);
    expect(charged).toEqual([
      { type: "bank-charged", seat: 0, coins: 2, debt: 1, for: "unused-dice" },
    ]);
  });
});
