/** The searching bot: its budgets, how it is stopped, and what it tells. */
import { describe, expect, it } from "vitest";
import { greedy, level, mcts, type Thought } from "caravanserai/bots";
import * as sons from "caravanserai/desert-sons";
import * as desert from "caravanserai/through-the-desert";
import { knowledge as sonsKnowledge } from "../../src/desert-sons/bots/knowledge.js";
import { knowledge as desertKnowledge } from "../../src/through-the-desert/bots/knowledge.js";

const state = desert.setup({ players: 2, seed: "petra", layout: desert.smallWadi });
const seen = desert.view(state, 0);

/** A state with one legal move, found by playing at random. */
function forcedMoment(): { forced: desert.State; seat: number } {
  for (let seed = 0; ; seed++) {
    const random = desert.seededRandom(seed);
    let forced = desert.setup({ players: 3, seed, layout: desert.smallWadi });
    for (;;) {
      const moves = desert.legalMoves(forced);
      const move = moves[random(Math.max(1, moves.length))];
      if (forced.seat === null || move === undefined) break;
      if (moves.length === 1) return { forced, seat: forced.seat };
      forced = desert.apply(forced, move);
    }
  }
}

describe("mcts", () => {
  it("plays as many games as its budget says, and makes the move that it has visited most", async () => {
    const { move, considered, iterations, line } = await mcts<desert.Types>({
      iterations: 300,
    }).think(seen);
    expect(iterations).toBe(300);
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(300);
    expect(considered[0]?.move).toEqual(move);
    expect(line[0]).toEqual(move);
    expect(considered).toHaveLength(desert.legalMoves(state).length);
  });

  it("expects points that a game can have", async () => {
    const { considered } = await mcts<desert.Types>({ iterations: 200 }).think(seen);
    for (const { visits, expected } of considered) {
      expect(expected).toHaveLength(2);
      if (visits > 0) for (const points of expected) expect(points).toBeGreaterThan(5);
    }
  });

  it("thinks otherwise with another seed, and the same with the same", async () => {
    const ask = async (seed: number) =>
      JSON.stringify(await mcts<desert.Types>({ iterations: 50, seed }).think(seen));
    expect(await ask(1)).toBe(await ask(1));
    expect(await ask(1)).not.toBe(await ask(2));
  });

  it("stops at its time", async () => {
    // A search that does not stop ends the test by its timeout: how busy the machine is does not matter.
    const { iterations } = await mcts<desert.Types>({ milliseconds: 60 }).think(seen);
    expect(iterations).toBeGreaterThan(0);
  });

  it("lets others run while it thinks, tells how far it is, and stops when it is told to", async () => {
    const controller = new AbortController();
    const told: Thought<desert.Move>[] = [];
    const thinking = mcts<desert.Types>({ milliseconds: 600_000 }).think(seen, {
      signal: controller.signal,
      onProgress: (thought) => told.push(thought),
    });
    const timer = setInterval(() => {
      if (told.length > 1) controller.abort(new Error("too slow"));
    }, 10);
    await expect(thinking).rejects.toThrow("too slow");
    clearInterval(timer);
    expect(told.at(-1)?.iterations).toBeGreaterThan(told.length);
  });

  it("does not begin if it is stopped before", async () => {
    const signal = AbortSignal.abort(new Error("never"));
    await expect(mcts<desert.Types>().think(seen, { signal })).rejects.toThrow("never");
  });

  it("does not think about a forced move", async () => {
    const { forced, seat } = forcedMoment();
    const { move, iterations, line } = await mcts<desert.Types>().think(desert.view(forced, seat));
    expect(iterations).toBe(0);
    expect([move]).toEqual(desert.legalMoves(forced));
    expect(line).toEqual([move]);
  });

  it("refuses views of others, of a spectator, of an ended game and of unknown games", async () => {
    const bot = mcts<desert.Types>({ iterations: 10 });
    await expect(bot.think(desert.view(state, 1))).rejects.toThrow("seat 0 decides");
    await expect(bot.think(desert.view(state, "spectator"))).rejects.toThrow("spectator");
    await expect(bot.think({ ...seen, game: "chess" as "through-the-desert" })).rejects.toThrow(
      'unknown game "chess"',
    );
  });

  it.each([{ iterations: 0 }, { iterations: 1.5 }, { milliseconds: -1 }, { milliseconds: NaN }])(
    "refuses the budget %j",
    (budget) => {
      expect(() => mcts(budget)).toThrow(desert.ArgumentError);
    },
  );
});

describe("level", () => {
  it("names the bots, and refuses what is none", () => {
    expect(level("medium").name).toBe("medium");
    expect(() => level("godlike" as "hard")).toThrow('got "godlike"');
  });

  it("thinks as long as its game says", async () => {
    const sonsView = sons.view(sons.setup({ players: 2, seed: 1 }), 0);
    for (const name of ["medium", "hard"] as const) {
      const { iterations } = await level<desert.Types>(name).think(seen);
      expect(iterations).toBe(desertKnowledge.levels?.[name]);
    }
    const { iterations } = await level<sons.Types>("medium").think(sonsView);
    expect(iterations).toBe(sonsKnowledge.levels?.medium);
    expect(desertKnowledge.levels?.medium).not.toBe(sonsKnowledge.levels?.medium);
  });

  it("is greedy where it is easy, and misjudges where its game says so", async () => {
    const easy = await level<desert.Types>("easy", 7).think(seen);
    expect(easy).toEqual(await greedy<desert.Types>({ seed: 7 }).think(seen));
    expect(sonsKnowledge.levels?.easy).toBeGreaterThan(0);
    let other = 0;
    for (let seed = 0; seed < 12; seed++) {
      const view = sons.view(sons.setup({ players: 2, seed }), 0);
      const { move } = await level<sons.Types>("easy", seed).think(view);
      const best = await greedy<sons.Types>({ seed }).think(view);
      if (JSON.stringify(move) !== JSON.stringify(best.move)) other++;
    }
    expect(other).toBeGreaterThan(0);
  });

  it("makes the moves of mcts with the same budget and seed", async () => {
    const iterations = desertKnowledge.levels?.medium ?? 0;
    const { considered } = await level<desert.Types>("medium", "petra").think(seen);
    const same = await mcts<desert.Types>({ iterations, seed: "petra" }).think(seen);
    expect(considered).toEqual(same.considered);
  });
});
