/** The result of each mutant, a line of JSON as soon as it is known, so that an interrupted run can continue. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { keyOf, type Mutant } from "./mutants.js";

/** The result of a mutant. */
export interface Result {
  readonly mutant: Mutant;
  /** Why it was killed; `undefined` if it survived. */
  readonly killedBy?: string;
  /** Whether a test reaches it. */
  readonly reached: boolean;
  /** The processor time, if its process answered. */
  readonly milliseconds?: number;
}

/** The results of one game. */
export class Log {
  constructor(readonly path: string) {}

  /** Returns the known results by the keys of their mutants. A line cut by an interruption is skipped. */
  read(): ReadonlyMap<string, Result> {
    if (!existsSync(this.path)) return new Map();
    const results = readFileSync(this.path, "utf8")
      .split("\n")
      .filter((line) => line.endsWith("}"))
      .map((line) => JSON.parse(line) as Result);
    return new Map(results.map((result) => [keyOf(result.mutant), result]));
  }

  /** Replaces the file. */
  keep(results: readonly Result[]): void {
    writeFileSync(this.path, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
  }

  add(result: Result): void {
    appendFileSync(this.path, `${JSON.stringify(result)}\n`);
  }
}
