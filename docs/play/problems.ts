/** Locates the problems of a drawing in the text that a person has typed. */
import { type DrawingProblem, LayoutError, SetupError } from "caravanserai";
import type { DrawingField, DrawnProblem } from "./kits/kit.js";

/** Returns the lines that the library counts, with their line numbers in the text and the indentation that it removes. */
function countedLines(text: string): {
  readonly lines: readonly number[];
  readonly indent: number;
} {
  const all = text.split(/\r?\n/u);
  const drawn = all.flatMap((line, index) => (line.trimStart().startsWith("#") ? [] : [index]));
  while (drawn.length > 0 && (all[drawn[0] ?? 0] ?? "").trim() === "") drawn.shift();
  const indents = drawn
    .map((index) => all[index] ?? "")
    .filter((line) => line.trim() !== "")
    .map((line) => line.search(/[^ ]/u));
  return { lines: drawn, indent: indents.length === 0 ? 0 : Math.min(...indents) };
}

/** Returns the field that a problem is in: for tile sets, the message begins with its name. */
function fieldOf({ row, message }: DrawingProblem, fields: readonly DrawingField[]): string | null {
  const named = fields.find(({ id }) => message.startsWith(`${id}: `));
  if (named !== undefined) return named.id;
  return row === null ? null : (fields.find(({ kind }) => kind === "drawing")?.id ?? null);
}

/** Maps a problem to its place in the typed text. */
function placed(
  problem: DrawingProblem,
  fields: readonly DrawingField[],
  drawing: Readonly<Record<string, string>>,
): DrawnProblem {
  const { row, column, message } = problem;
  const field = fieldOf(problem, fields);
  if (field === null || row === null) return { field, row: null, column: null, message };
  const { lines, indent } = countedLines(drawing[field] ?? "");
  const line = lines[row - 1];
  return {
    field,
    row: (line ?? row - 1) + 1,
    column: column === null ? null : column + indent,
    message: message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message,
  };
}

/** Returns the problems of a drawing that an error lists. Throws the error again if it is another one. */
export function problemsIn(
  error: unknown,
  fields: readonly DrawingField[],
  drawing: Readonly<Record<string, string>>,
): readonly DrawnProblem[] {
  if (LayoutError.is(error)) {
    return error.problems.map((problem) => placed(problem, fields, drawing));
  }
  if (!SetupError.is(error)) throw error;
  return error.problems.map(({ message }) => ({ field: null, row: null, column: null, message }));
}
