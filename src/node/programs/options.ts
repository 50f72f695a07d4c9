/** Checks the arguments of `programBot`. */
import * as v from "valibot";
import { checkGame } from "../../bots/options.js";
import type { Game, GameTypes } from "../../game.js";
import { check, wholeNumber } from "../../kit/input/check.js";
import { ArgumentError, quoted } from "../../kit/errors.js";
import { entriesOf, plainMove } from "../../kit/input/plain.js";

/** The maximum length of a command line, and of a name. */
export const LONGEST_COMMAND = 1_000;
/** A day, in milliseconds. */
export const LONGEST_TIME = 86_400_000;

const schema = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_COMMAND))),
  milliseconds: v.optional(wholeNumber(1, LONGEST_TIME), 10_000),
  startMilliseconds: v.optional(wholeNumber(1, LONGEST_TIME), 10_000),
  cwd: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
});

/** Checked options. */
export type GoodProgramOptions = v.InferOutput<typeof schema>;

/** Checks the options. Throws an `ArgumentError`. A game is code, and is not copied. */
export function checkProgramOptions<Types extends GameTypes>(options: {
  readonly game?: Game<Types>;
}): GoodProgramOptions & { readonly game: Game<Types> | undefined } {
  // It comes from outside, whatever its type. The schema refuses anything but an object.
  const given: unknown = plainMove(options);
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  const { game, ...data } = (isObject ? given : {}) as typeof options;
  if (game !== undefined) checkGame(game);
  const checked = check(schema, isObject ? data : options, "option");
  if (checked.good) return { ...checked.value, game };
  const [{ path, message }] = checked.problems;
  throw new ArgumentError(path === "" ? "options" : `options.${path}`, message);
}

/** Returns a program and its arguments. Throws an `ArgumentError`. */
export function checkCommand(command: unknown): readonly [string, ...string[]] {
  const words =
    typeof command === "string" ? wordsOf(command) : entriesOf(command, LONGEST_COMMAND);
  const isList =
    words !== undefined &&
    words.every((word): word is string => typeof word === "string" && !word.includes("\0")) &&
    words.join(" ").length <= LONGEST_COMMAND;
  const [first = "", ...rest] = isList ? words : [];
  if (first !== "") return [first, ...rest];
  throw new ArgumentError(
    "command",
    `expected a command of at most ${LONGEST_COMMAND} characters such as "python3 my-bot.py", got ${quoted(command)}`,
  );
}

/** Splits a command line into words. Quotes keep a word together; there is no shell, so nothing else is special. */
function wordsOf(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = "";
  for (const character of command.slice(0, LONGEST_COMMAND + 1)) {
    if (quote === "" && character.trim() === "") {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (quote === "" && (character === '"' || character === "'")) {
      quote = character;
      word ??= "";
    } else if (character === quote) quote = "";
    else word = (word ?? "") + character;
  }
  if (quote !== "") {
    throw new ArgumentError("command", `a quote (${quote}) is not closed in ${quoted(command)}`);
  }
  return word === undefined ? words : [...words, word];
}
