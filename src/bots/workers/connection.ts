/** The connection to one worker of several that search together. */
import { ArgumentError, BotError, quoted } from "../../kit/errors.js";
import { fieldsOf } from "../../kit/input/plain.js";
import { type Answer, isOurs, listen, type Port, type Question } from "./port.js";

/**
 * A worker that a pool starts and ends: a `Worker` of a browser or of `node:worker_threads`.
 *
 * @category Workers
 */
export interface SearchWorker extends Port {
  /** Ends the worker. */
  terminate(): unknown;
  /** Lets the worker keep its program alive, in Node. */
  ref?(): void;
  /** Lets the program end although the worker runs, in Node. */
  unref?(): void;
}

/** Events that tell that a worker has died. */
interface Mortal {
  on?(type: "error" | "exit", listener: (what: unknown) => void): unknown;
  addEventListener?(type: "error", listener: (event: object) => void): void;
}

/** A question that waits for its answer. */
interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The connection to a worker. Once the worker has died, all questions are rejected. */
export class Connection {
  /** Why the worker has ended. */
  failure: BotError | undefined;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly worker: SearchWorker) {
    if (typeof fieldsOf(worker, "terminate").terminate !== "function") {
      throw new ArgumentError(
        "start",
        `expected a function that starts a worker, got ${quoted(worker)} from it`,
      );
    }
    listen(worker, (message) => {
      if (!isOurs(message)) return;
      // Only `serveBots` sends messages of this form.
      const answer = message.caravanserai as Answer;
      this.waiting.get(answer.id)?.resolve(answer);
    });
    // A worker of either kind, which `listen` has checked.
    const mortal = worker as unknown as Mortal;
    if (mortal.on !== undefined) {
      mortal.on("error", (error) => {
        this.die(`a search worker failed: ${messageOf(error)}`);
      });
      mortal.on("exit", (code) => {
        this.die(`a search worker ended with code ${String(code)}`);
      });
    } else {
      mortal.addEventListener?.("error", (event) => {
        const message = messageOf(event);
        this.die(
          `a search worker failed: ${message === "" ? "its file could not be loaded" : message}`,
        );
      });
    }
    worker.unref?.();
  }

  /** Sends a question, and resolves with its answer. Rejects with a `BotError` if the worker fails or dies. */
  ask(question: Question): Promise<Answer> {
    const { id } = question;
    return new Promise<Answer>((resolve, reject) => {
      if (this.failure !== undefined) {
        reject(this.failure);
        return;
      }
      this.waiting.set(id, { resolve, reject });
      this.post(question);
    })
      .then((answer) => {
        const { failure } = answer;
        if (failure === undefined) return answer;
        throw new BotError(`${failure.name}: ${failure.message}`);
      })
      .finally(() => this.waiting.delete(id));
  }

  /** Sends a message that has no answer. */
  post(question: Question): void {
    this.worker.postMessage({ caravanserai: question });
  }

  /** Aborts a question: it is rejected, and the worker stops. */
  abort(id: number): void {
    this.waiting.get(id)?.reject(new BotError("stopped"));
    if (this.failure === undefined) this.post({ id, abort: true });
  }

  /** While a worker thinks, its program must not end. */
  keepAlive(isThinking: boolean): void {
    if (isThinking) this.worker.ref?.();
    else this.worker.unref?.();
  }

  /** Ends the worker. */
  async close(): Promise<void> {
    this.die("the search workers were closed");
    await this.worker.terminate();
  }

  private die(why: string): void {
    if (this.failure !== undefined) return;
    const failure = (this.failure = new BotError(why));
    for (const { reject } of [...this.waiting.values()]) reject(failure);
    // A worker of a browser lives on after an error.
    this.worker.terminate();
  }
}

const messageOf = (error: unknown): string => {
  const { message = String(error) } = error as Partial<Error>;
  return message;
};
