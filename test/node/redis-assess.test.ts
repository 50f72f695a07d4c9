/** Boards judged on a real Redis server with real worker processes: the same assessment as in one thread, from the library and from the command. */
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { assess, type AssessOptions, type Assessment } from "caravanserai/layouts";
import { redisQueue } from "caravanserai/node";
import * as desert from "caravanserai/through-the-desert";
import { findRedis } from "../../tools/redis.js";
import { piped } from "../command/fake.js";
import { bundled } from "./bundled.js";
import { startRedis, startWorker, until, type WorkerProcess } from "./servers.js";

const path = findRedis();

const small: AssessOptions<desert.Types> = {
  game: desert,
  options: { layout: desert.smallWadi },
  players: 2,
  games: 6,
  seed: "queue",
  bot: "mcts:4",
  contestGames: 2,
};

// Where there is no redis-server, `npm test` says so.
describe.skipIf(path === undefined)("an assessment on Redis", () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let file: URL;
  let plain: Assessment;
  let workers: WorkerProcess[] = [];

  beforeAll(async () => {
    ({ worker: file } = await bundled("redis-assess", "worker"));
    server = await startRedis(path ?? "");
    plain = await assess<desert.Types>(small);
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
    workers = [];
  });

  function work(name: string): WorkerProcess {
    const worker = startWorker(file, server.url, name);
    workers.push(worker);
    return worker;
  }

  /** The keys of games and of arenas that wait: nothing of them stays. */
  const left = async (name: string): Promise<string[]> => [
    ...(await server.redis.keys(`bull:${name}:*-*-*`)),
    ...(await server.redis.keys(`caravanserai:${name}:*`)),
  ];

  it("equals that of one thread, contests included, with a worker that is killed on the way", async () => {
    const name = `test-${randomUUID()}`;
    const [first, second] = [work(name), work(name)];
    let shown: Assessment | undefined;
    const result = await assess<desert.Types>({
      ...small,
      runner: redisQueue({ url: server.url, name }),
      onProgress({ done, assessment }) {
        if (done === 2) first.child.kill("SIGKILL");
        shown = assessment();
      },
    });
    expect(result).toEqual(plain);
    expect(shown).toEqual(plain);
    // 6 games about the board and 2 of each contest. The first may have played one whose line came too late.
    expect(second.lines.length).toBeGreaterThan(0);
    expect(new Set([...first.lines, ...second.lines]).size).toBeLessThanOrEqual(10);
    expect(await left(name)).toEqual([]);
  });

  it("that is aborted leaves nothing behind, and can be made again", async () => {
    const name = `test-${randomUUID()}`;
    work(name);
    const stop = new AbortController();
    const runner = redisQueue({ url: server.url, name });
    const aborted = assess<desert.Types>({
      ...{ ...small, runner, signal: stop.signal },
      onProgress: () => {
        stop.abort(new Error("enough"));
      },
    });
    await expect(aborted).rejects.toThrow("enough");
    // The worker notices by itself that nobody waits for the game that it plays.
    await until(async () => (await left(name)).length === 0);
    expect(await assess<desert.Types>({ ...small, runner })).toEqual(plain);
  });

  it("of the command with --redis is the library's", async () => {
    const worker = work("caravanserai");
    const argv = ["assess", "--layout", "small-wadi", "--games", "6", "--contests", "2"];
    const how = ["--bot", "mcts:4", "--seed", "queue", "--redis", server.url, "--json"];
    const { complete, ...found } = JSON.parse(await piped([], ...argv, ...how)) as Assessment & {
      complete: boolean;
    };
    expect([complete, found]).toEqual([true, plain]);
    expect(worker.lines).toHaveLength(10);
  });
});
