/**
 * `npm run mutation -- src/nomadi/rules/judge.ts`, or `--all`: changes the rules, one small change at a time, and sees whether
 * a test fails. docs/testing.md tells how.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { bundleTests } from "./bundle.js";
import { instrument, type Mutant } from "./mutants.js";
import { type Data, runJobs } from "./pool.js";
import { report, type Result } from "./report.js";
import type { Answer, Job } from "./worker.js";

const GAMES = ["through-the-desert", "nomadi", "desert-sons"];
const FOLDER = ".generated/mutation";
const WORKER = resolve(FOLDER, "worker.mjs");

const FEW = 2;

type MutantJob = Extract<Job, { mutant: string }>;
type Survey = Extract<Answer, { surveyed: unknown }>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    /** How many random cases a property tries: a twentieth of what it asks for, but at least so many. */
    runs: { type: "string", default: "3" },
    /** How long the tests of one mutant may take, as long as it lives. */
    seconds: { type: "string", default: "6" },
    threads: { type: "string", default: "2" },
  },
});
const runs = Number(values.runs);
const seconds = Number(values.seconds);
const threads = Number(values.threads);

const rulesOf = (game: string): string[] =>
  readdirSync(`src/${game}/rules`)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `src/${game}/rules/${file}`);

/** Looks at the tests without mutants: which work here, how long they take, what they reach. */
async function survey(data: Data): Promise<Survey> {
  const answers: Survey[] = [];
  const parts = Array.from({ length: threads }, (_, part) => ({ survey: { part, of: threads } }));
  await runJobs(parts, WORKER, data, threads, (outcome) => {
    if (typeof outcome === "string") throw new Error(`the tests do not load: ${outcome}`);
    if ("surveyed" in outcome) answers.push(outcome);
  });
  return { surveyed: answers.flatMap(({ surveyed }) => surveyed) };
}

/** The golden vectors take longer than most tests, but hardly anything escapes them: they come early, and always. */
const isGolden = ({ name }: { name: string }): boolean => name.includes("golden games");
const rank = (test: { name: string; milliseconds: number }): number =>
  isGolden(test) ? Math.min(test.milliseconds, 30) : test.milliseconds;

/** The tests that can notice a mutant, the quickest first, as many as the time for one mutant allows. */
function jobs(mutants: readonly Mutant[], { surveyed }: Survey): MutantJob[] {
  const tests = surveyed
    .map((test) => ({ ...test, reaches: new Set(test.reached) }))
    .filter(({ error }) => error === undefined)
    .sort((a, b) => rank(a) - rank(b));
  return mutants.map(({ id }) => {
    // Boards and tables are kept once they are made: where few tests of a file reach a mutant, others may use what these made.
    const files = tests.filter(({ reaches }) => reaches.has(id)).map(({ file }) => file);
    const few = new Set(files.filter((file) => files.filter((one) => one === file).length <= FEW));
    let rest = seconds * 1000;
    return {
      mutant: id,
      tests: tests
        .filter(({ reaches, file }) => reaches.has(id) || few.has(file))
        .filter((test) => {
          if (isGolden(test)) return true;
          rest -= test.milliseconds;
          return rest > 0;
        })
        .map(({ file, number, milliseconds }) => {
          return { file, number, limit: 3000 + 10 * milliseconds };
        }),
    };
  });
}

/** Tries all mutants of files of one game. */
async function mutate(game: string, files: readonly string[]): Promise<Result[]> {
  const { mutants, texts } = await instrument(files);
  const others = GAMES.filter((one) => one !== game);
  const data = { bundle: await bundleTests(game, texts), runs, others };
  const began = Date.now();
  const seen = await survey(data);
  for (const { name, error } of seen.surveyed) {
    if (error !== undefined) console.log(`left out: ${name} (${error.split("\n")[0] ?? ""})`);
  }
  const total = seen.surveyed.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  console.log(
    `${game}: ${mutants.length} mutants, ${seen.surveyed.length} tests of ${total.toFixed(1)} s, ` +
      `looked at in ${Math.round((Date.now() - began) / 1000)} s`,
  );
  const all = jobs(mutants, seen);
  const results: Result[] = [];
  const started = Date.now();
  await runJobs(all, WORKER, data, threads, (outcome, number) => {
    const mutant = mutants[number];
    if (mutant === undefined) return;
    const killedBy =
      typeof outcome === "string" ? outcome : "killedBy" in outcome ? outcome.killedBy : undefined;
    results[number] = {
      mutant,
      killedBy,
      reached: (all[number]?.tests.length ?? 0) > 0,
    };
    const done = results.filter(Boolean).length;
    if (done % 20 === 0) {
      console.log(`${done} of ${all.length} in ${Math.round((Date.now() - started) / 1000)} s`);
    }
  });
  return results;
}

const chosen = values.all ? GAMES.flatMap(rulesOf) : positionals;
if (chosen.length === 0) {
  console.error("Which files? npm run mutation -- src/nomadi/rules/judge.ts, or --all");
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
await build({
  entryPoints: ["tools/mutation/worker.ts"],
  outfile: WORKER,
  bundle: true,
  format: "esm",
  platform: "node",
  packages: "external",
});
const results: Result[] = [];
for (const game of GAMES) {
  const own = chosen.filter((file) => file.startsWith(`src/${game}/rules/`));
  if (own.length === 0) continue;
  const found = await mutate(game, own);
  writeFileSync(`${FOLDER}/${game}.json`, JSON.stringify(found, undefined, 1));
  results.push(...found);
}
if (!report(results)) process.exitCode = 1;
