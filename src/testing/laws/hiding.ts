/** The law about hidden information, which the author of a game declares. */
import type { Game, GameTypes, Viewer } from "../../game.js";
import { shown, valueAt } from "./equal.js";
import { keep, viewersOf } from "./law.js";

/** Checks that nothing that is hidden from a viewer is in the view. */
export function checkHidden<Types extends GameTypes>(
  game: Game<Types>,
  state: Types["state"],
  hidden: (state: Types["state"], viewer: Viewer) => readonly string[],
): void {
  for (const viewer of viewersOf(game.score(state).seats.length)) {
    const seen = game.view(state, viewer);
    for (const path of hidden(state, viewer)) {
      const keys = path.match(/[^.[\]]+/gu) ?? [];
      const value = valueAt(state, keys);
      keep("what hidden names is in the state", value !== undefined, () => `${path} is not there`);
      const told = valueAt(seen, keys) ?? null;
      keep(
        "a view shows nothing that is hidden",
        told === null,
        () => `viewer ${viewer} sees ${path}: ${shown(told)}, expected null`,
      );
    }
  }
}
