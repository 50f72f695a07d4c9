/** What every variant has in common: games that are known by their numbers, and one source of random numbers. */

/** Plays random games. */
export interface Contestant {
  /** Plays the game with a number, and tells how many moves it had. The same number is always the same game. */
  play(game: number): number;
  /** How the game played last has ended. */
  result(): string;
}

/** Draws a whole number from 0 to `bound` - 1; `bound` is at most 65,536. */
export type Random = (bound: number) => number;

/** How many set-ups are made before anything is measured, as a search plays from few. Games share them in turn. */
export const SETUPS = 8;

/**
 * The random numbers of a game. A linear congruential generator costs next to nothing beside what is measured, and its high
 * bits are good enough to choose moves by.
 */
export function randomOf(game: number): Random {
  let state = Math.imul(game + 1, 0x9e3779b1);
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return ((state >>> 16) * bound) >>> 16;
  };
}

/** An item of a list at random. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  // The lists here are never empty.
  return items[random(items.length)] as Item;
}
