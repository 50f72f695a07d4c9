/** Makes one call, and checks its outcome. */
import { attempt, attemptLive, type Outcome } from "../../test/bad-input/attempt.js";
import { liveDoors } from "../../test/bad-input/live-doors.js";
import { allDoors } from "./all-doors.js";
import { build, type Case } from "./spec.js";

const byName = new Map(allDoors.map((door) => [door.name, door]));
const live = new Set(liveDoors);

/** Freezes an argument and everything in it, so that changing it throws. Some can't be read, let alone frozen. */
function frozen(value: unknown, met = new Set<unknown>()): unknown {
  if (typeof value !== "object" || value === null || met.has(value)) return value;
  met.add(value);
  try {
    if (ArrayBuffer.isView(value) || met.size > 10_000) return value;
    for (const part of Object.values(value)) frozen(part, met);
    return Object.freeze(value);
  } catch {
    return value;
  }
}

/** Tries a case; `begin` is called once its argument is built. */
export async function tryCase(
  { door: name, argument, spec, frozen: isFrozen }: Case,
  begin?: () => void,
): Promise<Outcome> {
  const door = byName.get(name);
  const taken = door?.takes[argument];
  if (door === undefined || taken === undefined) {
    // A case of the corpus may use an old name: update it.
    const problem = `no function ${name} with such an argument`;
    return { outcome: "refused", milliseconds: 0, problem };
  }
  const bad = build(spec, taken.good);
  if (isFrozen === true) frozen(bad);
  begin?.();
  const how = { mayBeGood: "changed" in spec || "cut" in spec };
  return live.has(door)
    ? { ...(await attemptLive(door, argument, bad, how)), milliseconds: 0 }
    : attempt(door, argument, bad, how);
}
