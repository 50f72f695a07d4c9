/**
 * `npm run check -- fuzz`: hostile input for every function of the library, first the known failures (test/corpus), then random
 * cases. `--seconds N` or `--inputs N` limits the run (default: 60 seconds), `--seed TEXT` sets the seed. Untyped errors, slow
 * calls and endless calls are reported in full, as a case for the corpus.
 */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readCorpus } from "./fuzz/corpus.js";
import { cases } from "./fuzz/generate.js";
import type { Case } from "./fuzz/spec.js";
import type { Report } from "./fuzz/worker.js";

/** The time in milliseconds after which a call counts as endless. Far more than any call may take: a machine may be busy. */
const PATIENCE = 30_000;
const BATCH = 200;

const { values } = parseArgs({
  options: {
    seconds: { type: "string" },
    inputs: { type: "string" },
    seed: { type: "string", default: String(Date.now()) },
  },
});
const inputs = values.inputs === undefined ? Infinity : Number(values.inputs);
const seconds = Number(values.seconds ?? (values.inputs === undefined ? 60 : Infinity));
if (!(inputs > 0) || !(seconds > 0)) {
  console.error("usage: npm run check -- fuzz [--seconds N | --inputs N] [--seed TEXT]");
  process.exit(2);
}

const start = (): ChildProcess =>
  fork(fileURLToPath(new URL("./fuzz/worker.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
let worker = start();
let failures = 0;
let slowest = 0;

function tell(one: Case | undefined, problem: string): void {
  failures++;
  console.log(`\n${one?.door ?? "?"}: ${problem}\n${JSON.stringify(one)}`);
}

/** Runs a batch, and the rest of it again after an endless call. */
async function attemptAll(batch: readonly Case[]): Promise<void> {
  const outcome = await new Promise<Report | number>((resolve) => {
    let last = 0;
    // Measured from the first call: a worker has to load the library first.
    let since = Infinity;
    const watch = setInterval(() => {
      if (performance.now() - since > PATIENCE) settle(last);
    }, 200);
    const settle = (result: Report | number): void => {
      clearInterval(watch);
      worker.removeAllListeners();
      worker.stdout?.removeAllListeners();
      resolve(result);
    };
    worker.on("exit", () => {
      settle(last);
    });
    worker.on("message", (report) => {
      settle(report as Report);
    });
    worker.stdout?.on("data", (chunk: Buffer) => {
      since = performance.now();
      last = Number(chunk.toString().trim().split("\n").at(-1));
    });
    worker.send([...batch]);
  });
  if (typeof outcome !== "number") {
    for (const { index, problem } of outcome.found) tell(batch[index], problem);
    slowest = Math.max(slowest, outcome.slowest);
    return;
  }
  tell(batch[outcome], `broke down, or not done after ${PATIENCE / 1000} seconds`);
  worker.kill("SIGKILL");
  worker = start();
  if (outcome + 1 < batch.length) await attemptAll(batch.slice(outcome + 1));
}

const kept = readCorpus();
await attemptAll(kept);

const began = performance.now();
const drawn = cases(values.seed);
let tried = 0;
while (tried < inputs && performance.now() - began < seconds * 1000) {
  const batch: Case[] = [];
  for (let left = Math.min(BATCH, inputs - tried); left > 0; left--) batch.push(drawn.next().value);
  await attemptAll(batch);
  tried += batch.length;
}
worker.removeAllListeners();
worker.kill();

const all = `${kept.length} inputs of the corpus and ${tried} at random (seed ${values.seed})`;
console.log(`${all}: ${failures} failures, slowest ${slowest.toFixed(0)} ms of processor time`);
process.exitCode = failures > 0 ? 1 : 0;
