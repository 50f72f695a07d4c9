/** Reads vitest's reports: which tests failed, and how many passed. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The part of vitest's report that is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A test, or a file that does not load. */
export interface Tested {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
  /** The first line of what a failed test says, which a log cut in the middle should still show. */
  readonly message: string;
}

const firstLine = (text = ""): string => stripVTControlCharacters(text).split("\n", 1)[0] ?? "";

const statusOf = (status: string): Tested["status"] =>
  status === "passed" || status === "failed" ? status : "skipped";

/** Returns every test of a report; `undefined` if vitest itself failed. */
export function readTests(path: string): readonly Tested[] | undefined {
  if (!existsSync(path)) return undefined;
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as Report;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.map((one): Tested => {
      const [said] = one.failureMessages;
      return {
        name: `${file}: ${one.fullName}`,
        status: statusOf(one.status),
        message: firstLine(said),
      };
    });
    // A file that does not load has no failed test, and counts as one.
    const isBroken = status === "failed" && tests.every((one) => one.status !== "failed");
    return isBroken
      ? [...tests, { name: file, status: "failed", message: firstLine(message) } as const]
      : tests;
  });
}

/** Returns the line that counts the tests of some reports. A test in several of them counts once, and fails if it fails in one. */
export function countLine(reports: readonly (readonly Tested[] | undefined)[]): string {
  const statuses = new Map<string, Tested["status"]>();
  let failedRuns = 0;
  for (const report of reports) {
    if (report === undefined) failedRuns++;
    const own = new Map<string, number>();
    for (const { name, status } of report ?? []) {
      // Two tests of one file may have the same name.
      const nth = (own.get(name) ?? 0) + 1;
      own.set(name, nth);
      const key = `${nth} ${name}`;
      const known = statuses.get(key);
      if (known !== "failed" && (known === undefined || status !== "skipped")) {
        statuses.set(key, status);
      }
    }
  }
  const count = (status: Tested["status"]): number =>
    [...statuses.values()].filter((one) => one === status).length;
  const skipped = count("skipped");
  return (
    `Tests: ${count("passed")} passed, ${count("failed") + failedRuns} failed` +
    (skipped > 0 ? `, ${skipped} skipped` : "")
  );
}
