/** Last Water, as a game of the contract. */
import { type Game, type GameParts, makeGame } from "caravanserai/kit";
import * as gate from "./gate.js";
import {
  copyPosition,
  hashPosition,
  judge,
  listActions,
  moveOf,
  play,
  type Position,
  scorePosition,
} from "./rules.js";
import { board, picks } from "./frontend.js";
import type { Types } from "./model.js";

/** The parts of this game. */
export const parts: GameParts<Types, Position> = {
  id: "last-water",
  setup: gate.setup,
  format: gate.format,
  read: gate.read,
  write: gate.write,
  commit: gate.commit,
  copy: copyPosition,
  players: ({ travellers }) => travellers.length,
  seat: ({ seat }) => seat,
  actions: listActions,
  moveOf,
  actionOf: gate.actionOf,
  judge,
  play,
  score: scorePosition,
  hash: hashPosition,
  view: gate.view,
  resample: gate.resample,
  formatMove: gate.formatMove,
  parseMove: gate.parseMove,
  board,
  picks,
};

/** All functions of the contract: `setup`, `legalMoves`, `apply`, `score` and the others. */
export const lastWater: Game<Types> = makeGame<Types, Position>(parts);

export type { Types };
