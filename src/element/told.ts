/** The event fields that the element reads, whatever the game. */

import type { GameEvent } from "../game.js";

/** An event with the fields that some games have. */
export interface Told extends GameEvent {
  /** The space a piece came from. */
  readonly from?: unknown;
  /** The space it went to. */
  readonly to?: unknown;
  /** All spaces on its way. */
  readonly path?: unknown;
}

export const isText = (value: unknown): value is string => typeof value === "string";

/** Events that only say whose decision is next: the prompt says it, and to "you". */
const SAID_BY_PROMPT: ReadonlySet<string> = new Set(["asked", "turn-began", "turn-ended"]);

/** Returns the events without those that only say whose decision is next, unless there are no others. */
export function happened(events: readonly GameEvent[]): readonly GameEvent[] {
  const rest = events.filter(({ type }) => !SAID_BY_PROMPT.has(type));
  return rest.length > 0 ? rest : events;
}
