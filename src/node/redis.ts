/** The connection to Redis: its packages are loaded on demand, and errors come soon and are clear. */
import type * as BullMQ from "bullmq";
import type { Redis } from "ioredis";
import { ArenaError } from "../kit/errors.js";
import { addressText } from "./options.js";

/** The options of a queue. @category Arena */
export interface QueueOptions {
  /** The URL of Redis, such as `redis://localhost:6379`, or `rediss://` for TLS. */
  readonly url: string;
  /** The name of the queue: arenas and workers with the same name find each other. Default: `caravanserai`. */
  readonly name?: string;
}

/** An open connection, and the library that uses it. */
export interface Line {
  readonly bullmq: typeof BullMQ;
  readonly redis: Redis;
  /** Rejects once the connection is lost for good; never resolves. */
  readonly lost: Promise<never>;
  /** Closes the connection. */
  close(): void;
}

/** The time limit of the first connection. */
const CONNECT_MS = 5000;

/** The number of attempts to reconnect, before the arena or the worker gives up. */
const RETRIES = 30;
const RETRY_MS = 1000;

/** Connects, or rejects with an `ArenaError` after a few seconds. A connection that is lost later is retried for a while. */
export async function connect(url: string, retries = RETRIES): Promise<Line> {
  const { bullmq, Redis } = await load();
  const where = addressText(url);
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // Required by BullMQ: a command waits until the connection is back, or lost for good.
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (connected && times <= retries ? RETRY_MS : null),
  });
  let connected = false;
  let reason = "";
  redis.on("error", ({ message }: Error) => {
    reason = message;
  });
  const unreachable = (what: string): ArenaError =>
    new ArenaError("unreachable", `${what} Redis at ${where}${reason === "" ? "" : `: ${reason}`}`);
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    if (reason === "") ({ message: reason = String(error) } = error as Partial<Error>);
    throw unreachable("cannot reach");
  }
  connected = true;
  const lost = new Promise<never>((_, reject) => {
    redis.once("end", () => {
      reject(unreachable("lost the connection to"));
    });
  });
  // Nobody may await it.
  lost.catch(() => undefined);
  return {
    bullmq,
    redis,
    lost,
    close: () => {
      redis.disconnect();
    },
  };
}

/** Loads the packages that only an arena on Redis needs. */
async function load(): Promise<{ bullmq: typeof BullMQ; Redis: typeof Redis }> {
  try {
    const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
    return { bullmq, Redis: ioredis.Redis };
  } catch (error) {
    const { code, message = String(error) } = error as { code?: unknown; message?: string };
    if (code !== "ERR_MODULE_NOT_FOUND" && code !== "MODULE_NOT_FOUND") throw error;
    const how = "an arena on Redis needs two more packages: npm install bullmq ioredis";
    throw new ArenaError("not-installed", `${how} (${message})`);
  }
}
