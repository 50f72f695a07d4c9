/** An unchanged draft costs little more than the state itself: the state is found in it, and its position is known. */
import { createDraft } from "immer";
import { expect, test } from "vitest";
import { after, anyMove, tried } from "./games.js";
import { Dice } from "../dice.js";

const ROUNDS = 41;
const CALLS = 60;
const AT_MOST = 4;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** Microseconds of a call, once for each of `subjects`. */
function measure<Subject>(
  subjects: readonly Subject[],
  call: (subject: Subject) => unknown,
): number {
  const start = performance.now();
  for (const subject of subjects) call(subject);
  return ((performance.now() - start) * 1000) / subjects.length;
}

test.each(tried.map((one) => [one.name, one] as const))(
  "%s: apply and legalMoves take drafts at little cost",
  (_, one) => {
    const { game } = one;
    const state = after(one, 30);
    const move = anyMove(one, state, new Dice(3));
    const asked = {
      apply: (given: typeof state) => game.apply(given, move),
      legalMoves: (given: typeof state) => game.legalMoves(given),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const plain: number[] = [];
      const drafted: number[] = [];
      // Both by turns in one run, so that whatever else the machine does slows both.
      for (let round = 0; round < ROUNDS; round++) {
        const states = Array.from({ length: CALLS }, () => state);
        const drafts = states.map((base) => createDraft(base));
        plain.push(measure(states, ask));
        drafted.push(measure(drafts, ask));
      }
      const ratio = median(drafted) / median(plain);
      const figures = `${median(plain).toFixed(1)} us, ${median(drafted).toFixed(1)} us as a draft`;
      expect(ratio, `${name}: ${figures}`).toBeLessThan(AT_MOST);
      if (process.env["FIGURES"] !== undefined) console.log(`${one.name} ${name}: ${figures}`);
    }
  },
);
