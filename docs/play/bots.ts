/** Bots of the page: all bots of a game think in one worker, which is started for the first. */
import type { Bot } from "caravanserai/bots";
import { isOutside, type PlayKit } from "./kits/kit.js";

type Bots = (name: string, seed: number) => Bot;

/** The worker that was started last, and the module of its games; `null` for the games of the library. */
let running: { readonly module: string | null; readonly bots: Promise<Bots> } | undefined;
let terminate: () => void = () => undefined;

/** Starts the worker. The bots are loaded with it, so that a game of people loads neither. */
async function start(module: string | null): Promise<Bots> {
  const { runInWorker } = await import("caravanserai/bots/worker");
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  terminate = () => worker.terminate();
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) => {
      running = undefined; // The next question starts another worker.
      worker.terminate();
      reject(new Error(event.message || "the worker could not be loaded"));
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    const isReady = ({ data }: MessageEvent<string | null>): void =>
      data === null ? resolve() : reject(new Error(data));
    worker.addEventListener("message", isReady, { once: true });
    worker.postMessage(module);
  });
  await Promise.race([ready, broken]);
  const bots = new Map<string, Bot>();
  return (name, seed) => {
    const key = `${name} ${seed}`;
    const known = bots.get(key);
    if (known !== undefined) return known;
    const inWorker = runInWorker(worker, { bot: name, seed });
    const bot: Bot = {
      name,
      think: (view, options) => Promise.race([inWorker.think(view, options), broken]),
    };
    bots.set(key, bot);
    return bot;
  };
}

/** Returns the bots of a game, in a worker that has it. */
function botsOf(kit: PlayKit): Promise<Bots> {
  const module = isOutside(kit) ? kit.address : null;
  if (running?.module === module) return running.bots;
  terminate();
  const bots = start(module);
  running = { module, bots };
  bots.catch(() => {
    if (running?.bots === bots) running = undefined;
  });
  return bots;
}

/** Returns a bot by its name, which thinks in the worker. Rejects if the worker can't be started. */
export const botOf = async (kit: PlayKit, name: string, seed: number): Promise<Bot> =>
  (await botsOf(kit))(name, seed);
