/** `load` and `loadView` of every game. Apart from the engine, so that a bundle without them has neither. */
import type { GameTypes, StateOrView } from "../../game.js";
import { loadError } from "../errors.js";
import { parseJson } from "../input/json.js";
import { type Engine, isView } from "./engine.js";

/** A valid state from JSON, as text or as a value. */
export function loadState<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  accept: (value: unknown) => StateOrView<Types>,
  json: unknown,
): Types["state"] {
  const good = engine.checked(parseJson(json), accept);
  if (isView(good)) throw loadError("this is a view, not a state; `loadView` loads it");
  // What is valid and not a view is a state.
  return good;
}

/** A valid view from JSON, as text or as a value. */
export function loadView<Types extends GameTypes, Position>(
  engine: Engine<Types, Position>,
  accept: (value: unknown) => StateOrView<Types>,
  json: unknown,
): Types["view"] {
  const good = engine.checked(parseJson(json), accept);
  if (!isView(good)) throw loadError("this is a state, not a view; `load` loads it");
  // What is valid and has a viewer is a view.
  return good as Types["view"];
}
