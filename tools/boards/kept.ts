/** What play says of the built-in boards, as docs/boards keeps it. */
import { existsSync, readFileSync } from "node:fs";
import type { Assessment } from "caravanserai/layouts";

/** The bot, the seed and the games of each contest of all assessments in docs/boards. */
export const BOT = "mcts:20";
export const SEED = "boards";
export const CONTEST_GAMES = 40;

/** An assessment, the day when it was made, and the last commit of the code that played. */
export interface Measured extends Assessment {
  readonly measured: string;
  /** Earlier assessments have none. */
  readonly commit?: string;
}

/** Returns the file with the assessments of a game. */
export const fileOf = (id: string): string => `docs/boards/${id}.json`;

/** Returns the assessments of a game, by board and number of players, such as `small-wadi/2`. */
export const measured = (id: string): Readonly<Record<string, Measured>> =>
  existsSync(fileOf(id))
    ? (JSON.parse(readFileSync(fileOf(id), "utf8")) as Record<string, Measured>)
    : {};

/** Returns a value with all numbers rounded to four decimals. */
export const rounded = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === "number" ? Math.round(one * 10_000) / 10_000 : one,
  ) as Value;
