/** The last lines of a run: what failed, what ran, what was left out, and how many tests there were. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Outcome } from "./perform.js";
import { countLine, readTests } from "./report.js";
import type { Run } from "./steps.js";

/** What is kept of a run. */
interface Summary {
  readonly outcomes: readonly Outcome[];
  readonly leftOut: readonly string[];
}

/** Keeps what became of a run. */
export function keepSummary({ summary, steps, leftOut }: Run, outcomes: readonly Outcome[]): void {
  const lacking = steps.flatMap(({ name, lacks }) =>
    lacks === undefined ? [] : [`${name} (needs ${lacks})`],
  );
  const kept: Summary = { outcomes, leftOut: [...lacking, ...leftOut] };
  mkdirSync(dirname(summary), { recursive: true });
  writeFileSync(summary, JSON.stringify(kept));
}

const readSummary = ({ summary }: Run): Summary | undefined =>
  existsSync(summary) ? (JSON.parse(readFileSync(summary, "utf8")) as Summary) : undefined;

const isGood = ({ outcome }: Outcome): boolean => outcome === "ok" || outcome === "left out";

const line = ({ name, outcome, seconds }: Outcome): string =>
  `${name.padEnd(22)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`;

/** Prints the summaries of runs, and returns whether all is well. */
export function printSummaries(runs: readonly Run[]): boolean {
  const summaries = runs.map((run) => ({ run, found: readSummary(run) }));
  for (const { run, found } of summaries) {
    for (const { name, lastLines } of found?.outcomes ?? []) {
      if (lastLines === undefined) continue;
      console.log(`\n----- the end of ${name}, ${run.command} -----\n${lastLines.join("\n")}`);
    }
  }
  const reports = runs.map(({ report }) => readTests(report));
  const failed = reports.flatMap((tests) => (tests ?? []).filter((one) => one.status === "failed"));
  const told = new Set(failed.map(({ name, message }) => `failed: ${name}: ${message}`));
  for (const one of told) console.log(one);
  for (const { run, found } of summaries) {
    console.log(`\n${run.command}`);
    console.log(found?.outcomes.map(line).join("\n") ?? "did not finish");
  }
  console.log();
  const leftOut = new Set(summaries.flatMap(({ found }) => found?.leftOut ?? []));
  for (const one of leftOut) console.log(`left out: ${one}`);
  console.log(countLine(reports));
  return summaries.every(({ found }) => found?.outcomes.every(isGood) === true);
}
