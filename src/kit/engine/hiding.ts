/** `view`, `resample`, and `events` for one viewer, of every game, in a file of their own so that bundles can leave them out. */
import type { GameTypes, Seed, StateOrView, Viewer } from "../../game.js";
import { checkSeed } from "../input/check.js";
import { checkViewer } from "../input/viewer.js";
import { deepFreeze } from "../state/freeze.js";
import type { Engine } from "./engine.js";
import { eventsOf } from "./questions.js";

/** Returns the view of a state, with the game's function that hides the rest. */
export function viewFor<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  hide: (state: Types["state"], viewer: Viewer) => Types["view"],
  state: Types["state"],
  viewer: Viewer,
): Types["view"] {
  const good = engine.whole(state);
  checkViewer(viewer, engine.parts.players(good));
  return engine.admit(hide(good, viewer));
}

/**
 * Returns the events of a legal move, with a viewer only what that viewer may know. If a game's events hide nothing, a view is
 * enough.
 */
export function eventsFor<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  hide:
    ((event: Types["event"], viewer: Viewer, state: Types["state"]) => Types["event"]) | undefined,
  state: StateOrView<Types>,
  move: unknown,
  viewer: Viewer | undefined,
): readonly Types["event"][] {
  const good = hide === undefined ? engine.trusted(state) : engine.whole(state);
  if (viewer !== undefined) checkViewer(viewer, engine.parts.players(good));
  const events = eventsOf(engine, good, move);
  if (viewer === undefined || hide === undefined) return events;
  // If events hide something, `good` is a whole state.
  const whole = good as Types["state"];
  return deepFreeze(events.map((event) => hide(event, viewer, whole)));
}

/** Returns a state that fits a view, with the game's function that draws the hidden parts. */
export function resampled<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  draw: (view: Types["view"], seed: Seed) => Types["state"],
  view: Types["view"],
  seed: Seed,
): Types["state"] {
  const good = engine.trusted(view);
  checkViewer(good.viewer, engine.parts.players(good));
  return engine.admit(draw(good, checkSeed(seed)));
}
