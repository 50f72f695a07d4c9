/**
 * The knowledge of a player of Through the Desert. A game takes about a hundred quick actions, so every rollout goes on to its end.
 */
import type { Knowledge } from "../../kit/engine/knowledge.js";
import { packAction, placementOf } from "../rules/actions.js";
import { CAMEL } from "../rules/numbers.js";
import type { Position } from "../rules/position.js";
import { totalsOf } from "../rules/score.js";
import { writePriors } from "./priors.js";
import { leaderReach } from "./reach.js";
import { rolloutAction } from "./rollout.js";

/** Nothing is hidden or left to chance. */
const nothingToRedraw = (): void => undefined;

/** How to search in this game. */
export const knowledge: Knowledge<Position> = {
  prepare(root) {
    const { setting, phase } = root;
    const reach = phase === "camels" ? new Float64Array() : leaderReach(root);
    return {
      determinize: nothingToRedraw,
      priors: (position, actions, count, into) => {
        writePriors(position, reach, actions, count, into);
      },
      rollout: (position, random) => rolloutAction(position, reach, random),
      evaluate: totalsOf,
      // A space is assumed to be as good for a camel later as for a leader now.
      amafKey: placementOf,
      amafKeys: packAction(CAMEL, 0, setting.board.count + 1),
    };
  },
  weights: { exploration: 0.4, prior: 4, rave: 100 },
  levels: { medium: 100, hard: 1000 },
};
