/** What the functions of the element take from outside. */
import type { Game, GameTypes } from "../game.js";
import { ArgumentError, quoted } from "../kit/errors.js";

/** Refuses what has not the functions of a game. */
export function checkGame<Types extends GameTypes>(game: Game<Types>): void {
  let isGame = false;
  try {
    isGame = ["choices", "explain", "resample"].every(
      (name) => typeof game[name as keyof Game<Types>] === "function",
    );
  } catch {
    // What can't be read is none.
  }
  if (!isGame) {
    throw new ArgumentError(
      "game",
      `expected a game such as all of caravanserai/nomadi, got ${quoted(game)}`,
    );
  }
}

/** Refuses what is no pick. */
export function checkPick(pick: unknown): void {
  if (typeof pick === "string") return;
  throw new ArgumentError("pick", `expected a pick such as "space:f7", got ${quoted(pick)}`);
}
