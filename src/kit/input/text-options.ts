/** The options of `toText` in every game. */
import * as v from "valibot";
import { check } from "./check.js";
import { ArgumentError } from "../errors.js";

const schema = v.strictObject({ colour: v.optional(v.boolean(), false) });

/** Whether to draw in colour. Throws an `ArgumentError` if the options are none. */
export function wantsColour(options: unknown): boolean {
  const checked = check(schema, options, "option");
  if (checked.good) return checked.value.colour;
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}
