/** Open lines and which tiles fit where (T12, T16, T17). Where a caravan can go is in `caravan-reach.ts`. */
import type { Board } from "./board.js";
import { SIDE_BITS, SIDE_MASK } from "./face-tables.js";
import { NONE } from "./numbers.js";
import { type Position, RESERVE } from "./position.js";

/** The unexplored field that an open line leads to on a side of an explored field, or `NONE` (T12). */
export function openField({ face, ground }: Position, field: number, side: number): number {
  const { beside, lines } = ground.board;
  const other = beside[field * 4 + side];
  if (other === NONE || face[other] !== NONE) return NONE;
  return ((lines[face[field]] >> side) & 1) === 0 ? NONE : other;
}

/** Whether the caravan's field has an open line (T12). */
export function hasOpenLine(position: Position): boolean {
  const field = position.caravan[position.inTurn];
  for (let side = 0; side < 4; side++) if (openField(position, field, side) !== NONE) return true;
  return false;
}

/** Where the mask begins that tells which sides count. */
const ASKED_SIDES = 4 * SIDE_BITS;

/**
 * What the explored neighbours of a field require of a tile (T17): sides packed like those of a face, and above them a mask of
 * the sides that count.
 */
export function askedAt({ face, ground }: Position, field: number): number {
  const { beside, sides } = ground.board;
  let asked = 0;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (other === NONE || face[other] === NONE) continue;
    const opposite = sides[face[other] * 4 + ((side + 2) & 3)];
    asked |= (opposite | (SIDE_MASK << ASKED_SIDES)) << (side * SIDE_BITS);
  }
  return asked;
}

/** Whether a face has the required sides. */
export const fits = ({ packed }: Board, face: number, asked: number): boolean =>
  ((packed[face] ^ asked) & (asked >> ASKED_SIDES)) === 0;

/** The rotations in which a tile has the required sides: a bit for each, only the smallest of those with equal faces (T17). */
export function fittingRotations(board: Board, kind: number, asked: number): number {
  let fitting = 0;
  for (let rotation = 0; rotation < board.rotations[kind]; rotation++) {
    if (fits(board, kind * 4 + rotation, asked)) fitting |= 1 << rotation;
  }
  return fitting;
}

/** A field where a tile of a seat's reserve fits on any open line, or `NONE` (T16). */
export function fieldForReserve(position: Position, seat: number): number {
  const { face, reserve, ground } = position;
  const { board } = ground;
  for (let field = 0; field < board.count; field++) {
    if (face[field] !== NONE || !isOnOpenLine(position, field)) continue;
    const asked = askedAt(position, field);
    for (let at = seat * RESERVE; at < seat * RESERVE + RESERVE; at++) {
      if (reserve[at] !== NONE && fittingRotations(board, reserve[at], asked) !== 0) return field;
    }
  }
  return NONE;
}

/** Whether an open line leads to an unexplored field. */
function isOnOpenLine({ face, ground }: Position, field: number): boolean {
  const { beside, lines } = ground.board;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (other === NONE || face[other] === NONE) continue;
    if (((lines[face[other]] >> ((side + 2) & 3)) & 1) !== 0) return true;
  }
  return false;
}

/** Whether the seat in turn may discard a tile of its reserve (T16). */
export const mayDiscard = (position: Position): boolean =>
  position.reserves[position.inTurn] === RESERVE &&
  fieldForReserve(position, position.inTurn) === NONE;
