/** A worker: takes games of arenas from a queue on Redis, and plays them on the cores of this machine. */
import type { Job, Worker } from "bullmq";
import { checkSignal } from "../bots/options.js";
import type { Signal } from "../bots/platform.js";
import { ArenaError, ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";
import { untilAborted } from "./abort.js";
import { checkServe } from "./options.js";
import { openPool, type Pool } from "./pool.js";
import { connect, type Line, type QueueOptions } from "./redis.js";
import { checkTicket, openTicket, ownerKey, type Reply } from "./tickets.js";
import { ownVersion } from "./version.js";

/** What {@link serveQueue} takes. @category Arena */
export interface ServeQueueOptions extends QueueOptions {
  /** How many games are played at once, each in a thread. Default: as many as the machine can run at once. */
  readonly workers?: number;
  /** An `AbortSignal` that ends the worker: the games that it plays go back to the queue. */
  readonly signal?: Signal;
  /** After how many milliseconds without a sign of life a worker counts as killed. The same for all workers. Default: 30,000. */
  readonly stalledAfter?: number;
  /**
   * Is called after each game that was played here, with the name of its game and its number.
   *
   * @param game - The id of the game that was played.
   * @param number - Its number in its arena, from 0.
   */
  readonly onGame?: (game: string, number: number) => void;
}

/** So often it is asked whether somebody still waits for the games that are being played. */
const WATCH_MS = 1000;

/** A game whose worker was killed is played again, but not for ever: it may be what kills them. */
const MOST_RESTARTS = 5;

/**
 * Plays the games that arenas have put in a queue, see {@link redisQueue}, until the signal is aborted. Start it on as many machines
 * as you have. Needs the packages `bullmq` and `ioredis`.
 *
 * @param options - Which Redis and which queue, how many games at once, and what ends it.
 *
 * @example
 * ```ts no-run
 * import { serveQueue } from "caravanserai/node";
 *
 * const stop = new AbortController();
 * process.once("SIGINT", () => stop.abort());
 * await serveQueue({ url: "redis://localhost:6379", signal: stop.signal });
 * ```
 *
 * A worker plays whatever is in the queue: let nobody write to that Redis whom you would not let use your machine's time.
 *
 * @throws {@link ArgumentError} if an option makes no sense; {@link ArenaError} if Redis can't be reached or is lost.
 * @category Arena
 */
export async function serveQueue(options: ServeQueueOptions): Promise<void> {
  const { url, name, workers, stalledAfter } = checkServe(options);
  // Neither is data.
  const { signal, onGame } = fieldsOf(options, "signal", "onGame") as ServeQueueOptions;
  checkSignal(signal);
  // Whatever its type says: it comes from outside.
  const told: unknown = onGame;
  if (told !== undefined && typeof told !== "function") {
    throw new ArgumentError("options.onGame", `expected a function, got ${quoted(told)}`);
  }
  if (signal?.aborted === true) return;
  const line = await connect(url);
  const pool = await openPool(workers);
  const table = new Table(line, name, pool, onGame);
  const worker = new line.bullmq.Worker(name, (job, token) => table.play(job, token), {
    connection: line.redis,
    concurrency: workers,
    lockDuration: stalledAfter,
    stalledInterval: stalledAfter,
    maxStalledCount: MOST_RESTARTS,
  });
  // A connection that is lost for good is told by `line.lost`, others come back; a lost lock means that somebody else plays.
  worker.on("error", () => undefined);
  worker.on("completed", (job) => {
    // What is not removed now goes with its age.
    table.tidy(job).catch(() => undefined);
  });
  const { aborted, release } = untilAborted(signal);
  try {
    await Promise.race([line.lost, aborted.catch(() => undefined)]);
  } finally {
    release();
    await table.close(worker);
    await pool.close();
    line.close();
  }
}

/** A game that is being played here. */
interface Playing {
  readonly owner: string;
  readonly stop: AbortController;
}

/** What ends a game before its time. */
const NOBODY_WAITS = new Error("nobody waits for this game");
const CLOSING = new Error("this worker ends");

/** The games that are being played here. */
class Table {
  readonly #playing = new Set<Playing>();
  readonly #watch: NodeJS.Timeout;
  readonly #version = ownVersion();
  #closing = false;

  constructor(
    readonly line: Line,
    readonly name: string,
    readonly pool: Pool,
    readonly onGame: ServeQueueOptions["onGame"],
  ) {
    this.#watch = setInterval(() => {
      // What can't be asked now is asked again.
      this.#look().catch(() => undefined);
    }, WATCH_MS);
  }

  /** Ends games that nobody waits for. */
  async #look(): Promise<void> {
    for (const { owner, stop } of this.#playing) {
      if ((await this.line.redis.exists(owner)) === 0) stop.abort(NOBODY_WAITS);
    }
  }

  /** Plays a job, and gives back the game or what went wrong. */
  async play(job: Job, token: string | undefined): Promise<Reply> {
    const playing = { owner: "", stop: new AbortController() };
    try {
      const ticket = checkTicket(job.data);
      playing.owner = ownerKey(this.name, ticket.arena);
      this.#playing.add(playing);
      await this.#look();
      const arenaJob = openTicket(ticket, this.#version);
      const { signal } = playing.stop;
      signal.throwIfAborted();
      if (this.#closing) throw CLOSING;
      const game = await this.pool.play(arenaJob, signal);
      this.onGame?.(arenaJob.game, arenaJob.number);
      return { game };
    } catch (error) {
      if (error === CLOSING) {
        await job.moveToWait(token);
        throw new this.line.bullmq.WaitingError();
      }
      return { failure: failureOf(error) };
    } finally {
      this.#playing.delete(playing);
    }
  }

  /** Removes a game that has ended if nobody will fetch it. */
  async tidy(job: Job): Promise<void> {
    const { arena } = checkTicket(job.data);
    if ((await this.line.redis.exists(ownerKey(this.name, arena))) === 0) await job.remove();
  }

  /** Gives the games back that are being played, and ends the worker. */
  async close(worker: Worker): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watch);
    await worker.pause(true);
    for (const { stop } of this.#playing) stop.abort(CLOSING);
    await worker.close(this.line.redis.status !== "ready");
  }
}

function failureOf(error: unknown): Extract<Reply, { failure: object }>["failure"] {
  if (ArenaError.is(error)) return { reason: error.reason, message: error.message };
  const { name = "Error", message = String(error) } = error as Partial<Error>;
  return { reason: "broken", message: `${name}: ${message}` };
}
