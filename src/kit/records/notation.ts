/** What the notations of all games have in common. */
import { NotationError } from "../errors.js";
import { LONGEST_NOTATION } from "../input/limits.js";

/** The text of a move, if it is a text and not too long for any move. */
export function checkNotation(text: unknown): string {
  if (typeof text !== "string") throw new NotationError(text, 1, "expected a text");
  if (text.length <= LONGEST_NOTATION) return text;
  const what = `expected at most ${LONGEST_NOTATION} characters, got ${text.length}`;
  throw new NotationError(text, LONGEST_NOTATION + 1, what);
}
