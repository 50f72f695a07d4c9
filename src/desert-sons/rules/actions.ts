/**
 * Every legal move as a number, its action: the list of a position's legal actions, and the move of an action. How actions are
 * packed, and how their fields are read, is in `moves/packing.ts`. The order of the list depends on the position only. It is made
 * on the first request and kept in the position until that changes.
 */
import { NONE } from "../../kit/none.js";
import type { Move } from "../model/move.js";
import { DONE, GUIDE, LEAVE, REMOVE, START } from "./moves/kinds.js";
import { add, type LegalActions } from "./moves/legal-actions.js";
import { listGifts, listLays, listLooks, listOases, listSpaces } from "./moves/list-scoring.js";
import {
  listEndOfTurn,
  listExplorers,
  listExploring,
  listPlaces,
  listTravel,
} from "./moves/list-turn.js";
import { moveObject, travelMoves } from "./moves/move-objects.js";
import { actionWith, travel } from "./moves/packing.js";
import { caravanOn, type Position } from "./position.js";
import { listStops, nthStop } from "./travel/caravan-stops.js";

/** Writes every legal action into `into` and returns how many there are. */
export function listActions(position: Position, into: number[]): number {
  const { stops, reachSet, count, actions } = legalIn(position);
  if (stops > 0) {
    const { scratch } = position.setting.board;
    listStops(position, reachSet, scratch);
    for (let index = 0; index < stops; index++) into[index] = travel(scratch[index]);
  }
  for (let index = 0; index < count; index++) into[stops + index] = actions[index];
  return stops + count;
}

/** The legal moves, in the order of `listActions`. Games by listed moves are 1.3 times as fast as with `moveOf` for each action. */
export function listMoves(position: Position): Move[] {
  const { stops, reachSet, count, actions } = legalIn(position);
  const { board } = position.setting;
  const moves = new Array<Move>(stops + count);
  if (stops > 0) {
    const { scratch } = board;
    const travels = travelMoves(board);
    listStops(position, reachSet, scratch);
    for (let index = 0; index < stops; index++) moves[index] = travels[scratch[index]];
  }
  for (let index = 0; index < count; index++)
    moves[stops + index] = moveObject(board, actions[index]);
  return moves;
}

/** The number of legal actions. With this and `nthAction`, playouts are 1.4 times as fast as with `listActions` alone. */
export function countActions(position: Position): number {
  const { stops, count } = legalIn(position);
  return stops + count;
}

/** The legal action at `index`, in the order of `listActions`. */
export function nthAction(position: Position, index: number): number {
  const { stops, reachSet, actions } = legalIn(position);
  return index >= stops ? actions[index - stops] : travel(nthStop(position, reachSet, index));
}

/** The move of an action. */
export const moveOf = ({ setting }: Position, action: number): Move =>
  moveObject(setting.board, action);

/** The legal actions, listed if they are not up to date. */
function legalIn(position: Position): LegalActions {
  const { legal } = position;
  if (legal.listed) return legal;
  legal.listed = true;
  legal.stops = 0;
  legal.count = 0;
  listPhase(position, legal);
  return legal;
}

function listPhase(position: Position, legal: LegalActions): void {
  switch (position.phase) {
    case "start":
      for (const start of position.setting.board.starts) {
        if (caravanOn(position, start) === NONE) add(legal, actionWith(START, start));
      }
      break;
    case "travel":
      listTravel(position, legal);
      listExploring(position, legal);
      listEndOfTurn(position, legal);
      break;
    case "explore":
      listExploring(position, legal);
      listEndOfTurn(position, legal);
      break;
    case "place":
      listPlaces(position, legal);
      break;
    case "explorer":
      listExplorers(position, legal);
      listEndOfTurn(position, legal);
      break;
    case "oasis":
      listOases(position, legal);
      break;
    case "action":
      listSpaces(position, legal);
      break;
    case "swap":
      listGifts(position, legal);
      break;
    case "lay":
      listLays(position, legal);
      break;
    case "look":
      listLooks(position, legal);
      break;
    case "remove":
      add(legal, actionWith(REMOVE));
      add(legal, actionWith(LEAVE));
      break;
    case "guide":
      add(legal, actionWith(GUIDE));
      add(legal, actionWith(DONE));
      break;
    case "over":
  }
}
