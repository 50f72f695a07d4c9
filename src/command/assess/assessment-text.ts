/** An assessment as text, at most 80 columns wide. */
import type { Assessment, Mean, Share, Verdict } from "caravanserai/layouts";

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

const shareText = ({ share, interval: [least, most], games }: Share): string =>
  games === 0 ? "no games" : `${percent(share)} (95 %: ${percent(least)} to ${percent(most)})`;

const meanText = ({ mean, interval, range: [least, most] }: Mean, digits = 1): string =>
  `${mean.toFixed(digits)} ± ${((interval[1] - interval[0]) / 2).toFixed(digits)}, from ${least.toFixed(0)} to ${most.toFixed(0)}`;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  fair: "fair: every seat wins within 5 points of an even share",
  leaning: "leaning: a seat wins more or less than an even share",
  unfair: "unfair: a seat is more than 5 points beyond an even share",
  unclear: "unclear: too few games to tell",
};

/** Formats the verdict with the shares of the seats. */
export const verdictLine = ({ verdict, seats, players }: Assessment): string =>
  `${VERDICTS[verdict]} (${seats.map(({ share }) => percent(share)).join(", ")}; even: ${percent(1 / players)})`;

/** Formats a line with a label to the left. */
const line = (label: string, text: string): string => `${label.padEnd(24)}${text}`;

/** Formats all of an assessment. */
export function assessmentLines(assessment: Assessment): string[] {
  const { board, game, players, games, bot, seats, sources, contests, spaces } = assessment;
  return [
    `${board ?? game}, ${players} players, ${games} games of ${bot}`,
    VERDICTS[assessment.verdict],
    ...seats.map((seat, index) =>
      line(`seat ${index} wins`, `${shareText(seat)}, ${seat.points.mean.toFixed(1)} points`),
    ),
    ...sources.map(({ name, points, winners }) =>
      line(name, `${points.mean.toFixed(1)} points, winners ${winners.mean.toFixed(1)}`),
    ),
    line("moves", meanText(assessment.length)),
    line("legal moves", meanText(assessment.branching)),
    line("lead changes", meanText(assessment.leadChanges)),
    line("winner behind", `${percent(assessment.behind.mean)} of the game`),
    line("winner behind at most", `${meanText(assessment.comeback)} points`),
    line("margin at the end", `${meanText(assessment.margin)} points`),
    line("leader half-way wins", shareText(assessment.halfway)),
    ...contests.map((contest) =>
      line(`${contest.stronger} : ${contest.weaker}`, shareText(contest)),
    ),
    line("spaces never used", `${spaces.unused.length} of ${spaces.all}`),
    ...(assessment.forfeits === 0
      ? []
      : [line("games without an end", String(assessment.forfeits))]),
  ];
}
