/** The table of an arena, counted by hand. */
import { describe, expect, it } from "vitest";
import { ArgumentError, standings } from "caravanserai/bots";
import { wilson } from "../../src/bots/arena/standings.js";

const game = (bots: string[], points: number[], winners: number[]) => ({ bots, points, winners });

describe("Wilson's interval", () => {
  it("is the textbook's: 8 of 10 lies between 49 and 94 %", () => {
    const [least, most] = wilson(8, 10);
    expect(least).toBeCloseTo(0.4902, 4);
    expect(most).toBeCloseTo(0.9433, 4);
  });

  it("does not end at 100 % for a bot that has won everything", () => {
    const [least, most] = wilson(20, 20);
    expect(least).toBeCloseTo(0.8389, 4);
    expect(most).toBe(1);
  });

  it("tells nothing without games", () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});

describe("the table", () => {
  const outcomes = [
    game(["a", "b"], [10, 4], [0]),
    game(["b", "a"], [7, 7], [0, 1]),
    game(["a", "b"], [3, 5], [1]),
    game(["b", "a"], [1, 9], [1]),
  ];

  it("shares wins, and averages points and margins", () => {
    const [first, second] = standings(outcomes);
    expect(first).toMatchObject({ name: "a", games: 4, wins: 2.5, share: 0.625 });
    expect(first?.points).toBe((10 + 7 + 3 + 9) / 4);
    expect(first?.margin).toBe((6 + 0 - 2 + 8) / 4);
    expect(second).toMatchObject({ name: "b", games: 4, wins: 1.5 });
  });

  it("counts seats of one bot together, and compares it with others only", () => {
    const table = standings([
      game(["a", "a", "b"], [5, 6, 9], [2]),
      game(["b", "a", "a"], [1, 6, 2], [1]),
    ]);
    expect(table.map(({ name, games, wins }) => [name, games, wins])).toEqual([
      ["b", 2, 1],
      ["a", 4, 1],
    ]);
  });

  it("rates odds of ten to one with 400 points between", () => {
    const many = Array.from({ length: 1100 }, (_, at) =>
      at % 11 === 0 ? game(["a", "b"], [0, 1], [1]) : game(["a", "b"], [1, 0], [0]),
    );
    const [a, b] = standings(many);
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeGreaterThan(390);
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeLessThan(405);
    expect((a?.elo ?? 0) + (b?.elo ?? 0)).toBe(0);
  });

  it("rates a bot that beats whom another loses to above that other, though they never met", () => {
    const table = standings([
      ...Array.from({ length: 10 }, () => game(["a", "b"], [2, 1], [0])),
      ...Array.from({ length: 10 }, () => game(["b", "c"], [2, 1], [0])),
    ]);
    expect(table.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });

  it("decides equal points by the winners", () => {
    const [first] = standings([game(["a", "b"], [4, 4], [1])]);
    expect(first?.name).toBe("b");
  });
});

describe("a game that was forfeited", () => {
  const lost = { ...game(["a", "b"], [50, 3], [1]), forfeit: { seat: 0, reason: "crashed" } };

  it("is lost, whatever the points of that moment, which count in no average", () => {
    const [first, second] = standings([lost, game(["a", "b"], [10, 4], [0])]);
    expect(first).toMatchObject({ games: 2, wins: 1, elo: 0 });
    const a = first?.name === "a" ? first : second;
    expect(a).toMatchObject({ name: "a", forfeits: 1, points: 10, margin: 6 });
    const [winner] = standings([lost]);
    expect(winner).toMatchObject({ name: "b", forfeits: 0, wins: 1, points: 0, margin: 0 });
    expect(winner?.elo).toBeGreaterThan(0);
  });

  it("leaves the others of a larger table even, and they share the win", () => {
    const forfeit = { seat: 1, reason: "hangs" };
    const table = standings([{ ...game(["a", "b", "c"], [9, 9, 1], [0, 2]), forfeit }]);
    expect(table.map(({ name, wins }) => `${name} ${wins}`)).toEqual(["a 0.5", "c 0.5", "b 0"]);
    expect(table[0]?.elo).toBe(table[1]?.elo);
  });
});

describe("many bots", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, one) =>
      game([`bot ${one}`, `bot ${(one + 1) % count}`], [1, 0], [0]),
    );

  it("are rated up to 200 of them, and refused beyond", () => {
    const table = standings(many(200));
    expect(table).toHaveLength(200);
    expect(table.every(({ games, wins, elo }) => games === 2 && wins === 1 && elo === 0)).toBe(
      true,
    );
    expect(() => standings(many(201))).toThrow("games: expected at most 200 different bots");
  });
});

describe("games from outside", () => {
  it.each([
    [null, "games: expected a list of at most 1000000 games, got null"],
    [[null], "games[0]: expected a game, got null"],
    [[game(["a", "b"], [1], [0])], "games[0]: expected points and winners for 2 seats"],
    [[game(["a", "b"], [1, 2], [2])], "games[0]: expected points and winners for 2 seats"],
    [[game(["a", "b"], [1, Infinity], [1])], "games[0].points[1]"],
    [[game(["a", "b"], [1e308, 1], [1])], "games[0].points[0]: expected a number from -1000000000"],
    [[game(["a", "b"], [1, 2], [0, 0, 0])], "games[0]: expected points and winners for 2 seats"],
  ])("%j are refused with what is wrong", (games, message) => {
    const make = () => standings(games as Parameters<typeof standings>[0]);
    expect(make).toThrow(ArgumentError);
    expect(make).toThrow(message);
  });
});
