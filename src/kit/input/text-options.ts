/** The options of `toText` in every game. */
import * as v from "valibot";
import { check } from "./check.js";
import { ArgumentError } from "../errors.js";

const schema = v.strictObject({ colour: v.optional(v.boolean(), false) });

/** Tests whether the options ask for colour. Throws an `ArgumentError` if they are not valid. */
export function wantsColour(options: unknown): boolean {
  const checked = check(schema, options, "option");
  if (checked.good) return checked.value.colour;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}
