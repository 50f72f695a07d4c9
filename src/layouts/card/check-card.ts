/** Checks what a balance card is drawn from. */
import * as v from "valibot";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { check, listOf, textOf, wholeNumber } from "../../kit/input/check.js";
import { LONGEST_NAME } from "../../kit/input/limits.js";
import { plainMove } from "../../kit/input/plain.js";
import { MOST_GAMES, MOST_POINTS, MOST_SEATS, LONGEST_BOT } from "../../bots/arena/check-job.js";
import { MOST_CONTESTS } from "../assess/plan.js";
import type { Assessment } from "../assess/assessment.js";
import type { CardOptions } from "./balance-card.js";
import type { CardWords } from "../../words/card-words.js";
import { cardWords } from "../../words/en/card.js";

/** The maximum number of sources of points on a card, and of spaces in a list. */
const MOST_SOURCES = 20;
const MOST_LISTED_SPACES = 10_000;

const number = v.pipe(
  v.number(),
  v.check(
    (value) => Math.abs(value) <= MOST_POINTS,
    `a number from -${MOST_POINTS} to ${MOST_POINTS}`,
  ),
);
const count = wholeNumber(0, MOST_GAMES);
const unit = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const name = textOf(LONGEST_NAME);
const mean = {
  mean: number,
  interval: v.tuple([number, number]),
  range: v.tuple([number, number]),
};
const share = { games: count, wins: number, share: unit, interval: v.tuple([unit, unit]) };
const meanSchema = v.object(mean);

/** An assessment. Files may have more fields. */
const schema = v.object({
  game: name,
  board: v.nullable(name),
  players: wholeNumber(2, MOST_SEATS),
  bot: textOf(LONGEST_BOT),
  seed: v.union([v.string(), v.number()]),
  games: count,
  forfeits: count,
  verdict: v.picklist(["fair", "leaning", "unfair", "unclear"]),
  extreme: wholeNumber(0, MOST_SEATS - 1),
  seats: listOf(v.object({ ...share, points: meanSchema }), MOST_SEATS, 2),
  sources: listOf(v.object({ name, points: meanSchema, winners: meanSchema }), MOST_SOURCES),
  ...{ length: meanSchema, branching: meanSchema, leadChanges: meanSchema },
  ...{ behind: meanSchema, comeback: meanSchema, margin: meanSchema },
  halfway: v.object(share),
  spaces: v.object({
    all: wholeNumber(0, MOST_LISTED_SPACES),
    unused: listOf(name, MOST_LISTED_SPACES),
  }),
  contests: listOf(
    v.object({ ...share, stronger: textOf(LONGEST_BOT), weaker: textOf(LONGEST_BOT) }),
    MOST_CONTESTS,
  ),
});

/** Returns a checked copy of an assessment, which may come from a file. Throws an `ArgumentError`. */
export function checkAssessment(given: unknown): Assessment {
  const checked = check(schema, given);
  if (!checked.good) {
    const [{ path, message }] = checked.problems;
    throw new ArgumentError(path === "" ? "assessment" : `assessment.${path}`, message);
  }
  const { value } = checked;
  if (value.seats.length === value.players && value.extreme < value.players) return value;
  throw new ArgumentError("assessment.seats", `expected ${value.players} seats`);
}

const optionsSchema = v.strictObject({
  theme: v.optional(v.picklist(["auto", "light", "dark"]), "auto"),
  width: v.optional(
    v.pipe(
      v.number(),
      v.check((width) => width > 0 && width <= 100_000, "a number of pixels"),
    ),
  ),
});

/** Checked options. */
export interface GoodCardOptions {
  readonly theme: "auto" | "light" | "dark";
  readonly width: number | undefined;
  readonly words: CardWords;
}

/** Checks the options of a card. Throws an `ArgumentError`. Words are code, and are not copied. */
export function checkCardOptions(given: unknown): GoodCardOptions {
  const copy = plainMove(given);
  if (typeof copy !== "object" || copy === null || Array.isArray(copy)) {
    throw new ArgumentError("options", `expected an object, got ${quoted(given)}`);
  }
  // Each field is checked below.
  const { words = {}, ...data } = copy as CardOptions;
  const checked = check(optionsSchema, data, "option");
  if (!checked.good) {
    const [{ path, message }] = checked.problems;
    throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
  }
  return { theme: checked.value.theme, width: checked.value.width, words: checkWords(words) };
}

/** Returns all texts: those given, and the others in English. */
function checkWords(given: unknown): CardWords {
  const english = cardWords();
  const own = plainMove(given);
  if (typeof own !== "object" || own === null || Array.isArray(own)) {
    throw new ArgumentError("options.words", `expected an object, got ${quoted(given)}`);
  }
  for (const [key, text] of Object.entries(own) as [string, unknown][]) {
    if (!Object.hasOwn(english, key)) {
      throw new ArgumentError("options.words", `unknown text ${quoted(key)}`);
    }
    const wanted = typeof english[key as keyof CardWords];
    if (typeof text === wanted) continue;
    throw new ArgumentError(
      `options.words.${key}`,
      `expected a ${wanted === "string" ? "text" : "function"}, got ${quoted(text)}`,
    );
  }
  return { ...english, ...own };
}
