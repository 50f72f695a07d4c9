/** Runs the steps of a run, at most two at a time. */
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { Run, Step } from "./steps.js";

/** What became of a step. */
export interface Outcome {
  readonly name: string;
  readonly outcome: "ok" | "FAILED" | "not run" | "left out";
  readonly seconds: number;
  /** The last lines of a failed step. */
  readonly lastLines?: readonly string[];
}

const AT_ONCE = 2;
const LAST_LINES = 12;

const plain = !process.stdout.isTTY;

/** Returns the variables of this process for its children, without colours where the output is kept. */
function environmentOf({ environment }: Run): NodeJS.ProcessEnv {
  const variables = { ...process.env, ...environment };
  if (!plain) return variables;
  const { FORCE_COLOR: _, ...rest } = variables;
  return { ...rest, NO_COLOR: "1" };
}

/** Runs one step. Its output is shown if it fails. */
async function perform({ name, run }: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  console.log(`start   ${name}`);
  const started = performance.now();
  let output = "";
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn("npm", ["run", "--silent", ...run], {
      env,
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
  // Not every tool respects NO_COLOR.
  const bare = stripVTControlCharacters(output).trim();
  if (outcome === "FAILED") {
    console.log(`\n----- ${name} -----\n${plain ? bare : output.trim()}\n-----\n`);
  }
  console.log(`${outcome.padEnd(7)} ${name} (${seconds.toFixed(1)} s)`);
  const lastLines = bare.split("\n").slice(-LAST_LINES);
  return { name, outcome, seconds, ...(outcome === "FAILED" && { lastLines }) };
}

/** Starts the steps in order, each as soon as a slot is free and its prerequisite has succeeded. */
export async function performAll(run: Run): Promise<Outcome[]> {
  const env = environmentOf(run);
  const outcomes = new Map<string, Outcome>();
  const waiting = [...run.steps];
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs }) => needs === undefined || outcomes.has(needs));
    const step = waiting[next];
    if (step === undefined || running.size === AT_ONCE) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(next, 1);
    const { name, needs, lacks, makes } = step;
    if (lacks !== undefined) {
      outcomes.set(name, { name, outcome: "left out", seconds: 0 });
    } else if (makes?.isFresh() === true) {
      console.log(`ok      ${name} (built before)`);
      outcomes.set(name, { name, outcome: "ok", seconds: 0 });
    } else if (needs !== undefined && outcomes.get(needs)?.outcome !== "ok") {
      outcomes.set(name, { name, outcome: "not run", seconds: 0 });
    } else {
      const sources = makes?.digest();
      const performed: Promise<void> = perform(step, env).then((outcome) => {
        if (sources !== undefined && outcome.outcome === "ok") makes?.keep(sources);
        outcomes.set(name, outcome);
        running.delete(performed);
      });
      running.add(performed);
    }
  }
  // In the order in which they are listed.
  return run.steps.flatMap(({ name }) => outcomes.get(name) ?? []);
}
