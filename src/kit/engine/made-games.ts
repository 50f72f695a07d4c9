/** The games made by `makeGame`, as bots see them. */
import type { GameTypes } from "../../game.js";
import { fieldsOf } from "../input/plain.js";
import type { BotGame } from "./knowledge.js";

/** Games by their `setup`: that function is the same whether the game was imported as a value or as a module. */
const made = new WeakMap<object, BotGame>();

/** Remembers a game for bots. */
export function addMadeGame<Types extends GameTypes, Position>(
  setup: (options: Types["options"]) => Types["state"],
  game: BotGame<Types, Position>,
): void {
  made.set(setup, game);
}

/** Returns the game as bots see it, if `makeGame` made it. */
export function madeGame(game: unknown): BotGame | undefined {
  const { setup } = fieldsOf(game, "setup");
  return typeof setup === "function" ? made.get(setup) : undefined;
}
