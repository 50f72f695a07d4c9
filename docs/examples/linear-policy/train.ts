/** Trains the linear policy against random picks by the cross-entropy method, which needs no gradients. */
import type { RandomSource } from "caravanserai";
import { environments } from "caravanserai/learn";
import * as game from "caravanserai/through-the-desert";
import { choosePick, FEATURES, options, type Weights } from "./policy.js";

const GENERATIONS = 10;
/** Weight vectors in each generation, the best of them that are kept, and the games that each plays. */
const CANDIDATES = 32;
const KEPT = 8;
const GAMES = 20;
/** The least standard deviation of a weight, so that no weight is fixed too early. */
const LEAST_DEVIATION = 0.1;

/** Returns trained weights, the same for the same seed. */
export function train(seed: string, log: (line: string) => void = () => undefined): Weights {
  const random = game.seededRandom(seed);
  let normals = FEATURES.map(() => ({ mean: 0, deviation: 1 }));
  for (let generation = 1; generation <= GENERATIONS; generation++) {
    const candidates = Array.from({ length: CANDIDATES }, () =>
      normals.map(({ mean, deviation }) => mean + deviation * gaussian(random)),
    );
    const margins = play(candidates, `${seed} ${generation}`);
    const best = candidates
      .map((weights, index) => ({ weights, margin: margins[index] ?? 0 }))
      .sort((a, b) => b.margin - a.margin)
      .slice(0, KEPT);
    normals = FEATURES.map((_, index) => fit(best.map(({ weights }) => weights[index] ?? 0)));
    log(`generation ${generation}: mean margin ${average(margins).toFixed(1)}`);
  }
  return normals.map(({ mean }) => mean);
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the normal distribution that fits some values. */
function fit(values: readonly number[]): { mean: number; deviation: number } {
  const mean = average(values);
  const variance = average(values.map((value) => (value - mean) ** 2));
  return { mean, deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)) };
}

/** Returns a number that is nearly normally distributed: a sum of uniform ones is the same in every JavaScript engine. */
const gaussian = (random: RandomSource): number =>
  Array.from({ length: 12 }, () => random(1001) / 1000).reduce((sum, one) => sum + one, -6);

/** Lets each candidate play against random picks, half of the games from each seat. Returns their mean margins. */
function play(candidates: readonly Weights[], seed: string): number[] {
  const count = CANDIDATES * GAMES;
  const envs = environments<game.Types>({ game, options, count, seed, reward: "margin" });
  const random = game.seededRandom(seed);
  const rowOf = <Values extends Float32Array | Uint8Array>(values: Values, row: number): Values => {
    const size = values.length / count;
    // subarray returns the type of its array.
    return values.subarray(row * size, (row + 1) * size) as Values;
  };
  const games = Array.from({ length: count }, (_, row) => ({
    weights: candidates[row % CANDIDATES] ?? [],
    seat: Math.floor(row / CANDIDATES) % 2,
    seen: { spaces: rowOf(envs.spaces, row), globals: rowOf(envs.globals, row) },
    mask: rowOf(envs.masks, row),
    picked: rowOf(envs.picked, row),
    rewards: rowOf(envs.rewards, row),
    isOver: false,
    margin: 0,
  }));
  while (games.some(({ isOver }) => !isOver)) {
    for (const [row, { weights, seat, seen, mask, picked, isOver }] of games.entries()) {
      // A game that is over is already set up again: any pick will do.
      if (isOver) envs.picks[row] = mask.indexOf(1);
      else if (envs.seats[row] !== seat) envs.picks[row] = randomPick(mask, random);
      else envs.picks[row] = choosePick(weights, seen, mask, picked.indexOf(1));
    }
    envs.step();
    for (const [row, one] of games.entries()) {
      if (one.isOver || envs.terminals[row] === 0) continue;
      one.isOver = true;
      one.margin = one.rewards[one.seat] ?? 0;
    }
  }
  return candidates.map((_, index) =>
    average(games.filter((_, row) => row % CANDIDATES === index).map(({ margin }) => margin)),
  );
}

/** Returns a legal pick, all equally likely. */
function randomPick(mask: Uint8Array, random: RandomSource): number {
  const legal = mask.reduce((sum, one) => sum + one, 0);
  let pick = mask.indexOf(1);
  for (let left = random(legal); left > 0; left--) pick = mask.indexOf(1, pick + 1);
  return pick;
}
