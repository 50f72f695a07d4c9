/** The games of this library, each with all functions of the contract. */
import * as desertSons from "../desert-sons/functions.js";
import type { Game, GameTypes } from "../game.js";
import * as nomadi from "../nomadi/functions.js";
import * as throughTheDesert from "../through-the-desert/functions.js";
import type { GameId } from "./ids.js";

/** All games by their ids. */
export const games: Readonly<Record<GameId, Game<GameTypes>>> = {
  "through-the-desert": { ...throughTheDesert },
  nomadi: { ...nomadi },
  "desert-sons": { ...desertSons },
};
