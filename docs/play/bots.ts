/** Bots of the page: all of them think in one worker, which is started for the first. */
import type { GameView, Seat } from "caravanserai";
import type { Bot, Level } from "caravanserai/bots";

let thinking: Promise<(level: Level, seat: Seat) => Bot> | undefined;
let failed: (error: Error) => void = () => undefined;

/** Starts the worker. The bots are loaded with it, so that a game of people loads neither. */
async function start(): Promise<(level: Level, seat: Seat) => Bot> {
  const { runInWorker } = await import("caravanserai/bots");
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", (event) => {
    thinking = undefined; // The next question starts another worker.
    worker.terminate();
    failed(new Error(event.message || "the worker could not be loaded"));
  });
  const bots = new Map<string, Bot>();
  return (level, seat) => {
    const key = `${level} ${seat}`;
    const bot = bots.get(key) ?? runInWorker(worker, { bot: level, seed: seat });
    bots.set(key, bot);
    return bot;
  };
}

/** Returns the move of a bot, which sees only its view. Rejects if it is aborted or fails. */
export async function moveOfBot(
  level: Level,
  view: GameView,
  signal: AbortSignal,
): Promise<object> {
  const broken = new Promise<never>((_, reject) => {
    failed = reject;
  });
  thinking ??= start();
  const bots = thinking;
  bots.catch(() => {
    if (thinking === bots) thinking = undefined;
  });
  const bot = (await Promise.race([bots, broken]))(level, view.seat ?? 0);
  signal.throwIfAborted();
  return (await Promise.race([bot.think(view, { signal }), broken])).move;
}
