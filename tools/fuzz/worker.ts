/** Makes the calls of a batch, in a process of its own, so that one that never ends can be ended. */
import { writeSync } from "node:fs";
import { attempt } from "../../test/bad-input/attempt.js";
import { doors } from "../../test/bad-input/doors.js";
import { build, type Case } from "./spec.js";

/** What a batch came to. */
export interface Report {
  readonly slowest: number;
  readonly found: readonly { readonly index: number; readonly problem: string }[];
}

const byName = new Map(doors.map((door) => [door.name, door]));

process.on("message", (batch: readonly Case[]) => {
  const found: Report["found"][number][] = [];
  let slowest = 0;
  for (const [index, { door: name, argument, spec }] of batch.entries()) {
    const door = byName.get(name);
    const taken = door?.takes[argument];
    if (door === undefined || taken === undefined) {
      // A case of the corpus is older than a name: it needs the new one.
      found.push({ index, problem: `no function ${name} with such an argument` });
      continue;
    }
    const bad = build(spec, taken.good);
    // Written at once, unlike a message: what never ends is the last one named.
    writeSync(1, `${index}\n`);
    const { problem, milliseconds } = attempt(door, argument, bad);
    slowest = Math.max(slowest, milliseconds);
    if (problem !== undefined) found.push({ index, problem });
  }
  process.send?.({ slowest, found } satisfies Report);
});
