/**
 * `npm test`: runs every check of the project, at most two at a time. The output of a step is shown if it fails. The last line
 * is the number of tests, machine-readable.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { GET_PEERS, missingPeers } from "../test/bench/peers.js";
import { findChromium } from "./chromium.js";
import { findRedis } from "./redis.js";
import { findPlatforms } from "./runtimes/platforms.js";

interface Step {
  readonly name: string;
  /** The arguments of `npm run`. */
  readonly run: readonly string[];
  /** The step that has to succeed first. */
  readonly needs?: string;
  /** The missing prerequisite of this machine, and how to get it: then the step is skipped, which is not a failure. */
  readonly lacks?: string | undefined;
}

const report = ".generated/vitest.json";

/** In this order; the tests first, since they take longer than all others together. */
const steps: readonly Step[] = [
  {
    name: "tests",
    run: [
      "check",
      "--",
      "coverage",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
  },
  { name: "types", run: ["typecheck"] },
  { name: "lint", run: ["lint"] },
  { name: "format", run: ["check", "--", "format"] },
  { name: "fuzz", run: ["check", "--", "fuzz", "--inputs", "2000", "--seed", "npm-test"] },
  { name: "build", run: ["build"] },
  { name: "api report", run: ["check", "--", "api-report"], needs: "build" },
  { name: "publint", run: ["check", "--", "publint"], needs: "build" },
  { name: "types of the package", run: ["check", "--", "attw"], needs: "build" },
  { name: "pack check", run: ["check", "--", "pack"], needs: "build" },
  {
    name: "browser",
    run: ["check", "--", "browser"],
    needs: "build",
    lacks: findChromium() === undefined ? "Chromium: apt-get install chromium" : undefined,
  },
  { name: "runtimes", run: ["check", "--", "runtimes"], needs: "build" },
  { name: "size", run: ["check", "--", "size"], needs: "build" },
  { name: "bench checksums", run: ["bench", "--", "--short", "--no-build"], needs: "build" },
  { name: "knip", run: ["check", "--", "knip"] },
  { name: "docs", run: ["docs"] },
];

const atOnce = 2;
const root = fileURLToPath(new URL("..", import.meta.url));

type Outcome = "ok" | "FAILED" | "not run" | "left out";
const outcomes = new Map<string, { outcome: Outcome; seconds: number }>();
/** The last lines of failed steps. */
const lastWords = new Map<string, readonly string[]>();
const LAST_LINES = 12;

const environment = { ...process.env };
const plain = !process.stdout.isTTY;
if (plain) {
  delete environment["FORCE_COLOR"];
  environment["NO_COLOR"] = "1";
}

async function perform({ name, run }: Step): Promise<void> {
  console.log(`start   ${name}`);
  const started = performance.now();
  let output = "";
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn("npm", ["run", "--silent", ...run], {
      cwd: root,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => {
      output += String(error);
      resolve(null);
    });
    child.on("close", resolve);
  });
  const seconds = (performance.now() - started) / 1000;
  const outcome = code === 0 ? "ok" : "FAILED";
  outcomes.set(name, { outcome, seconds });
  if (outcome === "FAILED") {
    lastWords.set(name, stripVTControlCharacters(output).trim().split("\n").slice(-LAST_LINES));
    // Not every tool respects NO_COLOR.
    const text = (plain ? stripVTControlCharacters(output) : output).trim();
    console.log(`\n----- ${name} -----\n${text}\n-----\n`);
  }
  console.log(`${outcome.padEnd(7)} ${name} (${seconds.toFixed(1)} s)`);
}

/** Starts the steps in order, each as soon as a slot is free and its prerequisite has succeeded. */
async function performAll(): Promise<void> {
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs }) => needs === undefined || outcomes.has(needs));
    const step = waiting[next];
    if (step === undefined || running.size === atOnce) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(next, 1);
    if (step.lacks !== undefined) {
      outcomes.set(step.name, { outcome: "left out", seconds: 0 });
      continue;
    }
    if (step.needs !== undefined && outcomes.get(step.needs)?.outcome !== "ok") {
      outcomes.set(step.name, { outcome: "not run", seconds: 0 });
      continue;
    }
    const performed: Promise<void> = perform(step).finally(() => running.delete(performed));
    running.add(performed);
  }
}

/** The part of vitest's report that is read. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
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

/** Returns the report; `undefined` if vitest itself failed. */
const readReport = (): Report | undefined =>
  existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as Report) : undefined;

/** Returns every failed test with the first line of its message, which a log cut in the middle should still show. */
function failures(): string[] {
  const firstLine = (text = ""): string => stripVTControlCharacters(text).split("\n", 1)[0] ?? "";
  return (readReport()?.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((one) => one.status === "failed");
      if (status === "failed" && failed.length === 0)
        return [`failed: ${file}: ${firstLine(message)}`];
      return failed.map(
        ({ fullName, failureMessages: [said] }) =>
          `failed: ${file}: ${fullName}: ${firstLine(said)}`,
      );
    },
  );
}

/** Returns the line that counts the tests. */
function count(): string {
  const found = readReport();
  if (found === undefined) return "Tests: 0 passed, 1 failed";
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = found;
  // A file that does not load has no failed test, and counts as one.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((result) => result.status !== "failed"),
  ).length;
  const skipped = numPendingTests + numTodoTests;
  return (
    `Tests: ${numPassedTests} passed, ${numFailedTests + broken} failed` +
    (skipped > 0 ? `, ${skipped} skipped` : "")
  );
}

process.chdir(root);
rmSync(report, { force: true });
await performAll();

// Repeated at the end, where it is easy to find.
for (const [name, lines] of lastWords) {
  console.log(`\n----- the end of ${name} -----\n${lines.join("\n")}`);
}
for (const line of failures()) console.log(line);

console.log();
for (const { name } of steps) {
  const { outcome, seconds } = outcomes.get(name) ?? { outcome: "not run", seconds: 0 };
  console.log(`${name.padEnd(22)} ${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
  if (outcome !== "ok" && outcome !== "left out") process.exitCode = 1;
}
console.log();
for (const { name, lacks } of steps) {
  if (lacks !== undefined) console.log(`left out: ${name} (needs ${lacks})`);
}
if (findRedis() === undefined) {
  console.log(
    "left out: tests of arenas on Redis (need redis-server: apt-get install redis-server)",
  );
}
for (const name of missingPeers()) {
  console.log(`left out: bench checksums of ${name} (needs ${GET_PEERS})`);
}
for (const { name, path, get } of findPlatforms()) {
  if (path === undefined) console.log(`left out: runtimes on ${name} (needs ${get})`);
}
console.log(count());
