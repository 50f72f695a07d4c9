/** An arena on a real Redis server with real worker processes: the same result, whatever happens to them. */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Queue, Worker } from "bullmq";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { arena, type ArenaJob, type ArenaOptions, type ArenaResult } from "caravanserai/bots";
import type { Game, GameTypes } from "caravanserai";
import { loadGame, redisQueue, serveQueue } from "caravanserai/node";
import * as desert from "caravanserai/through-the-desert";
import { connect } from "../../src/node/redis.js";
import { ownerKey, ticketId, ticketOf } from "../../src/node/tickets.js";
import { ownVersion } from "../../src/node/version.js";
import { findRedis } from "../../tools/redis.js";
import { outside, type Outside } from "../helpers/outside.js";
import { bundled } from "./bundled.js";
import { startRedis, startWorker, until, type WorkerProcess } from "./servers.js";

const own = vi.hoisted(() => ({ version: "" }));
vi.mock("../../src/node/version.js", async (original) => {
  const { ownVersion: real } = await original<{ ownVersion: () => string }>();
  return { ownVersion: () => own.version || real() };
});

const path = findRedis();

const small: ArenaOptions<desert.Types> = {
  game: desert,
  bots: ["mcts:5", "greedy", "random"],
  games: 6,
  seed: "queue",
  options: { layout: desert.smallWadi },
  records: true,
};

/** Games that take long enough to kill somebody in the middle of one. */
const long: ArenaOptions<desert.Types> = { ...small, bots: ["mcts:300", "mcts:250"], games: 4 };

/** The result of `long` without a queue, found once. */
let plainly: Promise<ArenaResult<desert.Types>> | undefined;
const plainLong = (): Promise<ArenaResult<desert.Types>> => (plainly ??= arena<desert.Types>(long));

const job: ArenaJob = {
  game: "through-the-desert",
  number: 0,
  seed: "s/0",
  bots: ["greedy", "random"],
  options: { layout: desert.smallWadi },
  records: false,
};

// Where there is no redis-server, `npm test` says so.
describe.skipIf(path === undefined)("an arena on Redis", () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let file: URL;
  let controller: URL;
  let name: string;
  let queue: Queue;
  let workers: WorkerProcess[] = [];

  beforeAll(async () => {
    ({ worker: file, "queued-arena": controller } = await bundled(
      "redis",
      "worker",
      "queued-arena",
    ));
    server = await startRedis(path ?? "");
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    own.version = "";
    name = `test-${randomUUID()}`;
    queue = new Queue(name, { connection: server.redis });
    queue.on("error", () => undefined);
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
    workers = [];
    await queue.close();
  });

  function work(...modules: string[]): WorkerProcess {
    const worker = startWorker(file, server.url, name, ...modules);
    workers.push(worker);
    return worker;
  }
  const runner = () => redisQueue({ url: server.url, name });
  const playing = (count: number) => until(async () => (await queue.getActiveCount()) === count);

  /** What is left of jobs and arenas in Redis. */
  async function left(): Promise<string[]> {
    const keys = [
      ...(await server.redis.keys(`bull:${name}:*`)),
      ...(await server.redis.keys(`caravanserai:${name}:*`)),
    ];
    // What BullMQ itself keeps of a queue.
    const kept = /:(?:events|meta|id|marker|stalled|stalled-check)$/u;
    return keys.filter((key) => !kept.test(key));
  }
  const nothingLeft = () => until(async () => (await left()).length === 0);

  it("equals the plain arena with two workers, records included, and leaves nothing behind", async () => {
    const two = [work(), work()];
    const plain = await arena<desert.Types>(small);
    const told: number[] = [];
    const onGame = (_: unknown, done: number) => void told.push(done);
    expect(await arena<desert.Types>({ ...small, runner: runner(), onGame })).toEqual(plain);
    expect(told).toEqual([1, 2, 3, 4, 5, 6]);
    expect(two.flatMap(({ lines }) => lines)).toHaveLength(6);
    expect(await left()).toEqual([]);
  });

  it("loses no game of a worker that is killed, and counts none twice", async () => {
    const plain = await plainLong();
    const [first, second] = [work(), work()];
    const started: string[] = [];
    const told: number[] = [];
    const result = arena<desert.Types>({
      ...long,
      runner: runner(),
      onGame: ({ number }) => void told.push(number),
    });
    await playing(2);
    started.push(...(await queue.getActive()).map(({ id }) => id ?? ""));
    await first.end("SIGKILL");
    // A game that it was playing is still open: the other can't have ended both.
    const open = (await queue.getActive()).map(({ id }) => id ?? "");
    expect(open.some((id) => started.includes(id))).toBe(true);
    expect(await result).toEqual(plain);
    expect(told.sort()).toEqual([0, 1, 2, 3]);
    // Each game was ended by one of them. On a busy machine the first may have ended one before it was killed.
    expect([...first.lines, ...second.lines]).toHaveLength(4);
    expect(await left()).toEqual([]);
  });

  it("takes the games back of a worker that ends, and needs not wait for that", async () => {
    const plain = await plainLong();
    const first = work();
    const result = arena<desert.Types>({ ...long, runner: runner() });
    await playing(1);
    expect(await first.end("SIGTERM")).toBe(0);
    expect(first.lines).toEqual(["ended"]);
    expect(await queue.getActiveCount()).toBe(0);
    expect(await queue.getWaitingCount()).toBe(4);
    work();
    expect(await result).toEqual(plain);
  });

  it("leaves no jobs behind when it is aborted, and ends the game that is being played", async () => {
    const worker = work();
    const stop = new AbortController();
    const endless = arena<desert.Types>({
      ...long,
      bots: ["mcts:600000ms", "random"],
      runner: runner(),
      signal: stop.signal,
    });
    await playing(1);
    stop.abort(new Error("enough"));
    await expect(endless).rejects.toThrow("enough");
    await nothingLeft();
    // The worker is free again.
    const few = { ...small, games: 3, runner: runner() };
    expect((await arena<desert.Types>(few)).games).toHaveLength(3);
    expect(worker.lines).toHaveLength(3);
  });

  it("lets two arenas share one queue", async () => {
    const plain = await arena<desert.Types>(small);
    const other = { ...small, seed: "other", games: 3 };
    const both = [
      arena<desert.Types>({ ...small, runner: runner() }),
      arena<desert.Types>({ ...other, runner: runner() }),
    ];
    work();
    expect(await Promise.all(both)).toEqual([plain, await arena<desert.Types>(other)]);
    expect(await left()).toEqual([]);
  });

  describe("that is played by several processes", () => {
    /** Starts the arena in a process of its own. */
    function start(options: ArenaOptions<desert.Types>): WorkerProcess {
      const { game: _, ...plain } = options;
      const started = startWorker(controller, server.url, name, JSON.stringify(plain));
      workers.push(started);
      return started;
    }

    it("finds what was played after it was killed, and plays nothing twice", async () => {
      const plain = await plainLong();
      const worker = work();
      const killed = start(long);
      await until(() => killed.lines.length > 0);
      await killed.end("SIGKILL");
      const told: number[] = [];
      const onGame = ({ number }: { number: number }) => void told.push(number);
      expect(await arena<desert.Types>({ ...long, runner: runner(), onGame })).toEqual(plain);
      expect(told.sort()).toEqual([0, 1, 2, 3]);
      expect(worker.lines).toHaveLength(4);
    });

    it("shares its games with another of the same, which goes on when it ends", async () => {
      const plain = await plainLong();
      const worker = work();
      const stop = new AbortController();
      const first = arena<desert.Types>({ ...long, runner: runner(), signal: stop.signal });
      const second = arena<desert.Types>({ ...long, games: 6, runner: runner() });
      await until(() => worker.lines.length > 0);
      stop.abort(new Error("enough"));
      await expect(first).rejects.toThrow("enough");
      const { games } = await second;
      expect(games.slice(0, 4)).toEqual(plain.games);
      expect(worker.lines).toHaveLength(6);
      expect(await left()).toEqual([]);
    });

    it("tries a game again that has failed before", async () => {
      const ticket = ticketOf(ownVersion(), job);
      const connection = server.redis.duplicate();
      const reply = { failure: { reason: "failed", message: "no" } };
      const refusing = new Worker(name, () => Promise.resolve(reply), { connection });
      await queue.add("earlier", ticket, { jobId: ticketId(ticket) });
      await until(async () => (await queue.getCompletedCount()) === 1);
      await refusing.close();
      connection.disconnect();
      work();
      const told: unknown[] = [];
      await runner().run([job], { report: (played) => told.push(played) });
      expect(told).toHaveLength(1);
    });
  });

  it("survives a Redis that forgets everything", async () => {
    const plain = await plainLong();
    work();
    const result = arena<desert.Types>({ ...long, runner: runner() });
    await playing(1);
    await server.redis.flushall();
    expect(await result).toEqual(plain);
  });

  it("fails with what went wrong in a game, and leaves nothing behind", async () => {
    work();
    const jobs = [0, 1, 2].map((number) => ({ ...job, number, options: { layout: "sea" } }));
    const failed = runner().run(jobs, { report: () => undefined });
    await expect(failed).rejects.toMatchObject({
      name: "ArenaError",
      reason: "failed",
      message: expect.stringContaining("SetupError") as string,
    });
    await nothingLeft();
  });

  it("fails if a worker has another version, and says which", async () => {
    work();
    const real = ownVersion();
    own.version = "0.0.1";
    await expect(arena<desert.Types>({ ...small, runner: runner() })).rejects.toMatchObject({
      reason: "other-version",
      message: `the arena runs caravanserai 0.0.1, a worker runs ${real}: install the same version on both`,
    });
    await nothingLeft();
  });

  it.each([
    ["half a game", { game: { number: 0 } }],
    ["a job", { game: job }],
    ["a text", "nonsense"],
    ["nothing", null],
    ["an unknown failure", { failure: "no" }],
  ])("refuses a worker that gives back %s", async (_, reply) => {
    const connection = server.redis.duplicate();
    const fake = new Worker(name, () => Promise.resolve(reply), { connection });
    await expect(arena<desert.Types>({ ...small, runner: runner() })).rejects.toMatchObject({
      name: "ArenaError",
      reason: "broken",
    });
    await fake.close();
    connection.disconnect();
  });

  it.each([
    ["removed", "was removed from the queue"],
    ["changed", "was changed in the queue"],
    ["no JSON", "was changed in the queue"],
    ["of another arena", "was changed in the queue"],
  ])("ends with an error if the data of a game are %s", async (how, message) => {
    const running = arena<desert.Types>({ ...small, runner: runner() });
    const failed = expect(running).rejects.toMatchObject({
      name: "ArenaError",
      reason: "broken",
      message: expect.stringContaining(message) as string,
    });
    await until(async () => (await queue.getWaitingCount()) === 6);
    const id = (await queue.getWaiting())[3]?.id ?? "";
    const key = queue.toKey(id);
    const data = (await server.redis.hget(key, "data")) ?? "";
    if (how === "removed") await server.redis.del(key);
    else if (how === "no JSON") await server.redis.hset(key, "data", "{ nonsense");
    else if (how === "changed")
      await server.redis.hset(key, "data", data.replace("greedy", "easy"));
    else {
      const { arena: owner } = JSON.parse(data) as { arena: string };
      await server.redis.hset(key, "data", data.replace(owner, randomUUID()));
    }
    await failed;
  });

  it.each([
    ["an empty job", {}, "not a job of an arena: missing field `version`"],
    ["a text", "nonsense", "not a job of an arena"],
    ["an arena of nobody", { version: ownVersion(), arena: "x", job }, "the id of an arena"],
  ])("a worker refuses %s, and works on", async (_, data, message) => {
    work();
    const junk = await queue.add("junk", data);
    await until(async () => (await queue.getJob(junk.id ?? ""))?.returnvalue !== null);
    const returnvalue: unknown = (await queue.getJob(junk.id ?? ""))?.returnvalue;
    expect(returnvalue).toMatchObject({ failure: { reason: "broken" } });
    expect(JSON.stringify(returnvalue)).toContain(message);
    expect((await arena<desert.Types>({ ...small, runner: runner() })).games).toHaveLength(6);
  });

  it.each([
    ["a number", { ...job, number: -1 }],
    ["bots", { ...job, bots: "random" }],
    ["a field", { ...job, cheat: true }],
  ])("a worker refuses a job with %s that makes no sense", async (_, bad) => {
    work();
    const waiting = randomUUID();
    await server.redis.set(ownerKey(name, waiting), "");
    // Put into the queue by somebody else: a runner of ours would refuse it.
    const sent = await queue.add("bad", { version: ownVersion(), arena: waiting, job: bad });
    await until(async () => (await queue.getJob(sent.id ?? ""))?.returnvalue !== null);
    const returnvalue: unknown = (await queue.getJob(sent.id ?? ""))?.returnvalue;
    expect(JSON.stringify(returnvalue)).toContain("ArgumentError: job");
  });

  describe("with games and bots from outside", () => {
    let files: Outside;
    let game: Game<GameTypes>;
    let modules: readonly string[];
    beforeAll(async () => {
      files = await outside("redis");
      modules = [files.path("last-water.js"), files.path("dice.js")];
      ({ game } = await loadGame(files.path("last-water.js")));
    });
    afterAll(() => {
      files.remove();
    });
    const ours = () => redisQueue({ url: server.url, name, bots: ["dice"] });

    it("plays the game of the guide as one thread does, though a worker is killed", async () => {
      const options = { game, bots: ["mcts:4000", "mcts:3000"], games: 6, seed: 1, records: true };
      const plain = await arena(options);
      const [first] = [work(...modules), work(...modules)];
      const result = arena({ ...options, runner: ours() });
      await playing(2);
      await first.end("SIGKILL");
      expect(await result).toEqual(plain);
      expect(await left()).toEqual([]);
    });

    it("lets a bot of one's own play, by the name that its workers know", async () => {
      work(...modules);
      const { table } = await arena({
        game,
        bots: ["dice", "mcts:50"],
        games: 2,
        seed: 1,
        runner: ours(),
      });
      expect(table.map(({ name: bot }) => bot).sort()).toEqual(["dice", "mcts:50"]);
      const missing = arena({ game, bots: ["dize", "hard"], games: 2, seed: 1, runner: ours() });
      await expect(missing).rejects.toThrow('unknown bot "dize"');
    });

    it("a worker that was not given the module says so", async () => {
      work();
      const playing = arena({
        game,
        bots: ["random", "random"],
        games: 2,
        seed: 1,
        runner: ours(),
      });
      await expect(playing).rejects.toMatchObject({ name: "ArenaError", reason: "not-allowed" });
      await expect(playing).rejects.toThrow('a worker does not play "last-water"');
      await nothingLeft();
    });

    it("a hostile job never decides what a worker imports", async () => {
      const mark = files.path("imported");
      const evil = files.write(
        "evil.js",
        `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(mark)}, ""); export default 1;`,
      );
      const [water, dice] = modules;
      const worker = work(...modules);
      const waiting = randomUUID();
      await server.redis.set(ownerKey(name, waiting), "");
      const told = async (ticket: object): Promise<string> => {
        const sent = await queue.add("evil", { version: ownVersion(), arena: waiting, ...ticket });
        await until(async () => (await queue.getJob(sent.id ?? ""))?.returnvalue !== null);
        return JSON.stringify((await queue.getJob(sent.id ?? ""))?.returnvalue);
      };
      for (const specifier of [
        evil,
        pathToFileURL(evil).href,
        "caravanserai/nomadi",
        water,
        dice,
      ]) {
        const as = { game: specifier ?? "", bots: [specifier ?? "", "random"] };
        expect(await told({ job: { ...job, game: as.game } })).toContain("not-allowed");
        expect(await told({ job: { ...job, bots: as.bots } })).toContain("not-allowed");
      }
      const modulesOf = { game: evil, bots: { random: evil } };
      expect(await told({ job: { ...job, modules: modulesOf } })).toContain("modules");
      expect(await told({ job, modules: modulesOf })).toContain("not a job of an arena");
      expect(existsSync(mark)).toBe(false);
      // It still plays what it may.
      expect(await told({ job: { ...job, bots: ["dice", "random"] } })).toContain('"points"');
      expect(worker.lines).toEqual(["through-the-desert 0"]);
    });

    it("a worker with a module that can't be used does not begin", async () => {
      const { url } = server;
      const serving = (options: object) => serveQueue({ url, name, ...options });
      const [water = "", dice = ""] = modules;
      await expect(serving({ games: [dice] })).rejects.toMatchObject({ reason: "no-game" });
      await expect(serving({ bots: { mine: water } })).rejects.toMatchObject({ reason: "no-bot" });
      await expect(serving({ games: ["./none.js"] })).rejects.toMatchObject({
        reason: "not-found",
      });
      await expect(serving({ games: [water, pathToFileURL(water)] })).rejects.toThrow(
        'another game with the id "last-water"',
      );
      await expect(serving({ games: water })).rejects.toThrow("expected a list of modules");
      expect(() => redisQueue({ url, bots: "dice" as never })).toThrow("a list of names");
    });
  });

  it("a worker drops games of an arena that was killed", async () => {
    const lost = randomUUID();
    const data = { version: ownVersion(), arena: lost, job };
    await queue.add("lost", data, { jobId: `${lost}-0` });
    const worker = work();
    await nothingLeft();
    expect(worker.lines).toEqual([]);
    // With somebody who waits, it is played.
    await server.redis.set(ownerKey(name, lost), "");
    await queue.add("lost", data, { jobId: `${lost}-0` });
    await until(() => worker.lines.length === 1);
  });

  it("tells when Redis is lost for good", async () => {
    const other = await startRedis(path ?? "");
    const line = await connect(other.url, 2);
    await other.stop();
    await expect(line.lost).rejects.toMatchObject({
      reason: "unreachable",
      message: expect.stringMatching(/^lost the connection to Redis at redis:/u) as string,
    });
  });
});

describe("without Redis", () => {
  const url = "redis://somebody:secret@127.0.0.1:1";

  it("says that it can't be reached, without the password", async () => {
    const expected = {
      name: "ArenaError",
      reason: "unreachable",
      message: "cannot reach Redis at redis://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1",
    };
    const result = arena<desert.Types>({ ...small, runner: redisQueue({ url }) });
    await expect(result).rejects.toMatchObject(expected);
    await expect(serveQueue({ url })).rejects.toMatchObject(expected);
  });

  it("needs not even try if there is nothing to play", async () => {
    await redisQueue({ url }).run([], { report: () => undefined });
  });

  it("needs not even try if it is aborted already", async () => {
    await serveQueue({ url, signal: AbortSignal.abort() });
  });

  it.each([undefined, 7, "", "localhost", "http://localhost", "redis://", "redis:6379"])(
    "refuses the address %j",
    async (bad) => {
      expect(() => redisQueue({ url: bad as never })).toThrow("options.url: expected an address");
      await expect(serveQueue({ url: bad as never })).rejects.toThrow("options.url");
    },
  );

  it("refuses other options that make no sense", async () => {
    expect(() => redisQueue({ url, name: "a:b" })).toThrow("options.name: expected a name of");
    expect(() => redisQueue({ url, retries: 1 } as never)).toThrow("unknown option `retries`");
    expect(() => redisQueue(undefined as never)).toThrow("expected an object");
    await expect(serveQueue({ url, workers: 0 })).rejects.toThrow("workers");
    await expect(serveQueue({ url, stalledAfter: 1 })).rejects.toThrow("stalledAfter");
  });
});
