/**
 * `npm run mutation -- src/nomadi/rules/judge.ts`, or `--all`: changes the rules, one small change at a time, and sees whether
 * a test fails. docs/testing.md tells how.
 */
import { mkdirSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { bundleTests } from "./bundle.js";
import { Log, type Result } from "./log.js";
import { instrument, keyOf, type Mutant } from "./mutants.js";
import { Plan } from "./plan.js";
import { type Pool, runJobs } from "./pool.js";
import { isEquivalent, report } from "./report.js";
import { survey } from "./survey.js";

const GAMES = ["desert-sons", "nomadi", "through-the-desert"];
const FOLDER = ".generated/mutation";
const WATCHDOG = resolve(FOLDER, "watchdog.mjs");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    /** Leaves out the mutants that an earlier run has tried. */
    continue: { type: "boolean", default: false },
    /** The same, but tries again what survived and is not listed as equivalent. */
    survivors: { type: "boolean", default: false },
    /** How many random cases a property tries: a twentieth of what it asks for, but at least so many. */
    runs: { type: "string", default: "3" },
    /** How much processor time the tests of one mutant may take, as long as it lives. */
    seconds: { type: "string", default: "4" },
    processes: { type: "string", default: "2" },
  },
});
const runs = Number(values.runs);
const processes = Number(values.processes);

const rulesOf = (game: string): string[] =>
  readdirSync(`src/${game}/rules`)
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `src/${game}/rules/${file}`);

/** Whether a mutant that was tried by an earlier run is left out now. */
function isSettled({ mutant, killedBy }: Result): boolean {
  if (values.survivors) return killedBy !== undefined || isEquivalent(mutant);
  return values.continue;
}

/** Tries all mutants of some files of one game. Returns whether all files are good. */
async function mutate(game: string, files: readonly string[]): Promise<boolean> {
  // All of them, so that numbers and the survey are the same whatever is chosen.
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

/** Tries mutants, and tells what becomes of each. */
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
  const otherGames = GAMES.filter((one) => one !== game);
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

const chosen = values.all ? GAMES.flatMap(rulesOf) : positionals;
const known = new Set(GAMES.flatMap(rulesOf));
const unknown = chosen.filter((file) => !known.has(file));
if (chosen.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No rules files: ${unknown.join(", ")}`);
  console.error("Which files? npm run mutation -- src/nomadi/rules/judge.ts, or --all");
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
for (const game of GAMES) {
  const files = chosen.filter((file) => file.startsWith(`src/${game}/rules/`));
  if (files.length > 0 && !(await mutate(game, files))) process.exitCode = 1;
}
