/** The bots of one game are those of `caravanserai/bots`, without the other games. */
import { GAME_IDS, type GameId, setup, view } from "caravanserai";
import * as bots from "caravanserai/bots";
import * as desertSons from "caravanserai/bots/desert-sons";
import * as nomadi from "caravanserai/bots/nomadi";
import * as throughTheDesert from "caravanserai/bots/through-the-desert";
import * as worker from "caravanserai/bots/worker";
import { describe, expect, it } from "vitest";

const NAMES = ["random", "greedy", "easy", "medium", "mcts:30"];

/** What the bots of every game have in common, whatever their moves are. */
interface OwnBots {
  botByName(name: string, seed?: number): bots.Bot;
  level(name: bots.Level, seed?: number): bots.Bot;
  mcts(options: object): bots.Bot;
  greedy(options: object): bots.Bot;
  random(options: object): bots.Bot;
}

const OWN: Readonly<Record<GameId, OwnBots>> = {
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
};

describe.each(GAME_IDS)("the bots of %s alone", (id) => {
  const own = OWN[id];
  const seen = view(setup(id, { players: 2, seed: 5 }), 0);

  it.each(NAMES)("%s thinks as its namesake of any game does", async (name) => {
    const thought = await own.botByName(name, 3).think(seen);
    expect(thought).toEqual(await bots.botByName(name, 3).think(seen));
  });

  it("functions make the bots that their names say", async () => {
    const pairs: readonly (readonly [bots.Bot, bots.Bot])[] = [
      [own.level("medium", 8), bots.level("medium", 8)],
      [own.mcts({ iterations: 25, seed: 8 }), bots.mcts({ iterations: 25, seed: 8 })],
      [own.greedy({ seed: 8, knowledge: {} }), bots.greedy({ seed: 8, knowledge: {} })],
      [own.random({ seed: 8, name: "dice" }), bots.random({ seed: 8, name: "dice" })],
    ];
    for (const [one, any] of pairs) {
      expect(one.name).toBe(any.name);
      expect(await one.think(seen)).toEqual(await any.think(seen));
    }
  });

  it("a view of another game is refused, and so is another game as an option", async () => {
    const other = GAME_IDS.find((one) => one !== id) ?? id;
    const elsewhere = view(setup(other, { players: 2, seed: 5 }), 0);
    await expect(own.level("easy").think(elsewhere)).rejects.toThrow(bots.LoadError);
    expect(() => own.mcts({ game: {} })).toThrow("options.game");
  });
});

it("`runInWorker` of the entry point without games is that of `caravanserai/bots`", () => {
  expect(worker.runInWorker).toBe(bots.runInWorker);
});
