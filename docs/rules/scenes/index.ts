/** The scenes of every game. */
import type { GameId } from "caravanserai";
import type { ShownScene } from "./show.js";
import { scenes as desertSons } from "./desert-sons/index.js";
import { scenes as nomadi } from "./nomadi/index.js";
import { scenes as throughTheDesert } from "./through-the-desert/index.js";

export const SCENES: Readonly<Record<GameId, readonly ShownScene[]>> = {
  "through-the-desert": throughTheDesert,
  nomadi,
  "desert-sons": desertSons,
};
