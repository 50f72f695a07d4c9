/** Games in an append-only file, a line of JSON for each thing that happened. What is in the file outlives the server. */
import { fsyncSync, ftruncateSync, openSync, readFileSync, writeFileSync } from "node:fs";
import type { GameRecord } from "caravanserai";

/** A line of the file: a room was made, a seat was taken, a move was made. */
export type Line =
  | { readonly room: string; readonly record: GameRecord } // without moves
  | { readonly room: string; readonly seat: number; readonly token: string }
  | { readonly room: string; readonly move: string }; // in the notation of its game

/** Opens the file, or makes it. Returns its lines, and a function that adds one. */
export function openJournal(path: string): { lines: Line[]; append: (line: Line) => void } {
  const file = openSync(path, "a+");
  const bytes = readFileSync(file);
  // A line without its end is torn: the server was killed while it wrote, and nobody was told of it.
  const end = bytes.lastIndexOf("\n") + 1;
  ftruncateSync(file, end);
  const texts = bytes.toString("utf8", 0, end).split("\n").slice(0, -1);
  return {
    lines: texts.map((text) => JSON.parse(text) as Line), // only `append` writes to the file
    append(line) {
      try {
        writeFileSync(file, `${JSON.stringify(line)}\n`);
        fsyncSync(file);
      } catch (error) {
        // Such as a full disk. What of the line is on it is not known: start again from the file.
        console.error(error);
        process.exit(1);
      }
    },
  };
}
