/** The events of a move while it is played. */
import type { MoveEvent } from "../model/events.js";

/** The list that events are added to; `undefined` if nobody needs them. */
export type Emitted = MoveEvent[] | undefined;
