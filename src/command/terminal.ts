/** The terminal, or its substitute in tests: its streams, its width, and whether it is interactive. */
import { stripVTControlCharacters } from "node:util";

/** All input and output of the command goes through this interface, so that tests can replace it. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly error: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C or a request to end the process. */
  readonly signal: AbortSignal;
}

/** The width for output that is not a terminal. */
const NARROW = 80;

/** Returns the number of characters in a line. */
export const widthOf = ({ output }: Terminal): number =>
  output.isTTY === true ? Math.max(40, output.columns ?? NARROW) : NARROW;

/** Tests whether to use colours: on a terminal, unless NO_COLOR (https://no-color.org) or a dumb terminal says otherwise. */
export const hasColour = ({ output, env }: Terminal): boolean =>
  output.isTTY === true && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";

/** Writes lines of text, with long lines wrapped at spaces. */
export function say(terminal: Terminal, ...lines: readonly string[]): void {
  if (lines.length === 0) return;
  const width = widthOf(terminal);
  const all = lines.flatMap((line) => line.split("\n")).flatMap((line) => wrapped(line, width));
  terminal.output.write(`${all.join("\n")}\n`);
}

/** Writes a value as JSON. */
export const sayJson = ({ output }: Terminal, value: unknown): void => {
  output.write(`${JSON.stringify(value)}\n`);
};

/** Wraps a line at spaces to at most `width` characters, and keeps its indentation. */
export function wrapped(line: string, width: number): string[] {
  if (lengthOf(line) <= width) return [line];
  const indent = " ".repeat(Math.min(line.length - line.trimStart().length, width >> 1));
  const lines: string[] = [];
  let current = "";
  for (const word of line.trim().split(/(?<= )(?! )/u)) {
    if (current !== "" && indent.length + lengthOf(current) + lengthOf(word.trimEnd()) > width) {
      lines.push(indent + current.trimEnd());
      current = "";
    }
    current += word;
  }
  lines.push(indent + current.trimEnd());
  return lines;
}

/** Returns the visible length of a text, without control sequences. */
export const lengthOf = (text: string): number => stripVTControlCharacters(text).length;

// A control sequence, or one character.
// eslint-disable-next-line no-control-regex -- Escape is the character that such a sequence starts with.
const PIECES = /\u001b\[[0-9;]*m|[^]/gu;

/** Returns the part of a line between two columns, with its colours. */
export function slice(line: string, from: number, to: number): string {
  let [column, text, colour] = [0, "", ""];
  for (const [piece] of line.matchAll(PIECES)) {
    if (piece.length > 2) {
      colour = piece === "\u001b[0m" ? "" : piece;
      if (column >= from && column < to) text += piece;
      continue;
    }
    if (column === from && text === "") text = colour;
    if (column >= from && column < to) text += piece;
    column++;
  }
  return text.includes("\u001b") && !text.endsWith("\u001b[0m") ? `${text}\u001b[0m` : text;
}
