/** Bots against each other: who sits where, and that the result follows from the arguments. */
import { describe, expect, it } from "vitest";
import { arena, type Bot, greedy, mcts, random } from "caravanserai/bots";
import * as game from "caravanserai/through-the-desert";
import { pairings } from "../../src/bots/arena.js";

const options = { layout: game.smallWadi };

describe("pairings", () => {
  it("play every deal from every seat", () => {
    const list = pairings(3, 3, 6, "s");
    expect(list.map(({ seats }) => seats.join(""))).toEqual([
      "012",
      "120",
      "201",
      "012",
      "120",
      "201",
    ]);
    expect(list.map(({ seed }) => seed)).toEqual(["s/0", "s/0", "s/0", "s/1", "s/1", "s/1"]);
  });

  it("let every group play the same deals if there are more bots than seats", () => {
    const list = pairings(3, 2, 2, 7);
    expect(list.map(({ seats }) => seats.join(""))).toEqual(["01", "10", "02", "20", "12", "21"]);
    expect(new Set(list.map(({ seed }) => seed))).toEqual(new Set(["7/0"]));
  });

  it("round the games up to whole deals", () => {
    expect(pairings(4, 4, 5, 1)).toHaveLength(8);
  });
});

describe("an arena", () => {
  const bots = [mcts<game.Types>({ iterations: 20 }), greedy<game.Types>(), random<game.Types>()];

  it("gives the same result again, with records that replay to the points it tells", async () => {
    const play = () =>
      arena<game.Types>({ game, bots, games: 3, seed: "a", options, records: true });
    const first = await play();
    expect(await play()).toEqual(first);
    for (const { record, points, winners, bots: names } of first.games) {
      const end = game.replay(record).at(-1);
      if (end === undefined) throw new Error("no states");
      expect(game.score(end).seats.map(({ total }) => total)).toEqual(points);
      expect(game.score(end).winners).toEqual(winners);
      expect([...names].sort()).toEqual(["greedy", "mcts:20", "random"]);
    }
  });

  it("tells of every game as it ends", async () => {
    const told: string[] = [];
    const pair = [greedy<game.Types>(), random<game.Types>()];
    await arena<game.Types>({
      game,
      bots: pair,
      games: 2,
      seed: 1,
      options,
      onGame: ({ number }, done, all) => told.push(`${number}: ${done} of ${all}`),
    });
    expect(told).toEqual(["0: 1 of 2", "1: 2 of 2"]);
  });

  it("ends when it is aborted", async () => {
    const controller = new AbortController();
    const lazy: Bot<game.Types> = {
      name: "lazy",
      think(view, asked) {
        controller.abort(new Error("enough"));
        return random<game.Types>().think(view, asked);
      },
    };
    const { signal } = controller;
    await expect(
      arena<game.Types>({ game, bots: [lazy, lazy], games: 2, seed: 1, options, signal }),
    ).rejects.toThrow("enough");
  });

  it("refuses too few bots, games that are no number, and illegal moves", async () => {
    const pair = [greedy<game.Types>(), random<game.Types>()];
    const base = { game, bots: pair, games: 2, seed: 1, options };
    await expect(arena<game.Types>({ ...base, players: 3 })).rejects.toThrow("at least 3 bots");
    await expect(arena<game.Types>({ ...base, games: 0 })).rejects.toThrow("games");
    await expect(arena<game.Types>({ ...base, bots: pair.slice(0, 1) })).rejects.toThrow("players");
    const cheat: Bot<game.Types> = {
      name: "cheat",
      think: () =>
        Promise.resolve({
          move: { type: "camel", colour: "mint", space: "a1" },
          considered: [],
          line: [],
          iterations: 0,
        }),
    };
    await expect(arena<game.Types>({ ...base, bots: [cheat, cheat] })).rejects.toThrow(
      game.IllegalMoveError,
    );
  });
});
