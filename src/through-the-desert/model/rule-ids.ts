/** The ids of the rules, as the rules page lists them. */

/**
 * The ids of all rules of the game, in the order of its rules page.
 *
 * @example
 * ```ts
 * import { RULE_IDS } from "caravanserai/through-the-desert";
 *
 * RULE_IDS.includes("L4"); // => true
 * RULE_IDS.length; // => 35
 * ```
 *
 * @category Vocabulary
 */
// prettier-ignore
export const RULE_IDS = Object.freeze([
  "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9",
  "L1", "L2", "L3", "L4", "L5", "L6", "L7",
  "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8",
  "E1", "E2", "E3", "E4", "E5", "E6",
  "F1", "F2", "F3", "F4", "F5",
] as const);

/** The id of a rule. @category Vocabulary */
export type RuleId = (typeof RULE_IDS)[number];
