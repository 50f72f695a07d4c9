/** `load` and `loadView` of every game. Apart from the engine, so that a bundle without them has neither. */
import { isView } from "./engine.js";
import { loadError } from "../errors.js";
import { parseJson } from "../input/json.js";

/** What loading needs of a game's engine. */
interface Door<Readable extends object, State extends Readable> {
  checked(value: unknown, accept: (value: unknown) => Readable): Readable;
  /** Not called here: it tells which of what can be read is a state. */
  whole(state: State): State;
}

/** A valid state from JSON, as text or as a value. */
export function loadState<Readable extends object, State extends Readable>(
  door: Door<Readable, State>,
  accept: (value: unknown) => Readable,
  json: unknown,
): State {
  const good = door.checked(parseJson(json), accept);
  if (isView(good)) throw loadError("this is a view, not a state; `loadView` loads it");
  // What is valid and not a view is a state.
  return good as State;
}

/** A valid view from JSON, as text or as a value. */
export function loadView<Readable extends object, State extends Readable>(
  door: Door<Readable, State>,
  accept: (value: unknown) => Readable,
  json: unknown,
): Exclude<Readable, State> {
  const good = door.checked(parseJson(json), accept);
  if (!isView(good)) throw loadError("this is a state, not a view; `load` loads it");
  // What is valid and has a viewer is a view.
  return good as Exclude<Readable, State>;
}
