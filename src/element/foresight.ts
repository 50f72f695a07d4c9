/** The certain events of a move, for a preview: nothing that depends on chance or on hidden information. */
import type { Game, GameTypes, Viewer } from "../game.js";
import { checkGame } from "./check.js";

/** The number of sampled states. Events that all of them share are taken to be certain. */
const FUTURES = 8;

/**
 * Returns the events of a move, in order, up to the first one that the viewer can't know, such as dice that are rolled after
 * it. It depends on the view only: of a state, `viewer` sees its view.
 *
 * @param game - The module of the game.
 * @param shown - The state or view that is shown.
 * @param move - A legal move.
 * @param viewer - The viewer of the events: a seat or a spectator.
 *
 * @example
 * ```ts
 * import { foresee } from "caravanserai/element";
 * import * as game from "caravanserai/nomadi";
 *
 * const state = game.setup({ players: 2, seed: 1 });
 * const told = foresee(game, state, { type: "place", square: "p13" }, 0);
 * told.map(({ type }) => type); // => ["pawn-placed", "asked"]
 * ```
 *
 * @throws {@link IllegalMoveError} if the move is illegal; {@link LoadError} if the value is not a state or view of this game;
 * {@link ArgumentError} if `game` is not a game or `viewer` is not a viewer of it.
 * @category Board element
 */
export function foresee<Types extends GameTypes>(
  game: Game<Types>,
  shown: Types["state"] | Types["view"],
  move: Types["move"],
  viewer: Viewer,
): readonly Types["event"][] {
  checkGame(game);
  game.legalMoves(shown); // Throws if it is not a state or view.
  const view = "viewer" in shown ? shown : game.view(shown, viewer);
  let sure: readonly Types["event"][] | undefined;
  for (let future = 0; future < FUTURES; future++) {
    const told = game.events(game.resample(view, future), move, viewer);
    if (sure === undefined) sure = told;
    else sure = sure.slice(0, common(sure, told));
  }
  return Object.freeze(sure ?? []);
}

/** Returns the number of events that two lists share from the start. */
function common(one: readonly object[], other: readonly object[]): number {
  let count = 0;
  while (
    count < one.length &&
    count < other.length &&
    JSON.stringify(one[count]) === JSON.stringify(other[count])
  ) {
    count++;
  }
  return count;
}
