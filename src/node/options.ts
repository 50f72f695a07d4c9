/** Checks the options of the functions for Node. */
import { availableParallelism } from "node:os";
import * as v from "valibot";
import { check, textOf, wholeNumber } from "../kit/input/check.js";
import { ArgumentError, quoted } from "../kit/errors.js";

/** More threads than any machine has cores. */
export const MOST_THREADS = 1024;

const workers = v.optional(wholeNumber(1, MOST_THREADS));

const NAME = "a name of at most 100 letters, digits, _ and -";
const queue = {
  url: v.unknown(),
  name: v.optional(v.pipe(textOf(100), v.regex(/^[\w-]+$/u, NAME)), "caravanserai"),
};

const threadsSchema = v.strictObject({ workers });
const queueSchema = v.strictObject(queue);
const serveSchema = v.strictObject({
  ...queue,
  workers,
  stalledAfter: v.optional(wholeNumber(1000, 3_600_000), 30_000),
  signal: v.optional(v.unknown()),
  onGame: v.optional(v.unknown()),
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

/** Returns the number of threads. Default: as many as the machine can run at once. */
export const checkThreads = (options: unknown): number =>
  fitting(threadsSchema, options).workers ?? availableParallelism();

/** The location of a queue. */
export interface Place {
  readonly url: string;
  readonly name: string;
}

/** Checks the location of an arena's queue. */
export function checkQueue(options: unknown): Place {
  const { url, name } = fitting(queueSchema, options);
  return { url: checkAddress(url), name };
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
    `expected an address such as redis://localhost:6379, got ${quoted(withoutPassword(url))}`,
  );
}

function isAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (protocol === "redis:" || protocol === "rediss:") && hostname !== "";
}

/** Returns a URL without its password, for messages. */
export const withoutPassword = (url: unknown): unknown =>
  typeof url === "string" ? url.replace(/\/\/[^@/]*@/u, "//") : url;
