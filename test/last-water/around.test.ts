/** What the library does for any game works for the game of docs/adding-a-game.md too: bots, arenas, boards, boardgame.io. */
import { MessageChannel } from "node:worker_threads";
import fc from "fast-check";
import { produce } from "immer";
import { describe, expect, it } from "vitest";
import { toBoardgameIo } from "caravanserai/boardgame-io";
import {
  arena,
  botByName,
  greedy,
  mcts,
  playJob,
  random,
  runInWorker,
  serveBots,
} from "caravanserai/bots";
import type { BoardKit } from "caravanserai/element";
import { ArgumentError, LoadError } from "caravanserai/kit";
import { checkBot } from "caravanserai/testing";
import { lastWater as game, toSvg, type Types } from "../../docs/examples/last-water/game.js";
import { Session } from "../../src/element/session.js";
import { cases } from "../helpers/cases.js";
import { parseXml } from "../helpers/xml.js";

const start = game.setup({ players: 3, seed: "petra" });
const options = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.integer() });

describe("bots", () => {
  it.each([
    random<Types>({ game }),
    greedy<Types>({ game }),
    mcts<Types>({ game, iterations: 30 }),
    botByName<Types>("medium", { seed: "seed", game }),
  ])("$name keeps the laws of bots", async (bot) => {
    await checkBot<Types>(game, bot, { options, games: cases(6), seed: 3 });
  });

  it("meet in an arena by their names, and the one that searches wins most", async () => {
    const bots = ["mcts:200", "random"];
    const { table, games } = await arena<Types>({ game, bots, games: 40, seed: 1, records: true });
    expect(table[0]?.name).toBe("mcts:200");
    expect(table[0]?.interval[0]).toBeGreaterThan(0.5);
    const [first] = games;
    expect(game.replay(first?.record).at(-1)?.over).toBe(true);
  });

  it("play a job of an arena", async () => {
    const job = {
      game: "last-water",
      number: 0,
      seed: 1,
      bots: ["greedy", "hard"],
      options: {},
      records: false,
    };
    const { points } = await playJob<Types>(job, { game });
    expect(points).toHaveLength(2);
  });

  it("are told which game it is, or say so", async () => {
    const view = game.view(start, 0);
    await expect(mcts<Types>().think(view)).rejects.toThrow('unknown game "last-water"');
    await expect(mcts<Types>().think(view)).rejects.toThrow("`game`");
    expect(() => random({ game: {} as typeof game })).toThrow(ArgumentError);
  });
});

describe("in a worker", () => {
  it("bots think about the game if the worker has it, and say so if it has not", async () => {
    const view = game.view(start, 0);
    for (const games of [[game], []]) {
      const { port1: near, port2: far } = new MessageChannel();
      serveBots(far, { games });
      const here = await mcts<Types>({ game, iterations: 50, seed: 3 }).think(view);
      const thinking = runInWorker<Types>(near, { bot: "mcts:50", seed: 3 }).think(view);
      if (games.length > 0) expect(await thinking).toEqual(here);
      else await expect(thinking).rejects.toThrow('unknown game "last-water"');
      near.close();
    }
  });

  it("what is no list of games is refused", () => {
    const { port1, port2 } = new MessageChannel();
    for (const games of [7, [7], [{ setup: () => undefined }]]) {
      expect(() => {
        serveBots(port1, { games: games as never });
      }).toThrow(ArgumentError);
    }
    port2.close();
  });
});

describe("screens", () => {
  it("the board element lets a person pick moves of the game, and says why not", () => {
    const kit: BoardKit<Types> = { id: "last-water", game, toSvg };
    const kits = new Map<string, BoardKit>([[kit.id, kit]]);
    const session = new Session({ kits, redraws: new Set() });
    session.show(start);
    expect(session.picker).toBe(0);
    const [die = 0] = start.dice;
    const outcome = session.click([`die:${die}`], false);
    expect(outcome).toEqual({ type: "move", detail: { move: { type: "die", die }, seat: 0 } });
    const other = [1, 2, 3, 4, 5, 6].find((value) => !start.dice.includes(value)) ?? 0;
    expect(session.click([`die:${other}`], false)).toMatchObject({ type: "refused" });
  });

  it("foresight and reasons come from the contract", () => {
    const view = game.view(start, 0);
    const [move = { type: "card" } as const] = game.legalMoves(start);
    const sure = game.foresee(view, move, 0);
    expect(sure[0]?.type).toBe("camel-moved");
    expect(game.whyNot(view, [], "die:9")?.reason ?? "nothing").toMatch(/nothing|malformed/u);
  });

  it("the picture is sound, and its parts can be picked", () => {
    const picture = toSvg(start, { choices: game.choices(start, []).picks });
    expect(() => parseXml(picture)).not.toThrow();
    for (const pick of game.choices(start, []).picks) expect(picture).toContain(`"${pick}"`);
  });
});

describe("boardgame.io", () => {
  it("takes the game as it is", () => {
    const { name, minPlayers, maxPlayers } = toBoardgameIo<Types>(game);
    expect([name, minPlayers, maxPlayers]).toEqual(["last-water", 2, 4]);
  });
});

describe("the door", () => {
  it("takes drafts of immer, and shares what did not change", () => {
    const [move = { type: "card" } as const] = game.legalMoves(start);
    let inside = start;
    produce(start, (draft) => {
      inside = game.apply(draft, move);
    });
    const next = game.apply(start, move);
    expect(inside).toEqual(next);
    expect(next.seats[2]).toBe(start.seats[2]);
  });

  it("names everything that is wrong with a state", () => {
    expect(() => game.load({ ...start, dice: [7] })).toThrow(
      "dice[0]: expected a whole number from 1 to 6, got 7",
    );
    expect(() => game.load({ ...start, wells: [] })).toThrow(LoadError);
  });
});
