/** The common part of all games' notations. */
import { NotationError } from "../errors.js";
import { LONGEST_NOTATION } from "../input/limits.js";

/** Checks that the notation of a move is a text, and not too long. */
export function checkNotation(text: unknown): string {
  if (typeof text !== "string") throw new NotationError(text, 1, "expected a text");
  if (text.length <= LONGEST_NOTATION) return text;
  const what = `expected at most ${LONGEST_NOTATION} characters, got ${text.length}`;
  throw new NotationError(text, LONGEST_NOTATION + 1, what);
}
