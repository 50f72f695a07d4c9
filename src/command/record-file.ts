/** Reads and writes record files, as JSON or as text. */
import { renameSync } from "node:fs";
import { GAME_IDS, type GameRecord } from "caravanserai";
import { readLog } from "./arena/log.js";
import { FileError, readText, writeText } from "./files.js";
import { type PlayableGame, gameOf } from "./games.js";
import { type Options, quoted, UsageError } from "./usage.js";

/** A record and the game that it belongs to. */
export interface Recorded {
  readonly playable: PlayableGame;
  readonly record: GameRecord;
}

/**
 * Reads a record and lets its game check it; errors name the place. In a log, as `arena --log` writes it, `--number` is the
 * number of the game. A record never decides which module is loaded: that of a game that is not of the
 * library is `module`, by default `--game`.
 */
export async function readRecord(
  file: string,
  options: Options,
  module = options.text("game"),
): Promise<Recorded> {
  const line = options.whole("number", 0);
  const text = line === undefined ? readText(file) : await recordIn(file, line);
  const isJson = text.trimStart().startsWith("{");
  try {
    const { game: id } = isJson
      ? (JSON.parse(text) as { readonly game?: unknown })
      : { game: /^game:[ \t]*"([^"\n]{1,100})"/mu.exec(text)?.[1] };
    const playable = await gameFor(id, module);
    const record: unknown = isJson ? JSON.parse(text) : playable.game.parseRecord(text);
    // Replays every move, so that an illegal one is reported before anything is shown.
    playable.game.replay(record);
    // The game has replayed it, so it is a record.
    return { playable, record: record as GameRecord };
  } catch (error) {
    const message = `${file}: ${(error as Error).message}`;
    throw error instanceof UsageError ? new UsageError(message) : new FileError(message);
  }
}

/** Returns the game of a record with this id: one of the library, or that of a module. */
async function gameFor(id: unknown, module: string | undefined): Promise<PlayableGame> {
  const isOwn = GAME_IDS.some((one) => one === id);
  if (module === undefined && !isOwn && typeof id === "string") {
    const known = `the games are ${GAME_IDS.join(", ")}`;
    throw new FileError(
      `there is no game called ${quoted(id)}; ${known}. For one of your own, name its module: --game ./game.js`,
    );
  }
  const playable = await gameOf(module ?? (isOwn ? String(id) : undefined));
  // Without an id, the game says what is wrong with the record.
  if (typeof id !== "string" || id === playable.id) return playable;
  throw new UsageError(`this is a game of ${quoted(id)}, not of ${playable.id}`);
}

/** Returns the record of a game in a log. */
async function recordIn(file: string, number: number): Promise<string> {
  const { games } = await readLog(file);
  const game = games.find((one) => (one as Partial<typeof one> | null)?.number === number);
  if (game !== undefined) return JSON.stringify(game.record ?? null);
  throw new FileError(`${file} has ${games.length} games, and none with the number ${number}`);
}

/** Writes a record: as JSON if the name ends in `.json`, as text otherwise. An existing file is replaced atomically. */
export function writeRecord(file: string, { playable, record }: Recorded): void {
  const text = file.endsWith(".json")
    ? `${JSON.stringify(record)}\n`
    : // Its options have passed the game's own check.
      playable.game.formatRecord(record as GameRecord<object>);
  const half = `${file}.${process.pid}.tmp`;
  writeText(half, text);
  try {
    renameSync(half, file);
  } catch (error) {
    throw new FileError(`cannot write ${file}: ${(error as Error).message}`);
  }
}
