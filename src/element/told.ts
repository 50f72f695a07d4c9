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
