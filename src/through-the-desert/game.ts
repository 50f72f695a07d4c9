/**
 * The game as one value, for the package root. Written out, since a bundler keeps every member of a namespace import. The
 * game's own module does without it, so that bundles can leave parts out.
 */
import type { Game } from "../game.js";
import {
  apply,
  board,
  choices,
  diff,
  events,
  explain,
  extendRecord,
  formatMove,
  formatRecord,
  hash,
  legalMoves,
  load,
  loadView,
  parseMove,
  parseRecord,
  patch,
  picks,
  record,
  replay,
  resample,
  score,
  setup,
  simulate,
  steps,
  view,
} from "./functions.js";
import type { Types } from "./model/types.js";

/** The functions of the contract. */
export const throughTheDesert: Game<Types> = {
  apply,
  board,
  choices,
  diff,
  events,
  explain,
  extendRecord,
  formatMove,
  formatRecord,
  hash,
  legalMoves,
  load,
  loadView,
  parseMove,
  parseRecord,
  patch,
  picks,
  record,
  replay,
  resample,
  score,
  setup,
  simulate,
  steps,
  view,
};
