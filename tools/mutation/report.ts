/** What is printed of a run, and which survivors are known to be equivalent. */
import { readFileSync } from "node:fs";
import type { Mutant } from "./mutants.js";

/** What became of a mutant. */
export interface Result {
  readonly mutant: Mutant;
  /** Why it is dead, or undefined if it lives. */
  readonly killedBy: string | undefined;
  /** Whether a test reaches it. */
  readonly reached: boolean;
}

/** A mutant that no test can notice, and why. It is known by its text, so that lines may move. */
interface Equivalent {
  readonly file: string;
  readonly context: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

const GOAL = 95;
const LIST = "test/mutation/equivalent.json";

const key = (one: Omit<Equivalent, "reason">): string =>
  [one.file, one.context, one.original, one.replacement].join("\n");

const cut = (text: string): string => (text.length > 70 ? `${text.slice(0, 67)}...` : text);

/** Prints the survivors and the score of each file. Returns whether all reach the goal. */
export function report(results: readonly Result[]): boolean {
  const list = JSON.parse(readFileSync(LIST, "utf8")) as readonly Equivalent[];
  const equivalent = new Set(list.map(key));
  const files = [...new Set(results.map(({ mutant }) => mutant.file))];
  const known = new Set(results.map(({ mutant }) => key(mutant)));
  let good = true;
  for (const one of list) {
    if (!files.includes(one.file) || known.has(key(one))) continue;
    console.log(`${LIST}: no such mutant in ${one.file}: ${one.original} → ${one.replacement}`);
    good = false;
  }
  console.log();
  for (const file of files) {
    const own = results.filter(({ mutant }) => mutant.file === file);
    const alive = own.filter(({ killedBy }) => killedBy === undefined);
    const survivors = alive.filter(({ mutant }) => !equivalent.has(key(mutant)));
    for (const { mutant, reached } of survivors) {
      const { line, column, original, replacement } = mutant;
      const note = reached ? "" : "  (no test reaches it)";
      console.log(`${file}:${line}:${column}  ${cut(original)} → ${cut(replacement)}${note}`);
    }
    const equal = alive.length - survivors.length;
    const timeouts = own.filter(({ killedBy }) => killedBy === "time-out").length;
    const dead = own.length - alive.length;
    const score = own.length === equal ? 100 : (100 * dead) / (own.length - equal);
    console.log(
      `${file.padEnd(50)} ${score.toFixed(1).padStart(5)} %  ${own.length} mutants, ${survivors.length} survive, ` +
        `${equal} equivalent, ${timeouts} by time-out${score < GOAL ? `  BELOW ${GOAL}` : ""}`,
    );
    if (score < GOAL) good = false;
  }
  return good;
}
