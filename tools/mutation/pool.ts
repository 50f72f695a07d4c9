/** Processes that run tests, each started again when a mutant hangs it or fills its memory. */
import { type ChildProcess, fork } from "node:child_process";
import type { Answer, Job } from "./worker.js";

/** The outcome of a job: an answer, or how its process ended. */
export type Outcome = Answer | string;

const MEGABYTES = 1000;

/** Runs one process at a time. Not a thread, because V8 ends the whole process when an array can't grow any more. */
class Runner {
  #child: ChildProcess | undefined;

  constructor(
    readonly file: string,
    readonly data: string,
  ) {}

  async run(job: Job): Promise<Outcome> {
    const child = (this.#child ??= this.#start());
    return new Promise((resolve) => {
      const settle = (outcome: Outcome): void => {
        child.removeAllListeners();
        if (typeof outcome === "string") this.#child = undefined;
        resolve(outcome);
      };
      child.once("message", (answer: Answer) => settle(answer));
      child.once("error", (error) => settle(String(error)));
      child.once("exit", (code, signal) =>
        // Sent by the watchdog.
        settle(signal === "SIGKILL" ? "time-out" : `its process ended by ${signal ?? code}`),
      );
      child.send(job);
    });
  }

  #start(): ChildProcess {
    return fork(this.file, [this.data], {
      // The worker itself takes a share of all cases.
      env: { ...process.env, TEST_SCALE: "1" },
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      // V8 prints a long report when the memory is full.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
  }

  end(): void {
    this.#child?.removeAllListeners();
    this.#child?.disconnect();
  }
}

/** The files of the worker. */
export interface Pool {
  /** The built worker.ts. */
  readonly file: string;
  /** A file with its `WorkerData`. */
  readonly data: string;
  readonly processes: number;
}

/** Runs jobs in several processes, each job made when its turn comes, and reports each outcome. */
export async function runJobs(
  count: number,
  job: (number: number) => Job,
  { file, data, processes }: Pool,
  tell: (outcome: Outcome, number: number) => void,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: processes }, async () => {
      const runner = new Runner(file, data);
      for (let number = next++; number < count; number = next++) {
        tell(await runner.run(job(number)), number);
      }
      runner.end();
    }),
  );
}
