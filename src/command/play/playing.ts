/** A game and its players. */
import type { Bot } from "caravanserai/bots";
import type { Speech } from "../speech.js";
import type { Terminal } from "../terminal.js";
import type { Session } from "./session.js";

/** A bot, or a person at this keyboard. */
export type Player = Bot | "me";

/** A game and its players. */
export interface Playing {
  readonly terminal: Terminal;
  readonly session: Session;
  readonly speech: Speech;
  readonly players: readonly Player[];
}

/** Returns the heading of a game: enough to play the same deal again. */
export function heading({ session: { playable, options }, players }: Playing): string {
  const { seed, [playable.boardOption]: board } = options as Readonly<Record<string, unknown>>;
  const known = Object.entries(playable.boards).find(([, one]) => one === board)?.[0];
  const { name = "of its own" } = (board ?? {}) as { readonly name?: unknown };
  const layout = known ?? (board === undefined ? Object.keys(playable.boards)[0] : String(name));
  const shown = layout === undefined ? "" : `, layout ${layout}`;
  return `${playable.id}: ${players.length} players, seed ${JSON.stringify(seed)}${shown}`;
}
