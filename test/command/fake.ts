/** The command in this process, with a terminal that tests hold the other end of. */
import { PassThrough } from "node:stream";
import { run } from "../../src/command/cli.js";
import type { Terminal } from "../../src/command/terminal.js";

/** A terminal without anybody in front of it. */
export interface Fake {
  readonly terminal: Terminal;
  readonly stop: AbortController;
  /** Everything written to standard output so far. */
  out(): string;
  /** Types a line. */
  type(line: string): void;
  /** Waits until the output has a text behind what it had when this was asked last. */
  until(text: string): Promise<void>;
}

/** A terminal as `isTTY` says, with some columns. */
export function fakeTerminal(isTTY = false, columns = 80, env: Record<string, string> = {}): Fake {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const output = Object.assign(new PassThrough(), { isTTY, columns });
  const error = new PassThrough();
  let [text, seen] = ["", 0];
  let wake: () => void = () => undefined;
  output.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    wake();
  });
  const stop = new AbortController();
  return {
    terminal: { input, output, error, env, signal: stop.signal },
    stop,
    out: () => text,
    type: (line) => void input.write(`${line}\n`),
    async until(wanted) {
      for (;;) {
        const found = text.indexOf(wanted, seen);
        if (found >= 0) {
          seen = found + wanted.length;
          return;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** Runs the command in a terminal. */
export const runIn = ({ terminal, stop }: Fake, ...argv: readonly string[]): Promise<void> =>
  run({
    terminal,
    interrupt: () => {
      stop.abort();
    },
    argv,
  });

/** Runs the command on lines that are piped in, and returns what it writes. */
export async function piped(lines: readonly string[], ...argv: readonly string[]): Promise<string> {
  const fake = fakeTerminal();
  fake.terminal.input.unshift(lines.map((line) => `${line}\n`).join(""));
  (fake.terminal.input as PassThrough).end();
  await runIn(fake, ...argv);
  // What was written last is still on its way.
  await new Promise((resolve) => setImmediate(resolve));
  return fake.out();
}
