/** A log of played games, one to a line of a file, so that an interrupted measurement can continue. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { PlayedGame } from "caravanserai/bots";

/** A game of a match. */
export interface Entry {
  /** The name of the match. */
  readonly match: string;
  readonly game: PlayedGame;
}

/** A file of entries; without a file, they are only kept in memory. */
export class Journal<Kept extends Entry = Entry> {
  private readonly entries = new Map<string, Kept>();

  constructor(private readonly file: string | undefined) {
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      // A process that was killed while writing has left half a line.
      if (!line.endsWith("}")) continue;
      const entry = JSON.parse(line) as Kept;
      this.entries.set(keyOf(entry.match, entry.game.number), entry);
    }
  }

  /** Returns a game of a match by its number, if it was played. */
  find(match: string, number: number): Kept | undefined {
    return this.entries.get(keyOf(match, number));
  }

  /** Adds a game. */
  add(entry: Kept): void {
    this.entries.set(keyOf(entry.match, entry.game.number), entry);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }
}

const keyOf = (match: string, number: number): string => `${match}/${number}`;
