/** The command plays games and bots from outside, by module: those of docs/adding-a-game.md. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arena } from "caravanserai/bots";
import { loadGame } from "caravanserai/node";
import { FileError } from "../../src/command/files.js";
import { UsageError } from "../../src/command/usage.js";
import { outside, type Outside } from "../helpers/outside.js";
import { parseXml } from "../helpers/xml.js";
import { piped } from "./fake.js";

let files: Outside;
let water = "";
let dice = "";
let plain = "";
let kept = "";
beforeAll(async () => {
  files = await outside("command");
  water = files.path("last-water.js");
  dice = files.path("dice.js");
  plain = files.write(
    "plain.js",
    `import * as all from "./last-water.js"; export default all.game;`,
  );
  kept = join(files.folder, "game.txt");
  await piped([], "play", water, "--seats", "greedy,random", "--seed", "7", "--save", kept);
});
afterAll(() => {
  files.remove();
});

describe("a game by module", () => {
  it("is played by bots, and the result is that of the library", async () => {
    const argv = ["--seats", `greedy,${dice}`, "--seed", "7", "--json"];
    const out = await piped([], "play", water, ...argv);
    expect(await piped([], "play", "--game", water, ...argv)).toBe(out);
    const { game, bots, winners, record } = JSON.parse(out) as {
      game: string;
      bots: string[];
      winners: number[];
      record: object;
    };
    expect([game, bots]).toEqual(["last-water", ["greedy", "dice of its own"]]);
    const module = await loadGame(water);
    expect(module.game.score(module.game.replay(record).at(-1) as never).winners).toEqual(winners);
  });

  it("is played by a person, and what it has no words for is told in a plain way", async () => {
    const typed = ["moves", "1", "hint", "why 99", "board", "quit"];
    const out = await piped(typed, "play", plain, "--seats", "me,random", "--seed", "3");
    expect(out).toContain('last-water: 2 players, seed "3"\n');
    expect(out).toMatch(/^You: the next move \(\d legal moves\)$/mu);
    expect(out).toMatch(/^camel moved: Seat 0, from a, to \w$/mu);
    expect(out).toMatch(/points by seat/u);
    expect(out).toContain("Bye.");
    expect(out).not.toContain("undefined");
  });

  it("is saved, and goes on with its module", async () => {
    expect(readFileSync(kept, "utf8")).toMatch(/^game: "last-water"$/mu);
    const again = await piped(
      [],
      "play",
      water,
      "--load",
      kept,
      "--seats",
      "greedy,random",
      "--json",
    );
    expect(JSON.parse(again)).toMatchObject({ game: "last-water" });
  });

  it("is replayed, analysed and drawn with --game", async () => {
    const replayed = await piped([], "replay", kept, "--game", water);
    expect(replayed).toContain("1. Seat 0: ");
    expect(replayed).toContain("game ended: reason oasis");
    const analysed = await piped(
      [],
      "analyse",
      kept,
      "--game",
      water,
      "--bot",
      "mcts:30",
      "--json",
    );
    expect(JSON.parse(analysed)).toMatchObject({ game: "last-water" });
    for (const game of [water, plain]) {
      const svg = await piped([], "picture", kept, "--game", game);
      expect(() => parseXml(svg.trim())).not.toThrow();
      // With no picture of its own, a game has the plain one of the library.
      expect(svg).toContain("<title>Last water</title>");
    }
  });

  it.each(["replay", "analyse", "picture"])("needs --game for %s, and says so", async (command) => {
    const running = piped([], command, kept);
    await expect(running).rejects.toThrow(FileError);
    await expect(running).rejects.toThrow(
      'there is no game called "last-water"; the games are through-the-desert, nomadi, desert-sons. ' +
        "For one of your own, name its module: --game ./game.js",
    );
    const other = piped([], command, kept, "--game", "nomadi");
    await expect(other).rejects.toThrow(UsageError);
    await expect(other).rejects.toThrow('this is a game of "last-water", not of nomadi');
  });

  it("that can't be used is told with what is missing", async () => {
    await expect(piped([], "play", dice)).rejects.toThrow("it exports `bot`");
    await expect(piped([], "play", "./none.js")).rejects.toThrow(UsageError);
    const many = piped([], "play", water, "--seats", "greedy", "--players", "7");
    await expect(many).rejects.toThrow("last-water takes 2 to 4 players, not 7");
    const layout = piped([], "play", water, "--seats", "greedy,greedy", "--layout", "moon");
    await expect(layout).rejects.toThrow("last-water has no boards with a name");
  });
});

describe("an arena", () => {
  const games = ["--games", "4", "--seed", "s", "--json"];

  it("of a game and a bot by module is the same here and on threads", async () => {
    const argv = ["arena", "--game", water, "--bots", `${dice},mcts:20`, ...games];
    const here = await piped([], ...argv);
    expect(await piped([], ...argv, "--workers", "2")).toBe(here);
    const { table } = JSON.parse(here) as { table: { name: string }[] };
    expect(table.map(({ name }) => name).sort()).toEqual([dice, "mcts:20"].sort());
    const { game } = await loadGame(water);
    const two = { game, bots: ["greedy", "random"], games: 4, seed: "s" };
    const plainly = await piped([], "arena", "--game", water, "--bots", "greedy,random", ...games);
    expect(JSON.parse(plainly)).toMatchObject({ table: (await arena(two)).table });
  });

  it("lets a bot of one's own play a game of the library on threads", async () => {
    const argv = ["arena", "--bots", `${dice},random`, "--layout", "small-wadi", ...games];
    expect(await piped([], ...argv, "--workers", "2")).toBe(await piped([], ...argv));
  });

  it("of a program and a game by module is played", async () => {
    const program = join(import.meta.dirname, "../node/programs/bad-bot.js");
    const command = `"${process.execPath} ${program} first"`;
    const out = await piped([], "arena", "--game", water, "--bots", `random,${command}`, ...games);
    const { table } = JSON.parse(out) as { table: { forfeits: number }[] };
    expect(table.map(({ forfeits }) => forfeits)).toEqual([0, 0]);
  });

  it("tells a bot that is none", async () => {
    const none = piped([], "arena", "--bots", "random,./none.js");
    await expect(none).rejects.toMatchObject({ name: "ModuleError", reason: "not-found" });
    const unknown = piped([], "arena", "--bots", "random,nobody-of-this-name");
    await expect(unknown).rejects.toThrow(UsageError);
    await expect(unknown).rejects.toThrow("a module such as ./my-bot.js, or a command");
  });
});
