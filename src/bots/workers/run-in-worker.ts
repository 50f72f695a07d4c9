/** The near end: a bot that thinks in a worker, so that this thread stays free. */
import type { GameTypes, Seed } from "../../game.js";
import { BotError } from "../../kit/errors.js";
import type { Bot, ThinkOptions } from "../bot.js";
import { checkThinking, checkWorkerOptions } from "../thinking.js";
import { reasonOf } from "../platform.js";
import { type Answer, isOurs, listen, nextId, type Port } from "./port.js";

/** The options of {@link runInWorker}. @category Workers */
export interface WorkerBotOptions {
  /** The name of the bot, see {@link botByName}. Default: `hard`. */
  readonly bot?: string;
  /** The seed. Default: 0. */
  readonly seed?: Seed;
}

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
      const id = nextId();
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
