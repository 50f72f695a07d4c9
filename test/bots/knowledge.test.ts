/** Knowledge from outside: as a part of a game, and as an option of a bot. */
import { describe, expect, it } from "vitest";
import { botByName, greedy, level, mcts } from "caravanserai/bots";
import { ArgumentError, type Knowledge, makeGame } from "caravanserai/kit";
import { lastWater, parts, type Types } from "../../docs/examples/last-water/game.js";
import type { Position } from "../../docs/examples/last-water/model.js";
import * as nomadi from "caravanserai/nomadi";
import { knowledge as ofNomadi } from "../../src/nomadi/bots/knowledge.js";

/** Likes the card best, which is action 0, and low dice more than high ones. */
const knowledge: Knowledge<Position> = {
  priors(_position, actions, count, into) {
    for (let index = 0; index < count; index++) into[index] = -(actions[index] ?? 0);
  },
  levels: { medium: 30, hard: 60 },
};
const informed = makeGame<Types, Position>({ ...parts, knowledge });
const state = lastWater.setup({ players: 2, seed: "petra" });
const seen = lastWater.view(state, 0);

describe("knowledge", () => {
  it("guides the bots of a game that has it as a part", async () => {
    const { move } = await greedy<Types>({ game: informed }).think(seen);
    expect(move).toEqual({ type: "card" });
    const { iterations } = await level<Types>("hard", { game: informed }).think(seen);
    expect(iterations).toBe(60);
  });

  it("is the same as an option of a bot, by whatever name", async () => {
    const own = await mcts<Types>({ game: informed, iterations: 80 }).think(seen);
    const given = { game: lastWater, knowledge, iterations: 80 };
    expect(await mcts<Types>(given).think(seen)).toEqual(own);
    expect(await botByName<Types>("mcts:80", { game: lastWater, knowledge }).think(seen)).toEqual(
      own,
    );
    expect(await mcts<Types>({ game: lastWater, iterations: 80 }).think(seen)).not.toEqual(own);
    const { move } = await level<Types>("easy", { game: lastWater, knowledge }).think(seen);
    expect(move).toEqual({ type: "card" });
  });

  it("can be replaced or taken away in a game of this library, whose bots are the search with their knowledge", async () => {
    const view = nomadi.view(nomadi.setup({ players: 2, seed: 1 }), 0);
    const own = await mcts<nomadi.Types>({ iterations: 20 }).think(view);
    const same = mcts<nomadi.Types>({ iterations: 20, knowledge: ofNomadi });
    expect(await same.think(view)).toEqual(own);
    const none = mcts<nomadi.Types>({ game: nomadi, iterations: 20, knowledge: {} });
    const other = await none.think(view);
    expect(other.iterations).toBe(20);
    expect(other.considered).not.toEqual(own.considered);
  });

  it("may be an object of a class, with fields that are no JSON", async () => {
    class Careful implements Knowledge<Position> {
      readonly table = new Float64Array(7).map((_, action) => -action);
      priors(_position: Position, actions: readonly number[], count: number, into: number[]) {
        for (let index = 0; index < count; index++)
          into[index] = this.table[actions[index] ?? 0] ?? 0;
      }
    }
    const { move } = await greedy<Types>({ game: lastWater, knowledge: new Careful() }).think(seen);
    expect(move).toEqual({ type: "card" });
  });

  it.each<[string, Knowledge<Position>]>([
    ["knowledge.priors", { priors: () => undefined }],
    ["knowledge.priors", { priors: (_position, _actions, _count, into) => into.fill(NaN, 0, 9) }],
    ["knowledge.evaluate", { evaluate: (_position, into) => (into[0] = 1) }],
    // Its actions change nothing, as illegal ones do.
    ["knowledge.rollout", { prepare: () => ({ rollout: () => 0, isLeaf: () => false }) }],
  ])("is named if it computes nonsense: %s", async (name, bad) => {
    const still = makeGame<Types, Position>({
      ...parts,
      play: (position, action) => {
        if (name !== "knowledge.rollout") parts.play(position, action);
      },
    });
    const bot = mcts<Types>({ game: still, knowledge: bad, iterations: 20 });
    await expect(bot.think(seen)).rejects.toThrow(`${name}: `);
  });

  it.each([
    ["knowledge", 5],
    ["knowledge.rollout", { rollout: 5 }],
    ["knowledge.prepare", { prepare: {} }],
    ["knowledge.amafKeys", { amafKeys: 1.5 }],
    ["knowledge.weights.rave", { weights: { exploration: 1, prior: 1 } }],
    ["knowledge.weights.prior", { weights: { exploration: 1, prior: NaN, rave: 0 } }],
    ["knowledge.levels", { levels: "hard" }],
    ["knowledge.levels.easy", { levels: { easy: -1, medium: 1, hard: 1 } }],
    ["knowledge.levels.medium", { levels: { medium: 0, hard: 10 } }],
  ])("is refused by its name if it is no good: %s", (name, value) => {
    const bad = value as Knowledge;
    for (const make of [
      () => mcts({ knowledge: bad }),
      () => greedy({ knowledge: bad }),
      () => level("hard", { knowledge: bad }),
      () => makeGame<Types, Position>({ ...parts, knowledge: bad }),
    ]) {
      expect(make).toThrow(ArgumentError);
      expect(make).toThrow(`${name}: `);
    }
  });
});
