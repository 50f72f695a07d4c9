/** The table of an arena as text of at most 80 columns. */
import type { PlayedGame, Standing } from "caravanserai/bots";

/** The widest name. */
const NAME = 22;

const cut = (text: string): string => (text.length <= NAME ? text : `${text.slice(0, NAME - 1)}…`);

const percent = (share: number, digits = 0): string => (100 * share).toFixed(digits);

const signed = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(1)}`;

/** A line of the table: names to the left, figures to the right. */
const line = (name: string, ...figures: readonly string[]): string => {
  const widths = [7, 8, 8, 11, 8, 8, 7];
  return `${cut(name).padEnd(NAME)}${figures.map((one, index) => one.padStart(widths[index] ?? 0)).join("")}`;
};

/** The table, the best bot first. */
export function tableLines(table: readonly Standing[]): string[] {
  return [
    line("bot", "games", "wins", "share", "95 %", "points", "margin", "Elo"),
    ...table.map(({ name, games, wins, share, interval: [least, most], points, margin, elo }) =>
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

/** What is to be said about bots that did not answer. */
export function forfeitLines(table: readonly Standing[], games: readonly PlayedGame[]): string[] {
  return table
    .filter(({ forfeits }) => forfeits > 0)
    .map(({ name, forfeits }) => {
      const first = games.find(({ bots, forfeit }) => forfeit && bots[forfeit.seat] === name);
      const count = forfeits === 1 ? "1 game" : `${forfeits} games`;
      return `${cut(name)} lost ${count} because it did not answer, first game ${first?.number ?? 0}: ${first?.forfeit?.reason ?? ""}`;
    });
}
