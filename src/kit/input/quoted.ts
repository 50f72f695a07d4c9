/** Values from outside in messages: short, on one line, without control characters. */
import { LONGEST_QUOTE } from "./limits.js";

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

/** Quotes a text, with control characters and bidirectional marks escaped. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    HIDDEN,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/**
 * Characters that a reader does not see, and that change what is shown of others: delete and the C1 controls, which terminals
 * obey, separators of lines, and marks and overrides of the direction of writing.
 */
export const HIDDEN = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;
