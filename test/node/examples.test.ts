/** Every game of docs/examples plays as those of the library do: by the command, on threads, on a real Redis, by a program. */
import { randomUUID } from "node:crypto";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Queue } from "bullmq";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arena, botByName } from "caravanserai/bots";
import {
  type GameModule,
  loadBot,
  loadGame,
  type MakeBot,
  programBot,
  redisQueue,
} from "caravanserai/node";
import { threadsOf } from "../../src/node/threads.js";
import { findRedis } from "../../tools/redis.js";
import { piped } from "../command/fake.js";
import { EXAMPLES, outside, type Outside } from "../helpers/outside.js";
import { bundled } from "./bundled.js";
import { startRedis, startWorker, until } from "./servers.js";

const redisPath = findRedis();
const program = fileURLToPath(new URL("programs/bad-bot.js", import.meta.url));

describe.each(EXAMPLES)("%s", (name) => {
  let files: Outside;
  let module: GameModule;
  let make: MakeBot;
  let thread: URL;
  let worker: URL;
  beforeAll(async () => {
    files = await outside(`examples-${name}`);
    module = await loadGame(files.path(`${name}.js`));
    make = await loadBot(files.path("dice.js"));
    ({ thread, worker } = await bundled(`examples-${name}`, "worker"));
  });
  afterAll(() => {
    files.remove();
  });

  const options = { bots: ["dice", "mcts:20"], games: 4, seed: "proof", records: true };
  const plainly = () =>
    arena({
      ...options,
      game: module.game,
      resolve: (bot, seed) =>
        bot === "dice"
          ? make({ seed, game: module.game })
          : botByName(bot, { seed, game: module.game }),
    });

  it("is played by the command", async () => {
    const game = files.path(`${name}.js`);
    const out = await piped([], "play", game, "--seats", "greedy,medium", "--seed", "1", "--json");
    expect(JSON.parse(out)).toMatchObject({ game: module.id, bots: ["greedy", "medium"] });
    const shown = await piped(["1", "quit"], "play", game, "--seats", "me,random", "--seed", "1");
    expect(shown).toContain("Bye.");
  });

  it("is played on threads as in one", async () => {
    const modules = {
      game: pathToFileURL(files.path(`${name}.js`)).href,
      bots: { dice: pathToFileURL(files.path("dice.js")).href },
    };
    const runner = threadsOf(2, thread, modules);
    expect(await arena({ ...options, game: module.game, runner })).toEqual(await plainly());
  });

  it.skipIf(redisPath === undefined)(
    "is played on Redis by two workers one of which is killed, and no game is lost",
    async () => {
      const server = await startRedis(redisPath ?? "");
      const queue = new Queue(randomUUID(), { connection: server.redis });
      const modules = [files.path(`${name}.js`), files.path("slow-dice.js")];
      const [first, second] = [1, 2].map(() =>
        startWorker(worker, server.url, queue.name, ...modules),
      );
      try {
        const runner = redisQueue({ url: server.url, name: queue.name, bots: ["dice"] });
        const result = arena({ ...options, game: module.game, runner });
        await until(async () => (await queue.getActiveCount()) === 2);
        await first?.end("SIGKILL");
        expect(await result).toEqual(await plainly());
        // Each game was ended by one of them.
        expect([first, second].flatMap((one) => one?.lines ?? [])).toHaveLength(4);
      } finally {
        await Promise.all([first?.end("SIGKILL"), second?.end("SIGKILL")]);
        await queue.close();
        await server.stop();
      }
    },
  );

  it("is played by a program", async () => {
    const { game } = module;
    const bot = programBot([process.execPath, program, "first"], { game, name: "first" });
    const { games } = await arena({ game, bots: [bot, "greedy"], games: 2, seed: 1 });
    await bot.close();
    expect(games.map(({ forfeit }) => forfeit)).toEqual([undefined, undefined]);
  });
});
