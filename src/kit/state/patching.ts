/** `diff` and `patch` of every game. They are not part of the engine, so that bundlers can drop them. */
import type { Patch } from "../../game.js";
import { differences, sharing } from "./diff.js";
import { ArgumentError, LoadError, PatchError } from "../errors.js";
import { patched } from "./patches.js";

/** The part of a game's engine that patching needs. */
interface Door<StateOrView extends object> {
  trusted<Given extends StateOrView>(state: Given): Given;
  admit<Good extends StateOrView>(state: Good): Good;
}

const viewerOf = (state: object): unknown => (state as { readonly viewer?: unknown }).viewer;

/** Returns the patches between two states, or two views of the same viewer. */
export function diffStates<StateOrView extends object>(
  door: Door<StateOrView>,
  before: StateOrView,
  after: StateOrView,
): readonly Patch[] {
  const [one, other] = [door.trusted(before), door.trusted(after)];
  if (viewerOf(one) === viewerOf(other)) return differences(one, other);
  throw new ArgumentError("after", "expected two states, or two views of the same viewer");
}

/** Returns a state or view after patches, checked like a loaded one. Unchanged parts are shared. */
export function patchState<StateOrView extends object, Given extends StateOrView>(
  door: Door<StateOrView>,
  accept: (value: unknown) => StateOrView,
  before: Given,
  patches: unknown,
): Given {
  const good = door.trusted(before);
  const after = acceptPatched(accept, patched(good, patches));
  if (viewerOf(after) !== viewerOf(good)) {
    throw new PatchError([{ path: "viewer", message: "patches can't change the viewer" }]);
  }
  // With the same viewer, or none, it is of the same type.
  return door.admit(sharing(good, after as Given));
}

function acceptPatched<StateOrView>(
  accept: (value: unknown) => StateOrView,
  value: unknown,
): StateOrView {
  try {
    return accept(value);
  } catch (error) {
    if (error instanceof LoadError) throw new PatchError(error.problems);
    throw error;
  }
}
