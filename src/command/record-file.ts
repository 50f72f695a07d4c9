/** Records in files: as JSON or as text, whichever it is. */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { formatRecord, type GameRecord, parseRecord } from "caravanserai";
import { type Table, tableOf } from "./tables.js";

/** A file that can't be used: exit code 1. */
export class FileError extends Error {}

/** A record and the game that it belongs to. */
export interface Recorded {
  readonly table: Table;
  readonly record: GameRecord;
}

/**
 * Reads a record, checked by its game: what is wrong with it is told with its place. Of a file with a game in each line, such as
 * `arena --records` writes it, `line` is the one to read, from 0.
 */
export function readRecord(file: string, line?: number): Recorded {
  const text = line === undefined ? readText(file) : lineOf(file, line);
  try {
    const record = text.trimStart().startsWith("{")
      ? (JSON.parse(text) as unknown)
      : parseRecord(text);
    const { game } = (record ?? {}) as { readonly game?: unknown };
    const table = tableOf(String(game));
    // Goes through every move, so that a bad one is told before anything is shown.
    table.game.replay(record);
    // A value that the game has replayed is a record of it.
    return { table, record: record as GameRecord };
  } catch (error) {
    throw new FileError(`${file}: ${(error as Error).message}`);
  }
}

/** The record in one line of a file of games. */
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

/** Writes a record: as JSON if the name ends in `.json`, as text otherwise. A file that is there is replaced as a whole. */
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
