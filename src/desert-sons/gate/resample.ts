/** Makes a whole state from a view: hidden values are drawn at random. */
import type { Seed } from "../../game.js";
import { Chance } from "../../kit/chance/chance.js";
import { chanceOf } from "../rules/position/chance.js";
import type { Rumour, State, View } from "../model/state.js";

/**
 * Returns a state that fits a view: rumours that the viewer does not know are drawn from `left`, and the random generator is new.
 */
export function resampleView(
  { viewer, game, version, ...rest }: View,
  left: readonly number[],
  seed: Seed,
): State {
  const values = Chance.of(seed, "rumours").shuffled(left);
  // There is a value left for each rumour that the viewer does not know.
  const known = <Tile extends Rumour<number | null>>(rumour: Tile): Tile & Rumour => ({
    ...rumour,
    value: rumour.value ?? values.pop() ?? 0,
  });
  const { rumours } = rest;
  const { aside, hand, board } = rumours;
  return {
    game,
    version,
    seed,
    ...rest,
    rumours: {
      ...rumours,
      aside: aside === null ? null : known(aside),
      hand: hand === null ? null : known(hand),
      board: board.map(known),
    },
    chance: chanceOf(seed).state,
  };
}
