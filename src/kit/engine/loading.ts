/** `load` and `loadView` of every game, in a file of their own so that bundles can leave them out. */
import type { GameTypes, StateOrView } from "../../game.js";
import { loadError } from "../errors.js";
import { parseJson } from "../input/json.js";
import { type Engine, isView } from "./engine.js";

/** Loads a valid state from JSON, as text or as a value. */
export function loadState<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  accept: (value: unknown) => StateOrView<Types>,
  json: unknown,
): Types["state"] {
  const good = engine.checked(parseJson(json), accept);
  if (isView(good)) throw loadError("this is a view, not a state; `loadView` loads it");
  // A valid value that is not a view is a state.
  return good;
}

/** Loads a valid view from JSON, as text or as a value. */
export function loadView<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  accept: (value: unknown) => StateOrView<Types>,
  json: unknown,
): Types["view"] {
  const good = engine.checked(parseJson(json), accept);
  if (!isView(good)) throw loadError("this is a state, not a view; `load` loads it");
  // A valid value with a viewer is a view.
  return good as Types["view"];
}
