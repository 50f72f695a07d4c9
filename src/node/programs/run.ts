/** One run of a bot program: exchanges lines with it, and reports a failure once. */
import type { Signal } from "../../bots/platform.js";
import { BotError, quoted } from "../../kit/errors.js";
import { LONGEST_TEXT } from "../../kit/input/limits.js";
import { printable } from "../../kit/input/printable.js";
import { killGroup, killTree, type Launch, type Process, startOf } from "./process.js";

/** Characters of standard error kept for messages: the last ones usually say why a program ended. */
const KEPT_ERRORS = 1_000;
/** The maximum number of unread lines, after which the program counts as broken. */
const WASTED_LINES = 1_000;
/** The maximum number of characters that wait for the program to read them. */
const UNREAD = 16 * LONGEST_TEXT;
/** The time for a program to end by itself, and again after it was killed, in milliseconds. */
const GRACE = 500;
/** The time for the last output of a program that has ended: processes that it started may keep its pipes open. */
const DRAIN = 200;

/** All running programs, which end with this process. */
const running = new Set<ProgramRun>();
let isWatching = false;

/** Ends all programs when this process ends. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  process.on("exit", () => {
    for (const run of running) run.kill();
  });
}

/** A process and its lines. */
export class ProgramRun {
  readonly #child: Process;
  readonly #lines: string[] = [];
  /** The characters of all unread lines. */
  #unread = 0;
  #half = "";
  #errors = "";
  #failure: string | undefined;
  #wake: (() => void) | undefined;
  /** Whether somebody still wants its output. */
  #isHeard = true;
  #hasExited = false;
  readonly #ended: Promise<void>;

  /** Starts the program. Throws a `BotError` if it can't even be tried. */
  constructor(launch: Launch) {
    this.#child = startOf(launch);
    this.#ended = new Promise((resolve) => {
      this.#child.on("error", (error) => {
        // Of a process that could not be killed.
        if (this.#child.pid !== undefined) return;
        this.#fail(`cannot be started: ${error.message}`);
        resolve();
      });
      this.#child.on("exit", (code, signal) => {
        this.#exit(
          code === null ? `was ended by ${String(signal)}` : `ended with exit code ${code}`,
          resolve,
        );
      });
    });
    // Missing if there are too many open files; `error` reports it.
    const { stdin, stdout, stderr } = this.#child as Partial<Process>;
    watch();
    running.add(this);
    stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (this.#isHeard) this.#read(text);
    });
    stderr?.setEncoding("utf8").on("data", (text: string) => {
      if (this.#isHeard) this.#errors = (this.#errors + text).slice(-KEPT_ERRORS);
    });
    // An idle program must not keep this process alive; while an answer is awaited, a timer does.
    this.#child.unref();
    for (const stream of [stdin, stdout, stderr]) {
      // Writing to a program that has ended fails, and so may reading: its end is reported above.
      stream?.on("error", () => undefined);
      (stream as { unref?(): void } | undefined)?.unref?.();
    }
  }

  /** Whether it can still answer. */
  get isAlive(): boolean {
    return this.#failure === undefined;
  }

  /** Writes a message as one line. */
  send(message: object): void {
    this.sendLine(JSON.stringify(message));
  }

  /** Writes a message that is JSON already. */
  sendLine(line: string): void {
    // Missing, like the other two, until the failed start is reported.
    const { stdin } = this.#child as Partial<Process>;
    if (!this.isAlive || stdin === undefined) return;
    stdin.write(`${line}\n`);
    if (stdin.writableLength > UNREAD) this.#fail("does not read what it is sent");
  }

  /**
   * Returns the next line. Rejects with a `BotError` if the program fails or `deadline` (by `performance.now`) passes, and with
   * the signal's reason if it is aborted.
   */
  async next(deadline: number, signal: Signal | undefined): Promise<string> {
    const wake = (): void => this.#wake?.();
    // A flag, since timers may fire a little early by the other clock.
    let isLate = false as boolean;
    const timer = setTimeout(
      () => {
        isLate = true;
        wake();
      },
      Math.max(0, deadline - performance.now()),
    );
    signal?.addEventListener?.("abort", wake);
    try {
      for (;;) {
        signal?.throwIfAborted();
        const line = this.#lines.shift();
        if (line !== undefined) {
          this.#unread -= line.length;
          return line;
        }
        if (this.#failure !== undefined) throw new BotError(this.#failure);
        if (isLate) throw new BotError(this.told("did not answer in time"));
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener?.("abort", wake);
    }
  }

  /** Returns a message with the end of the program's standard error. */
  told(what: string): string {
    const errors = printable(this.#errors).trim();
    return errors === "" ? what : `${what}; it wrote: ${errors}`;
  }

  /** Asks the program to end, and kills it if it does not. What it still writes is ignored. */
  async close(): Promise<void> {
    this.send({ type: "bye" });
    this.#isHeard = false;
    (this.#child as Partial<Process>).stdin?.end();
    await this.#endsWithin(GRACE);
    this.#fail("was closed");
    // Not for good: a process may be stuck in a system call.
    await this.#endsWithin(GRACE);
  }

  /** Waits until the program has ended, for some milliseconds at most. */
  async #endsWithin(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([this.#ended, late]);
    clearTimeout(timer);
  }

  /** Kills the program at once, with its child processes. */
  kill(): void {
    const { pid } = this.#child;
    // The id of a process that has ended may be that of another one.
    if (pid === undefined || this.#hasExited) return;
    if (process.platform === "win32") killTree(this.#child, pid);
    else killGroup(pid);
  }

  /** Notes that the program has ended, as soon as its last output is read. */
  #exit(how: string, resolve: () => void): void {
    const { pid } = this.#child;
    this.#hasExited = true;
    // Its child processes may still run. Windows does not know any more which they are.
    if (pid !== undefined && process.platform !== "win32") killGroup(pid);
    const end = (): void => {
      clearTimeout(timer);
      this.#fail(how);
      resolve();
    };
    // What is in the pipes already is read before immediate callbacks, however late the timer is.
    const timer = setTimeout(() => setImmediate(end), DRAIN);
    this.#child.once("close", end);
  }

  #read(text: string): void {
    const parts = text.split("\n");
    parts[0] = this.#half + parts[0];
    this.#half = parts.pop() ?? "";
    for (const line of parts) {
      if (line.trim() === "") continue;
      this.#lines.push(line);
      this.#unread += line.length;
    }
    if (this.#half.length > LONGEST_TEXT) {
      this.#fail(`wrote more than ${LONGEST_TEXT} characters without a line break`);
    } else if (this.#lines.length > WASTED_LINES) {
      this.#fail(`wrote more than ${WASTED_LINES} lines that nobody asked for`);
    } else if (this.#unread > LONGEST_TEXT) {
      this.#fail(`wrote more than ${LONGEST_TEXT} characters that nobody asked for`);
    }
    this.#wake?.();
  }

  /** Ends the run: kills the program, and reads nothing more. Only the first failure counts. */
  #fail(what: string): void {
    if (this.#failure !== undefined) return;
    this.#failure = this.told(what);
    this.#isHeard = false;
    this.kill();
    running.delete(this);
    // Processes that left the group may have its pipes: they must neither fill them nor keep us waiting.
    const { stdin, stdout, stderr } = this.#child as Partial<Process>;
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
    this.#half = "";
    this.#wake?.();
  }
}

/** Parses a line as a message. Throws a `BotError` that quotes the line. */
export function messageOf(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BotError(`expected a message in JSON, got ${quoted(line)}`);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new BotError(`expected a JSON object, got ${quoted(line)}`);
}
