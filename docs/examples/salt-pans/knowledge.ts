/** What a player of Salt Pans knows: which stakes close pans, for whom, and what a rival could close in the same place. */
import type { Knowledge, Seat } from "caravanserai/kit";
import {
  BESIDE,
  FREE,
  listActions,
  pansBeside,
  type Position,
  saltIn,
  STAKE,
  stakeOn,
} from "./rules.js";

/** The salt that a seat would win by a stake, minus what it would give to others. */
function gain(position: Position, hex: number, seat: Seat): number {
  position.hexes[hex] = STAKE + seat;
  let salt = 0;
  for (const { pan, owner } of pansBeside(position, hex)) {
    if (owner < position.seats.length) salt += owner === seat ? saltIn(pan) : -saltIn(pan);
  }
  position.hexes[hex] = FREE;
  return salt;
}

/** The points that a stake promises at first sight. */
function prior(position: Position, hex: number): number {
  const { seat, seats } = position;
  const beside = BESIDE[hex] ?? [];
  const near = beside.filter((next) => stakeOn(position, next) >= 0).length;
  // A wall begins at the edge, and grows two steps at a time. Nothing closes without a stake or an edge beside it.
  const wall = (6 - beside.length) * 0.1 + (near === 1 ? 0.3 : 0);
  if (near + 6 - beside.length < 2) return wall;
  const rival = gain(position, hex, (seat + 1) % seats.length);
  return wall + gain(position, hex, seat) + 0.6 * Math.max(0, rival);
}

/** In a rollout, the best of this many random actions is played. */
const TRIED = 6;

export const knowledge: Knowledge<Position> = {
  // Nothing is hidden, and nothing is left to chance.
  determinize: () => undefined,
  priors(position, actions, count, into) {
    for (let index = 0; index < count; index++) into[index] = prior(position, actions[index] ?? 0);
  },
  rollout(position, random) {
    const actions: number[] = [];
    const count = listActions(position, actions);
    let [best, most] = [actions[0] ?? 0, -Infinity];
    for (let tried = 0; tried < TRIED; tried++) {
      const action = actions[random.below(count)] ?? best;
      const promise = prior(position, action);
      if (promise > most) [best, most] = [action, promise];
    }
    return best;
  },
  // A good hex is good sooner or later: each iteration says something about all hexes in it.
  amafKey: (hex) => hex,
  amafKeys: BESIDE.length,
  weights: { exploration: 0.4, prior: 4, rave: 30 },
};
