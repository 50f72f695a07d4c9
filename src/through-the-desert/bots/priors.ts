/** The prior of each action: the points that it promises before it is tried. */
import { bitCount } from "../../kit/boards/sets.js";
import { colourOfAction, spaceOfAction } from "../rules/actions.js";
import { SPACE_POINTS } from "../rules/earnings.js";
import { play } from "../rules/play.js";
import { caravanOf, type Position } from "../rules/position.js";
import { pointsBesideTerritory } from "../rules/score.js";
import { claimedSpaces, track, undo } from "../rules/undo.js";

/** For each point of a water token beside a new camel. */
const WATER_NEAR = 0.3;
/** For each oasis two steps from a new camel that its caravan has not scored. */
const OASIS_NEAR = 1.5;

/** The points that a search finds for each point that an action promises at first sight: rivals get their share later. */
const POINTS_FOUND = 0.2;

/** Writes the priors of the first `count` actions. A leader's prior is the `reach` of its space. */
export function writePriors(
  position: Position,
  reach: Float64Array,
  actions: readonly number[],
  count: number,
  into: number[],
): void {
  if (position.phase === "camels") writeCamelPriors(position, actions, count, into);
  else {
    for (let index = 0; index < count; index++) {
      into[index] = leaderPrior(position, reach, actions[index]);
    }
  }
}

/** The prior of placing a leader, or of giving one back. */
export const leaderPrior = ({ phase }: Position, reach: Float64Array, action: number): number =>
  phase === "leaders" ? POINTS_FOUND * reach[spaceOfAction(action)] : 0;

/** The prior of a camel: the points that it earns at once, beyond what it gives to a rival, and a share of what is near it. */
function writeCamelPriors(
  position: Position,
  actions: readonly number[],
  count: number,
  into: number[],
): void {
  const { seat, setting } = position;
  const before: number[] = [];
  for (let one = 0; one < setting.players; one++)
    before[one] = pointsBesideTerritory(position, one);
  track(position);
  for (let index = 0; index < count; index++) {
    const action = actions[index];
    play(position, action);
    let own = 0;
    let rival = -Infinity;
    for (let one = 0; one < setting.players; one++) {
      const gain = pointsBesideTerritory(position, one) - before[one];
      if (one === seat) own = gain + SPACE_POINTS * claimedSpaces(position);
      else rival = Math.max(rival, gain);
    }
    undo(position);
    into[index] = POINTS_FOUND * (own - rival + nearby(position, action));
  }
  position.trail = undefined;
}

/** A share of the points that the caravan of a new camel may earn with the next one. */
function nearby({ setting, water, scored, seat }: Position, action: number): number {
  const { board, oasisNear } = setting;
  const space = spaceOfAction(action);
  let points = 0;
  let oases = 0;
  for (let place = 0; place < 6; place++) {
    const beside = board.ring[space * 6 + place];
    points += WATER_NEAR * water[beside];
    oases |= oasisNear[beside];
  }
  const caravan = caravanOf(colourOfAction(action), seat);
  return points + OASIS_NEAR * bitCount(oases & ~scored[caravan] & ~oasisNear[space]);
}
