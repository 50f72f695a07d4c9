/** Laws about loaded views, and patches between them. */
import type { Game, GameTypes } from "../../game.js";
import { LoadError } from "../../kit/errors.js";
import type { Step } from "../arbitraries.js";
import { shown } from "./equal.js";
import { copyOf, frozen, keep, same, viewersOf } from "./law.js";

/** Checks a step of a game as each viewer receives it. */
export function checkSending<Types extends GameTypes>(
  game: Game<Types>,
  { state, next }: Step<Types>,
): void {
  checkPatches(game, state, next);
  keep(
    "a state is not loaded as a view",
    isRefused(() => game.loadView(copyOf(state)), "load"),
    () => "expected a LoadError whose message names `load`",
  );
  for (const viewer of viewersOf(game.score(state).seats.length)) {
    const before = game.view(state, viewer);
    const loaded = game.loadView(JSON.stringify(before));
    same("a view survives JSON", loaded, before);
    frozen("a loaded view is deeply frozen", loaded);
    same("a loaded view has the same legal moves", game.legalMoves(loaded), game.legalMoves(state));
    keep(
      "a view is not loaded as a state",
      isRefused(() => game.load(before), "loadView"),
      () => "expected a LoadError whose message names `loadView`",
    );
    checkPatches(game, loaded, game.view(next, viewer));
  }
}

function checkPatches<Types extends GameTypes>(
  game: Game<Types>,
  before: Types["state"] | Types["view"],
  after: Types["state"] | Types["view"],
): void {
  const patches = game.diff(before, after);
  const patched = game.patch(before, copyOf(patches));
  same("patches make the one of the other", patched, after);
  frozen("what was patched is deeply frozen", patched);
  same("nothing changes from a state to itself", game.diff(after, copyOf(after)), []);
  const text = JSON.stringify(after);
  for (const { op, value } of patches) {
    const told = op === "remove" || text.includes(JSON.stringify(value));
    keep(
      "a patch tells only what is in the state or view behind it",
      told,
      () => `the value ${shown(value)} of a patch is not in it`,
    );
  }
}

/** Tests whether a value is refused with a hint at the function that would accept it. */
function isRefused(run: () => unknown, helps: string): boolean {
  try {
    run();
  } catch (error) {
    return LoadError.is(error) && error.message.includes(`\`${helps}\``);
  }
  return false;
}
