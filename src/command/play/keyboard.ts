/** Reads typed or piped lines. */
import { createInterface, type Interface } from "node:readline";
import { printable } from "caravanserai/kit";
import { isInteractive, sayHere, type Terminal } from "../terminal.js";

/** Reads one line after the other. */
export class Keyboard {
  private readonly lines: string[] = [];
  private readonly reader: Interface;
  private waiting: (() => void) | undefined;
  private ended = false;

  constructor(
    private readonly terminal: Terminal,
    interrupt: () => void,
  ) {
    const { input, output, signal } = terminal;
    this.reader = createInterface({ input, output, terminal: isInteractive(terminal) });
    this.reader.on("line", (line) => {
      this.lines.push(line);
      this.waiting?.();
    });
    this.reader.on("close", () => {
      this.ended = true;
      this.waiting?.();
    });
    // In raw mode, readline gets Ctrl-C instead of a signal.
    this.reader.on("SIGINT", interrupt);
    signal.addEventListener("abort", () => this.waiting?.());
  }

  /** Returns the next line, `undefined` at the end of the input. Rejects if Ctrl-C is pressed. */
  async ask(prompt: string): Promise<string | undefined> {
    const { reader, terminal, lines } = this;
    if (terminal.input.isTTY !== true) sayHere(terminal, prompt);
    else if (!this.ended) {
      reader.setPrompt(printable(prompt));
      reader.prompt();
    }
    while (lines.length === 0 && !this.ended && !terminal.signal.aborted) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    terminal.signal.throwIfAborted();
    const line = lines.shift();
    // Without a terminal, input is not echoed.
    if (terminal.input.isTTY !== true) sayHere(terminal, `${line ?? ""}\n`);
    return line;
  }

  /** Releases the terminal. */
  close(): void {
    this.reader.close();
  }
}
