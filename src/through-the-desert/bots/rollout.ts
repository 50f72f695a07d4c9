/** The rollout policy: of a few random actions, the one that gains most at once. */
import type { SearchRandom } from "../../kit/engine/knowledge.js";
import { colourOfAction, countActions, nthAction, spaceOfAction } from "../rules/actions.js";
import { caravanOf, type Position } from "../rules/position.js";
import { earnedOn, leaderPrior } from "./priors.js";

/** The number of actions that are compared. */
const CANDIDATES = 4;
/** For drawing level with the largest caravan of a colour, or getting ahead (F2): less than it earns, since rivals can answer. */
const LEVEL_POINTS = 4;

/** An action for a rollout. */
export function rolloutAction(
  position: Position,
  reach: Float64Array,
  random: SearchRandom,
): number {
  const count = countActions(position);
  let best = nthAction(position, random.below(count));
  if (count === 1) return best;
  let most = gainOf(position, reach, best, -Infinity);
  for (let candidate = 1; candidate < CANDIDATES; candidate++) {
    const action = nthAction(position, random.below(count));
    const gain = gainOf(position, reach, action, most);
    if (gain > most) {
      most = gain;
      best = action;
    }
  }
  return best;
}

/**
 * The points that an action gains at once: water, oases (E1, E2), and size (F2). Enclosing takes too long to find out, and so does size
 * where it can't bring the gain above `most`.
 */
function gainOf(position: Position, reach: Float64Array, action: number, most: number): number {
  if (position.phase !== "camels") return leaderPrior(position, reach, action);
  const colour = colourOfAction(action);
  const gain = earnedOn(position, colour, spaceOfAction(action));
  if (gain + LEVEL_POINTS <= most) return gain;
  const missing = sizeMissing(position, colour);
  return missing === 0 || missing === 1 ? gain + LEVEL_POINTS : gain;
}

/** By how many camels the caravan of the seat in turn is smaller than the largest one of the others in a colour. */
function sizeMissing({ sizes, seat, setting }: Position, colour: number): number {
  let rival = 0;
  for (let other = 0; other < setting.players; other++) {
    if (other !== seat) rival = Math.max(rival, sizes[caravanOf(colour, other)]);
  }
  return rival - sizes[caravanOf(colour, seat)];
}
