/** Whether every variant has played the games it should have. */
import type { Checksum } from "./protocol.js";
import type { Result } from "./report.js";

/** By the name of the variant. */
export type Checksums = Readonly<Record<string, Checksum>>;

const asText = ({ games, moves, digest }: Checksum): string =>
  `${games} games, ${moves} moves, ${digest}`;

/**
 * The checksums of all variants, and a sentence for each that is wrong: not the same in every round, not the same as that of the
 * others in its contest, or not the one expected.
 */
export function compareChecksums(
  results: readonly Result[],
  expected: Checksums | undefined,
): { readonly problems: readonly string[]; readonly checksums: Checksums } {
  const problems: string[] = [];
  const checksums: Record<string, Checksum> = {};
  const contests = new Map<string, string>();
  for (const { variant, findings } of results) {
    const texts = findings.map(({ checksum }) => asText(checksum));
    const [first] = findings;
    const [text] = texts;
    if (first === undefined || text === undefined) continue;
    checksums[variant.name] = first.checksum;
    if (texts.some((other) => other !== text)) {
      problems.push(`${variant.name}: another checksum in every round: ${texts.join("; ")}`);
    }
    if (variant.contest !== undefined) {
      const others = contests.get(variant.contest) ?? text;
      contests.set(variant.contest, others);
      if (others !== text) problems.push(`${variant.name}: ${text}, but others ${others}`);
    }
    if (expected === undefined) continue;
    const wanted = expected[variant.name];
    if (wanted === undefined) problems.push(`${variant.name}: no checksum is kept (use --keep)`);
    else if (asText(wanted) !== text) {
      problems.push(`${variant.name}: ${text}, but expected ${asText(wanted)}`);
    }
  }
  return { problems, checksums };
}
