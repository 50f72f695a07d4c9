/** The law about hidden information, which the author of a game declares. */
import type { Game, GameTypes, Viewer } from "../game.js";
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
      keep("what hidden names is in the state", valueAt(state, path) !== undefined, () => path);
      const shown = valueAt(seen, path) ?? null;
      keep("a view shows nothing that is hidden", shown === null, () => `${path} to ${viewer}`);
    }
  }
}

/** Returns the value at a path such as `seats[1].card`; `undefined` if there is none. */
function valueAt(state: object, path: string): unknown {
  let value: unknown = state;
  for (const key of path.match(/[^.[\]]+/gu) ?? []) {
    // Any value but `null` and `undefined` can be indexed.
    value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  }
  return value;
}
