/** Checks the options of the functions for Node. */
import { availableParallelism } from "node:os";
import * as v from "valibot";
import { isGameId } from "../games/ids.js";
import { check, textOf, wholeNumber } from "../kit/input/check.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { entriesOf, fieldsOf } from "../kit/input/plain.js";
import { addressOf, checkSpecifier } from "./modules/address.js";
import { botAddresses, type Modules } from "./modules/allowed.js";

/** More threads than any machine has cores. */
export const MOST_THREADS = 1024;

/** More names than a worker has bots. */
const MOST_NAMES = 1_000;

const workers = v.optional(wholeNumber(1, MOST_THREADS));

const NAME = "a name of at most 100 letters, digits, _ and -";
const queue = {
  url: v.unknown(),
  name: v.optional(v.pipe(textOf(100), v.regex(/^[\w-]+$/u, NAME)), "caravanserai"),
};

/** Checked apart from plain data: a URL, or code. */
const live = v.optional(v.unknown());

const threadsSchema = v.strictObject({ workers, game: live, bots: live });
const searchThreadsSchema = v.strictObject({ workers, game: live });
const queueSchema = v.strictObject({ ...queue, bots: live });
const serveSchema = v.strictObject({
  ...queue,
  workers,
  stalledAfter: v.optional(wholeNumber(1000, 3_600_000), 30_000),
  signal: live,
  onGame: live,
  games: live,
  bots: live,
});

/** Checks options against a schema. Throws an `ArgumentError`. */
function fitting<Schema extends v.GenericSchema>(
  schema: Schema,
  options: unknown,
): v.InferOutput<Schema> {
  const checked = check(schema, options, "option");
  if (checked.good) return checked.value;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

/** Returns the number of threads, by default as many as the machine can run at once, and the modules that they import. */
export function checkThreads(options: unknown): {
  readonly workers: number;
  readonly modules: Modules;
} {
  const { workers = availableParallelism() } = fitting(threadsSchema, options);
  const { game, bots } = fieldsOf(options, "game", "bots");
  return {
    workers,
    modules: {
      game: game === undefined ? undefined : gameAddress(game),
      bots: botAddresses(bots),
    },
  };
}

/** Returns the number of threads that search together, and the module of their game. */
export function checkSearchThreads(options: unknown): {
  readonly workers: number;
  readonly game: string | undefined;
} {
  const { workers = availableParallelism() } = fitting(searchThreadsSchema, options);
  const { game } = fieldsOf(options, "game");
  return { workers, game: game === undefined ? undefined : gameAddress(game) };
}

/** Returns the address of a game's module; `undefined` for a game of this library, which its jobs name. */
function gameAddress(game: unknown): string | undefined {
  return isGameId(game)
    ? undefined
    : addressOf(checkSpecifier(game, "options.game"), "options.game");
}

/** The location of a queue. */
export interface Place {
  readonly url: string;
  readonly name: string;
}

/** Checks the location of an arena's queue, and the names of bots that its workers have. */
export function checkQueue(options: unknown): Place & { readonly bots: readonly string[] } {
  const { url, name } = fitting(queueSchema, options);
  const { bots = [] } = fieldsOf(options, "bots");
  const names = entriesOf(bots, MOST_NAMES);
  if (names?.every((one) => typeof one === "string") === true) {
    return { url: checkAddress(url), name, bots: names };
  }
  throw new ArgumentError("options.bots", `expected a list of names, got ${quoted(bots)}`);
}

/** Checks the options of a worker that are plain data. */
export function checkServe(options: unknown): Place & {
  readonly workers: number;
  readonly stalledAfter: number;
} {
  const { url, name, workers, stalledAfter } = fitting(serveSchema, options);
  return { url: checkAddress(url), name, workers: workers ?? availableParallelism(), stalledAfter };
}

function checkAddress(url: unknown): string {
  if (typeof url === "string" && isAddress(url)) return url;
  throw new ArgumentError(
    "options.url",
    `expected an address such as redis://localhost:6379, got ${addressText(url)}`,
  );
}

function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (protocol === "redis:" || protocol === "rediss:") && hostname !== "";
}

/**
 * Formats an address for messages, without its password: the server and the number of the database only. Nothing is shown of
 * an address that can't be read and may contain a password somewhere.
 */
export function addressText(url: unknown): string {
  if (typeof url !== "string") return quoted(url);
  if (isAddress(url)) {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${/^\/\d+$/u.test(pathname) ? pathname : ""}`;
  }
  return /[@?#]|:.*:/su.test(url) ? `a text of ${url.length} characters` : quoted(url);
}
