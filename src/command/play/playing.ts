/** Who plays what with whom. */
import type { Bot } from "caravanserai/bots";
import type { Speech } from "../speech.js";
import type { Terminal } from "../terminal.js";
import type { Session } from "./session.js";

/** Who sits where: a bot, or a person at this keyboard. */
export type Player = Bot | "me";

/** What a game needs, whoever plays. */
export interface Playing {
  readonly terminal: Terminal;
  readonly session: Session;
  readonly speech: Speech;
  readonly players: readonly Player[];
}

/** Who plays what, in a line: enough to play the same deal again. */
export function heading({ session: { table, options }, players }: Playing): string {
  const { seed, [table.boardOption]: board } = options as Readonly<Record<string, unknown>>;
  const named = Object.entries(table.boards).find(([, one]) => one === board)?.[0];
  const layout = named ?? (board === undefined ? Object.keys(table.boards)[0] : "of its own");
  return `${table.id}: ${players.length} players, seed ${JSON.stringify(seed)}, layout ${String(layout)}`;
}
