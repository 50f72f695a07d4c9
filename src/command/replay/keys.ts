/** Pages through screens with keys, forwards and backwards. */
import { emitKeypressEvents, type Key } from "node:readline";
import { clearScreen, type Printed, say, type Terminal } from "../terminal.js";

/** Standard input, as a terminal has it. */
type Raw = Terminal["input"] & { setRawMode?(on: boolean): unknown };

const HELP = "Enter: next   left: back   home, end: first, last   q: quit";

/** Shows the screens from 0 to `last`, until the person quits. */
export async function stepThrough(
  terminal: Terminal,
  last: number,
  screen: (number: number) => readonly Printed[],
): Promise<void> {
  const input: Raw = terminal.input;
  const { signal } = terminal;
  let number = 0;
  const show = (): void => {
    clearScreen(terminal);
    say(terminal, ...screen(number), "", `Move ${number} of ${last}.   ${HELP}`);
  };
  emitKeypressEvents(input);
  input.setRawMode?.(true);
  input.resume();
  show();
  try {
    await new Promise<void>((resolve) => {
      const onKey = (_text: string | undefined, key: Key): void => {
        const next = key.ctrl === true && key.name === "c" ? null : after(number, last, key.name);
        if (next === undefined) return;
        if (next === null) {
          input.removeListener("keypress", onKey);
          resolve();
          return;
        }
        number = next;
        show();
      };
      input.on("keypress", onKey);
      signal.addEventListener("abort", () => {
        resolve();
      });
    });
  } finally {
    input.setRawMode?.(false);
    input.pause();
  }
}

/** Returns the screen for a key, `null` to quit, `undefined` if the key has no meaning. */
function after(number: number, last: number, key: string | undefined): number | null | undefined {
  switch (key) {
    case "return":
    case "enter":
    case "space":
    case "right":
    case "down":
    case "n":
      return Math.min(last, number + 1);
    case "left":
    case "up":
    case "b":
    case "p":
      return Math.max(0, number - 1);
    case "pageup":
      return Math.max(0, number - 10);
    case "pagedown":
      return Math.min(last, number + 10);
    case "home":
      return 0;
    case "end":
      return last;
    case "q":
    case "escape":
      return null;
    default:
      return undefined;
  }
}
