/** Moves put together by clicks: what is picked, what can be picked next, and the move once there is one. */
import type { Choices, Game, GameTypes } from "../game.js";
import type { Shown } from "./kit.js";

/** The picks of a person who is about to move. */
export interface Picking extends Choices {
  /** What is picked so far, in order. */
  readonly picked: readonly string[];
}

/** Nobody picks: it is not this person's decision. */
export const NOTHING: Picking = Object.freeze({ picked: [], picks: [], move: null });

/** The choices with some picks made. */
export const withPicks = (
  game: Game<GameTypes>,
  shown: Shown,
  picked: readonly string[],
): Picking => ({ ...game.choices(shown, picked), picked });

/** A click on a pick: picks it, or takes it back. `undefined` if it can't be picked. */
export function clicked(
  game: Game<GameTypes>,
  shown: Shown,
  { picked, picks }: Picking,
  pick: string,
): Picking | undefined {
  if (picked.includes(pick)) {
    return withPicks(
      game,
      shown,
      picked.filter((other) => other !== pick),
    );
  }
  const offered: readonly string[] = picks;
  if (offered.includes(pick)) return withPicks(game, shown, [...picked, pick]);
  return exchanged(game, shown, picked, pick);
}

/** Another pick of a kind that is picked already, such as another pawn, takes its place: people change their minds. */
function exchanged(
  game: Game<GameTypes>,
  shown: Shown,
  picked: readonly string[],
  pick: string,
): Picking | undefined {
  const kind = kindOf(pick);
  const rest = picked.filter((other) => kindOf(other) !== kind);
  if (rest.length === picked.length) return undefined;
  const next = withPicks(game, shown, [...rest, pick]);
  return next.picks.length > 0 || next.move !== null ? next : undefined;
}

/** What is picked: `space` of `space:f7`. */
export const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));

/** What it is: `f7` of `space:f7`. */
export const valueOf = (pick: string): string => pick.slice(pick.indexOf(":") + 1);
