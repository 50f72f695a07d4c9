/** Checks the arguments of the element's functions. */
import type { Game, GameTypes } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";

/** Throws unless a value has the functions of a game. */
export function checkGame<Types extends GameTypes>(game: Game<Types>): void {
  let isGame = false;
  try {
    isGame = ["choices", "explain", "resample"].every(
      (name) => typeof game[name as keyof Game<Types>] === "function",
    );
  } catch {
    // A value that can't be read is not a game.
  }
  if (!isGame) {
    throw new ArgumentError(
      "game",
      `expected a game such as all of caravanserai/nomadi, got ${quoted(game)}`,
    );
  }
}

/** Throws unless a value is a pick. */
export function checkPick(pick: unknown): void {
  if (typeof pick === "string") return;
  throw new ArgumentError("pick", `expected a pick such as "space:f7", got ${quoted(pick)}`);
}
