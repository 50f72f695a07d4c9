/** The form of moves: their types and fields. Every sentence about a malformed move is written here, the same in all games. */
import type { Because, InMove } from "../engine/refusals.js";
import { pathOf } from "./plain.js";
import { quoted } from "./quoted.js";

/** By type of move: its fields besides `type`. */
export type MoveForms<Type extends string> = Readonly<Record<Type, readonly string[]>>;

/** The refusal of a value that is no move. */
export type Malformed = Because<"malformed", null> & InMove;

/** A move with the right fields. Their values are still to be checked. */
export interface FormedMove<Type extends string> {
  readonly type: Type;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Makes the refusal of a value that is no move. */
export const malformed = (path: string, message: string): Malformed =>
  Object.freeze({ reason: "malformed", rule: null, path, message });

/** Refuses the value of a field. `expected` says what it should be. */
export const wrongValue = (path: string, expected: string, value: unknown): Malformed =>
  malformed(path, `expected ${expected}, got ${quoted(value)}`);

/** Lists what a value can be. */
export const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? values.join() : `one of ${values.join(", ")}`;

/** Reads the form of any value: its type and fields, or what is wrong with them. Fields named in `optional` may be missing. */
export function readForm<Type extends string>(
  forms: MoveForms<Type>,
  move: unknown,
  optional: readonly string[] = [],
): FormedMove<Type> | Malformed {
  if (typeof move !== "object" || move === null || Array.isArray(move)) {
    return wrongValue("", "a move", move);
  }
  // An object may have any fields.
  const fields = move as Readonly<Record<string, unknown>>;
  const given = fields["type"];
  if (typeof given !== "string" || !Object.hasOwn(forms, given)) {
    return wrongValue("type", oneOf(Object.keys(forms)), given);
  }
  // It is a key of the forms.
  const type = given as Type;
  const known = forms[type];
  for (const key of Object.keys(fields)) {
    if (key !== "type" && !known.includes(key)) {
      return malformed(pathOf([key]), `unknown field ${quoted(key)} in a move of type ${type}`);
    }
  }
  const missing = known.find((key) => fields[key] === undefined && !optional.includes(key));
  if (missing === undefined) return { type, fields };
  return malformed(missing, `missing field ${quoted(missing)} in a move of type ${type}`);
}
