/** What is drawn at random: tiles from the stack (T6), and rumours that nobody has looked at (T28). */
import type { Seed } from "../../game.js";
import { Random, type RandomState } from "../../kit/random.js";
import { NONE } from "./numbers.js";
import { currentPile, type Position, UNKNOWN } from "./position.js";

/** The random generator of a seed, in its first state. */
export const chanceOf = (seed: Seed): RandomState => Random.of(seed, "desert-sons").state;

const NO_CHANCE: RandomState = [0, 0, 0, 1];

/** A random whole number from 0 to `bound` - 1; the generator moves on. */
function chooseBelow(position: Position, bound: number): number {
  // Moves are played on positions of states only, which have a generator: the fallback is for the types.
  const random = Random.at(position.chance ?? NO_CHANCE);
  const chosen = random.below(bound);
  position.chance = random.state;
  return chosen;
}

/**
 * Takes the top tile off the stack and returns its kind. Drawing at random from what is left of the pile is equivalent to
 * shuffling it first, so no order of the stack has to be stored and hidden.
 */
export function drawFromStack(position: Position): number {
  const { ground, seen } = position;
  const pile = currentPile(position);
  const through = ground.through[pile];
  let rest = chooseBelow(position, ground.tilesThrough[pile] - position.drawnTiles);
  let kind = NONE;
  while (rest >= 0) {
    kind++;
    // All piles before this one are empty, so all further tiles that have left the stack came from this one.
    rest -= through[kind] - seen[kind];
  }
  seen[kind]++;
  position.drawnTiles++;
  return kind;
}

/** The values of the rumours whose place is not known. */
export function unknownRumours({ ground, rumour, seenBy }: Position): number[] {
  const values = [...ground.board.set.rumours];
  for (const [place, seats] of seenBy.entries()) {
    if (seats !== 0 && rumour[place] !== UNKNOWN) values.splice(values.indexOf(rumour[place]), 1);
  }
  return values;
}

/** Draws a rumour that nobody has looked at and returns its value. */
export function drawRumour(position: Position): number {
  const values = unknownRumours(position);
  position.unseen--;
  return values[chooseBelow(position, values.length)];
}
