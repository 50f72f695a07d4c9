/** The options of `toSvg` in every game. */
import type { GameEvent, Seat } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";
import { plainCopy, plainMove } from "../kit/input/plain.js";

/** The options of `toSvg`. @category Pictures */
export interface SvgOptions<Words extends object = object, Event extends GameEvent = GameEvent> {
  /**
   * The words of the game in one language, for the titles that browsers and screen readers use. Without them, only spaces have
   * titles: their names.
   */
  readonly words?: Words;
  /** The names of the players by seat. A seat without a name gets the one in `words`. */
  readonly names?: readonly (string | null | undefined)[];
  /** The events of the last move: the picture marks what they changed. */
  readonly events?: readonly Event[];
  /** The next picks, from `choices`: the picture marks them. */
  readonly choices?: readonly string[];
  /** The picks so far: the picture marks them. */
  readonly picked?: readonly string[];
  /** The names of spaces to cross out, such as those of illegal moves. */
  readonly crossed?: readonly string[];
  /** The names of spaces: the picture shows only the part of the board around them. It is not for pictures with panels. */
  readonly crop?: readonly string[];
  /** Whether to show the names of spaces, or of rows and columns. Default: `false`. */
  readonly coordinates?: boolean;
  /** Where to show the players' belongings: `none` draws the board alone. Default: `beside` the board. */
  readonly panels?: "beside" | "below" | "none";
  /**
   * Draws one panel alone instead of the whole picture: that of a seat, or the one of the centre, without the decision that is
   * due. Together with `panels: "none"` it lets a page lay out the board and the panels itself.
   */
  readonly panel?: "centre" | Seat;
  /**
   * Draws only the piece that the picks in `picked` would place, where it stands in the whole picture: a page lays it over the picture
   * while somebody points at a choice. The piece is in a group of the class `ghost`. Default: `false`.
   */
  readonly ghost?: boolean;
  /** Light, dark, or the reader's preference. Default: `auto`. */
  readonly theme?: "light" | "dark" | "auto";
  /** The width of the picture in pixels. Default: the available width. */
  readonly width?: number;
}

/** Checked options, with their defaults. */
export interface Checked<Words extends object, Event extends GameEvent> {
  readonly words: Words | undefined;
  readonly names: readonly unknown[];
  readonly events: readonly Event[];
  readonly choices: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  readonly crossed: ReadonlySet<string>;
  readonly crop: ReadonlySet<string>;
  readonly coordinates: boolean;
  readonly panels: "beside" | "below" | "none";
  readonly panel: "centre" | Seat | undefined;
  readonly ghost: boolean;
  readonly theme: "light" | "dark" | "auto";
  readonly width: number | undefined;
}

const KNOWN = new Set([
  ...["words", "names", "events", "choices", "picked", "crossed", "crop"],
  ...["coordinates", "panels", "panel", "ghost", "theme", "width"],
]);

/**
 * Checks options from outside. Throws an {@link ArgumentError}. `needed` are the entries that a picture uses of a catalogue,
 * such as `picture.camel`: the words of another game do not have them.
 */
export function checkSvgOptions<Words extends object, Event extends GameEvent>(
  options: SvgOptions<Words, Event>,
  needed: readonly string[] = [],
): Checked<Words, Event> {
  const given = plainMove(options);
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw new ArgumentError("options", `expected an object, got ${quoted(given)}`);
  }
  for (const key of Object.keys(given)) {
    if (!KNOWN.has(key)) throw new ArgumentError("options", `unknown option ${quoted(key)}`);
  }
  // Words are code, and are not copied; the rest is data, read once. Its form is checked below.
  const { words, ...data } = given as SvgOptions<Words, Event>;
  const copy = plainCopy(data);
  if (!copy.good) {
    const [{ path, message }] = copy.problems;
    throw new ArgumentError(`options.${path}`, message);
  }
  const { names, events, choices, picked, crossed, crop } = copy.value as typeof data;
  const { coordinates, panels, panel, ghost, theme, width } = copy.value as typeof data;
  if (words !== undefined) checkWords(words, needed);
  if (width !== undefined && !(Number.isFinite(width) && width > 0 && width <= 100_000)) {
    throw new ArgumentError("width", `expected a number of pixels, got ${quoted(width)}`);
  }
  return {
    words,
    names: listOf("names", names),
    events: listOf("events", events) as readonly Event[],
    choices: new Set(listOf("choices", choices) as readonly string[]),
    picked: new Set(listOf("picked", picked) as readonly string[]),
    crossed: new Set(listOf("crossed", crossed) as readonly string[]),
    crop: new Set(listOf("crop", crop) as readonly string[]),
    coordinates: oneOf("coordinates", coordinates, [false, true]),
    panels: oneOf("panels", panels, ["beside", "below", "none"]),
    panel,
    ghost: oneOf("ghost", ghost, [false, true]),
    theme: oneOf("theme", theme, ["auto", "light", "dark"]),
    width,
  };
}

/** Returns the panel that is drawn alone; `undefined` for the whole picture. Throws if there is no such seat. */
export function checkPanel(
  panel: unknown,
  { length }: readonly unknown[],
): "centre" | Seat | undefined {
  if (panel === undefined || panel === "centre") return panel;
  if (Number.isInteger(panel) && Number(panel) >= 0 && Number(panel) < length) {
    return Number(panel);
  }
  throw new ArgumentError(
    "panel",
    `expected "centre" or a seat below ${length}, got ${quoted(panel)}`,
  );
}

function checkWords(words: unknown, needed: readonly string[]): void {
  if (typeof words !== "object" || words === null) {
    throw new ArgumentError("words", `expected the words of a game, got ${quoted(words)}`);
  }
  for (const path of needed) {
    const type = typeof entryAt(words, path);
    if (type !== "string" && type !== "function") {
      throw new ArgumentError("words", `expected the words of this game, with ${quoted(path)}`);
    }
  }
}

/** Returns the value at a path such as `picture.camel`; `undefined` if it can't be read. */
function entryAt(words: object, path: string): unknown {
  let entry: unknown = words;
  try {
    for (const key of path.split(".")) {
      // Any value but `null` and `undefined` can be indexed.
      entry = (entry as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    }
  } catch {
    return undefined;
  }
  return entry;
}

function listOf(name: string, list: unknown): readonly unknown[] {
  if (list === undefined) return [];
  if (Array.isArray(list)) return list;
  throw new ArgumentError(name, `expected a list, got ${quoted(list)}`);
}

function oneOf<Value>(name: string, value: unknown, allowed: readonly [Value, ...Value[]]): Value {
  if (value === undefined) return allowed[0];
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  const list = allowed.map((one) => quoted(one)).join(", ");
  throw new ArgumentError(name, `expected one of ${list}, got ${quoted(value)}`);
}
