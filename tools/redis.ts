/** Where the Redis server is on this machine, for what is tried with a real queue. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of redis-server, or of what the environment variable `REDIS_SERVER` names; `undefined` if there is none. */
export const findRedis = (): string | undefined =>
  [
    process.env["REDIS_SERVER"] ?? "",
    ...(process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, "redis-server")),
  ].find((path) => path !== "" && existsSync(path));
