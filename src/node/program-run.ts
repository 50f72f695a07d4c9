/** One run of a bot program: exchanges lines with it, and reports a failure once. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { Signal } from "../bots/platform.js";
import { BotError, quoted } from "../kit/errors.js";
import { LONGEST_TEXT } from "../kit/input/limits.js";
import { addAll } from "../kit/state/lists.js";

/** The options of a program's process. */
export interface Launch {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The folder that it runs in. */
  readonly cwd: string | undefined;
  /** Its environment. */
  readonly env: Readonly<Record<string, string | undefined>> | undefined;
}

/** Characters of standard error kept for messages: the last ones usually say why a program ended. */
const KEPT_ERRORS = 1_000;
/** The maximum number of unread lines, after which the program counts as broken. */
const WASTED_LINES = 1_000;
/** The time for a program to end by itself, in milliseconds. */
const GRACE = 500;

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
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: string[] = [];
  #half = "";
  #errors = "";
  #failure: string | undefined;
  #wake: (() => void) | undefined;
  readonly #ended: Promise<void>;

  constructor({ command: [file, ...args], cwd, env }: Launch) {
    const isWindows = process.platform === "win32";
    this.#child = spawn(file, args, {
      ...(cwd === undefined ? {} : { cwd }),
      ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
      stdio: ["pipe", "pipe", "pipe"],
      // In its own process group, so that its child processes end with it, and that Ctrl-C reaches only us.
      detached: !isWindows,
      windowsHide: true,
    });
    const { stdin, stdout, stderr } = this.#child;
    watch();
    running.add(this);
    stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#read(text);
    });
    stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT_ERRORS);
    });
    // Writing to a program that has ended fails: its end is reported below.
    stdin.on("error", () => undefined);
    this.#ended = new Promise((resolve) => {
      this.#child.on("error", (error) => {
        running.delete(this);
        this.#fail(`cannot be started: ${error.message}`);
        resolve();
      });
      this.#child.on("close", (code, signal) => {
        running.delete(this);
        this.#fail(
          code === null ? `was ended by ${String(signal)}` : `ended with exit code ${code}`,
        );
        resolve();
      });
    });
    // An idle program must not keep this process alive; while an answer is awaited, a timer does.
    this.#child.unref();
    for (const stream of [stdin, stdout, stderr]) (stream as { unref?(): void }).unref?.();
  }

  /** Whether it can still answer. */
  get isAlive(): boolean {
    return this.#failure === undefined;
  }

  /** Writes a message as one line. */
  send(message: object): void {
    if (this.isAlive) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
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
        if (line !== undefined) return line;
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
    // Control sequences have no place in a message.
    const errors = stripVTControlCharacters(this.#errors).trim();
    return errors === "" ? what : `${what}; it wrote: ${errors}`;
  }

  /** Asks the program to end, and kills it if it does not. */
  async close(): Promise<void> {
    this.send({ type: "bye" });
    this.#child.stdin.end();
    const timer = setTimeout(() => {
      this.kill();
    }, GRACE);
    await this.#ended;
    clearTimeout(timer);
    // Its child processes may still run.
    this.kill();
  }

  /** Kills the program at once, with its child processes. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      if (process.platform === "win32") this.#child.kill("SIGKILL");
      else process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
  }

  #read(text: string): void {
    const parts = (this.#half + text).split("\n");
    this.#half = parts.pop() ?? "";
    addAll(
      this.#lines,
      parts.filter((line) => line.trim() !== ""),
    );
    if (this.#half.length > LONGEST_TEXT) {
      this.#fail(`wrote more than ${LONGEST_TEXT} characters without a line break`);
    } else if (this.#lines.length > WASTED_LINES) {
      this.#fail(`wrote more than ${WASTED_LINES} lines that nobody asked for`);
    } else {
      const long = parts.find((line) => line.length > LONGEST_TEXT);
      if (long !== undefined) this.#fail(`wrote a line of ${long.length} characters`);
    }
    this.#wake?.();
  }

  #fail(what: string): void {
    if (this.#failure !== undefined) return;
    this.#failure = this.told(what);
    this.kill();
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
