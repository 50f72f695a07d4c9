/** Checks what knowledge computes in a search: numbers that are none would spoil the search without a sign. */
import { ArgumentError, quoted } from "../../kit/errors.js";

/** Throws an `ArgumentError` unless the first `count` numbers that a member of knowledge wrote are finite. */
export function checkNumbers(
  numbers: readonly number[],
  count: number,
  member: "evaluate" | "priors",
): void {
  for (let index = 0; index < count; index++) {
    if (Number.isFinite(numbers[index])) continue;
    const message = `expected a finite number at index ${index}, got ${quoted(numbers[index])}`;
    throw new ArgumentError(`knowledge.${member}`, message);
  }
}

/** The most actions of one rollout: far more than any game takes, so that a rollout that gets nowhere ends. */
const LONGEST_ROLLOUT = 1_000_000;

/** Throws an `ArgumentError` if a rollout does not come to an end. */
export function checkLength(played: number): void {
  if (played < LONGEST_ROLLOUT) return;
  const message = `a rollout of ${LONGEST_ROLLOUT} actions did not end; are all of them legal?`;
  throw new ArgumentError("knowledge.rollout", message);
}
