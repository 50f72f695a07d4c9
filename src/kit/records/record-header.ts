/** The lines of a record as text that stand before its moves: the id of the game, the version and the options. */
import { type Problem, quoted, RecordError } from "../errors.js";
import {
  DEEPEST,
  LONGEST_NAME,
  LONGEST_TEXT,
  MOST_PROBLEMS,
  MOST_RECORD_LINES,
  MOST_RECORD_VALUES,
  MOST_WRONG_LINES,
} from "../input/limits.js";

/** The values before the moves of a record. */
export interface RecordHeader {
  /** All lines of the record. */
  readonly lines: readonly string[];
  /** The index of the first line with moves. */
  readonly end: number;
  /** The values before it, as the fields of one object. Nothing but their form is checked. */
  readonly header: Record<string, unknown>;
}

/** Reads the values before the moves of a record. Throws a `RecordError`. */
export function readHeader(text: unknown): RecordHeader {
  if (typeof text !== "string")
    throw new RecordError([{ path: "", message: `expected a text, got ${quoted(text)}` }]);
  if (text.length > LONGEST_TEXT) {
    throw tooMuch(`expected at most ${LONGEST_TEXT} characters, got ${text.length}`);
  }
  const lines = text.split("\n", MOST_RECORD_LINES + 1);
  if (lines.length > MOST_RECORD_LINES) {
    throw tooMuch(`expected at most ${MOST_RECORD_LINES} lines`);
  }
  const first = lines.findIndex((line) => /^\d+\./u.test(line.trimStart()));
  const end = first < 0 ? lines.length : first;
  return { lines, end, header: readValues(lines.slice(0, end)) };
}

/** Makes the error for a text that is too long. */
export const tooMuch = (message: string): RecordError => new RecordError([{ path: "", message }]);

/** Makes the error for the place where reading stops: further problems are not counted. */
const tooWrong = (problems: readonly Problem[]): RecordError =>
  new RecordError([
    ...problems.slice(0, MOST_PROBLEMS),
    { path: "", message: `and at least ${problems.length - MOST_PROBLEMS} more` },
  ]);

/** Makes a problem of a place in the text. */
export const at = (line: number, column: number, message: string): Problem => ({
  path: `line ${line}, column ${column}`,
  message,
});

/** Tests whether a line before the moves is blank or a comment. */
const isNoValue = (line: string): boolean => /^\s*(?:#|$)/u.test(line);

/** Reads the lines before the moves, as one object. */
function readValues(lines: readonly string[]): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  const problems: Problem[] = [];
  const blank = lines.map(isNoValue);
  if (blank.filter((is) => !is).length > MOST_RECORD_VALUES) {
    throw tooMuch(`expected at most ${MOST_RECORD_VALUES} lines with values before the moves`);
  }
  for (const [index, line] of lines.entries()) {
    if (blank[index]) continue;
    // A line that is not JSON costs as much as ten that are.
    if (problems.length === MOST_WRONG_LINES) throw tooWrong(problems);
    const colon = line.indexOf(":");
    const value = line.slice(colon + 1).trim();
    const keys = colon < 0 || value === "" ? null : keysOf(line.slice(0, colon));
    if (keys === null) {
      problems.push(at(index + 1, 1, "expected a name, a colon and a value"));
      continue;
    }
    if (keys.length > DEEPEST) {
      problems.push(at(index + 1, 1, `expected at most ${DEEPEST} levels`));
      continue;
    }
    if (keys[0].name === "moves") {
      problems.push(at(index + 1, 1, "expected the moves after the options, a line for each turn"));
      continue;
    }
    const column = line.indexOf(value, colon + 1) + 1;
    const problem = put(root, keys, value, index + 1, column);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length > 0) throw new RecordError(problems);
  return root;
}

/** A part of a path: a field, or an index in a list. */
interface Key {
  readonly name: string;
  readonly inList: boolean;
}

/** Parses a path such as `options.layout.rows[0]`; returns `null` if the text is not a path. */
function keysOf(path: string): Key[] | null {
  if (path.length > LONGEST_NAME || !/^[A-Za-z_]\w*(?:\.\w+|\[\d{1,6}\])*$/u.test(path))
    return null;
  return (path.match(/\[?\w+/gu) ?? []).map((part) => {
    const inList = part.startsWith("[");
    return { name: inList ? part.slice(1) : part, inList };
  });
}

/** Sets a value at its path, or returns the problem. */
function put(
  root: Record<string, unknown>,
  keys: readonly Key[],
  text: string,
  line: number,
  column: number,
): Problem | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return at(line, column, `expected a JSON value, got ${quoted(text)}`);
  }
  const named = (count: number): string =>
    keys
      .slice(0, count)
      .map(({ name }) => name)
      .join(".");
  let place = root;
  for (const [depth, { name }] of keys.slice(0, -1).entries()) {
    const { inList } = keys[depth + 1];
    const isThere = Object.hasOwn(place, name);
    const inner = isThere ? place[name] : inList ? [] : {};
    if (typeof inner !== "object" || inner === null || Array.isArray(inner) !== inList) {
      return at(line, 1, `${named(depth + 1)} already has another value`);
    }
    if (!isThere) define(place, name, inner);
    place = inner as Record<string, unknown>;
  }
  const { name: last } = keys[keys.length - 1];
  if (Object.hasOwn(place, last)) return at(line, 1, `${named(keys.length)} is given twice`);
  if (Array.isArray(place) && Number(last) !== place.length) {
    return at(line, 1, `expected index ${place.length} of the list next`);
  }
  define(place, last, value);
  return undefined;
}

/** Defines an own field with any name, `__proto__` too. */
function define(place: object, key: string, value: unknown): void {
  const field = { value, configurable: true, enumerable: true, writable: true };
  Object.defineProperty(place, key, field);
}
