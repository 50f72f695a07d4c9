/**
 * immer, as this library uses it: the next state is written by recipes of plain writes on the small parts that change. The
 * instance is our own, so that nobody's `setAutoFreeze` reaches us; what a recipe has written is frozen here.
 */
import { current, type Draft, Immer } from "immer";
import { deepFreeze } from "./freeze.js";
import { plainCopy } from "../input/plain.js";

/** immer with our own settings. */
export const immer = new Immer({ autoFreeze: false });

/** A state while it is written. Its fields are replaced, and its parts are changed by recipes. @category Parts of a game */
export type Writable<State> = { -readonly [Key in keyof State]: State[Key] };

/**
 * Plain writes on a draft of one part of a state. Lists are read from `before` and replaced as a whole: reading a list of a
 * draft makes a draft of the list, which costs as much as the rest of the recipe.
 *
 * @param draft - The part, to write on.
 * @param before - The part as it was.
 *
 * @category Parts of a game
 */
export type Recipe<Part> = (draft: Draft<Part>, before: Part) => void;

/**
 * A part of a state after a recipe of plain writes, frozen; the part itself if nothing changed. immer makes the copy.
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
 * @param part - What to change.
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
 * A list after a recipe for the part at `index`, frozen.
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
 * @param index - Which part of it to change.
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
  // A list of as many parts of the same type.
  return Object.freeze(copy) as List;
}

/** Where every copy of immer, of whatever version, keeps what it knows of a draft. */
const KNOWLEDGE = Symbol.for("immer-state");

/** What some copy of immer knows of a value, if it is a draft. */
const knowledgeOf = (value: unknown): object | undefined =>
  (value as { readonly [KNOWLEDGE]?: object } | null | undefined)?.[KNOWLEDGE];

/** The names of its fields, in order. They differ between versions of immer, and between builds of a version. */
const OUR_FIELDS = Object.keys(knowledgeOf(immer.createDraft({})) ?? {});

/**
 * Whether our copy of immer can read a draft. `current` reads any draft by our field names, and where these mean something
 * else it may take a changed draft for an unchanged one.
 */
function isReadable(knowledge: object): boolean {
  let place = 0;
  // Without a list of the names, since this is most of what a draft costs.
  for (const field in knowledge) {
    if (field !== OUR_FIELDS[place]) return false;
    if (++place === OUR_FIELDS.length) return true;
  }
  return false;
}

/**
 * What a draft of somebody else's recipe stands for: the value itself if nothing in it has changed, or else a plain copy. A
 * draft of another version of immer always becomes a copy, since only its proxies tell what is in it.
 */
export function undrafted<Value>(value: Value): Value {
  if (typeof value !== "object") return value;
  try {
    const knowledge = knowledgeOf(value);
    if (knowledge === undefined) return value;
    // What is a draft is an object, and what it stands for has its form.
    if (isReadable(knowledge)) return current(value as object) as Value;
    const copy = plainCopy(value);
    return copy.good ? (copy.value as Value) : value;
  } catch {
    // No draft, but something that only looks like one or can't be read. Whoever copies it will say so.
    return value;
  }
}
