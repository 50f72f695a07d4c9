/** The tables of docs/boards.md, from the files in docs/boards. */
import { readFileSync } from "node:fs";
import { type GameId, GAME_IDS } from "caravanserai";
import { format, resolveConfig } from "prettier";
import { CARDS } from "./cards.js";
import { type Measured, measured } from "./kept.js";

export const PAGE = "docs/boards.md";

/** Returns the name of a card's picture, such as `card-nomadi-short-course-2`. */
export const cardName = (id: string, key: string): string => `card-${id}-${key.replace("/", "-")}`;

/** Returns the cells of a line about an assessment. */
function cellsOf({ board, players, games, verdict, seats, contests, ...at }: Measured): string[] {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const shares = seats.map(
    ({ share, interval: [least, most] }) =>
      `${percent(share)} (${percent(least)}–${percent(most)})`,
  );
  const skill = contests.map(({ share }) => (100 * share).toFixed(0)).join(", ");
  return [
    ...[board ?? "", String(players), String(games), verdict, shares.join(", "), skill],
    ...[at.measured, at.commit ?? "–"],
  ];
}

const COLUMNS = [
  ...["board", "players", "games", "verdict", "wins by seat, in %", "skill", "measured", "commit"],
];

const lineOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Returns the cards of a game that nobody has measured yet, as a sentence. */
function missing(id: GameId): string[] {
  const known = measured(id);
  const left = CARDS.filter(
    (card) => card.id === id && !(`${card.board}/${card.players}` in known),
  );
  const names = left.map(({ board, players }) => `\`${id}/${board}/${players}\``);
  return names.length === 0 ? [] : [`\nNot measured yet: ${names.join(", ")}.`];
}

/** Returns the table of a game, what is missing in it, and the places of its cards. */
function sectionOf(id: GameId): string {
  const entries = Object.entries(measured(id));
  return [
    lineOf(COLUMNS),
    lineOf(COLUMNS.map(() => "---")),
    ...entries.map(([, one]) => lineOf(cellsOf(one))),
    ...missing(id),
    ...entries.map(([key]) => `\n<!-- picture: ${cardName(id, key)} -->`),
  ].join("\n");
}

/** Returns the text of the page, with each table between its comments as the files in docs/boards say. */
export async function pageText(): Promise<string> {
  const page = GAME_IDS.reduce(
    (text, id) =>
      text.replace(
        new RegExp(`(<!-- cards: ${id} -->)[^]*?(<!-- end of cards -->)`, "u"),
        (_, from: string, to: string) => `${from}\n\n${sectionOf(id)}\n\n${to}`,
      ),
    readFileSync(PAGE, "utf8"),
  );
  return format(page, { ...(await resolveConfig(PAGE)), parser: "markdown" });
}
