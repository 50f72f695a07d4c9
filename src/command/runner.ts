/** Where the games of arenas and assessments are played: here, in threads, or on the workers of a queue. */
import type { ArenaRunner } from "caravanserai/bots";
import { redisQueue, threads } from "caravanserai/node";
import type { Bots } from "./bots.js";
import { type Options, UsageError } from "./usage.js";

/** Returns the runner; `undefined` to play in this thread. Threads and workers import the modules themselves. */
export function runnerOf(
  options: Options,
  { hasPrograms, modules: bots }: Bots,
  game: string | undefined,
): ArenaRunner | undefined {
  const url = options.text("redis");
  const workers = options.whole("workers", 1, 1_000);
  if (url === undefined && workers === undefined) return undefined;
  if (hasPrograms) {
    throw new UsageError(
      "programs play in one thread of this machine: leave --workers and --redis out",
    );
  }
  if (url !== undefined && workers !== undefined) {
    throw new UsageError("with --redis the workers play: start them with `caravanserai worker`");
  }
  if (url !== undefined) return redisQueue({ url, bots });
  return threads({
    bots,
    ...(game === undefined ? {} : { game }),
    ...(workers === undefined ? {} : { workers }),
  });
}
