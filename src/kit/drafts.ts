/**
 * immer, as this library uses it: the next state is written by recipes of plain writes on the small parts that change. The
 * instance is our own, so that nobody's `setAutoFreeze` reaches us; what a recipe has written is frozen here.
 */
import { current, type Draft, Immer, isDraft } from "immer";
import { deepFreeze } from "./freeze.js";

/** immer with our own settings. */
export const immer = new Immer({ autoFreeze: false });

/** A state while it is written. Its fields are replaced, and its parts are changed by recipes. */
export type Writable<State> = { -readonly [Key in keyof State]: State[Key] };

/**
 * Plain writes on a draft of one part of a state. Lists are read from `before` and replaced as a whole: reading a list of a
 * draft makes a draft of the list, which costs as much as the rest of the recipe.
 */
export type Recipe<Part> = (draft: Draft<Part>, before: Part) => void;

/** A part after a recipe, frozen. */
export function changed<Part extends object>(part: Part, recipe: Recipe<Part>): Part {
  const after = immer.produce(part, (draft) => {
    recipe(draft, part);
  });
  if (after === part) return part;
  for (const key in after) {
    const value = after[key];
    if (typeof value === "object" && value !== part[key]) deepFreeze(value);
  }
  return Object.freeze(after);
}

/** A list after a recipe for the part at `index`, frozen. */
export function changedAt<Part extends object>(
  parts: readonly Part[],
  index: number,
  recipe: Recipe<Part>,
): readonly Part[] {
  const copy = [...parts];
  copy[index] = changed(parts[index], recipe);
  return Object.freeze(copy);
}

/**
 * What a draft of somebody else's recipe stands for: the value itself if nothing in it has changed, or else a plain copy. A
 * draft of another copy of immer is taken as it is.
 */
export function undrafted<Value>(value: Value): Value {
  if (!isDraft(value)) return value;
  // For a draft that it can't read, `current` gives `undefined`, which its type does not tell.
  return (current(value as object) as Value | undefined) ?? value;
}
