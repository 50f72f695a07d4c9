/** The knowledge of a player of Nomadi, as a search uses it. */
import type { Guidance, Knowledge } from "../../kit/engine/knowledge.js";
import { NONE } from "../../kit/none.js";
import { DICE } from "../model/state.js";
import { typeOf } from "../rules/packing.js";
import { countDice, type Position } from "../rules/position.js";
import { FormationCache } from "../rules/reach/formation-cache.js";
import { HiddenCards, useSimulatedDice } from "./determinize.js";
import { distancesOf } from "./distances.js";
import { Evaluation } from "./evaluate.js";
import { Priors } from "./priors.js";
import { Rollout } from "./rollout.js";

/**
 * An iteration ends after this many turns: one's own and that of the next player. Whatever comes later has little to do with the
 * action, but what the caravan looks like when the next player rolls has.
 */
const TURNS = 2;

/** The number of AMAF keys is a power of two, so that a key is the upper bits of a hash. */
const AMAF_BITS = 12;

/** The knowledge for Nomadi. */
export const knowledge: Knowledge<Position> = {
  prepare,
  // A jump that is good now is mostly good a few dice later, so AMAF samples weigh much.
  weights: { exploration: 0.4, prior: 4, rave: 100 },
  levels: { medium: 20, hard: 400 },
};

/** Prepares a search from a position, which gets simulated dice and a cache for the formations of pawns. */
function prepare(root: Position): Guidance<Position> {
  useSimulatedDice(root);
  root.formationCache = new FormationCache();
  const { turnNumber, setting } = root;
  const distances = distancesOf(setting);
  const hidden = new HiddenCards(root);
  const priors = new Priors(distances, hidden.mean);
  const rollout = new Rollout(priors);
  const evaluation = new Evaluation(root, distances, hidden.mean);
  return {
    determinize(position, _viewer, random) {
      hidden.determinize(position, random);
    },
    priors(position, actions, count, into) {
      priors.write(position, actions, count, into);
    },
    rollout: (position, random) => rollout.choose(position, random),
    evaluate(position, into) {
      evaluation.write(position, into);
    },
    isLeaf: (position) => isLeaf(position, turnNumber),
    amafKey,
    amafKeys: 1 << AMAF_BITS,
  };
}

/** Tests whether a turn of the same seat as always begins: to roll next is an advantage, so positions are compared at that moment. */
function isLeaf(position: Position, firstTurn: number): boolean {
  const { turnNumber, phase, setting } = position;
  const late = turnNumber - firstTurn - TURNS;
  if (late < 0 || late % setting.players !== 0 || phase === "bribe-answer") return false;
  return countDice(position) === DICE;
}

/** The same move of a pawn is about as good a few dice later, and two moves rarely share a key. Other actions have none. */
const amafKey = (action: number): number =>
  typeOf(action) === "move" ? Math.imul(action, 0x9e3779b1) >>> (32 - AMAF_BITS) : NONE;
