/** One run of a program that is a bot: lines go in and come out, and whatever goes wrong is told once. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { Signal } from "../bots/platform.js";
import { BotError, quoted } from "../kit/errors.js";
import { LONGEST_TEXT } from "../kit/input/limits.js";
import { addAll } from "../kit/state/lists.js";

/** How a program is started. */
export interface Launch {
  /** The program and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** The folder that it runs in. */
  readonly cwd: string | undefined;
  /** Its environment. */
  readonly env: Readonly<Record<string, string | undefined>> | undefined;
}

/** Characters of standard error that are kept for messages: the last ones tell why a program ended. */
const KEPT_ERRORS = 1_000;
/** Lines that nobody has asked for yet. A program that writes more of them talks to itself. */
const WASTED_LINES = 1_000;
/** How long a program may take to end by itself, in milliseconds. */
const GRACE = 500;

/** All programs that run: whatever ends this process ends them. */
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
      // A group of its own, so that what the program starts itself ends with it, and Ctrl-C is ours alone to handle.
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
    // A program that has ended reads nothing: its end is told below.
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
    // Whoever waits for an answer keeps a timer: a program that nobody asks anything keeps nobody awake.
    this.#child.unref();
    for (const stream of [stdin, stdout, stderr]) (stream as { unref?(): void }).unref?.();
  }

  /** Whether it can still be asked. */
  get isAlive(): boolean {
    return this.#failure === undefined;
  }

  /** Writes a message as one line. */
  send(message: object): void {
    if (this.isAlive) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /**
   * The next line. Rejects with a `BotError` if the program fails or `deadline` (by `performance.now`) passes, and with the
   * signal's reason if it is aborted.
   */
  async next(deadline: number, signal: Signal | undefined): Promise<string> {
    const wake = (): void => this.#wake?.();
    // Timers may be a little early by the other clock: what counts is that this one has gone off.
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

  /** What went wrong, with what the program has written about it. */
  told(what: string): string {
    // What a terminal would obey is no part of a message.
    const errors = stripVTControlCharacters(this.#errors).trim();
    return errors === "" ? what : `${what}; it wrote: ${errors}`;
  }

  /** Asks the program to end, and ends it if it does not. */
  async close(): Promise<void> {
    this.send({ type: "bye" });
    this.#child.stdin.end();
    const timer = setTimeout(() => {
      this.kill();
    }, GRACE);
    await this.#ended;
    clearTimeout(timer);
    // Something that it has started may still be there.
    this.kill();
  }

  /** Ends the program at once, with all that it has started. */
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

/** The message of a line, or a `BotError` that quotes what came instead. */
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
