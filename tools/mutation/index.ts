/**
 * `npm run check -- mutation src/nomadi/rules/judge.ts`, or `--all`: makes one small change of the rules at a time, and checks
 * whether a test fails. `--changed` tries some mutants of the files that changed. See docs/testing.md.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { GAME_IDS } from "caravanserai";
import { build } from "esbuild";
import { bundleTests } from "./bundle.js";
import { baseOfChanges, changedRules } from "./changed.js";
import { Log, type Result } from "./log.js";
import { instrument, keyOf, type Mutant } from "./mutants.js";
import { Plan } from "./plan.js";
import { type Pool, runJobs } from "./pool.js";
import { isEquivalent, report, reportSample } from "./report.js";
import { survey } from "./survey.js";

const FOLDER = ".generated/mutation";
const WATCHDOG = resolve(FOLDER, "watchdog.mjs");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    /** Takes a sample of the mutants of the files that changed since the last commit on main. */
    changed: { type: "boolean", default: false },
    /** The number of mutants in that sample. */
    sample: { type: "string", default: "300" },
    /** Skips the mutants that an earlier run has tried. */
    continue: { type: "boolean", default: false },
    /** The same, but tries survivors again that are not listed as equivalent. */
    survivors: { type: "boolean", default: false },
    /** The minimum number of random cases of a property; otherwise a twentieth of its own number. */
    runs: { type: "string", default: "3" },
    /** The processor time for the tests of one mutant. */
    seconds: { type: "string", default: "4" },
    processes: { type: "string", default: "2" },
  },
});
const runs = Number(values.runs);
const processes = Number(values.processes);

const rulesOf = (game: string): string[] =>
  readdirSync(`src/${game}/rules`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `src/${game}/rules/${file.replaceAll("\\", "/")}`);

/** Tests whether a mutant of an earlier run is skipped. */
function isSettled({ mutant, killedBy }: Result): boolean {
  if (values.survivors) return killedBy !== undefined || isEquivalent(mutant);
  return values.continue;
}

/** Tries all mutants of some files of one game. Returns whether all files pass. */
async function mutate(game: string, files: readonly string[]): Promise<boolean> {
  // All files, so that numbers and the survey do not depend on the selection.
  const { mutants, texts } = await instrument(rulesOf(game));
  const own = files.flatMap((one) => mutants.filter(({ file }) => file === one));
  const log = new Log(`${FOLDER}/${game}.jsonl`);
  const results = new Map<string, Result>();
  const before = log.read();
  for (const mutant of own) {
    const found = before.get(keyOf(mutant));
    if (found === undefined) continue;
    // Numbers change when other files do.
    const known = { ...found, mutant };
    if (isSettled(known)) results.set(keyOf(mutant), known);
  }
  const others = [...before.values()].filter(({ mutant: { file } }) => !files.includes(file));
  log.keep([...others, ...results.values()]);

  let good = true;
  const tell = (file: string): void => {
    const all = own.filter((mutant) => mutant.file === file);
    const found = all.flatMap((mutant) => results.get(keyOf(mutant)) ?? []);
    if (found.length === all.length && !report(file, found)) good = false;
  };
  const todo = own.filter((mutant) => !results.has(keyOf(mutant)));
  files.filter((file) => todo.every((mutant) => mutant.file !== file)).forEach(tell);
  if (todo.length > 0)
    await tryAll(game, texts, todo, (result) => {
      log.add(result);
      results.set(keyOf(result.mutant), result);
      tell(result.mutant.file);
    });
  return good;
}

/** Tries mutants, and reports the result of each. */
async function tryAll(
  game: string,
  texts: ReadonlyMap<string, string>,
  todo: readonly Mutant[],
  tell: (result: Result) => void,
): Promise<void> {
  const pool: Pool = {
    file: resolve(FOLDER, "worker.mjs"),
    data: resolve(FOLDER, `${game}.data.json`),
    processes,
  };
  const bundle = await bundleTests(game, texts);
  const otherGames = GAME_IDS.filter((one) => one !== game);
  const data = { bundle, runs, others: otherGames, watchdog: WATCHDOG };
  const plan = new Plan(await survey(game, data, pool), Number(values.seconds) * 1000);
  console.log(`${game}: ${todo.length} mutants to try`);
  const started = Date.now();
  let done = 0;
  const reached = new Set<string>();
  await runJobs(
    todo.length,
    (number) => {
      const mutant = todo[number];
      if (mutant === undefined) throw new RangeError(`no mutant ${number}`);
      const job = plan.job(mutant);
      if (job.tests.length > 0) reached.add(mutant.id);
      return job;
    },
    pool,
    (outcome, number) => {
      const mutant = todo[number];
      if (mutant === undefined) return;
      const told = typeof outcome === "string" ? { killedBy: outcome } : outcome;
      if ("surveyed" in told) return;
      const { killedBy, ...rest } = told;
      if (killedBy !== undefined) plan.learn(mutant, killedBy);
      tell({
        mutant,
        ...(killedBy !== undefined && { killedBy }),
        reached: reached.has(mutant.id),
        ...rest,
      });
      if (++done % 100 === 0) {
        console.log(`${done} of ${todo.length} in ${Math.round((Date.now() - started) / 1000)} s`);
      }
    },
  );
}

const changed = (): string[] => {
  const base = baseOfChanges();
  return base === undefined ? [] : changedRules(base);
};

/** Tries some mutants of each game's files, at even distances. Returns whether enough of them are noticed. */
async function sample(files: readonly string[]): Promise<boolean> {
  const results: Result[] = [];
  for (const game of GAME_IDS) {
    const own = files.filter((file) => file.startsWith(`src/${game}/rules/`));
    if (own.length === 0) continue;
    const { mutants, texts } = await instrument(rulesOf(game));
    const all = mutants.filter((mutant) => own.includes(mutant.file) && !isEquivalent(mutant));
    const share = (Number(values.sample) * own.length) / files.length;
    const stride = Math.max(1, Math.ceil(all.length / share));
    const todo = all.filter((_, index) => index % stride === 0);
    await tryAll(game, texts, todo, (result) => results.push(result));
  }
  return reportSample(results);
}

if (values.changed && changed().length === 0) {
  console.log("no rules changed");
  process.exit();
}
const chosen = values.all ? GAME_IDS.flatMap(rulesOf) : values.changed ? changed() : positionals;
const known = new Set(GAME_IDS.flatMap(rulesOf));
const unknown = chosen.filter((file) => !known.has(file));
if (chosen.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No rules files: ${unknown.join(", ")}`);
  console.error("Which files? npm run check -- mutation src/nomadi/rules/judge.ts, or --all");
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
await build({
  entryPoints: ["tools/mutation/worker.ts", "tools/mutation/watchdog.ts"],
  outdir: FOLDER,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "node",
  packages: "external",
});
for (const game of values.changed ? [] : GAME_IDS) {
  const files = chosen.filter((file) => file.startsWith(`src/${game}/rules/`));
  if (files.length > 0 && !(await mutate(game, files))) process.exitCode = 1;
}
if (values.changed && !(await sample(chosen))) process.exitCode = 1;
