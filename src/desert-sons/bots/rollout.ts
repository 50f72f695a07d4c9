/** The rollout policy: the action with the best prior, with some randomness. */
import type { SearchRandom } from "../../kit/engine/knowledge.js";

/** Random gold that is added to each prior, at most: actions that are closer than this may change places. */
const NOISE = 1;
const WORDS = 2 ** 32;

/** The index of the action with the highest prior after noise was added. */
export function noisyBest(priors: readonly number[], count: number, random: SearchRandom): number {
  let best = 0;
  let most = -Infinity;
  for (let index = 0; index < count; index++) {
    const prior = priors[index] + (NOISE * random.word()) / WORDS;
    if (prior > most) {
      most = prior;
      best = index;
    }
  }
  return best;
}
