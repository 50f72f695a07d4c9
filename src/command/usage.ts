/** The options of the command line, read and checked one by one. */

/** Wrong arguments: exit code 2. */
export class UsageError extends Error {}

/** The options of a command as cac returns them. */
export type Given = Readonly<Record<string, unknown>>;

/** Reads the values of options. If an option is given twice the last one counts, so that a script's own can be overridden. */
export class Options {
  constructor(
    private readonly given: Given,
    private readonly argv: readonly string[],
  ) {}

  /** Tests whether a flag is set. */
  flag(name: string): boolean {
    return this.given[name] === true;
  }

  /** Returns the text of an option exactly as typed: cac turns what looks like a number into one, and `007` into 7. */
  text(name: string): string | undefined {
    if (this.given[name] === undefined) return undefined;
    const { argv } = this;
    for (let index = argv.length - 1; index >= 0; index--) {
      const argument = argv[index] ?? "";
      if (argument === `--${name}`) return argv[index + 1] ?? "";
      if (argument.startsWith(`--${name}=`)) return argument.slice(name.length + 3);
    }
    return undefined;
  }

  /** Returns a whole number, if the option is given. */
  whole(name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^[0-9]{1,15}$/u.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} on` : `${least} to ${most}`;
    throw new UsageError(`--${name} takes a whole number from ${range}, not ${quoted(text)}`);
  }

  /** Returns one of some words, if the option is given. */
  oneOf<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const word = words.find((one) => one === text);
    if (word !== undefined) return word;
    throw new UsageError(`--${name} takes one of ${words.join(", ")}, not ${quoted(text)}`);
  }

  /** Returns an object from JSON, if the option is given. */
  json(name: string): object | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const wanted = `--${name} takes a JSON object such as '{"players": 3}'`;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new UsageError(`${wanted}: ${(error as SyntaxError).message}`);
    }
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
    throw new UsageError(`${wanted}, not ${quoted(text)}`);
  }

  /** Returns a comma-separated list, if the option is given. Commas inside quotes do not separate. */
  list(name: string): readonly string[] | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : splitOutsideQuotes(text, ",");
  }
}

/** Quotes a text for a message, cut if it is long. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Splits a text at separators outside quotes. Quotes are kept, parts are trimmed, and empty parts stay, so that they can be
 * reported.
 */
function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts = [""];
  let quote = "";
  for (const character of text) {
    if (quote === "" && character === separator) {
      parts.push("");
      continue;
    }
    if (quote === "" && (character === '"' || character === "'")) quote = character;
    else if (quote === character) quote = "";
    parts.push(`${parts.pop() ?? ""}${character}`);
  }
  if (quote !== "") throw new UsageError(`a quote (${quote}) is not closed in ${quoted(text)}`);
  return parts.map((part) => part.trim());
}
