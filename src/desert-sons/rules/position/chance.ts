/** Random draws: tiles from the stack (T6), and rumours that nobody has looked at (T28). */
import type { Seed } from "../../../game.js";
import { Chance } from "../../../kit/chance/chance.js";
import { NONE } from "../../../kit/none.js";
import { UNKNOWN } from "../numbers.js";
import { currentPile, type Position } from "../position.js";

/** The stream of a seed that tiles and rumours are drawn from, at its beginning. */
export const chanceOf = (seed: Seed): Chance => Chance.of(seed, "desert-sons");

/**
 * Takes the top tile off the stack and returns its kind. Drawing at random from what is left of the pile is equivalent to
 * shuffling it first, so no order of the stack has to be stored and hidden.
 */
export function drawFromStack(position: Position): number {
  const { setting, seen } = position;
  const pile = currentPile(position);
  const through = setting.through[pile];
  let rest = position.chance.below(setting.tilesThrough[pile] - position.drawnTiles);
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
export function unknownRumours({ setting, rumour, seenBy }: Position): number[] {
  const values = [...setting.board.set.rumours];
  for (const [place, seats] of seenBy.entries()) {
    if (seats !== 0 && rumour[place] !== UNKNOWN) values.splice(values.indexOf(rumour[place]), 1);
  }
  return values;
}

/** Draws a rumour that nobody has looked at and returns its value. */
export function drawRumour(position: Position): number {
  const values = unknownRumours(position);
  position.unseen--;
  return values[position.chance.below(values.length)];
}
