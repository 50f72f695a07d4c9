/** Texts from outside on their way to a terminal or a log. */
import { LONGEST_PRINTED } from "./limits.js";
import { HIDDEN, quoted } from "./quoted.js";

const ESCAPE = "\u001b";

/** Matches sequences that colour text, move the cursor, or set the title of a window. A function, which bundles can drop. */
const sequences = (): RegExp =>
  new RegExp(
    `${ESCAPE}\\[[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^${ESCAPE}\u0007]*(?:\u0007|${ESCAPE}\\\\)`,
    "gu",
  );

/** Everything but line breaks and text. */
const CONTROL = /[^\n\u0020-\uffff]/g;

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
  // It comes from outside, whatever its type.
  if (typeof (text as unknown) !== "string") return quoted(text);
  const cut = text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
  return cut
    .replaceAll("\r\n", "\n")
    .replaceAll("\t", " ")
    .replace(sequences(), "")
    .replace(CONTROL, "\ufffd")
    .replace(HIDDEN, "\ufffd");
}
