/** Chooses the tests for a mutant, and their order. */
import type { Mutant } from "./mutants.js";
import type { Job, Surveyed } from "./worker.js";

const FEW = 2;
const RECENT = 4;

/** The job of a mutant. */
export type MutantJob = Extract<Job, { mutant: string }>;

interface Test extends Surveyed {
  readonly reaches: ReadonlySet<string>;
}

/**
 * Tests whether a test is a golden vector. They take longer than most, but notice nearly everything: they run early, if there
 * is time.
 */
const isGolden = ({ name }: Surveyed): boolean => name.includes("golden games");
const rank = (test: Surveyed): number =>
  isGolden(test) ? Math.min(test.milliseconds, 100) : test.milliseconds;

/** Plans one mutant after the other, and learns from the results. */
export class Plan {
  readonly #tests: readonly Test[];
  /** The tests that killed the last mutants of a file, latest first. */
  readonly #killers = new Map<string, readonly string[]>();

  constructor(
    surveyed: readonly Surveyed[],
    /** The time for the tests of one mutant, in milliseconds. */
    readonly time: number,
  ) {
    this.#tests = surveyed
      .filter(({ error }) => error === undefined)
      .map((test) => ({ ...test, reaches: new Set(test.reached) }))
      .sort((a, b) => rank(a) - rank(b));
  }

  /** Records the test that killed a mutant: it probably kills the next ones too. */
  learn({ file }: Mutant, killer: string): void {
    const others = (this.#killers.get(file) ?? []).filter((one) => one !== killer);
    this.#killers.set(file, [killer, ...others].slice(0, RECENT));
  }

  /** Returns the tests that reach a mutant: those that killed the last ones, then the fastest, as many as the time allows. */
  job({ id, file: source }: Mutant): MutantJob {
    const tests = this.#tests;
    // Boards and lookup tables are cached: where few tests of a file reach a mutant, others may use what these made.
    const files = tests.filter(({ reaches }) => reaches.has(id)).map(({ file }) => file);
    const few = new Set(files.filter((file) => files.filter((one) => one === file).length <= FEW));
    let rest = this.time;
    const chosen = tests
      .filter(({ reaches, file }) => reaches.has(id) || few.has(file))
      .filter((test) => {
        if (isGolden(test)) return test.milliseconds <= this.time;
        rest -= test.milliseconds;
        return rest > 0;
      });
    const recent = this.#killers.get(source) ?? [];
    const place = ({ name }: Test): number =>
      recent.includes(name) ? recent.indexOf(name) : RECENT;
    return {
      mutant: id,
      tests: chosen
        .sort((a, b) => place(a) - place(b))
        .map(({ file, number, milliseconds }) => ({
          file,
          number,
          limit: 400 + 10 * milliseconds,
        })),
    };
  }
}
