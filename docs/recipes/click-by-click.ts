/** A handler of clicks for every game: the screen shows what can be clicked, and each click is one pick. */
import { choices, type GameId, type MoveOf, type MovePick, type StateOrViewOf } from "caravanserai";

/** What the screen marks: what was clicked so far, and what can be clicked next. */
export interface Clicks {
  readonly picked: readonly MovePick[];
  readonly offered: readonly MovePick[];
  /** The move that the clicks make as they are; `null` if something is missing. */
  readonly move: MoveOf<GameId> | null;
}

/** The clicks for a new state or view: nothing is clicked yet. */
export const noClicks = (seen: StateOrViewOf<GameId>): Clicks => offer(seen, []);

/** A click: takes what was clicked already back, or adds what is offered. Other clicks change nothing. */
export function click(seen: StateOrViewOf<GameId>, clicks: Clicks, pick: MovePick): Clicks {
  const { picked, offered } = clicks;
  if (picked.includes(pick))
    return offer(
      seen,
      picked.filter((other) => other !== pick),
    );
  return offered.includes(pick) ? offer(seen, [...picked, pick]) : clicks;
}

/** The move to make without another click: nothing more can be added. If it can, show a button "Done" for `clicks.move`. */
export const finished = ({ move, offered }: Clicks): MoveOf<GameId> | null =>
  offered.length === 0 ? move : null;

function offer(seen: StateOrViewOf<GameId>, picked: readonly MovePick[]): Clicks {
  const { picks, move } = choices(seen, picked);
  return { picked, offered: picks, move };
}
