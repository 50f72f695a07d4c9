/**
 * The terminal, or its substitute in tests: its streams, its width, and whether it is interactive. The only file that prints:
 * what comes from outside, such as notes of bribes, names of files and messages of programs, is cleaned here.
 */
import { stripVTControlCharacters } from "node:util";
import { printable } from "caravanserai/kit";

/** All input and output of the command goes through this interface, so that tests can replace it. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly rows?: number;
  };
  readonly error: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C or a request to end the process. */
  readonly signal: AbortSignal;
}

const ESCAPE = "\u001b";
/** A colour, as the library writes it. In parentheses: splitting a text by it keeps it. */
const COLOUR = `(${ESCAPE}\\[[0-9;]*m)`;
const COLOURS = new RegExp(COLOUR, "u");
/** A colour, or one character. */
const PIECES = new RegExp(`${COLOUR}|[^]`, "gu");

/** The longest message on standard error: a stack of calls fits in. */
const ERROR_LENGTH = 10_000;

/** The size of a terminal that does not say it. */
const NARROW = 80;
const LOW = 24;

/** Returns the number of characters in a line. */
export const widthOf = ({ output }: Terminal): number =>
  output.isTTY === true ? Math.max(40, output.columns ?? NARROW) : NARROW;

/** Returns the number of lines on the screen. */
export const heightOf = ({ output }: Terminal): number => Math.max(12, output.rows ?? LOW);

/** Tests whether to use colours: on a terminal, unless NO_COLOR (https://no-color.org) or a dumb terminal says otherwise. */
export const hasColour = ({ output, env }: Terminal): boolean =>
  output.isTTY === true && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";

/** Tests whether a person sits at the terminal, and sees what is typed. */
export const isInteractive = ({ input, output }: Terminal): boolean =>
  input.isTTY === true && output.isTTY === true;

/** Tests whether the output is shown on a terminal. */
export const isShown = ({ output }: Terminal): boolean => output.isTTY === true;

/** Text of our own with colours. */
export class Painted {
  /** Keeps colours, and no other control characters. */
  readonly text: string;

  constructor(text: string) {
    this.text = text
      .split(COLOURS)
      .map((part, index) => (index % 2 === 0 ? printable(part, Infinity) : part))
      .join("");
  }
}

/** A text to print: one paragraph, cleaned, and cut if it is long; or lines of our own. */
export type Printed = string | Painted;

/** Cleans a text, and makes one line of it: a line break in what comes from outside could pass for a line of ours. */
export const paragraph = (text: string): string => printable(text).replaceAll("\n", " ");

const linesOf = (text: Printed): readonly string[] =>
  typeof text === "string" ? [paragraph(text)] : text.text.split("\n");

/** Writes lines of text, with long lines wrapped at spaces. */
export function say(terminal: Terminal, ...lines: readonly Printed[]): void {
  if (lines.length === 0) return;
  const width = widthOf(terminal);
  const all = lines.flatMap(linesOf).flatMap((line) => wrapped(line, width));
  terminal.output.write(`${all.join("\n")}\n`);
}

/** Writes a text without a line break behind it. */
export const sayHere = ({ output }: Terminal, text: string): void => {
  output.write(printable(text));
};

/** Writes a message to standard error. */
export const sayError = ({ error }: Terminal, text: string): void => {
  error.write(`${printable(text, ERROR_LENGTH)}\n`);
};

/** Writes a value as JSON, in ASCII. */
export const sayJson = ({ output }: Terminal, value: unknown): void => {
  const text = JSON.stringify(value).replaceAll(
    /[\u007f-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  output.write(`${text}\n`);
};

/** Writes a document as a whole, such as a picture. */
export const sayDocument = ({ output }: Terminal, text: string): void => {
  output.write(`${printable(text, Infinity)}\n`);
};

/** Clears the screen. */
export const clearScreen = ({ output }: Terminal): void => {
  output.write("\u001b[2J\u001b[H");
};

/** Clears the screen and what has left it. */
export const clearEverything = ({ output }: Terminal): void => {
  output.write("\u001b[2J\u001b[3J\u001b[H");
};

/** Clears the current line. */
export const clearLine = ({ output }: Terminal): void => {
  output.write("\r\u001b[K");
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

/** Writes bytes for a program, as they are, and resolves once they may be written to again. */
export const sendBytes = async ({ output }: Terminal, bytes: Uint8Array): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    output.write(bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
