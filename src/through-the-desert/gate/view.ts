/** The view of a state: everything but the seed (rule D9). */
import type { Viewer } from "../../game.js";
import type { State, View } from "../model/state.js";

/** Returns the state without its seed. */
export function viewState(state: State, viewer: Viewer): View {
  const { seed, ...visible } = state;
  return { ...visible, viewer };
}
