/** Finds the Redis server on this machine, for tests with a real queue. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of redis-server, or the environment variable `REDIS_SERVER`; `undefined` if there is none. */
export const findRedis = (): string | undefined =>
  [
    process.env["REDIS_SERVER"] ?? "",
    ...(process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "redis-server")),
  ].find((path) => path !== "" && existsSync(path));
