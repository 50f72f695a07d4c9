/** One call with one bad argument, watched: what comes out, and what is wrong with that. */
import { CaravanseraiError } from "caravanserai";
import type { Argument, Door } from "./argument.js";

/** The processor time, in milliseconds, that a call may take: 100 are promised, and slow or busy machines get more. */
const PROCESSOR_TIME = 1500;
/** No message is longer, whatever came in. */
const LONGEST_MESSAGE = 8_000;

/** What a call came to, and what is wrong with it. */
export interface Outcome {
  readonly outcome: "answered" | "refused";
  readonly milliseconds: number;
  readonly problem: string | undefined;
}

// Messages may hold no character that a terminal obeys, and no line break.
const isClean = (message: string): boolean => !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(message);

/**
 * Calls a function with a bad value in place of one of its good arguments. If the value may be good after all, the others need
 * not go with it, and may be what is refused.
 */
export function attempt(
  door: Door,
  index: number,
  bad: unknown,
  { mayBeGood = false } = {},
): Outcome {
  const { most = PROCESSOR_TIME } = door;
  let outcome = once(door, index, bad, mayBeGood);
  // The memory of what came before is cleared at somebody's expense: only who is slow every time is slow.
  for (let again = 0; again < 3 && outcome.milliseconds > most; again++) {
    outcome = once(door, index, bad, mayBeGood);
  }
  const { milliseconds } = outcome;
  if (milliseconds <= most || outcome.problem !== undefined) return outcome;
  return { ...outcome, problem: `took ${Math.round(milliseconds)} ms` };
}

function once(door: Door, index: number, bad: unknown, mayBeGood: boolean): Outcome {
  const given = door.takes.map(({ good }, place) => (place === index ? bad : good));
  const before = process.cpuUsage();
  let outcome: Outcome["outcome"] = "answered";
  let problem: string | undefined;
  try {
    const answer = door.run(...given);
    // Steps of a replay come one at a time.
    if (typeof answer === "object" && answer !== null && "next" in answer) {
      Array.from(answer as unknown as Iterable<unknown>);
    }
  } catch (error) {
    outcome = "refused";
    problem = problemOf(error, mayBeGood ? door.takes : door.takes.slice(index, index + 1));
  }
  const { user, system } = process.cpuUsage(before);
  return { outcome, milliseconds: (user + system) / 1000, problem };
}

/** The same for a function that takes live objects, or answers with a promise. Its time is not measured: it may wait. */
export async function attemptLive(
  { run, takes }: Door,
  index: number,
  bad: unknown,
  { mayBeGood = false } = {},
): Promise<Omit<Outcome, "milliseconds">> {
  try {
    await run(...takes.map(({ good }, place) => (place === index ? bad : good)));
    return { outcome: "answered", problem: undefined };
  } catch (error) {
    const atFault = mayBeGood ? takes : takes.slice(index, index + 1);
    return { outcome: "refused", problem: problemOf(error, atFault) };
  }
}

function problemOf(error: unknown, atFault: readonly Argument[]): string | undefined {
  const refusals = atFault.flatMap((argument) => argument.refusals);
  if (!CaravanseraiError.is(error)) return `untyped: ${String(error)}`;
  if (!refusals.some((one) => one.is(error))) return `the wrong error: ${error.name}`;
  const { message } = error;
  if (message.length > LONGEST_MESSAGE) return `a message of ${message.length} characters`;
  return isClean(message)
    ? undefined
    : `a message with control characters: ${JSON.stringify(message)}`;
}
