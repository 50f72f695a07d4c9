/** Runs the tests without mutants: which pass, how long they take, and what they reach. Cached until tests or rules change. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Pool, runJobs } from "./pool.js";
import type { Surveyed, WorkerData } from "./worker.js";

interface Kept {
  readonly digest: string;
  readonly surveyed: readonly Surveyed[];
}

/** Surveys all tests of a game, and writes the file that the processes read. */
export async function survey(
  game: string,
  data: WorkerData,
  pool: Pool,
): Promise<readonly Surveyed[]> {
  const text = JSON.stringify(data);
  writeFileSync(pool.data, text);
  const digest = createHash("sha256").update(text).digest("hex");
  const path = pool.data.replace(".data.json", ".survey.json");
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Kept) : undefined;
  if (kept?.digest === digest) return kept.surveyed;

  const began = Date.now();
  const of = pool.processes;
  const surveyed: Surveyed[] = [];
  await runJobs(
    of,
    (part) => ({ survey: { part, of } }),
    pool,
    (outcome) => {
      if (typeof outcome === "string") throw new Error(`the tests do not load: ${outcome}`);
      if ("surveyed" in outcome) surveyed.push(...outcome.surveyed);
    },
  );
  for (const { name, error } of surveyed) {
    if (error !== undefined) console.log(`left out: ${name} (${error.split("\n")[0] ?? ""})`);
  }
  const total = surveyed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  console.log(
    `${game}: ${surveyed.length} tests of ${total.toFixed(1)} s of processor time, ` +
      `looked at in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  writeFileSync(path, JSON.stringify({ digest, surveyed } satisfies Kept));
  return surveyed;
}
