/** The terminal, or whatever stands in for it: where text goes, how wide it is, and whether somebody is there to read it. */
import { stripVTControlCharacters } from "node:util";

/** Everything that the command does outside of itself goes through here, so that tests can hold the other end. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly error: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Is aborted by Ctrl-C, and by whoever asks the process to end. */
  readonly signal: AbortSignal;
}

/** What everything is readable at. */
const NARROW = 80;

/** How many characters fit in a line. */
export const widthOf = ({ output }: Terminal): number =>
  output.isTTY === true ? Math.max(40, output.columns ?? NARROW) : NARROW;

/** Whether to use colours: on a terminal, unless NO_COLOR (https://no-color.org) or a dumb terminal says otherwise. */
export const hasColour = ({ output, env }: Terminal): boolean =>
  output.isTTY === true && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";

/** Writes lines of text, a long line wrapped at spaces. Without any, nothing. */
export function say(terminal: Terminal, ...lines: readonly string[]): void {
  if (lines.length === 0) return;
  const width = widthOf(terminal);
  const all = lines.flatMap((line) => line.split("\n")).flatMap((line) => wrapped(line, width));
  terminal.output.write(`${all.join("\n")}\n`);
}

/** Writes a value for machines. */
export const sayJson = ({ output }: Terminal, value: unknown): void => {
  output.write(`${JSON.stringify(value)}\n`);
};

/** A line as lines of at most `width` characters, broken at spaces; what follows is indented as the line itself. */
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

/** How many characters of a text are seen: control sequences are not. */
export const lengthOf = (text: string): number => stripVTControlCharacters(text).length;

// A control sequence, or one character.
// eslint-disable-next-line no-control-regex -- Escape is the character that such a sequence starts with.
const PIECES = /\u001b\[[0-9;]*m|[^]/gu;

/** The part of a line from one column to another, with the colours that hold there. */
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
