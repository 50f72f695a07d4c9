/** The games of this library as environments and encoders see them: rules and encodings. */
import { learnGame as desertSons } from "../desert-sons/learn/learn-game.js";
import type { LearnGame } from "../kit/engine/learn-games.js";
import { learnGame as nomadi } from "../nomadi/learn/learn-game.js";
import { learnGame as throughTheDesert } from "../through-the-desert/learn/learn-game.js";
import type { GameId } from "./ids.js";

/** All games by their ids. Each knows its own position only, and is only given that. */
export const learnGames: Readonly<Record<GameId, LearnGame>> = {
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
};
