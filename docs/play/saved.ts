/** Games in files and links: the record and the players. */
import { GAME_IDS, type GameId } from "caravanserai";
import { loadKit } from "./kits/load.js";
import { type Match, resume } from "./match.js";
import { fieldsOf, isFields } from "./plain.js";
import { playersOf } from "./players.js";

/** The comment in a record's text that holds the players. Other programs ignore it. */
const PLAYERS = "# players: ";

/** Writes a game as readable text: the record in notation, and a comment with the players. */
export const textOfMatch = ({ kit, record, players }: Match): string =>
  `${PLAYERS}${JSON.stringify(players)}\n${kit.game.formatRecord(record)}`;

/** Returns a game as plain data. */
export const dataOfMatch = ({ record, players }: Match): object => ({ ...record, players });

/** Reads a game from plain data. Throws if it is not valid. */
export async function matchOfData(data: unknown): Promise<Match> {
  if (!isFields(data)) throw new Error("expected a record");
  const { players, ...record } = data;
  const kit = await loadKit(idOf(record["game"]));
  // `resume` replays the record, and refuses an invalid one.
  return withPlayers(resume(kit, record as unknown as Match["record"], []), players);
}

/** Reads a game from a text: a record in notation or in JSON. Throws if it is not valid. */
export async function matchOfText(text: string): Promise<Match> {
  if (text.trimStart().startsWith("{")) return matchOfData(JSON.parse(text));
  const kit = await loadKit(idOf(/^\s*game:\s*"([\w-]*)"/mu.exec(text)?.[1]));
  const line = text.split("\n", 1)[0] ?? "";
  const players: unknown = line.startsWith(PLAYERS) ? parsed(line.slice(PLAYERS.length)) : [];
  return withPlayers(resume(kit, kit.game.parseRecord(text), []), players);
}

const idOf = (value: unknown): GameId => {
  const id = GAME_IDS.find((one) => one === value);
  if (id === undefined) throw new Error(`game: expected one of ${GAME_IDS.join(", ")}`);
  return id;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return []; // It is only a comment: the game is valid without it.
  }
}

/** Adds the players, one for each seat of the record. */
const withPlayers = (match: Match, players: unknown): Match => ({
  ...match,
  players: playersOf(players, Number(fieldsOf(match.record.options)["players"])),
});
