/**
 * The legal decisions of a position, in an order that depends on the position only. They are listed once, on the first request,
 * and then counted, picked and returned as moves from that list.
 */
import { lowestPlace } from "../../kit/boards/sets.js";
import type { Move } from "../model/move.js";
import { findReach } from "./caravan-reach.js";
import { countStops, listStops, nthStop } from "./caravan-stops.js";
import type { Choice, Legal } from "./decision.js";
import { fittingRotations, hasOpenLine, mayDiscard } from "./fitting-tiles.js";
import {
  discardChoice,
  explorerChoice,
  placeChoice,
  startChoice,
  travelChoices,
  travelMoves,
  withdrawChoice,
} from "./known-choices.js";
import { add, listScoring, sidesOf } from "./legality-of-scoring.js";
import { NONE } from "./numbers.js";
import { caravanOn, type Position, RESERVE, stackHasTiles } from "./position.js";

/** How many legal moves there are. */
export function countMoves(position: Position): number {
  const { stops, count } = legalOf(position);
  return stops + count;
}

/** The legal decision at `index`, in the order of `listMoves`. */
export function nthChoice(position: Position, index: number): Choice {
  const { stops, find, choices } = legalOf(position);
  if (index >= stops) return choices[index - stops];
  return travelChoices(position.ground.board)[nthStop(position, find, index)];
}

/** Every legal move. */
export function listMoves(position: Position): Move[] {
  const { stops, find, count, choices } = legalOf(position);
  const { board } = position.ground;
  const moves = new Array<Move>(stops + count);
  if (stops > 0) {
    const { scratch } = board;
    const travels = travelMoves(board);
    listStops(position, find, scratch);
    for (let index = 0; index < stops; index++) moves[index] = travels[scratch[index]];
  }
  for (let index = 0; index < count; index++) moves[stops + index] = choices[index].move;
  return moves;
}

/** Writes the number of every legal choice into `into`, in the order of `listMoves`, and returns how many there are. */
export function listDecisions(position: Position, into: number[]): number {
  const { stops, find, count, choices } = legalOf(position);
  const { board } = position.ground;
  if (stops > 0) {
    const { scratch } = board;
    const first = travelChoices(board)[0].number;
    listStops(position, find, scratch);
    for (let index = 0; index < stops; index++) into[index] = first + scratch[index];
  }
  for (let index = 0; index < count; index++) into[stops + index] = choices[index].number;
  return stops + count;
}

/** The legal decisions, listed if they are not up to date. */
function legalOf(position: Position): Legal {
  const { legal } = position;
  if (legal.listed) return legal;
  legal.listed = true;
  legal.stops = 0;
  legal.count = 0;
  listPhase(position, legal);
  return legal;
}

function listPhase(position: Position, legal: Legal): void {
  const { board } = position.ground;
  const { choices } = board;
  switch (position.phase) {
    case "travel":
    case "explore":
    case "explorer":
      listTurn(position, legal);
      break;
    case "place":
      listPlaces(position, legal);
      break;
    case "guide":
      add(legal, choices.guide);
      add(legal, choices.done);
      break;
    case "start":
      for (const start of board.starts) {
        if (caravanOn(position, start) === NONE) add(legal, startChoice(board, start));
      }
      break;
    case "over":
      break;
    default:
      listScoring(position, legal);
  }
}

/** T13: whether a tile may be drawn. */
const mayDraw = (position: Position): boolean =>
  position.reserves[position.inTurn] < RESERVE && stackHasTiles(position) && hasOpenLine(position);

/** Decisions of the seat in turn up to the scoring; `done` skips what is left. */
function listTurn(position: Position, legal: Legal): void {
  const { phase, inTurn, ground, explorer } = position;
  const { board } = ground;
  if (phase === "travel") {
    // T10, T11: these come first and are not in the list, but found by index.
    legal.find = findReach(position);
    legal.stops = countStops(position, legal.find);
  }
  if (phase === "explorer") listExplorers(position, legal);
  else {
    if (mayDraw(position)) add(legal, board.choices.draw);
    listPlacements(position, legal);
    if (mayDiscard(position)) listDiscards(position, legal);
  }
  for (let number = inTurn * board.each; number < (inTurn + 1) * board.each; number++) {
    if (explorer[number] !== NONE) add(legal, withdrawChoice(board, number));
  }
  add(legal, board.choices.done);
}

/** T14, T15: own tiles, and with water those of others. */
function listPlacements(position: Position, legal: Legal): void {
  const { inTurn, caravan, open, asked, reserves, seatWater, ground } = position;
  const { players, board } = ground;
  const from = caravan[inTurn];
  const mayScout = seatWater[inTurn] > 0;
  if (reserves[inTurn] === 0 && !mayScout) return;
  for (let sides = open[from]; sides !== 0; sides &= sides - 1) {
    const field = board.beside[from * 4 + lowestPlace(sides)];
    listReserve(position, inTurn, NONE, field, asked[field], legal);
    if (!mayScout) continue;
    for (let other = 0; other < players; other++) {
      if (other !== inTurn) listReserve(position, other, other, field, asked[field], legal);
    }
  }
}

function listReserve(
  position: Position,
  owner: number,
  from: number,
  field: number,
  asked: number,
  legal: Legal,
): void {
  const { reserve, reserves } = position;
  const first = owner * RESERVE;
  for (let at = first; at < first + reserves[owner]; at++) {
    // Equal tiles are next to each other and are one move.
    if (at === first || reserve[at] !== reserve[at - 1]) {
      listRotations(position, from, reserve[at], field, asked, legal);
    }
  }
}

/** Every rotation in which a tile fits. */
function listRotations(
  { ground }: Position,
  from: number,
  kind: number,
  field: number,
  asked: number,
  legal: Legal,
): void {
  const { board } = ground;
  let rotations = fittingRotations(board, kind, asked);
  for (let face = kind * 4; rotations !== 0; face++) {
    if ((rotations & 1) !== 0) add(legal, placeChoice(board, from, face, field));
    rotations >>= 1;
  }
}

/** T16. */
function listDiscards({ inTurn, reserve, ground }: Position, legal: Legal): void {
  const first = inTurn * RESERVE;
  for (let at = first; at < first + RESERVE; at++) {
    if (at === first || reserve[at] !== reserve[at - 1]) {
      add(legal, discardChoice(ground.board, reserve[at]));
    }
  }
}

/** T20. */
function listExplorers(position: Position, legal: Legal): void {
  const { inTurn, found, face, ground, explorer } = position;
  const { board } = ground;
  if (found === NONE) return;
  for (let number = inTurn * board.each; number < (inTurn + 1) * board.each; number++) {
    if (explorer[number] !== NONE) continue;
    for (let portion = 0; portion < board.portions[face[found]]; portion++) {
      add(legal, explorerChoice(board, number, sidesOf(position, portion)));
    }
  }
}

/** T13: where the tile just drawn fits. */
function listPlaces(position: Position, legal: Legal): void {
  const { caravan, inTurn, drawn, open, asked, ground } = position;
  const from = caravan[inTurn];
  for (let sides = open[from]; sides !== 0; sides &= sides - 1) {
    const field = ground.board.beside[from * 4 + lowestPlace(sides)];
    listRotations(position, NONE, drawn, field, asked[field], legal);
  }
}
