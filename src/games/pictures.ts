/** The pictures of the games of this library. */
import { toSvg as desertSons } from "../desert-sons/picture/to-svg.js";
import { toSvg as nomadi } from "../nomadi/picture/to-svg.js";
import { toSvg as throughTheDesert } from "../through-the-desert/picture/to-svg.js";
import type { GameId } from "./ids.js";

/** All pictures by the ids of their games. Each takes states, views and options of its own game, and checks what it gets. */
export const pictures: Readonly<Record<GameId, (state: never, options: never) => string>> = {
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
};
