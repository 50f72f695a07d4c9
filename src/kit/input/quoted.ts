/** Values and texts from outside in messages: short, and without control characters. */
import { LONGEST_PRINTED, LONGEST_QUOTE } from "./limits.js";

/** Formats a value from outside for a message: short, on one line, without control characters. */
export function quoted(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value.length <= LONGEST_QUOTE
        ? escaped(value)
        : `${escaped(value.slice(0, LONGEST_QUOTE))}… (${value.length} characters)`;
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "object":
      if (value === null) return "null";
      return isList(value) ? "a list" : "an object";
    default:
      return `a ${typeof value}`;
  }
}

/** Tests whether a value is a list. A revoked proxy throws, and is not one. */
function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * Characters that a reader does not see, and that change what is shown of others: delete and the C1 controls, which terminals
 * obey, separators of lines, and marks and overrides of the direction of writing.
 */
const HIDDEN = "\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufff9-\\ufffb";

const ESCAPED = /* @__PURE__ */ new RegExp(`[${HIDDEN}]`, "gu");

/** Quotes a text, with control characters and bidirectional marks escaped. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    ESCAPED,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const ESCAPE = "\u001b";

/** Sequences that colour text, move the cursor, or set the title of a window. */
const SEQUENCES = /* @__PURE__ */ new RegExp(
  `${ESCAPE}\\[[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^${ESCAPE}\u0007]*(?:\u0007|${ESCAPE}\\\\)`,
  "gu",
);

/** Everything but line breaks, text and the characters above. */
const UNPRINTABLE = /* @__PURE__ */ new RegExp(`[^\\n\\u0020-\\uffff]|[${HIDDEN}]`, "g");

/**
 * Makes a text from outside safe to print on a terminal or in a log. Line breaks stay. Colours and other control sequences are
 * removed; any other character that a terminal could obey, or that hides or turns others, becomes `\ufffd`. A long text is cut.
 *
 * @example
 * ```ts
 * import { printable } from "caravanserai/kit";
 *
 * printable("\u001b[31mred\u001b[0m"); // => "red"
 * printable("a\u0007b"); // => "a\ufffdb"
 * printable("a long text", 6); // => "a long… (11 characters)"
 * ```
 *
 * @param text - The text.
 * @param most - The number of characters after which it is cut.
 * @category Checks
 */
export function printable(text: string, most: number = LONGEST_PRINTED): string {
  const cut = text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
  return cut
    .replaceAll("\r\n", "\n")
    .replaceAll("\t", " ")
    .replace(SEQUENCES, "")
    .replace(UNPRINTABLE, "\ufffd");
}
