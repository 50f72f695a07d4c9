/** Games in files and links: the record, and who plays. */
import type { GameId } from "caravanserai";
import { GAMES, loadKit } from "./kits/load.js";
import { type Match, resume } from "./match.js";
import { fieldsOf, isFields } from "./plain.js";
import { playersOf } from "./players.js";

/** The comment of a record as text that says who plays. Other programs read the file without it. */
const PLAYERS = "# players: ";

/** A game as text that people can read: the notation of the record, and a comment with the players. */
export const textOfMatch = ({ kit, record, players }: Match): string =>
  `${PLAYERS}${JSON.stringify(players)}\n${kit.game.formatRecord(record)}`;

/** A game as plain data. */
export const dataOfMatch = ({ record, players }: Match): object => ({ ...record, players });

/** A game from plain data. Throws if it is none. */
export async function matchOfData(data: unknown): Promise<Match> {
  if (!isFields(data)) throw new Error("expected a record");
  const { players, ...record } = data;
  const kit = await loadKit(idOf(record["game"]));
  // `resume` replays it, and refuses what is no record.
  return withPlayers(resume(kit, record as unknown as Match["record"], []), players);
}

/** A game from a text: a record in notation or in JSON. Throws if it is none. */
export async function matchOfText(text: string): Promise<Match> {
  if (text.trimStart().startsWith("{")) return matchOfData(JSON.parse(text));
  const kit = await loadKit(idOf(/^\s*game:\s*"([\w-]*)"/mu.exec(text)?.[1]));
  const line = text.split("\n", 1)[0] ?? "";
  const players: unknown = line.startsWith(PLAYERS) ? parsed(line.slice(PLAYERS.length)) : [];
  return withPlayers(resume(kit, kit.game.parseRecord(text), []), players);
}

const idOf = (value: unknown): GameId => {
  const id = GAMES.find((one) => one === value);
  if (id === undefined) throw new Error(`game: expected one of ${GAMES.join(", ")}`);
  return id;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return []; // Only a comment: the game is good without it.
  }
}

/** As many players as the record has seats. */
const withPlayers = (match: Match, players: unknown): Match => ({
  ...match,
  players: playersOf(players, Number(fieldsOf(match.record.options)["players"])),
});
