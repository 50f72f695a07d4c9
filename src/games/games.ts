/** The games of this library, each with all functions of the contract. */
import { desertSons } from "../desert-sons/game.js";
import type { Game, GameTypes } from "../game.js";
import { nomadi } from "../nomadi/game.js";
import { throughTheDesert } from "../through-the-desert/game.js";
import type { GameId } from "./ids.js";

/** All games by their ids. */
export const games: Readonly<Record<GameId, Game<GameTypes>>> = {
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
};
