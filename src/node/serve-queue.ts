/** A worker: takes arena games from a queue on Redis, and plays them on the cores of this machine. */
import type { Job, Worker } from "bullmq";
import { checkSignal } from "../bots/thinking.js";
import type { Signal } from "../bots/platform.js";
import { ArenaError, ArgumentError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";
import { untilAborted } from "./abort.js";
import { allow, type Allowed, type BotModules, modulesFor } from "./modules/allowed.js";
import { checkServe } from "./options.js";
import { openPool, type Pool } from "./pool.js";
import { connect, type Line, type QueueOptions } from "./redis.js";
import { checkTicket, openTicket, ownerKey, type Reply } from "./tickets.js";
import { ownVersion } from "./version.js";

/** The options of {@link serveQueue}. @category Arena */
export interface ServeQueueOptions extends QueueOptions {
  /**
   * The modules of games that are not of this library, such as `["./last-water.js"]`. A job names a game by its id, and is played only
   * if the game is one of these or of this library.
   */
  readonly games?: readonly (string | URL)[];
  /** Bots of your own by module. A job names a bot, and is played only if the bot is one of these or of this library. */
  readonly bots?: BotModules;
  /** The number of games played at once, each in a thread. Default: as many as the machine can run at once. */
  readonly workers?: number;
  /** An `AbortSignal` that ends the worker: its unfinished games go back to the queue. */
  readonly signal?: Signal;
  /**
   * Milliseconds without a sign of life after which a worker counts as killed. Use the same value for all workers. Default:
   * 30,000.
   */
  readonly stalledAfter?: number;
  /**
   * Called after each game that was played here.
   *
   * @param game - The id of the game that was played.
   * @param number - Its number in its arena, from 0.
   */
  readonly onGame?: (game: string, number: number) => void;
}

/** The interval at which the worker checks whether arenas still wait for its games. */
const WATCH_MS = 1000;

/** The number of times that a game is played again after its worker was killed: the game itself may be the cause. */
const MOST_RESTARTS = 5;

/**
 * Plays games from the queue of {@link redisQueue} until the signal is aborted. Start it on as many machines as you have. Needs
 * the packages `bullmq` and `ioredis`.
 *
 * @param options - The Redis server and the queue, the number of threads, and a signal to stop.
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
 * A worker plays whatever is in the queue: give write access to that Redis only to people who may use your machine's time. What it
 * imports is decided by its own options alone: a job that names another module is refused.
 *
 * @throws {@link ArgumentError} if an option is not valid; {@link ModuleError} if a module can't be used; {@link ArenaError} if Redis
 * can't be reached or is lost.
 * @category Arena
 */
export async function serveQueue(options: ServeQueueOptions): Promise<void> {
  const { url, name, workers, stalledAfter } = checkServe(options);
  // Neither is plain data.
  const { signal, onGame, games, bots } = fieldsOf(
    options,
    ...(["signal", "onGame", "games", "bots"] as const),
  ) as ServeQueueOptions;
  checkSignal(signal);
  // It comes from outside, whatever its type.
  const told: unknown = onGame;
  if (told !== undefined && typeof told !== "function") {
    throw new ArgumentError("options.onGame", `expected a function, got ${quoted(told)}`);
  }
  const allowed = await allow(games, bots);
  if (signal?.aborted === true) return;
  const line = await connect(url);
  const pool = await openPool(workers);
  const playing = new GamesInPlay(line, name, pool, allowed, onGame);
  const worker = new line.bullmq.Worker(name, (job, token) => playing.play(job, token), {
    connection: line.redis,
    concurrency: workers,
    lockDuration: stalledAfter,
    stalledInterval: stalledAfter,
    maxStalledCount: MOST_RESTARTS,
  });
  // `line.lost` reports a connection that is lost for good; others come back. A lost lock means that another worker plays the
  // game.
  worker.on("error", () => undefined);
  worker.on("completed", (job) => {
    // If this fails, it expires.
    playing.tidy(job).catch(() => undefined);
  });
  const { aborted, release } = untilAborted(signal);
  try {
    await Promise.race([line.lost, aborted.catch(() => undefined)]);
  } finally {
    release();
    await playing.close(worker);
    await pool.close();
    line.close();
  }
}

/** A game that is being played here. */
interface Playing {
  readonly owner: string;
  readonly stop: AbortController;
}

/** The reason why a game is aborted. */
const NOBODY_WAITS = new Error("nobody waits for this game");
const CLOSING = new Error("this worker ends");

/** The games that are being played here. */
class GamesInPlay {
  readonly #playing = new Set<Playing>();
  readonly #watch: NodeJS.Timeout;
  readonly #version = ownVersion();
  #closing = false;

  constructor(
    readonly line: Line,
    readonly name: string,
    readonly pool: Pool,
    readonly allowed: Allowed,
    readonly onGame: ServeQueueOptions["onGame"],
  ) {
    this.#watch = setInterval(() => {
      // A failed request is repeated at the next interval.
      this.#look().catch(() => undefined);
    }, WATCH_MS);
  }

  /** Aborts games that no arena waits for. */
  async #look(): Promise<void> {
    for (const { owner, stop } of this.#playing) {
      if ((await this.line.redis.exists(owner)) === 0) stop.abort(NOBODY_WAITS);
    }
  }

  /** Plays a job, and returns the game or the error. */
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
      const modules = modulesFor(arenaJob, this.allowed);
      const game = await this.pool.play(arenaJob, modules, signal);
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

  /** Removes a finished game that nobody will fetch. */
  async tidy(job: Job): Promise<void> {
    const { arena } = checkTicket(job.data);
    if ((await this.line.redis.exists(ownerKey(this.name, arena))) === 0) await job.remove();
  }

  /** Returns unfinished games to the queue, and ends the worker. */
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
