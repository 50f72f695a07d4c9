/**
 * The knowledge of a player of Through the Desert. Rollouts stop some camels after the root, where a learnt value takes over: see
 * `value.ts`.
 */
import type { Knowledge } from "../../kit/engine/knowledge.js";
import { packAction, placementOf } from "../rules/actions.js";
import { CAMEL } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { writePriors } from "./priors.js";
import { leaderReach } from "./reach.js";
import { rolloutAction } from "./rollout.js";
import { Value } from "./value.js";

/** Nothing is hidden or left to chance. */
const nothingToRedraw = (): void => undefined;

/** The number of camels, of all seats together, after which an iteration stops. */
const HORIZON = 20;

/** The number of camels that are not placed yet. */
const looseCamels = ({ supply }: Position): number =>
  supply[0] + supply[1] + supply[2] + supply[3] + supply[4];

/** How to search in this game. */
export const knowledge: Knowledge<Position> = {
  prepare(root) {
    const { setting, phase } = root;
    const reach = phase === "camels" ? new Float64Array() : leaderReach(root);
    const value = new Value(root);
    const horizon = looseCamels(root) - HORIZON;
    return {
      determinize: nothingToRedraw,
      priors: (position, actions, count, into) => {
        writePriors(position, reach, actions, count, into);
      },
      rollout: (position, random) => rolloutAction(position, reach, random),
      evaluate: (position, into) => {
        value.evaluate(position, into);
      },
      isLeaf: (position) => looseCamels(position) <= horizon,
      // A space is assumed to be as good for a camel later as for a leader now.
      amafKey: placementOf,
      amafKeys: packAction(CAMEL, 0, setting.board.count + 1),
    };
  },
  weights: { exploration: 0.4, prior: 12, rave: 100 },
  levels: { medium: 60, hard: 1000 },
};
