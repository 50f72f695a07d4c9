/** The legal actions of the seat in turn, up to the scoring (T10 to T21). */
import { lowestPlace } from "../../../kit/boards/sets.js";
import { NONE } from "../../../kit/none.js";
import { RESERVE } from "../numbers.js";
import { type Position, stackHasTiles } from "../position.js";
import { fittingRotations, hasOpenLine, mayDiscard } from "../tiles/fitting-tiles.js";
import { findReach } from "../travel/caravan-reach.js";
import { countStops } from "../travel/caravan-stops.js";
import { DISCARD, DONE, DRAW, WITHDRAW } from "./kinds.js";
import { add, type LegalActions } from "./legal-actions.js";
import { actionWith, placement, sending } from "./packing.js";

/** Tests whether a tile may be drawn (T13). */
const mayDraw = (position: Position): boolean =>
  position.reserves[position.inTurn] < RESERVE && stackHasTiles(position) && hasOpenLine(position);

/** T10, T11: where the caravan may stop. These actions come first; they are not in the list, but found by index. */
export function listTravel(position: Position, legal: LegalActions): void {
  legal.reachSet = findReach(position);
  legal.stops = countStops(position, legal.reachSet);
}

/** T13 to T16: drawing, placing and discarding tiles. */
export function listExploring(position: Position, legal: LegalActions): void {
  if (mayDraw(position)) add(legal, actionWith(DRAW));
  listPlacements(position, legal);
  if (mayDiscard(position)) listDiscards(position, legal);
}

/** T21: withdrawing an explorer, or skipping what is left of the turn up to the scoring. */
export function listEndOfTurn({ inTurn, setting, explorer }: Position, legal: LegalActions): void {
  const { each } = setting.board;
  for (let number = inTurn * each; number < (inTurn + 1) * each; number++) {
    if (explorer[number] !== NONE) add(legal, actionWith(WITHDRAW, number));
  }
  add(legal, actionWith(DONE));
}

/** T14, T15: placing own tiles and, with water, those of others. */
function listPlacements(position: Position, legal: LegalActions): void {
  const { inTurn, caravan, open, asked, reserves, seatWater, setting } = position;
  const { players, board } = setting;
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
  legal: LegalActions,
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

/** Adds a placement for every rotation in which a tile fits. */
function listRotations(
  { setting }: Position,
  from: number,
  kind: number,
  field: number,
  asked: number,
  legal: LegalActions,
): void {
  const { board } = setting;
  let rotations = fittingRotations(board, kind, asked);
  for (let face = kind * 4; rotations !== 0; face++) {
    if ((rotations & 1) !== 0) add(legal, placement(from, face, field));
    rotations >>= 1;
  }
}

/** T16: discarding a tile. */
function listDiscards({ inTurn, reserve }: Position, legal: LegalActions): void {
  const first = inTurn * RESERVE;
  for (let at = first; at < first + RESERVE; at++) {
    if (at === first || reserve[at] !== reserve[at - 1]) {
      add(legal, actionWith(DISCARD, reserve[at]));
    }
  }
}

/** T20: sending an explorer to a portion of the tile just placed. */
export function listExplorers(position: Position, legal: LegalActions): void {
  const { inTurn, found, face, setting, explorer } = position;
  const { board } = setting;
  if (found === NONE) return;
  for (let number = inTurn * board.each; number < (inTurn + 1) * board.each; number++) {
    if (explorer[number] !== NONE) continue;
    for (let portion = 0; portion < board.portions[face[found]]; portion++) {
      add(legal, sending(number, board.portionSides[face[found] * 4 + portion]));
    }
  }
}

/** T13: placing the tile just drawn. */
export function listPlaces(position: Position, legal: LegalActions): void {
  const { caravan, inTurn, drawn, open, asked, setting } = position;
  const from = caravan[inTurn];
  for (let sides = open[from]; sides !== 0; sides &= sides - 1) {
    const field = setting.board.beside[from * 4 + lowestPlace(sides)];
    listRotations(position, NONE, drawn, field, asked[field], legal);
  }
}
