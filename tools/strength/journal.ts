/** Games that were played, one to a line of a file: a measurement that was stopped goes on where it stopped. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { PlayedGame } from "caravanserai/bots";

/** A game, and what the first bot of its match has spent on it. */
export interface Entry {
  /** The name of the match. */
  readonly match: string;
  readonly game: PlayedGame;
  /** Milliseconds of processor time, and for how many moves. */
  readonly spent: number;
  readonly moves: number;
}

/** A file of entries, or nothing but the memory of this run if there is no file. */
export class Journal {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly file: string | undefined) {
    if (file === undefined || !existsSync(file)) return;
    for (const line of readFileSync(file, "utf8").split("\n")) {
      // Whoever was killed while writing has left half a line, which is not a game.
      if (!line.endsWith("}")) continue;
      const entry = JSON.parse(line) as Entry;
      this.entries.set(keyOf(entry.match, entry.game.number), entry);
    }
  }

  /** The game of a match with a number, if it was played. */
  find(match: string, number: number): Entry | undefined {
    return this.entries.get(keyOf(match, number));
  }

  /** Keeps a game. */
  add(entry: Entry): void {
    this.entries.set(keyOf(entry.match, entry.game.number), entry);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }
}

const keyOf = (match: string, number: number): string => `${match}/${number}`;
