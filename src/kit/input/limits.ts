/**
 * Limits on values from outside, shared by all games. Larger values are refused by their size, before anything is computed from
 * them. docs/limits.md lists every limit of the library.
 */

/** Characters of a state, view or record as text. */
export const LONGEST_TEXT = 1_000_000;

/** Values in one object: each field and each entry of a list counts. */
export const MOST_VALUES = 100_000;

/** The nesting depth of objects and lists. The deepest state has 6 levels. */
export const DEEPEST = 20;

/** Characters of a seed that is a text. */
export const LONGEST_SEED = 1_000;

/** Characters of a name: of a space, a tile or a layout. */
export const LONGEST_NAME = 100;

/** Characters of the drawing of a layout, or of the texts of a tile set. */
export const LONGEST_DRAWING = 100_000;

/** Characters of a move in notation. */
export const LONGEST_NOTATION = 4_000;

/** Moves of one record. */
export const MOST_MOVES = 10_000;

/** Lines of a record as text. */
export const MOST_RECORD_LINES = 50_000;

/** Lines of a record as text that hold an option. The largest board with all its water has 12,800. */
export const MOST_RECORD_VALUES = 20_000;

/** Wrong lines before the moves of a record as text, after which reading stops. */
export const MOST_WRONG_LINES = 1_000;

/** Patches that are applied at once. */
export const MOST_PATCHES = 2_000;

/** Keys in the path of a patch. The deepest part of a state has 6. */
export const DEEPEST_PATH = 16;

/** The index in the path of a patch. Past the end of every list of a state, a patch would only make holes. */
export const HIGHEST_INDEX = 10_000;

/** Picks given to `choices`: more than any move has. */
export const MOST_PICKS = 100;

/** Characters of a text that a message quotes; a longer one is cut. */
export const LONGEST_QUOTE = 40;

/** Characters of a text from outside that a message contains, or that is printed; a longer one is cut. */
export const LONGEST_PRINTED = 2_000;

/** Problems that one error lists; the rest is counted. */
export const MOST_PROBLEMS = 20;
