/** Bots of the page: all bots of a game think in one worker, which is started for the first, and `expert` on as many as there are cores. */
import type { Bot } from "caravanserai/bots";
import type { SearchWorkers } from "caravanserai/bots/worker";
import { isOutside, type PlayKit } from "./kits/kit.js";

type Bots = (name: string, seed: number) => Bot;

/** The worker that was started last, and the module of its games; `null` for the games of the library. */
let running: { readonly module: string | null; readonly bots: Promise<Bots> } | undefined;
let terminate: () => void = () => undefined;

/** A worker, and a promise that rejects once it is broken. */
interface Started {
  readonly worker: Worker;
  readonly broken: Promise<never>;
}

/** Starts a worker, and waits until it has its games. */
async function startWorker(module: string | null): Promise<Started> {
  const worker = new Worker(new URL("./bot-worker.ts", import.meta.url), { type: "module" });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) => {
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
  return { worker, broken };
}

/** Starts the bots of a game. They are loaded with their worker, so that a game of people loads neither. */
async function start(module: string | null): Promise<Bots> {
  const { runInWorker, searchWorkers } = await import("caravanserai/bots/worker");
  const { worker, broken } = await startWorker(module);
  broken.catch(() => {
    running = undefined; // The next question starts another worker.
  });
  let cores: SearchWorkers | undefined;
  terminate = () => {
    worker.terminate();
    void cores?.close();
  };
  const botOf = (name: string, seed: number): Bot => {
    if (name === "expert") {
      cores ??= searchWorkers(async () => (await startWorker(module)).worker);
      return cores.bot({ bot: name, seed });
    }
    const inWorker = runInWorker(worker, { bot: name, seed });
    return {
      name,
      think: (view, options) => Promise.race([inWorker.think(view, options), broken]),
    };
  };
  const bots = new Map<string, Bot>();
  return (name, seed) => {
    const key = `${name} ${seed}`;
    const bot = bots.get(key) ?? botOf(name, seed);
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

/** Returns a bot by its name, which thinks in workers. Rejects if they can't be started. */
export const botOf = async (kit: PlayKit, name: string, seed: number): Promise<Bot> =>
  (await botsOf(kit))(name, seed);
