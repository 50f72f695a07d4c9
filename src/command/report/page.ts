/** The page about the games of arenas: tables with intervals, margins by seat and board, the course of tests, every game as a link. */
import { type PlayedGame, type SprtResult, type Standing, standings } from "caravanserai/bots";
import type { ReadLog } from "../arena/log.js";
import { courseOf, sharesOf } from "./charts.js";
import { escaped, framed, table } from "./html.js";
import { linkTo } from "./link.js";

/** The games of one arena. */
export interface Reported extends ReadLog {
  readonly file: string;
  /** The course of its test; `undefined` if there was none. */
  readonly test: SprtResult | undefined;
}

/** The most games that are listed, so that a browser opens the page. */
const LISTED = 10_000;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (value: number): string => `${value > 0 ? "+" : ""}${value.toFixed(1)}`;

/** Returns the page as HTML. `page` is the address of the page to play on. */
export function pageOf(arenas: readonly Reported[], page: string): string {
  const many = arenas.length > 1;
  return framed(
    many ? `${arenas.length} arenas` : `Arena of ${arenas[0]?.head.game ?? "no game"}`,
    arenas.map((arena) => sectionOf(arena, page, many)).join("\n") + together(arenas),
  );
}

function sectionOf({ head, games, test, file }: Reported, page: string, many: boolean): string {
  const { game, bots, players, seed, caravanserai } = head;
  const result = standings(games);
  return [
    many ? `<h2>${escaped(file)}</h2>` : "",
    `<p class="facts">${escaped(
      `${game}, ${boardOf(head.options)}, ${players} players, ${games.length} games, seed ${JSON.stringify(seed)}, bots ${bots.join(", ")}; caravanserai ${caravanserai}`,
    )}</p>`,
    games.length === 0
      ? "<p>No game has ended yet.</p>"
      : standingsTable("Standings", result, true),
    games.length === 0 ? "" : sharesOf(result, 1 / Math.max(1, players)),
    standingsTable(
      "By seat",
      standings(games.map((one) => renamed(one, (name, seat) => `${name}, seat ${seat}`))),
      false,
    ),
    test === undefined
      ? ""
      : `<h3>Test</h3><p>${escaped(test.bot)}: <strong>${test.decision}</strong> after ${test.deals} deals. Elo ${signed(test.elo)}, 95 %: ${signed(test.interval[0])} to ${signed(test.interval[1])}.</p>${courseOf(test)}`,
    gamesList(games, page),
  ].join("\n");
}

/** Returns a table over all arenas, by bot and by board: what one board favours shows here. */
function together(arenas: readonly Reported[]): string {
  if (arenas.length < 2) return "";
  const named = (label: (arena: Reported) => string): PlayedGame[] =>
    arenas.flatMap((arena) =>
      arena.games.map((game) => renamed(game, (name) => `${name}, ${label(arena)}`)),
    );
  return (
    "<h2>All arenas</h2>" +
    standingsTable("Standings", standings(arenas.flatMap(({ games }) => games)), true) +
    standingsTable(
      "By board",
      standings(named(({ head }) => `${head.game}, ${boardOf(head.options)}`)),
      false,
    )
  );
}

/** Returns the name of the board in some options. */
function boardOf(options: object): string {
  const given = Object.values(options).find(
    (value) => typeof (Object(value) as { name?: unknown }).name === "string",
  ) as { readonly name: string } | undefined;
  return given?.name ?? "default board";
}

function standingsTable(caption: string, rows: readonly Standing[], hasElo: boolean): string {
  if (rows.length === 0) return "";
  const ordered = hasElo ? rows : [...rows].sort((one, other) => (one.name < other.name ? -1 : 1));
  return table(
    caption,
    ["bot", "games", "wins", "share", "95 %", "points", "margin", ...(hasElo ? ["Elo"] : [])],
    ordered.map(({ name, games, wins, share, interval: [least, most], points, margin, elo }) => [
      escaped(name),
      String(games),
      wins.toFixed(Number.isInteger(wins) ? 0 : 1),
      percent(share),
      `${percent(least)} to ${percent(most)}`,
      points.toFixed(1),
      signed(margin),
      ...(hasElo ? [String(elo)] : []),
    ]),
  );
}

function gamesList(games: readonly PlayedGame[], page: string): string {
  if (games.length === 0) return "";
  const listed = games.slice(0, LISTED).sort((one, other) => one.number - other.number);
  const rows = listed.map((game) => {
    const link = linkTo(page, game);
    const number = escaped(`Game ${String(game.number)}`);
    return [
      link === undefined ? number : `<a href="${escaped(link)}">${number}</a>`,
      game.bots
        .map((bot, seat) => {
          const text = `${escaped(bot)} ${game.points[seat] ?? 0}`;
          return game.winners.includes(seat) ? `<strong>${text}</strong>` : text;
        })
        .join(" · "),
      game.forfeit === undefined ? "" : escaped(`forfeit of seat ${game.forfeit.seat}`),
    ];
  });
  const rest = games.length > LISTED ? `<p>The first ${LISTED} of ${games.length}.</p>` : "";
  return `<details><summary>${games.length} games, each a link to the page to play on</summary>${table("Winners are in bold.", ["game", "points by seat", ""], rows)}${rest}</details>`;
}

/** Returns a game with other names of its bots, so that standings tell them apart. */
const renamed = (game: PlayedGame, nameOf: (name: string, seat: number) => string): PlayedGame => ({
  ...game,
  bots: game.bots.map(nameOf),
});
