/** An arena whose games are played by workers on any number of machines, through a queue on Redis. */
import { randomUUID } from "node:crypto";
import { checkAnswer, checkJob, checkRun } from "../bots/arena/check-job.js";
import type { ArenaJob, ArenaRunner, ArenaWatch } from "../bots/arena/job.js";
import { ArenaError } from "../kit/errors.js";
import { untilAborted } from "./abort.js";
import { checkQueue } from "./options.js";
import { botByName } from "../bots/by-name.js";
import { connect, type Line, type QueueOptions } from "./redis.js";
import { checkReply, isPlayed, ownerKey, type Ticket, ticketId, ticketOf } from "./tickets.js";
import { ownVersion } from "./version.js";

/**
 * The interval at which the arena renews its keys, and their lifetime: they show workers that the arena still waits.
 */
const BEAT_MS = 2000;
const OWNER_MS = 30_000;

/** Jobs are added and removed in batches of this size, so that other commands get through in between. */
const BUNCH = 500;

/** Results stay until the arena ends; if it was killed, for a day and as long as they are among the newest. */
const KEPT = { age: 24 * 3600, count: 100_000 };

/** The options of {@link redisQueue}. @category Arena */
export interface RedisQueueOptions extends QueueOptions {
  /** The names of bots that the workers have by module: see `bots` of {@link serveQueue}. */
  readonly bots?: readonly string[];
}

/**
 * Returns a runner that plays the games of an arena on other machines: they wait in a queue on Redis, and every worker that
 * {@link serveQueue} runs takes from it. The result is the same as on one machine. Workers may come, go or be killed at any
 * time: their games are played again by others, and none counts twice. Needs the packages `bullmq` and `ioredis`.
 *
 * @param options - The Redis server and the queue.
 *
 * @example
 * ```ts no-run
 * import { arena } from "caravanserai/bots";
 * import { redisQueue } from "caravanserai/node";
 * import * as game from "caravanserai/nomadi";
 *
 * const { table } = await arena<game.Types>({
 *   game,
 *   bots: ["hard", "medium"],
 *   games: 200,
 *   seed: "today",
 *   runner: redisQueue({ url: "redis://localhost:6379" }),
 * });
 * ```
 *
 * A game of your own is named by its id, and bots of your own by name: the workers must have their modules, see {@link serveQueue}.
 *
 * Games are named by their content: an arena that was killed and is started again with the same bots, options and seed finds what was
 * played in the meantime, and two that run at the same time share their games. When the last of them ends, aborted or not, its
 * jobs are removed from Redis. The runner rejects with an {@link ArenaError} if Redis
 * can't be reached, a worker has another version of this package or not the module of a game or a bot, or a game can't be played.
 *
 * @throws {@link ArgumentError} if an option is not valid.
 * @category Arena
 */
export function redisQueue(options: RedisQueueOptions): ArenaRunner {
  const { url, name, bots } = checkQueue(options);
  return {
    checkName(bot) {
      if (!bots.includes(bot)) botByName(bot);
    },
    async run(given, told) {
      // A program may call a runner by itself, with any arguments.
      const { jobs, watch } = checkRun(given, told);
      const games = jobs.map(checkJob);
      if (games.length === 0) return;
      const line = await connect(url);
      const run = new QueuedArena(line, name, games, watch.report);
      try {
        await run.play(watch);
      } finally {
        await run.close();
        line.close();
      }
    },
  };
}

/** One arena in the queue. */
class QueuedArena {
  readonly #id = randomUUID();
  /** The keys that show that somebody waits: one for each group of bots. */
  readonly #owners: readonly string[];
  readonly #queue: InstanceType<Line["bullmq"]["Queue"]>;
  /** The connection for events: it can't send commands while it listens. */
  readonly #ear: Line["redis"];
  readonly #events: InstanceType<Line["bullmq"]["QueueEvents"]>;
  /** All games, and the unfinished ones, by the id of their job. */
  readonly #tickets: ReadonlyMap<string, Ticket>;
  readonly #waiting: Map<string, Ticket>;
  #finish: () => void = () => undefined;
  #fail: (error: unknown) => void = () => undefined;
  readonly #end = new Promise<void>((resolve, reject) => {
    this.#finish = resolve;
    this.#fail = reject;
  });

  /** Ends the arena with an error that is typed, unless it is one of the caller's own. */
  readonly #stop = (error: unknown): void => {
    const isData = error instanceof SyntaxError;
    const what = "the queue in Redis can't be read";
    this.#fail(isData ? new ArenaError("broken", `${what}: ${error.message}`) : error);
  };
  /** The games whose data in Redis are compared next, to notice what others have spoiled. */
  #unseen: string[] = [];

  constructor(
    readonly line: Line,
    name: string,
    jobs: readonly ArenaJob[],
    readonly report: ArenaWatch["report"],
  ) {
    const { Queue, QueueEvents } = line.bullmq;
    const version = ownVersion();
    const tickets = jobs.map((job) => ticketOf(version, job));
    this.#owners = [...new Set(tickets.map(({ arena }) => ownerKey(name, arena)))];
    this.#tickets = new Map(tickets.map((ticket) => [ticketId(ticket), ticket]));
    this.#waiting = new Map(this.#tickets);
    this.#queue = new Queue(name, { connection: line.redis });
    this.#ear = line.redis.duplicate();
    this.#events = new QueueEvents(name, { connection: this.#ear });
    // `line.lost` reports a connection that is lost for good; others come back.
    this.#queue.on("error", () => undefined);
    this.#events.on("error", () => undefined);
    const take = ({ jobId }: { jobId: string }): void => {
      this.#take(jobId).catch(this.#stop);
    };
    this.#events.on("completed", take);
    this.#events.on("failed", take);
  }

  async play({ signal }: Pick<ArenaWatch, "signal">): Promise<void> {
    const { aborted, release } = untilAborted(signal);
    const beat = setInterval(() => {
      this.#beat().catch(this.#stop);
    }, BEAT_MS);
    try {
      await Promise.race([this.#start(), this.line.lost, aborted]);
      await Promise.race([this.#end, this.line.lost, aborted]);
    } finally {
      clearInterval(beat);
      release();
    }
  }

  async #start(): Promise<void> {
    await this.#events.waitUntilReady();
    await this.#renew();
    await this.#takeEarlier();
    await this.#add();
  }

  /** Says that this arena waits. Returns whether Redis still knew it. */
  async #renew(): Promise<boolean> {
    const { redis } = this.line;
    const added = await Promise.all(this.#owners.map((owner) => redis.sadd(owner, this.#id)));
    await Promise.all(this.#owners.map((owner) => redis.pexpire(owner, OWNER_MS)));
    return added.every((count) => count === 0);
  }

  /** Takes what was played for the same arena before, and removes its failures: they are tried again. */
  async #takeEarlier(): Promise<void> {
    for (const id of await this.#queue.getRanges(["completed", "failed"])) {
      if (!this.#waiting.has(id)) continue;
      const job = await this.#queue.getJob(id);
      if (isPlayed(job?.returnvalue)) await this.#take(id);
      else await job?.remove();
    }
    if (this.#waiting.size === 0) this.#finish();
  }

  /** Adds the unfinished games. A game that is already in the queue stays as it is. */
  async #add(): Promise<void> {
    const tickets = [...this.#waiting].map(([jobId, data]) => ({
      name: data.job.game,
      data,
      opts: { jobId, removeOnComplete: KEPT, removeOnFail: KEPT },
    }));
    for (let from = 0; from < tickets.length; from += BUNCH) {
      await this.#queue.addBulk(tickets.slice(from, from + BUNCH));
    }
  }

  /** Renews the keys of the arena, and looks for finished games whose event was lost. */
  async #beat(): Promise<void> {
    // This machine slept, or Redis was restarted: workers assumed that the arena was gone.
    if (!(await this.#renew())) await this.#add();
    const ended = await this.#queue.getRanges(["completed", "failed"]);
    await Promise.all(ended.map((id) => this.#take(id)));
    await this.#compare();
  }

  /** Compares some of the waiting games with their data in Redis. A game that was changed or removed would never be played. */
  async #compare(): Promise<void> {
    if (this.#unseen.length === 0) this.#unseen = [...this.#waiting.keys()];
    const bunch = this.#unseen.splice(0, BUNCH);
    const found = await Promise.all(
      bunch.map((id) => this.line.redis.hget(this.#queue.toKey(id), "data")),
    );
    for (const [index, id] of bunch.entries()) {
      const ticket = this.#waiting.get(id);
      if (ticket === undefined || found[index] === JSON.stringify(ticket)) continue;
      // Redis was restarted in this moment: the next beat adds the games again.
      if ((await this.line.redis.exists(...this.#owners)) === 0) return;
      if (!this.#waiting.has(id)) continue;
      const { job } = ticket;
      const what = found[index] === null ? "removed from" : "changed in";
      throw new ArenaError("broken", `game ${job.number} of ${job.game} was ${what} the queue`);
    }
  }

  /** Fetches a finished game. */
  async #take(id: string): Promise<void> {
    const game = this.#waiting.get(id)?.job;
    if (game === undefined) return;
    const job = await this.#queue.getJob(id);
    // It was fetched or removed already.
    if (job?.finishedOn === undefined || !this.#waiting.has(id)) return;
    if (job.failedReason) {
      throw new ArenaError("crashed", `game ${game.number} of ${game.game}: ${job.failedReason}`);
    }
    const reply = checkReply(job.returnvalue);
    if ("failure" in reply) throw new ArenaError(reply.failure.reason, reply.failure.message);
    checkAnswer(reply.game, game);
    this.report(reply.game);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#finish();
  }

  /**
   * Removes everything of this arena from Redis, unless another process plays the same. Workers abort its running games once they see
   * that its key is gone.
   */
  async close(): Promise<void> {
    this.#end.catch(() => undefined);
    this.#waiting.clear();
    // Without a connection nothing can be removed, and that error has been reported.
    if (this.line.redis.status === "ready") await this.#remove();
    await Promise.allSettled([this.#queue.close(), this.#events.close()]);
    this.#ear.disconnect();
  }

  async #remove(): Promise<void> {
    const { redis } = this.line;
    await Promise.all(this.#owners.map((owner) => redis.srem(owner, this.#id)));
    // A set that is empty is gone.
    if ((await redis.exists(...this.#owners)) > 0) return;
    const ids = [...this.#tickets.keys()];
    for (let from = 0; from < ids.length; from += BUNCH) {
      const bunch = ids.slice(from, from + BUNCH);
      await Promise.allSettled(bunch.map((id) => this.#queue.remove(id)));
    }
  }
}
