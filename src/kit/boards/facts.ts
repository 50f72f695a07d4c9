/** What a state says beside its board, as short texts: for pictures and texts of any game. */
import type { StateBase } from "../../game.js";

/** The fields that every state or view has, and those that nobody needs to read. */
const COMMON = new Set([
  ...[
    "game",
    "version",
    "seed",
    "chance",
    "over",
    "endReason",
    "seat",
    "inTurn",
    "seats",
    "viewer",
  ],
]);

/** A longer text is left out: it is about the board, most likely. */
const FACT_ROOM = 60;

/** Stands for `null`: hidden in a view, and nothing in most states. */
const UNKNOWN = "?";

/** A name and a value. */
export type Fact = readonly [name: string, value: string];

/** Returns the fields of a state or view that only its game has, as short texts. */
export const factsOf = (state: StateBase): Fact[] =>
  shortFacts(state, COMMON).filter(([, value]) => value !== UNKNOWN);

/** Returns what a state or view says of each seat. */
export const factsOfSeat = (state: StateBase, seat: number): Fact[] => {
  const { seats } = state as { readonly seats?: unknown };
  const entry: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  return typeof entry === "object" && entry !== null ? shortFacts(entry, new Set()) : [];
};

/** Returns the points of a seat by source. */
export const sourcesOf = (points: object): Fact[] =>
  shortFacts(points, new Set(["total", "complete"]));

const shortFacts = (fields: object, without: ReadonlySet<string>): Fact[] =>
  Object.entries(fields)
    .filter(([name]) => !without.has(name))
    .map(([name, value]): Fact => [wordsOf(name), shortText(value)])
    .filter(([, value]) => value !== "" && value.length <= FACT_ROOM);

/** Returns a name such as `placesLeft` in words: `places left`. */
const wordsOf = (name: string): string =>
  name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** Returns a value as a short text; empty for what is too complicated. */
function shortText(value: unknown): string {
  if (value === null) return UNKNOWN;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    if (value.length > FACT_ROOM) return "";
    return value.length === 0 ? "none" : value.map(shortText).join(", ");
  }
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, one]) => `${wordsOf(name)} ${shortText(one)}`)
      .join(" ");
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
