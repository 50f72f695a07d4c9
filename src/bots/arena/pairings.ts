/** The seating of the games of an arena: every deal is played from every seat. */
import type { Seed } from "../../game.js";

/** A game to be played: the bots by seat, and the seed. */
export interface Pairing {
  /** The number of the game, from 0. */
  readonly number: number;
  /** The seed to set it up with. */
  readonly seed: Seed;
  /** By seat: the index of the bot. */
  readonly seats: readonly number[];
}

/** Returns every game of an arena, in order: for each group of bots every deal, from every seat. */
export function pairings(bots: number, players: number, games: number, seed: Seed): Pairing[] {
  const list: Pairing[] = [];
  for (const group of groupsOf(bots, players)) {
    for (let deal = 0; deal * players < games; deal++) {
      for (let turned = 0; turned < players; turned++) {
        const seats = group.map((_, seat) => group[(seat + turned) % players]);
        list.push({ number: list.length, seed: `${String(seed)}/${deal}`, seats });
      }
    }
  }
  return list;
}

/** Returns the seed of an arena from that of one of its deals. */
export const seedOfArena = (seed: Seed): string => String(seed).replace(/\/\d+$/u, "");

/** Returns every group of `size` of the first `count` numbers, in ascending order. */
function groupsOf(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const groups: number[][] = [];
  for (let first = from; first + size <= count; first++) {
    for (const rest of groupsOf(count, size - 1, first + 1)) groups.push([first, ...rest]);
  }
  return groups;
}
