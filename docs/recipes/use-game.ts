/** A React hook that plays any game click by click, against bots at some of the seats. */
import {
  apply,
  type GameId,
  type MoveOf,
  type MovePick,
  type RefusalOf,
  type StateOf,
  view,
  type ViewOf,
  whyNot,
} from "caravanserai";
import { type Level, level } from "caravanserai/bots";
import { useEffect, useState } from "react";
import { click, type Clicks, finished, noClicks } from "./click-by-click.js";

/** A game, what was clicked so far, and what to do with a click. */
export interface UsedGame {
  /** What the person at the screen may know. */
  readonly seen: ViewOf<GameId>;
  readonly clicks: Clicks;
  /** Why the last click did nothing. */
  readonly refusal: RefusalOf<GameId> | undefined;
  readonly onPick: (pick: MovePick) => void;
  /** Makes the move that the clicks make; `undefined` if they make none. */
  readonly onDone: (() => void) | undefined;
}

/** What is on the screen. All of it changes together, so that a screen never shows the clicks of another state. */
interface Shown extends Pick<UsedGame, "seen" | "clicks" | "refusal"> {
  readonly state: StateOf<GameId>;
}

/** Plays a game. `bots` are the levels of the seats that a bot plays, by seat; people have the others. */
export function useGame(first: () => StateOf<GameId>, bots: readonly (Level | null)[]): UsedGame {
  const [shown, show] = useState(() => shownOf(first(), bots));
  const { state, seen, clicks, refusal } = shown;
  const play = (move: MoveOf<GameId>): void => show(shownOf(apply(state, move), bots));
  const { seat } = state;
  const bot = seat === null ? null : bots[seat];
  useEffect(() => {
    if (seat === null || !bot) return undefined;
    const stop = new AbortController();
    level(bot)
      .think(view(state, seat), { signal: stop.signal })
      .then(({ move }) => play(move))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) throw error;
      });
    return () => stop.abort();
  }, [state, seat, bot]);
  const { move } = clicks;
  return {
    seen,
    clicks,
    refusal,
    onPick: (pick) => {
      const next = click(seen, clicks, pick);
      const made = finished(next);
      if (next === clicks) show({ ...shown, refusal: whyNot(seen, clicks.picked, pick) });
      else if (made === null) show({ ...shown, clicks: next, refusal: undefined });
      else play(made);
    },
    onDone: move === null ? undefined : () => play(move),
  };
}

/** A new state: seen by the person who decides, or else by the first one, who can't click anything then. */
function shownOf(state: StateOf<GameId>, bots: readonly (Level | null)[]): Shown {
  const person = state.seats.findIndex((_, seat) => !bots[seat]);
  const decides = state.seat !== null && !bots[state.seat];
  const seen = view(state, decides ? state.seat : person < 0 ? "spectator" : person);
  const clicks = decides ? noClicks(seen) : { picked: [], offered: [], move: null };
  return { state, seen, clicks, refusal: undefined };
}
