/** The steps of `npm test` and of `npm run test:deep`. */
import { GET_PEERS, missingPeers } from "../../test/bench/peers.js";
import { findChromium } from "../chromium.js";
import { hasNumpy } from "../numpy.js";
import { findRedis } from "../redis.js";
import { findPlatforms } from "../runtimes/platforms.js";
import { baseOfChanges, changedRules } from "../mutation/changed.js";
import { type Built, library } from "./built.js";

/** A part of a run: one npm script. */
export interface Step {
  readonly name: string;
  /** The arguments of `npm run`. */
  readonly run: readonly string[];
  /** The step that has to succeed first. */
  readonly needs?: string;
  /** The missing prerequisite of this machine, and how to get it: then the step is skipped, which is not a failure. */
  readonly lacks?: string | undefined;
  /** What it builds: it is skipped if that is there, built of the same sources. */
  readonly makes?: Built;
}

/** A run of several steps. */
export interface Run {
  /** The command that starts it. */
  readonly command: string;
  /** Where vitest writes its report. */
  readonly report: string;
  /** Where the summary is kept. */
  readonly summary: string;
  readonly steps: readonly Step[];
  /** What the steps leave out on this machine, and how to get it. */
  readonly leftOut: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** The names of the runs. */
export type RunName = "usual" | "deep";

const FOLDER = ".generated/test";

/**
 * What has no random cases and adds nothing to coverage is left to `npm test`. Of the page only whole games are played again: there
 * `npm test` plays the last moves of most.
 */
const NOT_DEEP = ["--project=!fixed", "--project=!live", "--exclude=test/page/!(playing).test.ts"];

const vitest = (report: string): string[] => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
];

/** In CI every run tries the same inputs; elsewhere each run has a seed of its own, which it prints. */
const seed = process.env["CI"] === undefined ? [] : ["--seed", "npm-test"];

const missing = findPlatforms().flatMap(({ name, path, get }) =>
  path === undefined ? [`runtimes on ${name} (needs ${get})`] : [],
);

const chromium = findChromium() === undefined ? "Chromium: apt-get install chromium" : undefined;

const BUILD: Step = { name: "build", run: ["build"], makes: library };

/** Every test, with few random cases, and what is soon checked; the tests first, since they take longest. */
function usual(): Run {
  const report = `${FOLDER}/usual.vitest.json`;
  return {
    command: "npm test",
    report,
    summary: `${FOLDER}/usual.json`,
    environment: {},
    steps: [
      { name: "tests", run: ["test:unit", "--", ...vitest(report)] },
      BUILD,
      { name: "lint", run: ["lint"] },
      // The build writes the declarations that it reads.
      { name: "types", run: ["typecheck"], needs: "build" },
      { name: "api report", run: ["check", "--", "api-report"], needs: "build" },
      { name: "format", run: ["check", "--", "format"] },
      { name: "publint", run: ["check", "--", "publint"], needs: "build" },
      { name: "types of the package", run: ["check", "--", "attw"], needs: "build" },
      { name: "size", run: ["check", "--", "size"], needs: "build" },
      { name: "knip", run: ["check", "--", "knip"] },
    ],
    leftOut: [
      ...(chromium === undefined ? [] : [`tests of pages in Chromium (need ${chromium})`]),
      ...(findRedis() === undefined
        ? ["tests of arenas on Redis (need redis-server: apt-get install redis-server)"]
        : []),
      ...(hasNumpy()
        ? []
        : ["tests of environments in Python (need numpy: apt-get install python3-numpy)"]),
    ],
  };
}

/** Returns why there is nothing to mutate. */
function noMutants(): string | undefined {
  const base = baseOfChanges();
  if (base === undefined) return "an earlier commit to compare with: git fetch --deepen 1";
  return changedRules(base).length === 0 ? `changes of rules since ${base}` : undefined;
}

/** What takes long: all random cases, with coverage; the site; the package in projects, pages and runtimes; hostile input; mutants. */
function deep(): Run {
  const report = `${FOLDER}/deep.vitest.json`;
  return {
    command: "npm run test:deep",
    report,
    summary: `${FOLDER}/deep.json`,
    environment: { TEST_SCALE: process.env["TEST_SCALE"] ?? "1" },
    steps: [
      {
        name: "all random cases",
        run: ["check", "--", "coverage", ...vitest(report), ...NOT_DEEP],
      },
      BUILD,
      { name: "runtimes", run: ["check", "--", "runtimes"], needs: "build" },
      { name: "docs", run: ["docs"] },
      { name: "pack check", run: ["check", "--", "pack"], needs: "build" },
      { name: "bench checksums", run: ["bench", "--", "--short", "--no-build"], needs: "build" },
      { name: "frameworks", run: ["check", "--", "frameworks"], needs: "build", lacks: chromium },
      { name: "browser", run: ["check", "--", "browser"], needs: "build", lacks: chromium },
      { name: "fuzz", run: ["check", "--", "fuzz", "--inputs", "20000", ...seed] },
      {
        name: "mutants of changes",
        run: ["check", "--", "mutation", "--changed"],
        lacks: noMutants(),
      },
    ],
    leftOut: [
      ...missingPeers().map((name) => `bench checksums of ${name} (needs ${GET_PEERS})`),
      ...missing,
    ],
  };
}

/** Returns a run, as it is on this machine. */
export const runOf = (name: RunName): Run => (name === "usual" ? usual() : deep());
