/**
 * `npm test`: runs every check of the project, with few random cases. `npm run test:deep` (`--deep`) runs what takes long, with
 * all of them. Either prints the output of a step that fails, and ends with a table of what ran and what was left out; the last
 * line is the number of tests, machine-readable. `--summary` prints the tables of both once more.
 */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { performAll } from "./test/perform.js";
import { runOf } from "./test/steps.js";
import { keepSummary, printSummaries } from "./test/summary.js";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const { values } = parseArgs({
  options: {
    deep: { type: "boolean", default: false },
    summary: { type: "boolean", default: false },
  },
});

if (values.summary) {
  process.exitCode = printSummaries([runOf("usual"), runOf("deep")]) ? 0 : 1;
} else {
  const run = runOf(values.deep ? "deep" : "usual");
  rmSync(run.report, { force: true });
  rmSync(run.summary, { force: true });
  keepSummary(run, await performAll(run));
  process.exitCode = printSummaries([run]) ? 0 : 1;
}
