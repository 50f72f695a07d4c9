/** Refuses boards of strangers: a server that keeps their games keeps their boards. */
import type { GameAbout } from "../../game.js";
import { ArgumentError, quoted, SetupError } from "../errors.js";
import { parseJson } from "../input/json.js";
import { plainCopy } from "../input/plain.js";
import { readHeader } from "../records/record-header.js";
import { isSame } from "../state/diff.js";
import { undrafted } from "../state/drafts.js";

/** The layouts that a server takes: those that come with the game, or all up to a number of characters as JSON. @category Layouts */
export type LayoutLimit = "built-in" | number;

/**
 * Throws unless the board of options, of a state, of a view or of a record is one that a server takes. Every function of a game takes
 * boards of any size up to the limits of the library, and a board of one's own costs more memory than a game on it. Call this
 * first with what a stranger sent, before `setup`, `load` or `parseRecord`: it looks at nothing but the board, and costs a small part
 * of what they do. What has no board of its own has the default one, and is fine.
 *
 * @param about - The facts about the game.
 * @param value - The options, state, view or record: as values, as JSON text, or a record as text.
 * @param layouts - `"built-in"` for the boards of `about.boards`, or the maximum number of characters of a board as JSON.
 *
 * @example
 * ```ts
 * import { about, defineLayout, limitLayouts, setup, shortCourse } from "caravanserai/nomadi";
 *
 * const asked = { players: 2, seed: 1, layout: JSON.parse(JSON.stringify(shortCourse)) };
 * limitLayouts(about, asked, "built-in");
 * setup(asked).layout.name; // => "Short Course"
 *
 * const own = { ...asked, layout: { ...shortCourse, name: "My Course" } };
 * limitLayouts(about, own, 1000);
 * limitLayouts(about, own, "built-in"); // throws SetupError
 *
 * const saved = JSON.stringify(setup(own));
 * limitLayouts(about, saved, "built-in"); // throws SetupError
 * ```
 *
 * @throws {@link SetupError} if the board is another one, or larger.
 * @throws {@link ArgumentError} if `about` is not that of a game, `value` has no fields, or `layouts` is neither.
 * @throws {@link LoadError} if a text that starts as JSON is not JSON.
 * @throws {@link RecordError} if any other text does not start as a record.
 * @category Layouts
 */
export function limitLayouts(about: GameAbout, value: unknown, layouts: LayoutLimit): void {
  limitBoard(about, typeof value === "string" ? readText(value) : value, layouts);
}

/** Reads a text: JSON, or what stands before the moves of a record. */
const readText = (text: string): unknown =>
  /^\s*[[{]/u.test(text) ? parseJson(text) : readHeader(text).header;

/** Does what `limitLayouts` does, for values only. */
export function limitBoard(about: GameAbout, value: unknown, layouts: LayoutLimit): void {
  const { boardOption, boards } = fieldsOf("about", about);
  if (typeof boardOption !== "string" || typeof boards !== "object" || boards === null) {
    throw new ArgumentError("about", "expected the facts about a game");
  }
  if (layouts !== "built-in" && !(typeof layouts === "number" && layouts >= 0)) {
    throw new ArgumentError("layouts", `expected "built-in" or a number, got ${quoted(layouts)}`);
  }
  const fields = fieldsOf("value", value);
  // A record has its options in a field.
  for (const [path, holder] of [
    [boardOption, fields],
    [`options.${boardOption}`, fields["options"] ?? {}],
  ] as const) {
    const board = (holder as Fields)[boardOption];
    if (board === undefined) continue;
    const message = problemOf(board, Object.values(boards), layouts);
    if (message !== undefined) throw new SetupError([{ path, message }]);
  }
}

/** What is read, of which nothing is known but that it is plain. */
type Fields = Readonly<Partial<Record<string, unknown>>>;

/** Returns a plain copy of an argument that has fields. Throws an `ArgumentError` for any other. */
function fieldsOf(name: string, value: unknown): Fields {
  const copy = plainCopy(undrafted(value));
  if (!copy.good) throw new ArgumentError(name, copy.problems[0].message);
  // A plain copy has own fields only.
  if (typeof copy.value === "object" && copy.value !== null) return copy.value as Fields;
  throw new ArgumentError(name, `expected an object, got ${quoted(value)}`);
}

/** Returns why a board is refused, `undefined` if it is not. */
function problemOf(board: unknown, boards: readonly unknown[], limit: LayoutLimit) {
  if (limit === "built-in") {
    return boards.some((one) => isSame(one, board))
      ? undefined
      : "expected a board that comes with the game, got another one";
  }
  const { length } = JSON.stringify(board);
  return length <= limit
    ? undefined
    : `expected a board of at most ${limit} characters, got one of ${length}`;
}
