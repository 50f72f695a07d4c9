/** What is drawn face down: tiles from the stack (T6), rumours nobody has looked at (T28). */
import type { Seed } from "../../game.js";
import { Random, type RandomState } from "../../kit/random.js";
import { NONE } from "./numbers.js";
import { currentPile, type Position, UNKNOWN } from "./position.js";

/** Where the generator of a seed begins. */
export const chanceOf = (seed: Seed): RandomState => Random.of(seed, "desert-sons").state;

const NO_CHANCE: RandomState = [0, 0, 0, 1];

/** A whole number from 0 to `bound` - 1 from the chance to come. */
function chooseBelow(position: Position, bound: number): number {
  // Only states are played on, and a state has its chance: this is for the types.
  const random = Random.at(position.chance ?? NO_CHANCE);
  const chosen = random.below(bound);
  position.chance = random.state;
  return chosen;
}

/**
 * Takes the top tile off the stack and gives its kind. Drawing at random from what is left of the pile is the same as
 * having shuffled it: the order of the stack need not be kept, and nothing hidden needs to be.
 */
export function drawFromStack(position: Position): number {
  const { ground, seen } = position;
  const pile = currentPile(position);
  const through = ground.through[pile];
  let rest = chooseBelow(position, ground.tilesThrough[pile] - position.drawnTiles);
  let kind = NONE;
  while (rest >= 0) {
    kind++;
    // All piles before this one are used up, so what was seen beyond them came from this one.
    rest -= through[kind] - seen[kind];
  }
  seen[kind]++;
  position.drawnTiles++;
  return kind;
}

/** The values of the rumours that are not known to lie anywhere. */
export function unknownRumours({ ground, rumour, seenBy }: Position): number[] {
  const values = [...ground.board.set.rumours];
  for (const [place, seats] of seenBy.entries()) {
    if (seats !== 0 && rumour[place] !== UNKNOWN) values.splice(values.indexOf(rumour[place]), 1);
  }
  return values;
}

/** Draws a rumour that nobody has looked at, and gives its value. */
export function drawRumour(position: Position): number {
  const values = unknownRumours(position);
  position.unseen--;
  return values[chooseBelow(position, values.length)];
}
