/** Bots that know the rules of a game and nothing else: what they call, how they play, and that they repeat. */
import { GAME_IDS } from "caravanserai";
import { arena, greedy, mcts, random } from "caravanserai/bots";
import { type GameParts, makeGame } from "caravanserai/kit";
import { describe, expect, it } from "vitest";
import { parts, type Types } from "../../docs/examples/last-water/game.js";
import type { Position } from "../../docs/examples/last-water/model.js";
import { games } from "../../src/games/games.js";
import { gameModules } from "../../src/games/modules.js";

/** The game of the guide, with all that makes rules faster, and how often each part is called. */
function counted(): {
  game: ReturnType<typeof makeGame<Types, Position>>;
  calls: Map<string, number>;
} {
  const calls = new Map<string, number>();
  const list: number[] = [];
  const fast: GameParts<Types, Position> = {
    ...parts,
    playout(position, below) {
      let played = 0;
      for (; parts.seat(position) >= 0; played++) {
        parts.play(position, list[below(parts.actions(position, list))] ?? 0);
      }
      return played;
    },
    track: () => undefined,
    undo: () => false,
  };
  const spied = Object.entries(fast).map(([name, part]): [string, unknown] => [
    name,
    typeof part !== "function"
      ? part
      : (...given: unknown[]): unknown => {
          calls.set(name, (calls.get(name) ?? 0) + 1);
          return (part as (...args: unknown[]) => unknown)(...given);
        },
  ]);
  // The same parts by the same names.
  const game = makeGame<Types, Position>(Object.fromEntries(spied) as unknown as typeof fast);
  return { game, calls };
}

describe("a search without knowledge", () => {
  const { game, calls } = counted();
  const view = game.view(game.setup({ players: 2, seed: "petra" }), 0);

  it("copies a position and plays a playout once in an iteration, and reads and writes no move or state in between", async () => {
    calls.clear();
    const { considered } = await mcts<Types>({ game, iterations: 1000 }).think(view);
    const called = (name: string): number => calls.get(name) ?? 0;
    expect(called("playout")).toBeLessThanOrEqual(1000);
    expect(called("playout")).toBeGreaterThan(800);
    // Beside one for each iteration: the root, the search position, and what shows the expected line.
    expect(called("copy")).toBeLessThanOrEqual(1000 + 3);
    expect(called("undo")).toBe(0);
    expect(called("score")).toBe(1000);
    // Candidates share their samples, and so do some iterations of the exploration phase.
    expect(called("resample")).toBeLessThan(600);
    expect(called("read")).toBeLessThanOrEqual(called("resample") + 1);
    expect(called("moveOf")).toBeLessThan(2 * considered.length + 20);
    for (const name of ["actionOf", "judge", "write", "commit", "view", "hash"]) {
      expect([name, called(name)]).toEqual([name, 0]);
    }
  });

  it("makes the same search again, whether somebody follows it or not", async () => {
    const bot = mcts<Types>({ game, iterations: 40_000, seed: 4 });
    let told = 0;
    const followed = await bot.think(view, { onProgress: () => told++ });
    expect(told).toBeGreaterThan(0);
    expect(followed).toEqual(await bot.think(view));
  });
});

describe.each([...GAME_IDS])("greedy without the knowledge of %s", (id) => {
  it("beats random in at least 3 of 4 games on the smallest board", async () => {
    const game = games[id];
    const { boardOption = "", boards = {} } = gameModules[id].about;
    const sizeOf = (board: object): number => JSON.stringify(board).length;
    const [board] = Object.values<object>(boards).sort((one, other) => sizeOf(one) - sizeOf(other));
    const bots = [greedy({ game, knowledge: {} }), random({ game })];
    const options = { [boardOption]: board };
    const { table } = await arena({ game, bots, options, games: 4, seed: 1 });
    const [first] = table;
    expect(first?.name).toBe("greedy");
    expect(first?.share).toBeGreaterThanOrEqual(3 / 4);
  });
});
