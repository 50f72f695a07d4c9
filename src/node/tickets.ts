/**
 * The messages in the queue: a game to be played, with its arena and version; and the reply. Games and arenas are named by their content: an
 * arena that is started again finds what was played, and two that are the same share it.
 */
import { createHash } from "node:crypto";
import * as v from "valibot";
import { checkJob, told } from "../bots/arena/check-job.js";
import type { ArenaJob } from "../bots/arena/job.js";
import { seedOfArena } from "../bots/arena/pairings.js";
import { check, textOf } from "../kit/input/check.js";
import { ArenaError, type ArenaFailure } from "../kit/errors.js";

/** A job in the queue. */
export interface Ticket {
  /** The version of the package that the arena runs. */
  readonly version: string;
  /** The id of the arena that waits for the game: see {@link ticketOf}. */
  readonly arena: string;
  readonly job: ArenaJob;
}

/** A worker's reply: the game, or the error. */
export type Reply =
  | { readonly game: unknown }
  | { readonly failure: { readonly reason: ArenaFailure; readonly message: string } };

const TEXT = 100;

const ticketSchema = v.strictObject({
  version: textOf(TEXT),
  arena: v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/u, "the id of an arena")),
  job: v.unknown(),
});

const REASONS = ["failed", "crashed", "other-version", "not-allowed", "broken"] as const;

const replySchema = v.union([
  v.strictObject({ game: v.unknown() }),
  v.strictObject({ failure: v.strictObject({ reason: v.picklist(REASONS), message: v.string() }) }),
]);

/** Checks a ticket from the queue. Throws an `ArenaError`. The job itself is checked by the thread that plays it. */
export function checkTicket(value: unknown): Omit<Ticket, "job"> & { readonly job: unknown } {
  const checked = check(ticketSchema, value);
  if (checked.good) return checked.value;
  throw new ArenaError("broken", `not a job of an arena: ${told(checked.problems[0])}`);
}

/** Returns the job of a ticket, if this version of the package can play it. */
export function openTicket(
  { version, job }: { version: string; job: unknown },
  own: string,
): ArenaJob {
  if (version === own) return checkJob(job);
  throw new ArenaError(
    "other-version",
    `the arena runs caravanserai ${version}, a worker runs ${own}: install the same version on both`,
  );
}

/** Checks a worker's reply; the game itself is checked by the arena. */
export function checkReply(value: unknown): Reply {
  const checked = check(replySchema, value);
  if (checked.good) return checked.value;
  throw new ArenaError("broken", "a worker gave back something else than a game");
}

/** Tests whether a worker's reply has a game, and no failure. */
export const isPlayed = (value: unknown): boolean => {
  const checked = check(replySchema, value);
  return checked.good && "game" in checked.value;
};

/** Returns the first 32 digits of the SHA-256 of a value as JSON. */
const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

/**
 * Returns the ticket of a game. Its arena is what all games of the same bots, options and seed have in common, however many there are.
 */
export function ticketOf(version: string, job: ArenaJob): Ticket {
  const { game, options, records, bots, seed } = job;
  const common = [version, game, options, records, [...bots].sort(), seedOfArena(seed)];
  const arena = digestOf(common).replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
  return { version, arena, job };
}

/** Returns the id of a game in the queue. */
export const ticketId = ({ arena, job }: Ticket): string => `${arena}-${digestOf(job)}`;

/** Returns the key in Redis that exists as long as an arena waits for its games: a set of all processes that play it. */
export const ownerKey = (queue: string, arena: string): string =>
  `caravanserai:${queue}:arena:${arena}`;
