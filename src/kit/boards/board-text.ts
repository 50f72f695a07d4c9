/**
 * Boards as text files: a line for each named value, then one drawing or several. Lines that start with `#` are comments. Problems name
 * the line and the column of the file.
 */
import { type DrawingProblem, LayoutError, quoted } from "../errors.js";
import { LONGEST_DRAWING } from "../input/limits.js";
import { drawnLines } from "./drawing.js";

/** How a value is written in a line and read from it. */
export interface ValueForm {
  /** Returns the value in a text; `undefined` if there is none. */
  readonly read: (text: string) => unknown;
  /** Writes a value of this form. */
  readonly write: (value: unknown) => string;
  /** What a person should write, for messages. */
  readonly expected: string;
}

/** The values of a board by name, in the order in which they are written, and the names of its drawings. */
export interface BoardForm {
  readonly values: Readonly<Record<string, ValueForm>>;
  /** A single drawing needs no heading: it starts where the values end. Of several, each has its name and a colon before it. */
  readonly drawings: readonly string[];
}

/** Tests whether a text is the same after a line with it was read: no line breaks or other controls, no blanks around it. */
const isPlain = (text: string): boolean =>
  text === text.trim() && !text.startsWith('"') && [...text].every((character) => character >= " ");

/** A text to the end of the line; in quotes, as in JSON, if it could be misread. */
export const textForm: ValueForm = {
  expected: "a text",
  read(text) {
    if (!text.startsWith('"')) return text === "" ? undefined : text;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  write: (value) => (isPlain(String(value)) ? String(value) : JSON.stringify(value)),
};

/** A whole number. */
export const numberForm: ValueForm = {
  expected: "a whole number",
  read: (text) => (/^-?[0-9]{1,9}$/u.test(text) ? Number(text) : undefined),
  write: String,
};

/** Returns the form of a list whose entries have blanks or another separator between them. */
export const listForm = (
  entry: ValueForm,
  expected: string,
  separator: RegExp | string = /\s+/u,
): ValueForm => ({
  expected,
  read(text) {
    const entries = text === "" ? [] : text.split(separator).map((one) => entry.read(one.trim()));
    return entries.includes(undefined) ? undefined : entries;
  },
  write: (value) =>
    // Only called with lists, which the schema of the board has checked.
    (value as readonly unknown[])
      .map(entry.write)
      .join(typeof separator === "string" ? ` ${separator} ` : " "),
});

/** Returns a board as text. */
export function writeBoard(
  { values, drawings }: BoardForm,
  board: object,
  comment: string,
): string {
  const given = board as Readonly<Record<string, unknown>>;
  const lines = Object.entries(values).flatMap(([key, form]) =>
    given[key] === undefined ? [] : [`${key}: ${form.write(given[key])}`],
  );
  lines.push("", comment);
  for (const key of drawings) {
    if (drawings.length > 1) lines.push(`${key}:`);
    // Drawings are lists of lines in every board.
    for (const line of given[drawings.length > 1 ? key : "rows"] as readonly string[]) {
      lines.push(line);
    }
  }
  return `${lines.join("\n")}\n`;
}

/** Where a value or a drawing stands in the text: its first line, from 0, and its column, from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** The values and drawings of a text, and where they stand. */
interface BoardParts {
  readonly given: Readonly<Record<string, unknown>>;
  readonly places: ReadonlyMap<string, Place>;
}

const whole = (message: string): LayoutError =>
  new LayoutError([{ row: null, column: null, message }]);

/**
 * Reads a board from text. `define` makes it from its values and drawings; problems that it finds are reported with their lines in the
 * text. Throws a `LayoutError`.
 */
export function readBoard<Board>(
  form: BoardForm,
  text: unknown,
  name: unknown,
  define: (given: object) => Board,
): Board {
  if (typeof text !== "string") throw whole(`expected a text, got ${quoted(text)}`);
  if (text.length > LONGEST_DRAWING) {
    throw whole(`expected at most ${LONGEST_DRAWING} characters, got ${text.length}`);
  }
  const parts = partsOf(form, text.split(/\r?\n/u));
  try {
    return define(name === undefined ? parts.given : { name, ...parts.given });
  } catch (error) {
    if (!LayoutError.is(error)) throw error;
    throw new LayoutError(error.problems.map((problem) => inText(form, parts, problem)));
  }
}

/** Reads a line with a name, a colon and perhaps a value. */
function namedIn(text: string): { key: string; value: string; column: number } | undefined {
  const found = /^\s*([A-Za-z]+)\s*:\s*/u.exec(text);
  if (found === null) return undefined;
  const [head, key] = found;
  return { key, value: text.slice(head.length).trimEnd(), column: head.length + 1 };
}

/** Reads the lines of a text. Throws a `LayoutError` for lines that have no meaning, and for values of a wrong form. */
function partsOf({ values, drawings }: BoardForm, lines: readonly string[]): BoardParts {
  const given: Record<string, unknown> = {};
  const places = new Map<string, Place>();
  const problems: DrawingProblem[] = [];
  let drawing: string | undefined;
  const endDrawing = (end: number): void => {
    if (drawing !== undefined) {
      given[drawing] = lines.slice(places.get(drawing)?.line, end).join("\n");
    }
  };
  for (const [line, text] of lines.entries()) {
    const report = (message: string, column: number | null = null): void => {
      problems.push({ row: line + 1, column, message });
    };
    const put = (key: string, place: Place): void => {
      if (places.has(key)) report(`${key} is given twice`);
      places.set(key, place);
    };
    const named = namedIn(text);
    if (drawings.length > 1 && named?.value === "" && drawings.includes(named.key)) {
      endDrawing(line);
      drawing = named.key;
      put(drawing, { line: line + 1, column: 1 });
    } else if (drawing !== undefined || /^\s*(?:#|$)/u.test(text)) {
      continue;
    } else if (named === undefined) {
      if (drawings.length > 1) report("expected a name and a colon", 1);
      else put((drawing = drawings[0]), { line, column: 1 });
    } else if (Object.hasOwn(values, named.key)) {
      const { key, value, column } = named;
      put(key, { line, column });
      given[key] = values[key].read(value);
      if (given[key] === undefined) {
        report(`${key}: expected ${values[key].expected}, got ${quoted(value)}`, column);
      }
    } else {
      const known = [...Object.keys(values), ...(drawings.length > 1 ? drawings : [])];
      report(`unknown value ${quoted(named.key)}; known are ${known.join(", ")}`, 1);
    }
  }
  endDrawing(lines.length);
  if (problems.length > 0) throw new LayoutError(problems);
  return { given, places };
}

/** Moves a problem from the value or drawing in which it was found to its place in the text. */
function inText(
  { drawings }: BoardForm,
  { given, places }: BoardParts,
  problem: DrawingProblem,
): DrawingProblem {
  const { row, column, message } = problem;
  const named = /^\w+/u.exec(message)?.[0] ?? "";
  const key = row !== null && drawings.length === 1 ? drawings[0] : named;
  const place = places.get(key);
  if (place === undefined) return problem;
  if (!drawings.includes(key)) return { row: place.line + 1, column: place.column, message };
  if (row === null) return problem;
  const { numbers, indent } = drawnLines(String(given[key]));
  return {
    row: place.line + (numbers[row - 1] ?? 0) + 1,
    column: column === null ? null : column + indent,
    message,
  };
}
