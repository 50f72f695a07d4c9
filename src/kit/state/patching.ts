/** `diff` and `patch` of every game. Apart from the engine, so that a bundle without them has neither. */
import type { Patch } from "../../game.js";
import { differences, sharing } from "./diff.js";
import { ArgumentError, LoadError, PatchError } from "../errors.js";
import { patched } from "./patches.js";

/** What patching needs of a game's engine. */
interface Door<Readable extends object> {
  trusted<Given extends Readable>(state: Given): Given;
  admit<Good extends Readable>(state: Good): Good;
}

const viewerOf = (table: object): unknown => (table as { readonly viewer?: unknown }).viewer;

/** What changed from one state or view to another of the same viewer. */
export function diffTables<Readable extends object>(
  door: Door<Readable>,
  before: Readable,
  after: Readable,
): readonly Patch[] {
  const [one, other] = [door.trusted(before), door.trusted(after)];
  if (viewerOf(one) === viewerOf(other)) return differences(one, other);
  throw new ArgumentError("after", "expected two states, or two views of the same viewer");
}

/** The state or view after patches, checked like a loaded one. It shares what did not change. */
export function patchTable<Readable extends object, Given extends Readable>(
  door: Door<Readable>,
  accept: (value: unknown) => Readable,
  before: Given,
  patches: unknown,
): Given {
  const good = door.trusted(before);
  const after = acceptPatched(accept, patched(good, patches));
  if (viewerOf(after) !== viewerOf(good)) {
    throw new PatchError([{ path: "viewer", message: "patches can't change the viewer" }]);
  }
  // What has the same viewer, or none, is of the same kind.
  return door.admit(sharing(good, after as Given));
}

function acceptPatched<Readable>(accept: (value: unknown) => Readable, value: unknown): Readable {
  try {
    return accept(value);
  } catch (error) {
    if (error instanceof LoadError) throw new PatchError(error.problems);
    throw error;
  }
}
