/** What a viewer may know of a state (rule D9). */
import type { Viewer } from "../../game.js";
import type { State, View } from "../model/state.js";

/** The state without its seed. */
export function viewState(state: State, viewer: Viewer): View {
  const { seed, ...table } = state;
  return { ...table, viewer };
}
