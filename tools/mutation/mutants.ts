/** The mutants of some files, made by Stryker's instrumenter: each is one small change that a test should notice. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { declarationsAround } from "./declarations.js";

/** One change of one file. */
export interface Mutant {
  readonly id: string;
  /** The path from the project's root. */
  readonly file: string;
  /** A digest of the file: a changed file has new mutants. */
  readonly digest: string;
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
  /** The names of the declarations around it, such as `Contact.visit`. */
  readonly within: string;
  /** The whole line in which it starts, trimmed. */
  readonly context: string;
  /** The replaced text, with white space collapsed. */
  readonly original: string;
  readonly replacement: string;
  /** Its number among those with the same texts within the same declarations, from 1. */
  readonly nth: number;
}

/** Returns a key that identifies the mutant in every run. */
export const keyOf = ({ file, digest, line, column, original, replacement }: Mutant): string =>
  [file, digest, line, column, original, replacement].join("\n");

/** Returns a key that is equal for mutants which differ only by order, whatever their lines. */
export const textOf = (
  one: Pick<Mutant, "file" | "within" | "context" | "original" | "replacement">,
): string => [one.file, one.within, one.context, one.original, one.replacement].join("\n");

/** Files with all their mutants behind switches, which switches.ts sets. */
export interface Instrumented {
  readonly mutants: readonly Mutant[];
  /** The text by absolute path. */
  readonly texts: ReadonlyMap<string, string>;
}

const silent = (): void => undefined;
const no = (): boolean => false;
const logger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
};

const collapsed = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Returns the offset of a position in a text. Lines and columns count from 0, as in the instrumenter. */
const offset = (
  lines: readonly string[],
  { line, column }: { line: number; column: number },
): number => lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column;

/** Instruments files, given by their paths. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const sources = new Map(files.map((file) => [resolve(file), readFileSync(file, "utf8")]));
  const { files: written, mutants } = await new Instrumenter(logger).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const around = new Map([...sources].map(([name, text]) => [name, declarationsAround(text)]));
  const counts = new Map<string, number>();
  return {
    texts: new Map(written.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
      const source = sources.get(fileName) ?? "";
      const lines = source.split("\n");
      const mutant = {
        id,
        file: relative(process.cwd(), fileName),
        digest: createHash("sha256").update(source).digest("hex").slice(0, 12),
        line: start.line + 1,
        column: start.column + 1,
        within: around.get(fileName)?.(offset(lines, start)) ?? "",
        context: (lines[start.line] ?? "").trim(),
        original: collapsed(source.slice(offset(lines, start), offset(lines, end))),
        replacement: collapsed(replacement),
      };
      const nth = (counts.get(textOf(mutant)) ?? 0) + 1;
      counts.set(textOf(mutant), nth);
      return { ...mutant, nth };
    }),
  };
}
