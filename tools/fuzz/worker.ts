/** Runs the calls of a batch in a separate process, so that an endless one can be killed. */
import { writeSync } from "node:fs";
import type { Case } from "./spec.js";
import { tryCase } from "./try.js";

/** The result of a batch. */
export interface Report {
  readonly slowest: number;
  readonly found: readonly { readonly index: number; readonly problem: string }[];
}

async function tryAll(batch: readonly Case[]): Promise<Report> {
  const found: Report["found"][number][] = [];
  let slowest = 0;
  for (const [index, one] of batch.entries()) {
    const { problem, milliseconds } = await tryCase(one, () => {
      // Written synchronously, unlike a message: the last one named is the endless call.
      writeSync(1, `${index}\n`);
    });
    slowest = Math.max(slowest, milliseconds);
    if (problem !== undefined) found.push({ index, problem });
  }
  return { slowest, found };
}

process.on("message", (batch: readonly Case[]) => {
  void tryAll(batch).then((report) => process.send?.(report));
});
