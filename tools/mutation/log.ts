/** What became of each mutant, one line of JSON for each as soon as it is known, so that an interrupted run can go on. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { keyOf, type Mutant } from "./mutants.js";

/** What became of a mutant. */
export interface Result {
  readonly mutant: Mutant;
  /** Why it is dead, or undefined if it lives. */
  readonly killedBy?: string;
  /** Whether a test reaches it. */
  readonly reached: boolean;
  /** How much processor time this took, if its process came back. */
  readonly milliseconds?: number;
}

/** The results of one game. */
export class Log {
  constructor(readonly path: string) {}

  /** What is known of these mutants, by their keys. A line that an interruption cut is left out. */
  read(): ReadonlyMap<string, Result> {
    if (!existsSync(this.path)) return new Map();
    const results = readFileSync(this.path, "utf8")
      .split("\n")
      .filter((line) => line.endsWith("}"))
      .map((line) => JSON.parse(line) as Result);
    return new Map(results.map((result) => [keyOf(result.mutant), result]));
  }

  /** Writes anew. */
  keep(results: readonly Result[]): void {
    writeFileSync(this.path, results.map((result) => `${JSON.stringify(result)}\n`).join(""));
  }

  add(result: Result): void {
    appendFileSync(this.path, `${JSON.stringify(result)}\n`);
  }
}
