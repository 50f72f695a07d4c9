/** The printed report, and the survivors known to be equivalent. */
import { readFileSync } from "node:fs";
import type { Result } from "./log.js";
import { type Mutant, textOf } from "./mutants.js";

/**
 * A mutant that no test can notice, and why. It is identified by its text and the declarations around it, so that lines may
 * move.
 */
interface Equivalent extends Pick<
  Mutant,
  "file" | "within" | "context" | "original" | "replacement"
> {
  /** Its number, if several in one function have the same text. Default: 1. */
  readonly nth?: number;
  readonly reason: string;
}

const GOAL = 95;
/** What a sample must reach: some hundred mutants can't tell 95 % from 93. */
const GOAL_OF_SAMPLE = 85;
const LIST = "test/mutation/equivalent.json";

const key = (one: Omit<Equivalent, "reason">): string => `${textOf(one)}\n${one.nth ?? 1}`;

const cut = (text: string): string => (text.length > 70 ? `${text.slice(0, 67)}...` : text);

const list = JSON.parse(readFileSync(LIST, "utf8")) as readonly Equivalent[];
const equivalent = new Set(list.map(key));

/** Tests whether a mutant is listed as equivalent. */
export const isEquivalent = (mutant: Mutant): boolean => equivalent.has(key(mutant));

function tellSurvivor({ mutant, reached }: Result): void {
  const { file, line, column, original, replacement } = mutant;
  const note = reached ? "" : "  (no test reaches it)";
  console.log(`${file}:${line}:${column}  ${cut(original)} → ${cut(replacement)}${note}`);
}

/** Prints the survivors and the score of a sample of mutants that are not equivalent. Returns whether it is good enough. */
export function reportSample(results: readonly Result[]): boolean {
  const survivors = results.filter(({ killedBy }) => killedBy === undefined);
  survivors.forEach(tellSurvivor);
  const score = (100 * (results.length - survivors.length)) / Math.max(1, results.length);
  const isEnough = results.length === 0 || score >= GOAL_OF_SAMPLE;
  console.log(
    `${results.length} mutants of changed files, ${survivors.length} survive: ${score.toFixed(1)} %` +
      (isEnough ? "" : `  BELOW ${GOAL_OF_SAMPLE}`),
  );
  return isEnough;
}

/** Prints the survivors and the score of one file. Returns whether it reaches the goal, and all entries of the list match. */
export function report(file: string, results: readonly Result[]): boolean {
  const known = new Set(results.map(({ mutant }) => key(mutant)));
  const gone = list.filter((one) => one.file === file && !known.has(key(one)));
  for (const { original, replacement } of gone) {
    console.log(`${LIST}: no such mutant in ${file}: ${cut(original)} → ${cut(replacement)}`);
  }
  const alive = results.filter(({ killedBy }) => killedBy === undefined);
  for (const { mutant, killedBy } of results) {
    if (killedBy === undefined || !isEquivalent(mutant)) continue;
    const { line, original, replacement } = mutant;
    const what = `${file}:${line}  ${cut(original)} → ${cut(replacement)}`;
    console.log(`${LIST}: not equivalent, noticed by "${killedBy}": ${what}`);
  }
  const survivors = alive.filter(({ mutant }) => !isEquivalent(mutant));
  survivors.forEach(tellSurvivor);
  const equal = alive.length - survivors.length;
  const timeouts = results.filter(({ killedBy }) => killedBy === "time-out").length;
  const dead = results.length - alive.length;
  const score = results.length === equal ? 100 : (100 * dead) / (results.length - equal);
  console.log(
    `${file.padEnd(50)} ${score.toFixed(1).padStart(5)} %  ${results.length} mutants, ` +
      `${survivors.length} survive, ${equal} equivalent, ${timeouts} by time-out` +
      (score < GOAL ? `  BELOW ${GOAL}` : ""),
  );
  return score >= GOAL && gone.length === 0;
}
