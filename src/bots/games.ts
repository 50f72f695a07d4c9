/** The games that bots can play: those of this library by their ids, and any that `makeGame` made. */
import type { Game, GameTypes } from "../game.js";
import { botGames } from "../games/bot-games.js";
import { isGameId } from "../games/ids.js";
import type { BotGame } from "../kit/engine/bot-games.js";
import type { Knowledge } from "../kit/engine/knowledge.js";
import { madeGame } from "../kit/engine/made-games.js";
import type { Playing } from "./asked.js";

/** Returns what a bot plays: the game that it was given, or else the one of this library that the view names. */
export const playingAny = <Types extends GameTypes>(
  game?: Game<Types>,
  knowledge?: Knowledge,
): Playing<Types> => ({
  find: (id) =>
    // The view names its game, and the game checks the view.
    (madeGame(game) ?? (isGameId(id) ? botGames[id] : undefined)) as BotGame<Types> | undefined,
  knowledge,
});
