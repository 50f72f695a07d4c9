/** The log of an arena: a line of JSON that says what is played, then a line for each game, written as it ends. */
import {
  closeSync,
  createReadStream,
  ftruncateSync,
  fstatSync,
  openSync,
  readSync,
  writeSync,
} from "node:fs";
import type { PlayedGame, SprtOptions } from "caravanserai/bots";
import { FileError } from "../files.js";

/** The first line of a log: what decides every game of the arena, and the hypotheses of its test. */
export interface LogHead {
  /** The version of this package. */
  readonly caravanserai: string;
  readonly game: string;
  readonly bots: readonly string[];
  readonly players: number;
  readonly seed: string;
  readonly options: object;
  readonly sprt?: SprtOptions;
}

/** What must be the same for an arena to go on with a log, and how a message calls it. */
const DECIDING = {
  caravanserai: "version",
  game: "game",
  bots: "bots",
  players: "players",
  seed: "seed",
  options: "board and options",
} as const satisfies Partial<Record<keyof LogHead, string>>;

/** A log that was read. Its games are not checked. */
export interface ReadLog {
  readonly head: LogHead;
  readonly games: readonly PlayedGame[];
}

/** A log that games are added to. */
export class ArenaLog {
  private constructor(
    private readonly file: number,
    /** The games that are in it already. */
    readonly played: readonly PlayedGame[],
  ) {}

  /** Begins a log, or goes on with one of the same arena. Nothing that is in a file is ever overwritten. */
  static async open(name: string, head: LogHead): Promise<ArenaLog> {
    const file = opened(name);
    try {
      if (fstatSync(file).size === 0) {
        writeSync(file, `${JSON.stringify(head)}\n`);
        return new ArenaLog(file, []);
      }
      const { head: found, games } = await readLog(name);
      for (const [field, what] of Object.entries(DECIDING)) {
        const [before, now] = [found, head].map((one) =>
          JSON.stringify(one[field as keyof typeof DECIDING]),
        );
        if (before === now) continue;
        throw new FileError(
          `${name} is the log of another arena, with other ${what}: ${cut(before)}, not ${cut(now)}. Name another file`,
        );
      }
      cutLastLine(file);
      return new ArenaLog(file, games);
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  /** Adds a game. */
  keep(game: PlayedGame): void {
    writeSync(this.file, `${JSON.stringify(game)}\n`);
  }

  close(): void {
    closeSync(this.file);
  }
}

const cut = (text = "nothing"): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function opened(name: string): number {
  try {
    return openSync(name, "a+");
  } catch (error) {
    throw new FileError(`cannot write ${name}: ${(error as Error).message}`);
  }
}

/** Cuts off a last line that was not written to its end, because the arena was killed. */
function cutLastLine(file: number): void {
  const piece = Buffer.alloc(65_536);
  const { size } = fstatSync(file);
  for (let end = size; end > 0;) {
    const from = Math.max(0, end - piece.length);
    const read = readSync(file, piece, 0, end - from, from);
    const last = piece.subarray(0, read).lastIndexOf("\n");
    if (last >= 0) {
      if (from + last + 1 < size) ftruncateSync(file, from + last + 1);
      return;
    }
    end = from;
  }
}

/** Reads a log. Errors name the line; a last line that was not written to its end is left out. */
export async function readLog(name: string): Promise<ReadLog> {
  let head: LogHead | undefined;
  const games: PlayedGame[] = [];
  let [number, rest] = [0, ""];
  const take = (line: string): void => {
    number++;
    if (head === undefined) head = headOf(JSON.parse(line));
    else games.push(JSON.parse(line) as PlayedGame);
  };
  try {
    for await (const piece of createReadStream(name, "utf8")) {
      const lines = (rest + String(piece)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) take(line);
    }
    // A file of one line is no log that was cut.
    if (number === 0 && rest !== "") take(rest);
  } catch (error) {
    const place = number === 0 ? `cannot read ${name}` : `${name}, line ${number}`;
    throw new FileError(`${place}: ${(error as Error).message}`);
  }
  if (head === undefined) throw new FileError(`${name} is empty: expected the log of an arena`);
  return { head, games };
}

/** Checks the first line of a log, as far as a report needs it. */
function headOf(value: unknown): LogHead {
  const head = Object(value) as Partial<LogHead>;
  if (
    typeof head.caravanserai === "string" &&
    typeof head.game === "string" &&
    Array.isArray(head.bots) &&
    typeof head.options === "object"
  ) {
    return head as LogHead;
  }
  throw new Error("expected the first line of a log, as `caravanserai arena --log` writes it");
}
