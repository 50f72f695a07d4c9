/** The game as one value, for the package root. The game's own module does without it, so that bundles can leave parts out. */
import type { Game } from "../game.js";
import {
  apply,
  events,
  explain,
  formatMove,
  formatRecord,
  hash,
  legalMoves,
  load,
  parseMove,
  parseRecord,
  record,
  replay,
  resample,
  score,
  setup,
  simulate,
  view,
} from "./functions.js";
import type { Types } from "./table/types.js";

/** Everything that the contract asks for. */
export const throughTheDesert: Game<Types> = {
  setup,
  legalMoves,
  apply,
  score,
  explain,
  events,
  view,
  formatMove,
  formatRecord,
  parseMove,
  parseRecord,
  record,
  replay,
  load,
  hash,
  resample,
  simulate,
};
