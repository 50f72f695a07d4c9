/** Runs tests in a separate process, so that an endless mutant, or one that fills the memory, ends nothing else. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { Worker } from "node:worker_threads";
import * as expect from "@vitest/expect";
import * as fastCheck from "fast-check";
import * as immer from "immer";
import * as valibot from "valibot";
import { processorTime, setDeadline } from "./deadline.js";
import { withMutant } from "./switches.js";
import type { EXTERNALS } from "./externals.js";

/** A test that the bundle registered. */
export interface Test {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** The data of a worker, as a JSON file. */
export interface WorkerData {
  readonly bundle: string;
  /** The number of random cases of a property, unless it asks for more than 20 times as many. */
  readonly runs: number;
  /** Games whose golden vectors are skipped. */
  readonly others: readonly string[];
  /** The built watchdog.ts. */
  readonly watchdog: string;
}

/** A test without a mutant: its time, and the mutants that it and its file reach. */
export interface Surveyed {
  readonly file: number;
  readonly number: number;
  readonly name: string;
  /** Processor time, like all times here. */
  readonly milliseconds: number;
  readonly reached: readonly string[];
  /** Why it fails without a mutant, and is skipped. */
  readonly error?: string;
}

/**
 * A request to the worker: survey the tests of every n-th file, or try a mutant with some tests, by number, each with its limit
 * in milliseconds.
 */
export type Job =
  | { readonly survey: { readonly part: number; readonly of: number } }
  | {
      readonly mutant: string;
      readonly tests: readonly {
        readonly file: number;
        readonly number: number;
        readonly limit: number;
      }[];
    };

/** A response of the worker. */
export type Answer =
  | { readonly surveyed: readonly Surveyed[] }
  | { readonly killedBy: string | undefined; readonly milliseconds: number };

const QUICK = 500;
const MOST_MUTANTS = 10_000;
const [, , file = ""] = process.argv;
const { bundle, runs, others, watchdog } = JSON.parse(readFileSync(file, "utf8")) as WorkerData;
const deadlines = new SharedArrayBuffer(16);
const deadline = new Float64Array(deadlines);
new Worker(watchdog, { workerData: { deadlines } }).unref();
const nodeRequire = createRequire(import.meta.url);

// Fewer cases, always the same, and without shrinking: only the result matters.
const limited = (parameters?: { readonly numRuns?: number }): object => ({
  ...parameters,
  seed: 20261116,
  endOnFailure: true,
  // Properties with very many cases are fast.
  numRuns: Math.max(runs, Math.ceil((parameters?.numRuns ?? 100) / 20)),
});
const limitedCheck =
  // One overload of `assert` and `check`, which take the same arguments.
  (check: (property: never, parameters: object) => unknown) =>
    (property: never, parameters?: { readonly numRuns?: number }): unknown =>
      check(property, limited(parameters));

const modules: Record<(typeof EXTERNALS)[number], unknown> = {
  "@vitest/expect": expect,
  "fast-check": {
    ...fastCheck,
    assert: limitedCheck(fastCheck.assert),
    check: limitedCheck(fastCheck.check),
  },
  immer,
  valibot,
};
const require = (name: string): unknown =>
  name in modules ? modules[name as keyof typeof modules] : nodeRequire(name);

/** The globals that the bundle uses. */
const globals = globalThis as unknown as {
  files: (() => void)[];
  tests: Test[];
  reachedMutants: Uint8Array;
};

const compiled = (text: string): Script =>
  new Script(`(function (require, module, exports) {${text}\n})`, { filename: "tests.cjs" });

/** Evaluates everything anew, so that nothing is left of another mutant. Returns a function that loads the tests of a file. */
function load(script: Script): (file: number) => readonly Test[] {
  globals.files = [];
  const run = script.runInThisContext() as (...values: unknown[]) => void;
  run(require, { exports: {} }, {});
  const loaded = new Map<number, readonly Test[]>();
  return (file) => {
    const known = loaded.get(file);
    if (known !== undefined) return known;
    globals.tests = [];
    globals.files[file]?.();
    loaded.set(file, globals.tests);
    return globals.tests;
  };
}

async function survey(part: number, of: number): Promise<Answer> {
  globals.reachedMutants = new Uint8Array(MOST_MUTANTS);
  const script = compiled(withMutant(bundle, undefined, "reachedMutants"));
  const surveyed: Surveyed[] = [];
  load(script);
  const files = globals.files.length;
  for (let file = part; file < files; file += of) {
    globals.reachedMutants.fill(0);
    const tests = load(script)(file);
    const onLoad = globals.reachedMutants.slice();
    for (const [number, { name, run }] of tests.entries()) {
      if (others.some((game) => name.startsWith(`${game} >`))) continue;
      globals.reachedMutants.set(onLoad);
      let error: string | undefined;
      let milliseconds = Infinity;
      // A fast test runs twice: the first run may include compilation.
      for (let time = 0; time < (milliseconds < QUICK ? 2 : 1); time++) {
        const started = processorTime();
        try {
          await run();
        } catch (thrown) {
          error = String(thrown);
        }
        milliseconds = Math.min(milliseconds, processorTime() - started);
      }
      const reached = [...globals.reachedMutants.keys()]
        .filter((id) => globals.reachedMutants[id] === 1)
        .map(String);
      surveyed.push({ file, number, name, milliseconds, reached, ...(error && { error }) });
    }
  }
  return { surveyed };
}

/** Returns the name of the test that fails with a mutant. */
async function killer({
  mutant,
  tests,
}: Extract<Job, { mutant: string }>): Promise<string | undefined> {
  try {
    const testsOf = load(compiled(withMutant(bundle, mutant)));
    for (const { file, number, limit } of tests) {
      setDeadline(deadline, limit);
      const test = testsOf(file)[number];
      if (test === undefined) return "fewer tests are registered";
      try {
        await test.run();
      } catch {
        return test.name;
      }
    }
    return undefined;
  } catch {
    return "the tests do not load";
  } finally {
    setDeadline(deadline, undefined);
  }
}

async function answer(job: Job): Promise<Answer> {
  if ("survey" in job) return survey(job.survey.part, job.survey.of);
  const started = processorTime();
  const killedBy = await killer(job);
  return { killedBy, milliseconds: Math.round(processorTime() - started) };
}

process.on("message", (job: Job) => void answer(job).then((result) => process.send?.(result)));
process.on("disconnect", () => process.exit());
