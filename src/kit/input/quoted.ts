/** Values from outside in messages: short, on one line, and with nothing in them that a terminal obeys. */
import { LONGEST_QUOTE } from "./limits.js";

/** Something that came from outside, as a message names it: short, on one line, with nothing that a terminal obeys. */
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

/** Whether a value is a list. A revoked proxy is nothing that can be asked. */
function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A text in quotes, with control characters and marks of writing direction written out. */
const escaped = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
