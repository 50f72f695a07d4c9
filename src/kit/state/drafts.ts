/**
 * immer, as this library uses it: recipes of plain writes on the small parts of a state that change. The instance is our own,
 * so that a user's `setAutoFreeze` does not affect it; results of recipes are frozen here.
 */
import { current, type Draft, Immer } from "immer";
import { deepFreeze } from "./freeze.js";
import { plainCopy } from "../input/plain.js";

/** immer with our own settings. */
export const immer = new Immer({ autoFreeze: false });

/** A state while it is written: fields are assigned, and parts are changed by recipes. @category Parts of a game */
export type Writable<State> = { -readonly [Key in keyof State]: State[Key] };

/**
 * Plain writes on a draft of one part of a state. Read lists from `before`, and replace them as a whole: reading a list of a
 * draft makes a draft of the list, which costs as much as the rest of the recipe.
 *
 * @param draft - The draft of the part.
 * @param before - The part before the recipe.
 *
 * @category Parts of a game
 */
export type Recipe<Part> = (draft: Draft<Part>, before: Part) => void;

/**
 * Returns a part of a state after a recipe of plain writes, as a frozen copy; the part itself if nothing changed.
 *
 * @example
 * ```ts
 * import { changed } from "caravanserai/kit";
 *
 * const seat = { coins: 5, pawns: ["a1"] };
 * const after = changed(seat, (draft) => {
 *   draft.coins += 2;
 * });
 * after; // => { coins: 7, pawns: ["a1"] }
 * after.pawns === seat.pawns; // => true
 * seat.coins; // => 5
 * ```
 *
 * @param part - The part to change.
 * @param recipe - Plain writes on a draft of it.
 * @category Parts of a game
 */
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

/**
 * Returns a frozen list after a recipe for the part at `index`.
 *
 * @example
 * ```ts
 * import { changedAt } from "caravanserai/kit";
 *
 * const seats = [{ coins: 5 }, { coins: 5 }];
 * const after = changedAt(seats, 1, (seat) => {
 *   seat.coins += 2;
 * });
 * after; // => [{ coins: 5 }, { coins: 7 }]
 * after[0] === seats[0]; // => true
 * ```
 *
 * @param parts - The list.
 * @param index - The index of the part to change.
 * @param recipe - Plain writes on a draft of the part.
 * @category Parts of a game
 */
export function changedAt<List extends readonly object[]>(
  parts: List,
  index: number,
  recipe: Recipe<List[number]>,
): List {
  const copy: object[] = [...parts];
  copy[index] = changed(parts[index], recipe);
  // The same number of parts of the same type.
  return Object.freeze(copy) as List;
}

/** The key under which every copy and version of immer keeps the internal state of a draft. */
const KNOWLEDGE = Symbol.for("immer-state");

/** Returns immer's internal state of a draft; `undefined` if the value is not a draft. */
const knowledgeOf = (value: unknown): object | undefined =>
  (value as { readonly [KNOWLEDGE]?: object } | null | undefined)?.[KNOWLEDGE];

/** The names of its fields, in order. They differ between versions and builds of immer. */
const OUR_FIELDS = Object.keys(knowledgeOf(immer.createDraft({})) ?? {});

/**
 * Tests whether our copy of immer can read a draft. `current` reads any draft by our field names, and where another version
 * gives these another meaning it may take a changed draft for an unchanged one.
 */
function isReadable(knowledge: object): boolean {
  let place = 0;
  // Not `Object.keys`: this loop is most of the cost of a draft.
  for (const field in knowledge) {
    if (field !== OUR_FIELDS[place]) return false;
    if (++place === OUR_FIELDS.length) return true;
  }
  return false;
}

/**
 * Resolves a draft of a user's recipe: returns the original value if nothing in it has changed, or else a plain copy. A draft
 * of another version of immer always becomes a copy, since it can only be read through its proxies.
 */
export function undrafted<Value>(value: Value): Value {
  if (typeof value !== "object") return value;
  try {
    const knowledge = knowledgeOf(value);
    if (knowledge === undefined) return value;
    // A draft is an object, and its value has the same type.
    if (isReadable(knowledge)) return current(value as object) as Value;
    const copy = plainCopy(value);
    return copy.good ? (copy.value as Value) : value;
  } catch {
    // Not a draft, only similar to one, or unreadable. Copying it will report the problem.
    return value;
  }
}
