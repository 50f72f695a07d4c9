/** Checks the encoding of a game, which comes from its author. */
import { ArgumentError, quoted } from "../errors.js";
import { fieldsOf } from "../input/plain.js";

/** Throws an `ArgumentError` unless the value has the form of an encoding. */
export function checkEncoding(encoding: unknown, name: string): void {
  const { format, encode, hide, picksOf } = fieldsOf(
    encoding,
    ...(["format", "encode", "hide", "picksOf"] as const),
  );
  const parts = { format, encode, hide: hide ?? format, picksOf: picksOf ?? format };
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value === "function") continue;
    throw new ArgumentError(`${name}.${part}`, `expected a function, got ${quoted(value)}`);
  }
}
