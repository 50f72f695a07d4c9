/** Options of games, as functions take them that set games up later or elsewhere. */
import { ArgumentError, quoted } from "../errors.js";
import { plainCopy } from "./plain.js";

/** Returns a plain copy of the options of a game, which is not checked further. Throws an `ArgumentError`. */
export function copyOf(options: unknown): object {
  const copy = plainCopy(options);
  if (copy.good) {
    const { value } = copy;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
    throw new ArgumentError("options", `expected an object, got ${quoted(value)}`);
  }
  const [{ path, message }] = copy.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}
