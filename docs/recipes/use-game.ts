/** A React hook that plays any game click by click. */
import { apply, type GameId, type MoveOf, type MovePick, type StateOf } from "caravanserai";
import { useState } from "react";
import { click, type Clicks, finished, noClicks } from "./click-by-click.js";

/** A game, what was clicked so far, and what to do with a click. */
export interface UsedGame {
  readonly state: StateOf<GameId>;
  readonly clicks: Clicks;
  readonly onPick: (pick: MovePick) => void;
  /** Makes the move that the clicks make; `undefined` if they make none. */
  readonly onDone: (() => void) | undefined;
}

export function useGame(first: () => StateOf<GameId>): UsedGame {
  // State and clicks change together, so that a screen never shows the clicks of another state.
  const [{ state, clicks }, set] = useState(() => start(first()));
  const play = (move: MoveOf<GameId>): void => set(start(apply(state, move)));
  const { move } = clicks;
  return {
    state,
    clicks,
    onPick: (pick) => {
      const next = click(state, clicks, pick);
      const made = finished(next);
      if (made === null) set({ state, clicks: next });
      else play(made);
    },
    onDone: move === null ? undefined : () => play(move),
  };
}

const start = (state: StateOf<GameId>) => ({ state, clicks: noClicks(state) });
