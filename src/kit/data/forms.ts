/** Moves that do not fit their schema, refused with the same sentences as in the games of this library. */
import * as v from "valibot";
import { type Malformed, readForm } from "../input/move-form.js";
import { plainMove } from "../input/plain.js";

/** Refuses a move whose type or fields are wrong. Returns `undefined` if only a value is, or if the schema is of another kind. */
export function wrongForm(schema: v.GenericSchema, move: unknown): Malformed | undefined {
  const forms: Record<string, readonly string[]> = {};
  const optional: string[] = [];
  for (const option of v.is(variantSchema, schema) ? schema.options : [schema]) {
    if (!v.is(objectSchema, option)) return undefined;
    const { type, ...entries } = option.entries;
    if (!v.is(literalSchema, type)) return undefined;
    forms[type.literal] = Object.keys(entries);
    for (const [key, entry] of Object.entries(entries)) {
      if (v.is(optionalSchema, entry)) optional.push(key);
    }
  }
  const form = readForm(forms, plainMove(move), optional);
  return "reason" in form ? form : undefined;
}

// What is read of valibot's own schemas.
const variantSchema = v.object({ type: v.literal("variant"), options: v.array(v.unknown()) });
const objectSchema = v.object({
  type: v.literal("strict_object"),
  entries: v.record(v.string(), v.unknown()),
});
const literalSchema = v.object({ type: v.literal("literal"), literal: v.string() });
const optionalSchema = v.object({ type: v.picklist(["optional", "exact_optional", "nullish"]) });
