/** What the element reads of events, refusals and tables of any game, whose types it does not know. */

import type { GameEvent } from "../game.js";

/** An event as the element reads it: fields that some games have. */
export interface Told extends GameEvent {
  /** Where a piece came from. */
  readonly from?: unknown;
  /** Where it went. */
  readonly to?: unknown;
  /** Every space on its way. */
  readonly path?: unknown;
}

export const isText = (value: unknown): value is string => typeof value === "string";
