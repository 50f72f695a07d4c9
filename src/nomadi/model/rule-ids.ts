/** The ids of the rules, as the rules page lists them. */

/**
 * The ids of all rules of the game, in the order of its rules page.
 *
 * @example
 * ```ts
 * import { RULE_IDS } from "caravanserai/nomadi";
 *
 * RULE_IDS.includes("N11"); // => true
 * RULE_IDS.length; // => 28
 * ```
 *
 * @category Vocabulary
 */
// prettier-ignore
export const RULE_IDS = Object.freeze([
  "N1", "N2", "N3", "N4", "N5", "N6", "N7",
  "N8", "N9", "N10", "N11", "N12", "N13", "N14",
  "N15", "N16", "N17", "N18", "N19", "N20", "N21",
  "N22", "N23", "N24", "N25", "N26", "N27", "N28",
] as const);

/** The id of a rule. @category Vocabulary */
export type RuleId = (typeof RULE_IDS)[number];
