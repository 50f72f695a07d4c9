/** The standings of an arena as text, at most 80 columns wide. */
import type { PlayedGame, SprtState, Standing } from "caravanserai/bots";

/** The maximum width of a name. */
const NAME = 22;

const cut = (text: string): string => (text.length <= NAME ? text : `${text.slice(0, NAME - 1)}…`);

const percent = (share: number, digits = 0): string => (100 * share).toFixed(digits);

const signed = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(1)}`;

/** Formats a row: names to the left, figures to the right. */
const line = (name: string, ...figures: readonly string[]): string => {
  const widths = [7, 8, 8, 11, 8, 8, 7];
  return `${cut(name).padEnd(NAME)}${figures.map((one, index) => one.padStart(widths[index] ?? 0)).join("")}`;
};

/** Formats the standings, best bot first. */
export function standingsLines(standings: readonly Standing[]): string[] {
  return [
    line("bot", "games", "wins", "share", "95 %", "points", "margin", "Elo"),
    ...standings.map(({ name, games, wins, share, interval: [least, most], points, margin, elo }) =>
      line(
        name,
        String(games),
        wins.toFixed(Number.isInteger(wins) ? 0 : 1),
        `${percent(share, 1)} %`,
        `${percent(least)} to ${percent(most)}`,
        points.toFixed(1),
        signed(margin),
        String(elo),
      ),
    ),
  ];
}

/** Lists the bots that did not answer. */
export function forfeitLines(
  standings: readonly Standing[],
  games: readonly PlayedGame[],
): string[] {
  return standings
    .filter(({ forfeits }) => forfeits > 0)
    .map(({ name, forfeits }) => {
      const first = games.find(({ bots, forfeit }) => forfeit && bots[forfeit.seat] === name);
      const count = forfeits === 1 ? "1 game" : `${forfeits} games`;
      return `${cut(name)} lost ${count} because it did not answer, first game ${first?.number ?? 0}: ${first?.forfeit?.reason ?? ""}`;
    });
}

const DECISIONS = {
  accepted: "is stronger: accepted",
  rejected: "is not stronger: rejected",
  undecided: "not decided yet",
} as const satisfies Record<SprtState["decision"], string>;

/** Formats what a sequential test says. */
export function testLines({
  bot,
  decision,
  llr,
  bounds: [lower, upper],
  deals,
  elo,
  interval: [least, most],
}: SprtState): string[] {
  return [
    `test: ${cut(bot)} ${DECISIONS[decision]}; LLR ${llr.toFixed(2)} of ${lower.toFixed(2)} to ${upper.toFixed(2)}`,
    `      after ${deals} deals, Elo ${signed(elo)} (95 %: ${signed(least)} to ${signed(most)})`,
  ];
}
