/** The rollout policy: the pawn's move with the best prior and some noise, and a fixed answer to all other questions. */
import type { SearchRandom } from "../../kit/engine/knowledge.js";
import { DICE } from "../model/state.js";
import { listActions } from "../rules/actions.js";
import { bribeAction, dieOf, plainAction, priceAction } from "../rules/packing.js";
import type { Position } from "../rules/position.js";
import { goodPrice, type Priors } from "./priors.js";

/** The noise on each prior: from 0 up to this. */
const NOISE = 1;
const NOISE_BITS = 16;
/** Bonus for the only move with a die of its value, half of it for each of two such moves, and so on (N16). */
const ONLY_MOVE = 2;

/** The rollout policy of a search. */
export class Rollout {
  private readonly listed: number[] = [];
  private readonly counts = new Int32Array(DICE + 1);

  constructor(private readonly priors: Priors) {}

  /** Chooses an action. */
  choose(position: Position, random: SearchRandom): number {
    switch (position.phase) {
      case "move":
        return this.choosePawnMove(position, random);
      case "price":
        return priceAction(goodPrice(position));
      case "price-answer":
        return plainAction("refuse");
      case "reroll":
        return plainAction("reroll");
      case "bribe":
        return bribeAction(0);
      case "bribe-answer":
        return plainAction("take-bribe");
      case "cards":
      case "pawns":
      case "over":
        return this.listed[random.below(listActions(position, this.listed))];
    }
  }

  private choosePawnMove(position: Position, random: SearchRandom): number {
    const { counts, priors } = this;
    const { reach } = position.setting.board;
    const count = reach.list(position);
    const { actions } = reach;
    for (let die = 1; die <= DICE; die++) counts[die] = 0;
    for (let index = 0; index < count; index++) counts[dieOf(actions[index])]++;
    let best = actions[0];
    let bestValue = -Infinity;
    for (let index = 0; index < count; index++) {
      const action = actions[index];
      const noise = (NOISE * (random.word() >>> NOISE_BITS)) / (1 << NOISE_BITS);
      const value = priors.ofPawnMove(position, action) + ONLY_MOVE / counts[dieOf(action)] + noise;
      if (value > bestValue) {
        bestValue = value;
        best = action;
      }
    }
    return best;
  }
}
