/** What is written to the queue: a game that is to be played, for which arena, and by which version; and what comes back. */
import * as v from "valibot";
import { checkJob, told } from "../bots/arena/check-job.js";
import type { ArenaJob } from "../bots/arena/job.js";
import { check, textOf } from "../kit/input/check.js";
import { ArenaError, type ArenaFailure } from "../kit/errors.js";

/** A job in the queue. */
export interface Ticket {
  /** The version of the package that the arena runs. */
  readonly version: string;
  /** The arena that waits for the game. */
  readonly arena: string;
  readonly job: ArenaJob;
}

/** What a worker gives back: the game, or why it was not played. */
export type Reply =
  | { readonly game: unknown }
  | { readonly failure: { readonly reason: ArenaFailure; readonly message: string } };

const TEXT = 100;

const ticketSchema = v.strictObject({
  version: textOf(TEXT),
  arena: v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/u, "the id of an arena")),
  job: v.unknown(),
});

const REASONS = ["failed", "crashed", "other-version", "broken"] as const;

const replySchema = v.union([
  v.strictObject({ game: v.unknown() }),
  v.strictObject({ failure: v.strictObject({ reason: v.picklist(REASONS), message: v.string() }) }),
]);

/** What was found in the queue, or an `ArenaError` if it is no ticket. The job itself is checked by who plays it. */
export function checkTicket(value: unknown): Omit<Ticket, "job"> & { readonly job: unknown } {
  const checked = check(ticketSchema, value);
  if (checked.good) return checked.value;
  throw new ArenaError("broken", `not a job of an arena: ${told(checked.problems[0])}`);
}

/** The job of a ticket, if this version of the package can play it. */
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

/** What a worker has given back; the game itself is checked by the arena. */
export function checkReply(value: unknown): Reply {
  const checked = check(replySchema, value);
  if (checked.good) return checked.value;
  throw new ArenaError("broken", "a worker gave back something else than a game");
}

/** The key in Redis that is there as long as somebody waits for the games of an arena. */
export const ownerKey = (queue: string, arena: string): string =>
  `caravanserai:${queue}:arena:${arena}`;
