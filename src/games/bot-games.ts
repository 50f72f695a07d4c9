/** The games of this library as bots see them: rules and knowledge. */
import { botGame as desertSons } from "../desert-sons/bots/bot-game.js";
import type { BotGame } from "../kit/engine/bot-games.js";
import { botGame as nomadi } from "../nomadi/bots/bot-game.js";
import { botGame as throughTheDesert } from "../through-the-desert/bots/bot-game.js";
import type { GameId } from "./ids.js";

/** All games by their ids. Each knows its own position only, and is only given that. */
export const botGames: Readonly<Record<GameId, BotGame>> = {
  "through-the-desert": throughTheDesert,
  nomadi: nomadi,
  "desert-sons": desertSons,
};
