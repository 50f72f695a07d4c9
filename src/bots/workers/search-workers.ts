/** A pool of workers that search together, for pages and programs. */
import type { GameTypes, Seed } from "../../game.js";
import { ArgumentError, BotError, quoted } from "../../kit/errors.js";
import type { Bot, ThinkOptions, Thought } from "../bot.js";
import { checkThinking } from "../thinking.js";
import { browserCores, reasonOf } from "../platform.js";
import { Connection, type SearchWorker } from "./connection.js";
import { checkPool, checkPoolBot } from "./pool-options.js";
import { nextId } from "./port.js";
import { searchTogether } from "./search-together.js";

/** The options of {@link SearchWorkers.bot}. @category Workers */
export interface SearchBotOptions {
  /** The name of the bot that searches, see {@link botByName}. Default: `expert`. */
  readonly bot?: string;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
  /** The name in standings. Default: that of the bot. */
  readonly name?: string;
  /** The number of iterations for each move, of all workers together, instead of the bot's own budget. */
  readonly iterations?: number;
  /** The time for each move in milliseconds, instead of the bot's own budget. */
  readonly milliseconds?: number;
  /** Whether the bot ponders, see {@link MctsSettings.ponder}. Default: `false`. */
  readonly ponder?: boolean;
}

/** The options of {@link searchWorkers}. @category Workers */
export interface SearchWorkersOptions {
  /** The number of workers. Default: as many as the machine can run at once. */
  readonly workers?: number;
}

/**
 * Workers that search together, as many as the machine has cores: `mcts({ workers })`, `level("expert", { workers })`. Several bots may
 * share them. They are started when a bot thinks for the first time; one that dies fails the search with a {@link BotError}, and the
 * next search starts another in its place.
 *
 * @category Workers
 */
export interface SearchWorkers {
  /** The number of workers. */
  readonly count: number;
  /**
   * Makes a bot that searches on all workers. The workers have the games, so this thread needs none.
   *
   * @param options - The name, the seed and the budget of the bot.
   */
  bot<Types extends GameTypes = GameTypes>(options?: SearchBotOptions): Bot<Types>;
  /** Ends all workers. Searches that are running, and all later ones, reject with a {@link BotError}. */
  close(): Promise<void>;
}

/**
 * Returns workers that search together in a browser: the page says how one is started, and its file calls {@link serveBots}. In Node,
 * `searchThreads` of `caravanserai/node` starts threads of its own.
 *
 * @param start - Starts a worker, or resolves with one.
 * @param options - The number of workers.
 *
 * @example
 * ```ts
 * import { searchWorkers } from "caravanserai/bots/worker";
 *
 * const start = () => new Worker(new URL("./bot-worker.js", import.meta.url), { type: "module" });
 * const workers = searchWorkers(start, { workers: 4 });
 * workers.count; // => 4
 * const opponent = workers.bot({ bot: "expert" });
 * opponent.name; // => "expert"
 * await workers.close();
 * ```
 *
 * With a budget in iterations, the same seed and the same number of workers give the same move on every platform. The workers share the
 * budget: two of them take half the time of one.
 *
 * @throws {@link ArgumentError} if an argument is not valid.
 * @category Workers
 */
export function searchWorkers(
  start: () => SearchWorker | Promise<SearchWorker>,
  options: SearchWorkersOptions = {},
): SearchWorkers {
  if (typeof (start as unknown) !== "function") {
    throw new ArgumentError(
      "start",
      `expected a function that starts a worker, got ${quoted(start)}`,
    );
  }
  return new Pool(start, checkPool(options) ?? browserCores());
}

/** The pool. */
export class Pool implements SearchWorkers {
  private connections: (Promise<Connection> | undefined)[] = [];
  private thinking = 0;
  private isClosed = false;

  constructor(
    private readonly start: () => SearchWorker | Promise<SearchWorker>,
    readonly count: number,
  ) {}

  bot<Types extends GameTypes = GameTypes>(options: SearchBotOptions = {}): Bot<Types> {
    const { bot, seed, iterations, milliseconds, ponder, name = bot } = checkPoolBot(options);
    const ponders = ponder ? nextId() : undefined;
    const hasBudget = iterations !== undefined || milliseconds !== undefined;
    const budget = { iterations: iterations ?? Infinity, milliseconds };
    const settings = { ...(hasBudget ? { budget } : {}), ponders };
    return {
      name,
      think: async (view, given: ThinkOptions<Types["move"]> = {}) => {
        const { signal, onProgress } = checkThinking(given);
        signal?.throwIfAborted();
        const id = nextId();
        // The bot in the workers got a view of this game, and answers with its moves.
        const tell = onProgress as ((thought: Thought) => void) | undefined;
        return this.think(id, signal, (connections) =>
          searchTogether(connections, { id, view, bot, seed, settings, onProgress: tell }),
        );
      },
      ...(ponders === undefined
        ? {}
        : {
            stop: () => {
              void this.stop(ponders);
            },
          }),
    };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const { connections } = this;
    this.connections = [];
    await Promise.all(
      connections.map(async (connection) => (await connection?.catch(() => undefined))?.close()),
    );
  }

  /** Lets all workers think, until the signal is aborted. */
  private async think(
    id: number,
    signal: ThinkOptions["signal"],
    search: (connections: readonly Connection[]) => Promise<Thought>,
  ): Promise<Thought> {
    const connections = await this.open();
    this.thinking++;
    for (const connection of connections) connection.keepAlive(true);
    let stop = (): void => undefined;
    const aborted = new Promise<never>((_, reject) => {
      stop = () => {
        reject(reasonOf(signal));
      };
      if (signal?.aborted === true) stop();
      else signal?.addEventListener?.("abort", stop);
    });
    try {
      return await Promise.race([search(connections), aborted]);
    } catch (error) {
      // Also if only one worker has failed: the others must not search on.
      for (const connection of connections) connection.abort(id);
      throw error;
    } finally {
      signal?.removeEventListener?.("abort", stop);
      if (--this.thinking === 0) for (const connection of connections) connection.keepAlive(false);
    }
  }

  /** Returns the connections to all workers, and starts those that are missing. */
  private async open(): Promise<readonly Connection[]> {
    const opened = Array.from({ length: this.count }, async (_, worker) => {
      const known = await this.connections[worker]?.catch(() => undefined);
      if (known !== undefined && known.failure === undefined) return known;
      return (this.connections[worker] = this.connect());
    });
    return Promise.all(opened);
  }

  private async connect(): Promise<Connection> {
    if (this.isClosed) throw new BotError("the search workers were closed");
    try {
      return new Connection(await this.start());
    } catch (error) {
      if (ArgumentError.is(error)) throw error;
      const { message = String(error) } = error as Partial<Error>;
      throw new BotError(`a search worker can't be started: ${message}`);
    }
  }

  private async stop(bot: number): Promise<void> {
    for (const opened of this.connections) {
      const connection = await opened?.catch(() => undefined);
      if (connection?.failure === undefined) connection?.post({ id: 0, stop: bot });
    }
  }
}
