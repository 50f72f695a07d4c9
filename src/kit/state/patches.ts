/** Applies patches that came from outside. */
import { enablePatches } from "immer";
import * as v from "valibot";
import { check, listOf } from "../input/check.js";
import type { Patch } from "../../game.js";
import { immer } from "./drafts.js";
import { PatchError, quoted } from "../errors.js";
import { DEEPEST_PATH, HIGHEST_INDEX, LONGEST_NAME, MOST_PATCHES } from "../input/limits.js";

const OPERATIONS = ["add", "remove", "replace"] as const;
const RESERVED = ["__proto__", "constructor", "prototype", "length"];

const isKey = (key: unknown): key is string | number =>
  typeof key === "string"
    ? key.length <= LONGEST_NAME && !RESERVED.includes(key)
    : Number.isInteger(key) && (key as number) >= 0 && (key as number) <= HIGHEST_INDEX;

const patchesSchema = listOf(
  v.strictObject({
    op: v.picklist(OPERATIONS),
    path: listOf(v.custom<string | number>(isKey, "a key or an index"), DEEPEST_PATH),
    value: v.optional(v.unknown()),
  }),
  MOST_PATCHES,
);

/** Applies patches from outside to a value. Throws a `PatchError` that names the first one that can't be applied. */
export function patched(before: object, patches: unknown): unknown {
  const checked = check(patchesSchema, patches);
  if (!checked.good) throw new PatchError(checked.problems);
  enablePatches();
  let value: unknown = before;
  for (const [index, patch] of checked.value.entries()) {
    const at = `[${index}]`;
    if (!leadsSomewhere(value, patch)) {
      const message = `there is nothing to ${patch.op} at ${quoted(patch.path.join("/"))}`;
      throw new PatchError([{ path: `${at}.path`, message }]);
    }
    try {
      // A valid path starts at an object; a patch of the whole value ignores the old one.
      value = immer.applyPatches(value as object, [patch]);
    } catch (error) {
      // Such as a value nested too deeply to be copied.
      throw new PatchError([{ path: at, message: (error as Error).message }]);
    }
  }
  return value;
}

/** Tests whether the target of a patch exists, or can be added. */
function leadsSomewhere(value: unknown, { op, path }: Pick<Patch, "op" | "path">): boolean {
  if (path.length === 0) return op === "replace";
  let place: unknown = value;
  for (const [depth, key] of path.entries()) {
    if (typeof place !== "object" || place === null) return false;
    if (depth === path.length - 1 && op === "add") {
      return !Array.isArray(place) || (typeof key === "number" && key <= place.length);
    }
    if (!Object.hasOwn(place, key)) return false;
    place = (place as Readonly<Record<string | number, unknown>>)[key];
  }
  return true;
}
