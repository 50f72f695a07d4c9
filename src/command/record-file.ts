/** Reads and writes record files, as JSON or as text. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { formatRecord, type GameRecord, parseRecord } from "caravanserai";
import { type PlayableGame, gameOf } from "./games.js";

/** A file that can't be used: exit code 1. */
export class FileError extends Error {}

/** A record and the game that it belongs to. */
export interface Recorded {
  readonly playable: PlayableGame;
  readonly record: GameRecord;
}

/**
 * Reads a record and lets its game check it; errors name the place. In a file with a game in each line, as `arena --records`
 * writes it, `line` is the line to read, from 0.
 */
export function readRecord(file: string, line?: number): Recorded {
  const text = line === undefined ? readText(file) : lineOf(file, line);
  try {
    const record = text.trimStart().startsWith("{")
      ? (JSON.parse(text) as unknown)
      : parseRecord(text);
    const { game } = (record ?? {}) as { readonly game?: unknown };
    const playable = gameOf(String(game));
    // Replays every move, so that an illegal one is reported before anything is shown.
    playable.game.replay(record);
    // The game has replayed it, so it is a record.
    return { playable, record: record as GameRecord };
  } catch (error) {
    throw new FileError(`${file}: ${(error as Error).message}`);
  }
}

/** Returns the record in one line of a file. */
function lineOf(file: string, number: number): string {
  const lines = readText(file).trimEnd().split("\n");
  const line = lines[number];
  if (line === undefined) {
    throw new FileError(`${file} has games 0 to ${lines.length - 1}, not ${number}`);
  }
  try {
    const { record = null } = JSON.parse(line) as { readonly record?: unknown };
    return JSON.stringify(record);
  } catch (error) {
    throw new FileError(`${file}, line ${number + 1}: ${(error as Error).message}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new FileError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** Writes a record: as JSON if the name ends in `.json`, as text otherwise. An existing file is replaced atomically. */
export function writeRecord(file: string, record: GameRecord): void {
  const text = file.endsWith(".json") ? `${JSON.stringify(record)}\n` : formatRecord(record);
  const half = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(half, text);
    renameSync(half, file);
  } catch (error) {
    throw new FileError(`cannot write ${file}: ${(error as Error).message}`);
  }
}
