/** What a move is sure to cause, for a preview: nothing that depends on chance or on what the viewer does not know. */
import type { Game, GameTypes, Viewer } from "../game.js";
import { checkGame } from "./check.js";

/** How many games that look the same are asked. What all of them tell alike is taken to be sure. */
const FUTURES = 8;

/**
 * What a move causes, in order, up to the first thing that the viewer can't know, such as dice that are rolled after it. Only
 * the view decides: of a state, what `viewer` sees of it.
 *
 * @param game - The module of the game.
 * @param shown - The state or view that is shown.
 * @param move - A legal move.
 * @param viewer - Who is told: a seat or a spectator.
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
 * {@link ArgumentError} if `game` is not a game or `viewer` no viewer of it.
 * @category Board element
 */
export function foresee<Types extends GameTypes>(
  game: Game<Types>,
  shown: Types["state"] | Types["view"],
  move: Types["move"],
  viewer: Viewer,
): readonly Types["event"][] {
  checkGame(game);
  game.legalMoves(shown); // Checks it.
  const view = "viewer" in shown ? shown : game.view(shown, viewer);
  let sure: readonly Types["event"][] | undefined;
  for (let future = 0; future < FUTURES; future++) {
    const told = game.events(game.resample(view, future), move, viewer);
    if (sure === undefined) sure = told;
    else sure = sure.slice(0, common(sure, told));
  }
  return Object.freeze(sure ?? []);
}

/** How many events two lists have in common from the start. */
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
