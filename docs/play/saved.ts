/** Games in files and links: the record and the players. */
import { GAME_IDS, type GameId } from "caravanserai";
import { isOutside, type PlayKit } from "./kits/kit.js";
import { loadKit, loadOutside } from "./kits/load.js";
import { type Match, resume } from "./match.js";
import { moduleAddress } from "./outside.js";
import { fieldsOf, isFields } from "./plain.js";
import { playersOf } from "./players.js";

/** The comments in a record's text that hold the players and the module of the game. Other programs ignore them. */
const PLAYERS = "# players: ";
const MODULE = "# module: ";

/** Says whether the person agrees to run the module of a game. */
export type Agree = (address: string) => boolean | Promise<boolean>;

/** Writes a game as readable text: the record in notation, and comments with the players and the module. */
export const textOfMatch = ({ kit, record, players }: Match): string =>
  [
    `${PLAYERS}${JSON.stringify(players)}`,
    ...(isOutside(kit) ? [`${MODULE}${JSON.stringify(kit.address)}`] : []),
    kit.game.formatRecord(record),
  ].join("\n");

/** Returns a game as plain data. */
export const dataOfMatch = ({ kit, record, players }: Match): object => ({
  ...record,
  players,
  ...(isOutside(kit) ? { module: kit.address } : {}),
});

/** Reads a game from plain data; `undefined` if the person does not agree to its module. Throws if it is not valid. */
export async function matchOfData(data: unknown, agree: Agree): Promise<Match | undefined> {
  if (!isFields(data)) throw new Error("expected a record");
  const { players, module, ...record } = data;
  const kit = await kitOf(record["game"], module, agree);
  // `resume` replays the record, and refuses an invalid one.
  return kit && withPlayers(resume(kit, record as unknown as Match["record"], []), players);
}

/** Reads a game from a text, a record in notation or in JSON; otherwise like {@link matchOfData}. */
export async function matchOfText(text: string, agree: Agree): Promise<Match | undefined> {
  if (text.trimStart().startsWith("{")) return matchOfData(JSON.parse(text), agree);
  const lines = text.split("\n", 2);
  const comment = (start: string): unknown =>
    lines.flatMap((line) => (line.startsWith(start) ? [parsed(line.slice(start.length))] : []))[0];
  const id = /^\s*game:\s*"([\w-]*)"/mu.exec(text)?.[1];
  const kit = await kitOf(id, comment(MODULE), agree);
  return kit && withPlayers(resume(kit, kit.game.parseRecord(text), []), comment(PLAYERS));
}

/** Loads the game with an id, or that of a module if the person agrees to it. */
async function kitOf(id: unknown, module: unknown, agree: Agree): Promise<PlayKit | undefined> {
  if (module === undefined) return loadKit(idOf(id));
  const address = moduleAddress(module);
  return (await agree(address)) ? loadOutside(address) : undefined;
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
    return undefined; // It is only a comment: the game is valid without it.
  }
}

/** Adds the players, one for each seat of the record. */
const withPlayers = (match: Match, players: unknown): Match => ({
  ...match,
  players: playersOf(players, Number(fieldsOf(match.record.options)["players"])),
});
