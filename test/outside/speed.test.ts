/**
 * What is known is not checked again: an unchanged draft costs little more than the state in it, and a view that was loaded costs
 * what a state does.
 */
import { createDraft } from "immer";
import { expect, test } from "vitest";
import { after, anyMove, tried } from "./games.js";
import { Dice } from "../helpers/dice.js";
import { processorTime } from "../helpers/processor-time.js";

const ROUNDS = 41;
const AT_MOST = 4;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

/** Microseconds of a call, once for each scene. */
function measure<Scene>(scenes: readonly Scene[], call: (scene: Scene) => unknown): number {
  const all = processorTime(() => {
    for (const scene of scenes) call(scene);
  });
  return (all * 1000) / scenes.length;
}

test.each(tried.map((one) => [one.name, one] as const))(
  "%s: apply and legalMoves take drafts at little cost",
  (_, one) => {
    const { game } = one;
    // States of all phases: where there is one legal move, listing it costs next to nothing.
    const scenes = Array.from({ length: 50 }, (__, moves) => {
      const state = after(one, moves);
      return { state, move: anyMove(one, state, new Dice(moves)) };
    });
    const asked = {
      apply: ({ state, move }: (typeof scenes)[number]) => game.apply(state, move),
      legalMoves: ({ state }: (typeof scenes)[number]) => game.legalMoves(state),
    };
    for (const [name, ask] of Object.entries(asked)) {
      const plain: number[] = [];
      const drafted: number[] = [];
      // Both by turns in one run, so that whatever else the machine does slows both.
      for (let round = 0; round < ROUNDS; round++) {
        const drafts = scenes.map(({ state, move }) => ({ state: createDraft(state), move }));
        plain.push(measure(scenes, ask));
        drafted.push(measure(drafts, ask));
      }
      const figures = `${median(plain).toFixed(1)} us, ${median(drafted).toFixed(1)} us as a draft`;
      expect(median(drafted) / median(plain), `${name}: ${figures}`).toBeLessThan(AT_MOST);
      if (process.env["FIGURES"] !== undefined) console.log(`${one.name} ${name}: ${figures}`);
    }
  },
);

/** The benchmark shows about 1. A view that is checked again at each call would cost ten times as much. */
const LOADED_AT_MOST = 3;

test.each(tried.map((one) => [one.name, one] as const))(
  "%s: the board of a loaded view is drawn as fast as that of the state",
  (_, one) => {
    const { game } = one;
    const states = Array.from({ length: 20 }, (__, moves) => after(one, 2 * moves));
    const views = states.map((state) => game.loadView(JSON.stringify(game.view(state, 0))));
    const ofStates: number[] = [];
    const ofViews: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ofStates.push(measure(states, (state) => game.board(state)));
      ofViews.push(measure(views, (view) => game.board(view)));
    }
    const figures = `${median(ofStates).toFixed(1)} us, ${median(ofViews).toFixed(1)} us of a view`;
    expect(median(ofViews) / median(ofStates), figures).toBeLessThan(LOADED_AT_MOST);
    if (process.env["FIGURES"] !== undefined) console.log(`${one.name} board: ${figures}`);
  },
);
