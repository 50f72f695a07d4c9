/** The certain events of a move, for a preview: nothing that depends on chance or on hidden information. */
import type { Game, GameTypes, StateOrView, Viewer } from "../../game.js";
import { type Engine, readOnce } from "../engine/engine.js";
import { checkViewer } from "../input/viewer.js";

/** The number of sampled states. Events that all of them share are taken to be certain. */
const SAMPLES = 8;

/**
 * Returns the events of a move, in order, up to the first one that the viewer can't know, such as dice that are rolled after it.
 * They depend on the view only: on a view itself, or on the viewer's view of a state.
 */
export function certainEvents<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  game: Pick<Game<Types>, "events" | "resample" | "view">,
  given: StateOrView<Types>,
  wanted: unknown,
  viewer: Viewer | undefined,
): readonly Types["event"][] {
  const state = engine.trusted(given);
  const move = readOnce(wanted) as Types["move"]; // `events` refuses anything but a legal move.
  if (viewer !== undefined) checkViewer(viewer, engine.parts.players(state));
  const eyes = viewer ?? ("viewer" in state ? state.viewer : (state.seat ?? "spectator"));
  const view = "viewer" in state ? state : game.view(state, eyes);
  let certain = game.events(game.resample(view, 0), move, eyes);
  for (let sample = 1; sample < SAMPLES; sample++) {
    const events = game.events(game.resample(view, sample), move, eyes);
    certain = certain.slice(0, common(certain, events));
  }
  return Object.freeze(certain);
}

/** Returns the number of events that two lists share from the start. */
function common(one: readonly object[], other: readonly object[]): number {
  let count = 0;
  while (
    count < one.length &&
    count < other.length &&
    JSON.stringify(one[count]) === JSON.stringify(other[count])
  ) {
    count++;
  }
  return count;
}
