/** Open lines and which tiles fit where (T12, T16, T17). Where a caravan can go is in `caravan-reach.ts`. */
import type { Board } from "../board.js";
import { fittingTurns } from "./face-tables.js";
import { NONE } from "../../../kit/none.js";
import { RESERVE } from "../numbers.js";
import type { Position } from "../position.js";

/** The unexplored field that an open line leads to on a side of an explored field, or `NONE` (T12). */
export const openField = ({ open, setting }: Position, field: number, side: number): number =>
  ((open[field] >> side) & 1) === 0 ? NONE : setting.board.beside[field * 4 + side];

/** Tests whether the caravan's field has an open line (T12). */
export const hasOpenLine = ({ open, caravan, inTurn }: Position): boolean =>
  open[caravan[inTurn]] !== 0;

/** The sides that a tile must have to fit on a field (T17), packed like those of a face. */
export const askedAt = ({ asked }: Position, field: number): number => asked[field];

/** Tests whether a face has the required sides. */
export const fits = (board: Board, face: number, asked: number): boolean =>
  ((fittingTurns(board, face >> 2, asked) >> (face & 3)) & 1) !== 0;

/** The rotations in which a tile has the required sides: a bit for each, only the smallest of those with equal faces (T17). */
export const fittingRotations = (board: Board, kind: number, asked: number): number =>
  fittingTurns(board, kind, asked) & ((1 << board.rotations[kind]) - 1);

/** A field where a tile of a seat's reserve fits on any open line, or `NONE` (T16). */
export function fieldForReserve(position: Position, seat: number): number {
  const { face, reserve, setting } = position;
  const { board } = setting;
  for (let field = 0; field < board.count; field++) {
    if (face[field] !== NONE || !isOnOpenLine(position, field)) continue;
    const asked = askedAt(position, field);
    for (let at = seat * RESERVE; at < seat * RESERVE + RESERVE; at++) {
      if (reserve[at] !== NONE && fittingRotations(board, reserve[at], asked) !== 0) return field;
    }
  }
  return NONE;
}

/** Tests whether an open line leads to an unexplored field. */
function isOnOpenLine({ open, setting }: Position, field: number): boolean {
  const { beside } = setting.board;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (other !== NONE && ((open[other] >> ((side + 2) & 3)) & 1) !== 0) return true;
  }
  return false;
}

/** Tests whether the seat in turn may discard a tile of its reserve (T16). */
export const mayDiscard = (position: Position): boolean =>
  position.reserves[position.inTurn] === RESERVE &&
  fieldForReserve(position, position.inTurn) === NONE;
