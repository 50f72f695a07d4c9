/** Bots that think in a worker, so that the main thread stays free: Web Workers and Node's worker threads. */
import type { GameTypes, Seed } from "../game.js";
import { ArgumentError, BotError, quoted } from "../kit/errors.js";
import { fieldsOf } from "../kit/input/plain.js";
import type { Bot, ThinkOptions, Thought } from "./bot.js";
import { botByName } from "./by-name.js";
import { checkResolve } from "./arena/job.js";
import { checkThinking, checkWorkerOptions } from "./options.js";
import type { Signal } from "./platform.js";

/**
 * One end of a channel between two threads: a `Worker`, `self` in a Web Worker, or `parentPort` in a worker thread.
 *
 * @category Workers
 */
export interface Port {
  /**
   * Sends a message to the other end.
   *
   * @param message - The message: plain JSON.
   */
  postMessage(message: unknown): void;
  /**
   * Adds a listener, in a Web Worker.
   *
   * @param type - Always `message`.
   * @param listener - Takes the event, which carries the message as `data`.
   */
  addEventListener?(type: "message", listener: (event: object) => void): void;
  /**
   * Adds a listener, in a worker thread.
   *
   * @param type - Always `message`.
   * @param listener - Takes the message.
   */
  on?(type: "message", listener: (message: unknown) => void): unknown;
}

/** A request to the worker: think about a move, or stop. */
interface Question {
  readonly id: number;
  readonly view?: GameTypes["view"];
  readonly bot?: string;
  readonly seed?: Seed;
  readonly progress?: boolean;
  readonly abort?: true;
}

/** A response of the worker: a final or intermediate result, or an error. */
interface Answer {
  readonly id: number;
  readonly thought?: Thought;
  readonly progress?: Thought;
  readonly failure?: { readonly name: string; readonly message: string };
}

/** Listens to a port of either kind. */
function listen(port: Port, listener: (message: unknown) => void): void {
  // It comes from outside, whatever its type.
  const { postMessage, on, addEventListener } = fieldsOf(
    port,
    ...(["postMessage", "on", "addEventListener"] as const),
  );
  if (typeof postMessage !== "function" || typeof (on ?? addEventListener) !== "function") {
    throw new ArgumentError("port", `expected a worker or a port, got ${quoted(port)}`);
  }
  if (port.on !== undefined) port.on("message", listener);
  else {
    port.addEventListener?.("message", (event) => {
      // A `MessageEvent`, which is not declared on every platform.
      listener((event as { readonly data: unknown }).data);
    });
  }
}

/** Tests whether a message is one of ours. */
const isOurs = (message: unknown): message is { readonly caravanserai: object } =>
  typeof message === "object" && message !== null && "caravanserai" in message;

/**
 * Makes a worker think for bots of {@link runInWorker}. The file of the worker has nothing else to do.
 *
 * @example
 * ```ts
 * // bot-worker.js, for the browser
 * import { serveBots } from "caravanserai/bots";
 *
 * const port = globalThis as unknown as Parameters<typeof serveBots>[0];
 * if (typeof port.postMessage === "function") serveBots(port);
 * ```
 *
 * @param port - `self` in a Web Worker, `parentPort` in a worker thread.
 * @param resolve - Returns the bot with a name; {@link botByName} by default.
 * @throws {@link ArgumentError} if the port is not valid, or `resolve` is not a function.
 * @category Workers
 */
export function serveBots(
  port: Port,
  resolve: (name: string, seed: Seed) => Bot = botByName,
): void {
  checkResolve(resolve);
  const running = new Map<number, Stop>();
  const answer = (what: Answer): void => {
    port.postMessage({ caravanserai: what });
  };
  const think = async ({ id, view, bot = "hard", seed = 0, progress }: Question): Promise<void> => {
    const signal = new Stop();
    running.set(id, signal);
    try {
      if (view === undefined) throw new BotError("no view came with the question");
      const onProgress = (thought: Thought): void => {
        answer({ id, progress: thought });
      };
      const options = progress === true ? { signal, onProgress } : { signal };
      answer({ id, thought: await resolve(bot, seed).think(view, options) });
    } catch (error) {
      const { name = "Error", message = String(error) } = error as Partial<Error>;
      if (!signal.aborted) answer({ id, failure: { name, message } });
    } finally {
      running.delete(id);
    }
  };
  listen(port, (message) => {
    if (!isOurs(message)) return;
    // Only `runInWorker` sends messages of this form.
    const question = message.caravanserai as Question;
    if (question.abort === true) running.get(question.id)?.abort();
    else void think(question);
  });
}

/** A minimal `AbortSignal`: not every platform has `AbortController`. */
class Stop {
  aborted = false;
  readonly reason: unknown = new BotError("stopped");
  abort(): void {
    this.aborted = true;
  }
  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

/** The options of {@link runInWorker}. @category Workers */
export interface WorkerBotOptions {
  /** The name of the bot, see {@link botByName}. Default: `hard`. */
  readonly bot?: string;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
}

/** Returns the reason of an abort: the caller's own, by default an error. */
const reasonOf = (signal: Signal | undefined): Error => signal?.reason as Error;

/** Numbers are unique over all bots, since several may share one worker. */
let questions = 0;

/**
 * Makes a bot that thinks in a worker, whose file calls {@link serveBots}. It makes the same moves as it would in this thread.
 *
 * @param worker - The worker.
 * @param options - The name and the seed of the bot.
 *
 * @example
 * ```ts
 * import { runInWorker } from "caravanserai/bots";
 *
 * // const worker = new Worker(new URL("./bot-worker.js", import.meta.url), { type: "module" });
 * const worker = { postMessage: () => undefined, addEventListener: () => undefined };
 * const bot = runInWorker(worker, { bot: "hard" });
 * bot.name; // => "hard"
 * ```
 *
 * A failure in the worker, such as an unknown bot, rejects `think` with a {@link BotError}. The worker itself stays yours: end
 * it with `terminate`.
 *
 * @throws {@link ArgumentError} if this is not a worker, or an option is not valid.
 * @category Workers
 */
export function runInWorker<Types extends GameTypes = GameTypes>(
  worker: Port,
  options: WorkerBotOptions = {},
): Bot<Types> {
  const { bot, seed } = checkWorkerOptions(options);
  const waiting = new Map<number, (answer: Answer) => void>();
  listen(worker, (message) => {
    if (!isOurs(message)) return;
    // Only `serveBots` sends messages of this form.
    const answer = message.caravanserai as Answer;
    waiting.get(answer.id)?.(answer);
  });
  return {
    name: bot,
    think(view, options: ThinkOptions<Types["move"]> = {}) {
      const id = ++questions;
      return new Promise((resolve, reject) => {
        const { signal, onProgress } = checkThinking(options);
        const end = (): void => {
          waiting.delete(id);
          signal?.removeEventListener?.("abort", stop);
        };
        const stop = (): void => {
          end();
          worker.postMessage({ caravanserai: { id, abort: true } });
          reject(reasonOf(signal));
        };
        if (signal?.aborted === true) {
          reject(reasonOf(signal));
          return;
        }
        signal?.addEventListener?.("abort", stop);
        waiting.set(id, ({ thought, progress, failure }) => {
          if (progress !== undefined) onProgress?.(progress);
          if (thought === undefined && failure === undefined) return;
          end();
          // The bot in the worker got a view of this game.
          if (thought !== undefined) resolve(thought);
          else reject(new BotError(`${failure?.name ?? "Error"}: ${failure?.message ?? ""}`));
        });
        const progress = onProgress !== undefined;
        worker.postMessage({ caravanserai: { id, view, bot, seed, progress } });
      });
    },
  };
}
