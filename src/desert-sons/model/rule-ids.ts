/** The ids of the rules, as the rules page lists them. */

/**
 * The ids of all rules of the game, in the order of its rules page.
 *
 * @example
 * ```ts
 * import { RULE_IDS } from "caravanserai/desert-sons";
 *
 * RULE_IDS.includes("T28"); // => true
 * RULE_IDS.length; // => 35
 * ```
 *
 * @category Vocabulary
 */
// prettier-ignore
export const RULE_IDS = Object.freeze([
  "T1", "T2", "T3", "T4", "T5", "T6", "T7",
  "T8", "T9", "T10", "T11", "T12", "T13", "T14",
  "T15", "T16", "T17", "T18", "T19", "T20", "T21",
  "T22", "T23", "T24", "T25", "T26", "T27", "T28",
  "T29", "T30", "T31", "T32", "T33", "T34", "T35",
] as const);

/** The id of a rule. @category Vocabulary */
export type RuleId = (typeof RULE_IDS)[number];
