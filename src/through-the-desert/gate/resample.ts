/** Makes a whole state from a view. Nothing in this game is hidden, so only the seed is new. */
import type { Seed } from "../../game.js";
import type { State, View } from "../model/state.js";

/** Returns the view with a seed in place of its viewer. */
export function resampleState(view: View, seed: Seed): State {
  const { viewer, game, version, ...visible } = view;
  return { game, version, seed, ...visible };
}
