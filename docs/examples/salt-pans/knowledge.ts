/** What a player of Salt Pans knows: which stakes close pans, and for whom. */
import type { Knowledge, Seat } from "caravanserai/kit";
import * as rules from "./rules.js";
import type { Position } from "./rules.js";

/** The salt that a seat would win by a stake, minus what it would give to others. */
function gain(position: Position, hex: number, seat: Seat): number {
  position.hexes[hex] = rules.STAKE + seat;
  const pans = rules.pansBeside(position, hex).filter(({ owner }) => owner !== rules.NOBODY);
  position.hexes[hex] = rules.FREE;
  const signed = pans.map(({ pan, owner }) => rules.saltIn(pan) * (owner === seat ? 1 : -1));
  return signed.reduce((sum, salt) => sum + salt, 0);
}

/** The points that a stake promises: what it closes, what the next player can't close any more, and walls begin at the edge. */
function prior(position: Position, hex: number): number {
  const { seat, seats } = position;
  const edge = 6 - (rules.BESIDE[hex]?.length ?? 0);
  const rival = gain(position, hex, (seat + 1) % seats.length);
  return gain(position, hex, seat) + 0.6 * Math.max(0, rival) + 0.1 * edge;
}

export const knowledge: Knowledge<Position> = {
  // Nothing is hidden, and nothing is left to chance.
  determinize: () => undefined,
  priors(position, actions, count, into) {
    for (let index = 0; index < count; index++) into[index] = prior(position, actions[index] ?? 0);
  },
  // The best of four random stakes.
  rollout(position, random) {
    const actions: number[] = [];
    const count = rules.listActions(position, actions);
    const tried = [1, 2, 3, 4].map(() => actions[random.below(count)] ?? 0);
    return tried.reduce((best, one) => (prior(position, one) > prior(position, best) ? one : best));
  },
  // A good hex is good sooner or later: each iteration says something about all hexes in it.
  amafKey: (hex) => hex,
  amafKeys: rules.BESIDE.length,
  weights: { exploration: 0.4, prior: 4, rave: 30 },
};
