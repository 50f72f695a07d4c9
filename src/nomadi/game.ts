/** The game as one value, for the package root. The game's own module does without it, so that bundles can leave parts out. */
import type { Game } from "../game.js";
import * as functions from "./functions.js";
import type { Types } from "./table/types.js";

/** Everything that the contract asks for. */
export const nomadi: Game<Types> = functions;
