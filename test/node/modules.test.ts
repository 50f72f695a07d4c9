/** Games and bots by module: where they are found, what is told if they can't be used, and that threads and programs play them. */
import { existsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arena, type ArenaOptions, botByName } from "caravanserai/bots";
import {
  ArgumentError,
  type GameModule,
  loadBot,
  loadGame,
  ModuleError,
  programBot,
  threads,
} from "caravanserai/node";
import * as desert from "caravanserai/through-the-desert";
import type { Types } from "../../docs/examples/last-water/game.js";
import { addressOf } from "../../src/node/modules/address.js";
import { threadsOf } from "../../src/node/threads.js";
import { outside, type Outside } from "../helpers/outside.js";
import { bundled } from "./bundled.js";

let files: Outside;
let thread: URL;
let water: GameModule;
beforeAll(async () => {
  files = await outside("modules");
  ({ thread } = await bundled<"thread">("modules"));
  water = await loadGame(files.path("last-water.js"));
});
afterAll(() => {
  files.remove();
});

const href = (name: string): string => pathToFileURL(files.path(name)).href;

describe("a specifier", () => {
  it("is a path, a URL or the id of a game", async () => {
    const path = files.path("last-water.js");
    const near = `./${relative(process.cwd(), path)}`;
    for (const specifier of [path, near, pathToFileURL(path), pathToFileURL(path).href]) {
      expect((await loadGame(specifier)).id).toBe("last-water");
    }
    expect((await loadGame("nomadi")).about.players).toEqual([2, 5]);
  });

  it("is a package in reach of the folder, as `import` finds it", () => {
    const manifest = (exports: unknown, more: object = {}): string =>
      JSON.stringify({ name: "x", ...more, ...(exports === undefined ? {} : { exports }) });
    for (const [name, text] of Object.entries({
      "only-import": manifest({ ".": { types: "./a.d.ts", import: "./a.js" } }),
      both: manifest({ ".": { require: "./b.cjs", import: { default: "./a.js" } } }),
      plain: manifest("./a.js"),
      inside: manifest({ ".": "./b.cjs", "./game": { node: ["./a.js"] } }),
      old: manifest(undefined, { main: "a.js" }),
      "@me/scoped": manifest({ default: "./a.js" }),
      closed: manifest({ "./other": "./a.js" }),
    })) {
      files.write(`node_modules/${name}/package.json`, text);
      files.write(`node_modules/${name}/a.js`, "");
      files.write(`node_modules/${name}/b.cjs`, "");
    }
    const from = (specifier: string): string => addressOf(specifier, "game", files.folder);
    for (const name of ["only-import", "both", "plain", "old", "@me/scoped"]) {
      expect(from(name)).toBe(href(`node_modules/${name}/a.js`));
    }
    expect(from("inside/game")).toBe(href("node_modules/inside/a.js"));
    for (const name of ["closed", "none", "inside/other", "@me", "@me/", "a//b"]) {
      expect(() => from(name)).toThrow(`${name}: there is no such package in reach of`);
    }
  });

  it("may be a file beside the caller, a folder, or a path without an extension", () => {
    files.write("folder/index.js", "");
    const from = (specifier: string): string => addressOf(specifier, "game", files.folder);
    expect(from("dice.js")).toBe(href("dice.js"));
    expect(from("./dice")).toBe(href("dice.js"));
    expect(from("./folder")).toBe(href("folder/index.js"));
  });

  it.each([
    "./none.js",
    "/none.js",
    "file:///none.js",
    "none-of-this-name",
    "https://example.org/game.js",
    "data:text/javascript,export default 1",
    "node:fs",
    "file://host/game.js",
    `./${"x".repeat(1000)}`,
  ])("that leads nowhere is told: %s", async (specifier) => {
    for (const load of [loadGame, loadBot]) {
      const loading: Promise<unknown> = load(specifier);
      await expect(loading).rejects.toMatchObject({ reason: "not-found", module: specifier });
    }
    expect(() => threads({ game: specifier })).toThrow(ModuleError);
    expect(() => threads({ bots: { mine: specifier } })).toThrow(ModuleError);
  });

  it.each([undefined, null, 7, "", {}, [], "a\0b", "x".repeat(5000)])(
    "that is none is refused: %j",
    async (junk) => {
      await expect(loadGame(junk as never)).rejects.toThrow(ArgumentError);
      await expect(loadBot(junk as never)).rejects.toThrow(ArgumentError);
      if (junk !== undefined) {
        expect(() => threads({ game: junk as never })).toThrow(ArgumentError);
      }
    },
  );
});

describe("a module that can't be used", () => {
  it.each([
    ["throws.js", "throw new Error('no water');", "failed", "importing it failed: Error: no water"],
    ["broken.js", "export default {", "failed", "importing it failed"],
    ["lost.js", "import './none.js';", "failed", "importing it failed"],
    ["empty.js", "", "no-game", "it exports nothing"],
  ])("is told as a game: %s", async (name, text, reason, message) => {
    const loading = loadGame(files.write(name, text));
    await expect(loading).rejects.toMatchObject({ name: "ModuleError", reason });
    await expect(loading).rejects.toThrow(message);
  });

  it.each([
    ["none.js", "export const a = 1;", "it exports `a`"],
    ["two.js", "export const a = { name: 'a', think() {} }, b = { ...a };", "several bots"],
    ["nameless.js", "export default { think() {} };", "expected an object with `name`"],
  ])("is told as a bot: %s", async (name, text, message) => {
    const loading = loadBot(files.write(`bots/${name}`, text));
    await expect(loading).rejects.toMatchObject({ name: "ModuleError", reason: "no-bot" });
    await expect(loading).rejects.toThrow(message);
  });

  it("is told when its function makes no bot", async () => {
    const make = await loadBot(files.write("bots/nobody.js", "export default () => 7;"));
    expect(() => make({ seed: 1, game: desert })).toThrow("a function that returns a bot, got 7");
  });
});

describe("a bot", () => {
  it.each([
    ["named.js", "export const bot = { name: 'mine', think() {} };"],
    ["default.js", "export default { name: 'mine', think() {} };"],
    ["own-name.js", "export const mine = { name: 'mine', think() {} }, DEPTH = 3;"],
    ["itself.js", "export const name = 'mine'; export function think() {}"],
    ["made.js", "export const bot = ({ seed }) => ({ name: seed, think() {} });"],
    ["made-default.js", "export default ({ seed }) => ({ name: seed, think() {} });"],
    ["common.cjs", "exports.bot = { name: 'mine', think() {} };"],
  ])("is found in %s", async (name, text) => {
    const make = await loadBot(files.write(`bots/${name}`, text));
    expect(make({ seed: "mine", game: desert }).name).toBe("mine");
  });
});

describe("on threads", () => {
  const own = { bots: ["dice", "greedy"], games: 4, seed: "own", records: true } as const;

  it("the game of the guide is played as in this thread, with a copy of the library inside", async () => {
    const options = { ...own, game: water.game, bots: ["mcts:20", "greedy", "random"] };
    const plain = await arena(options);
    expect(plain.games[0]?.record?.game).toBe("last-water");
    const modules = { game: href("last-water.js"), bots: {} };
    for (const workers of [1, 2]) {
      expect(await arena({ ...options, runner: threadsOf(workers, thread, modules) })).toEqual(
        plain,
      );
    }
    const runner = threads({ workers: 1, game: files.path("last-water.js") });
    expect(await arena({ ...options, games: 3, runner })).toEqual(
      await arena({ ...options, games: 3 }),
    );
  });

  it("own bots play a game of this library in parallel, and the result is that of one thread", async () => {
    const make = await loadBot<desert.Types>(files.path("dice.js"));
    const options: ArenaOptions<desert.Types> = {
      ...own,
      game: desert,
      options: { layout: desert.smallWadi },
    };
    const plain = await arena<desert.Types>({
      ...options,
      resolve: (name, seed) =>
        name === "dice" ? make({ seed, game: desert }) : botByName<desert.Types>(name, seed),
    });
    expect(plain.table.map(({ name }) => name)).toEqual(["greedy", "dice"]);
    const modules = { game: undefined, bots: { dice: href("dice.js") } };
    for (const workers of [1, 2]) {
      const runner = threadsOf(workers, thread, modules);
      expect(await arena<desert.Types>({ ...options, runner })).toEqual(plain);
    }
  });

  it("own bots are called as they are written in a list", () => {
    const path = files.path("dice.js");
    const runner = threads({ bots: [path] });
    expect(() => runner.checkName?.(path)).not.toThrow();
    expect(() => runner.checkName?.("hard")).not.toThrow();
    expect(() => runner.checkName?.("dice")).toThrow('unknown bot "dice"');
    expect(() => threads({ bots: { hard: path } })).toThrow('"hard" is a bot of this library');
    for (const bots of [7, "./dice.js", { "": path }, [7], { mine: 7 }]) {
      expect(() => threads({ bots: bots as never })).toThrow(ArgumentError);
    }
  });

  it("a job never says what is imported", async () => {
    const mark = files.path("imported");
    const evil = files.write(
      "evil.js",
      `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(mark)}, ""); export default 1;`,
    );
    const job = { number: 0, seed: 1, options: {}, records: false };
    const watch = { report: () => undefined };
    for (const bad of [
      { ...job, game: evil, bots: ["random", "random"] },
      { ...job, game: pathToFileURL(evil).href, bots: ["random", "random"] },
      { ...job, game: "nomadi", bots: [evil, "random"] },
      { ...job, game: "nomadi", bots: [pathToFileURL(evil).href, "__proto__"] },
      { ...job, game: "nomadi", bots: ["random", "random"], modules: { game: evil } },
    ]) {
      const modules = { game: undefined, bots: { dice: href("dice.js") } };
      const running = threadsOf(1, thread, modules).run([bad], watch);
      await expect(running).rejects.toThrow(/job|unknown bot|expected/u);
    }
    expect(existsSync(mark)).toBe(false);
  });

  it("a game without its module is told, and how to name it", async () => {
    const playing = arena({
      ...own,
      game: water.game,
      bots: ["random", "random"],
      runner: threadsOf(1, thread),
    });
    await expect(playing).rejects.toMatchObject({ name: "ArenaError", reason: "failed" });
    await expect(playing).rejects.toThrow('threads({ game: "./game.js" })');
  });

  it("a module of another game is told", async () => {
    const modules = { game: href("last-water.js"), bots: {} };
    const playing = arena<desert.Types>({
      game: desert,
      bots: ["random", "random"],
      games: 2,
      seed: 1,
      runner: threadsOf(1, thread, modules),
    });
    await expect(playing).rejects.toThrow("the job is of through-the-desert");
  });
});

describe("a program", () => {
  it("plays the game of the guide", async () => {
    const { game } = water as unknown as { game: ArenaOptions<Types>["game"] };
    const program = fileURLToPath(new URL("programs/bad-bot.js", import.meta.url));
    const bot = programBot<Types>([process.execPath, program, "first"], { game, name: "first" });
    const { games } = await arena<Types>({ game, bots: [bot, "greedy"], games: 2, seed: 1 });
    expect(games.map(({ forfeit }) => forfeit)).toEqual([undefined, undefined]);
    await bot.close();
    expect(() => programBot("x", { game: {} as never })).toThrow("game: expected the module");
  });
});
