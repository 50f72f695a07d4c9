/** Threads that run tests, each started again when a mutant hangs it or fills its memory. */
import { Worker } from "node:worker_threads";
import type { Answer, Job, WorkerData } from "./worker.js";

/** What all threads are started with. */
export type Data = Omit<WorkerData, "clock">;

/** What became of a job: an answer, or why it was ended. */
export type Outcome = Answer | string;

/** One thread. */
class Thread {
  #worker: Worker | undefined;
  #deadline = new Float64Array(new SharedArrayBuffer(8));

  constructor(
    readonly file: string,
    readonly data: Data,
  ) {}

  async run(job: Job): Promise<Outcome> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      const settle = (outcome: Outcome): void => {
        clearInterval(watch);
        worker.removeAllListeners("message").removeAllListeners("error");
        if (typeof outcome === "string") {
          this.#worker = undefined;
          // What it says while it is ended is of no interest.
          worker.on("error", () => undefined);
          void worker.terminate().then(() => resolve(outcome));
        } else resolve(outcome);
      };
      const watch = setInterval(() => {
        const [deadline = 0] = this.#deadline;
        if (deadline > 0 && Date.now() > deadline) settle("time-out");
      }, 50);
      worker.once("message", (answer: Answer) => settle(answer));
      worker.once("error", (error) => settle(String(error)));
      worker.postMessage(job);
    });
  }

  #start(): Worker {
    this.#deadline.fill(0);
    return new Worker(this.file, {
      workerData: { ...this.data, clock: this.#deadline.buffer },
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }
}

/** Runs jobs on some threads at once, and tells each outcome. */
export async function runJobs(
  jobs: readonly Job[],
  file: string,
  data: Data,
  threads: number,
  tell: (outcome: Outcome, number: number) => void,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const thread = new Thread(file, data);
      for (let number = next++; number < jobs.length; number = next++) {
        const job = jobs[number];
        if (job !== undefined) tell(await thread.run(job), number);
      }
      await thread.end();
    }),
  );
}
