/** Problems of values from outside: as data, and formatted for messages. */
import { MOST_PROBLEMS } from "../input/limits.js";

/** One problem of a value from outside. @category Errors */
export interface Problem {
  /** The path of the value at fault, such as `water[3].value`; empty for the whole. */
  readonly path: string;
  /** The problem, as a sentence. */
  readonly message: string;
}

/** One problem of a drawing. @category Errors */
export interface DrawingProblem {
  /** The line of the drawing, from 1; `null` for the drawing as a whole. */
  readonly row: number | null;
  /** The character of that line, from 1; `null` for the line as a whole. */
  readonly column: number | null;
  /** The problem, as a sentence. */
  readonly message: string;
}

/** Returns the first problems and the number of further ones. A list that was cut already stays as it is. */
export function capped<Entry>(
  problems: readonly Entry[],
  more: (message: string) => Entry,
): readonly Entry[] {
  if (problems.length <= MOST_PROBLEMS + 1) return problems;
  const rest = problems.length - MOST_PROBLEMS;
  return [...problems.slice(0, MOST_PROBLEMS), more(`and ${rest} more`)];
}

export const cappedProblems = (problems: readonly Problem[]): readonly Problem[] =>
  capped(problems, (message) => ({ path: "", message }));

/** Formats problems in one line. A message that names its place needs no path before it. */
export const listed = (problems: readonly Problem[]): string =>
  problems
    .map(({ path, message }) =>
      path === "" || message.includes(`\`${path}\``) ? message : `${path}: ${message}`,
    )
    .join("; ");

/** Formats a problem of a drawing in one line. */
export function describe({ row, column, message }: DrawingProblem): string {
  if (row === null) return message;
  return column === null ? `row ${row}: ${message}` : `row ${row}, column ${column}: ${message}`;
}
