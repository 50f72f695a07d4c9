/** A Redis server and worker processes of one's own, for tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { expect } from "vitest";

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Asks until the answer is yes, for minutes: a busy machine may start a process or play a game slowly. */
export const until = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  expect.poll(holds, { timeout: 300_000 }).toBe(true);

/** A server that keeps nothing on disk. */
export async function startRedis(
  path: string,
): Promise<{ url: string; redis: Redis; stop: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn(path, ["--port", `${port}`, "--bind", "127.0.0.1", "--save", ""], {
    stdio: "ignore",
  });
  const url = `redis://127.0.0.1:${port}`;
  const redis = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  redis.on("error", () => undefined);
  await redis.ping();
  return {
    url,
    redis,
    async stop() {
      redis.disconnect();
      if (server.exitCode !== null) return;
      server.kill("SIGKILL");
      await once(server, "exit");
    },
  };
}

/** A worker process, what it has said so far, and its end. */
export interface WorkerProcess {
  readonly child: ChildProcess;
  readonly lines: readonly string[];
  /** Sends it a signal, and waits until it has ended. Gives its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a process that runs a file of these tests. */
export function startWorker(file: URL, ...args: string[]): WorkerProcess {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => {
    lines.push(...chunk.toString().trim().split("\n"));
  });
  return {
    child,
    lines,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
  };
}
