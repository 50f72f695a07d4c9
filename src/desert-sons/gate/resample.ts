/** Makes a whole state from a view: hidden values are drawn at random. */
import type { Seed } from "../../game.js";
import { Chance } from "../../kit/chance/chance.js";
import type { Rumour, State, View } from "../model/state.js";
import { chanceOf, unknownRumours } from "../rules/position/chance.js";
import { engine } from "./engine.js";

/**
 * Returns a state that fits a view: rumours that the viewer does not know are drawn from those left, and the random generator is
 * new.
 */
export function resampleState(view: View, seed: Seed): State {
  const { viewer, game, version, ...rest } = view;
  const values = Chance.of(seed, "rumours").shuffled(unknownRumours(engine.positionOf(view)));
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
