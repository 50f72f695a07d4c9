/** Moves made by clicks: the picks so far, the next choices, and the complete move. */
import type { Choices, StateOrView } from "../game.js";
import type { BoardGame } from "./kit.js";
import { kindOf } from "../kit/frontend/why-not.js";

/** The picks of a person who is choosing a move. */
export interface Picking extends Choices {
  /** The picks so far, in order. */
  readonly picked: readonly string[];
}

/** No picks: it is not this person's decision. */
export const NOTHING: Picking = Object.freeze({ picked: [], picks: [], move: null });

/** Returns the choices after some picks. */
export const withPicks = (
  game: BoardGame,
  shown: StateOrView,
  picked: readonly string[],
): Picking => ({ ...game.choices(shown, picked), picked });

/** Handles a click on a pick: picks it, or takes it back. Returns `undefined` if it can't be picked. */
export function clicked(
  game: BoardGame,
  shown: StateOrView,
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

/** Replaces a pick of the same kind, such as another pawn. */
function exchanged(
  game: BoardGame,
  shown: StateOrView,
  picked: readonly string[],
  pick: string,
): Picking | undefined {
  const kind = kindOf(pick);
  const rest = picked.filter((other) => kindOf(other) !== kind);
  if (rest.length === picked.length) return undefined;
  const next = withPicks(game, shown, [...rest, pick]);
  return next.picks.length > 0 || next.move !== null ? next : undefined;
}
