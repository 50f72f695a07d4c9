/** The options of `toText` in every game. */
import * as v from "valibot";
import { checkArgument } from "./check.js";

const schema = v.strictObject({ colour: v.optional(v.boolean(), false) });

/** Tests whether the options ask for colour. Throws an `ArgumentError` if they are not valid. */
export const wantsColour = (options: unknown): boolean => checkArgument(schema, options).colour;
