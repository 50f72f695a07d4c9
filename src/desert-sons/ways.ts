/** Ways and open lines: where a caravan can go (T10, T11), and which tiles fit where (T12, T16, T17). */
import { freshStamp, NONE, SIDE_BITS, SIDE_MASK } from "./board.js";
import { caravanOn, type Position, RESERVE } from "./position.js";
import { BROWN, lineOf, NO_LINE } from "./tile.js";

/**
 * Marks the fields that the caravan of the seat in turn can walk over or to: along brown lines and then one white line, or
 * with the driver along all lines. Gives the stamp of fields reached without the driver; the one after it is for those
 * that need the driver.
 */
export function markReach(position: Position, withDriver: boolean): number {
  const { face, ground, caravan, turn } = position;
  const { board } = ground;
  const { beside, sides, marks, scratch } = board;
  const near = freshStamp(board);
  const far = freshStamp(board);
  let found = 0;
  scratch[found++] = caravan[turn];
  marks[caravan[turn]] = near;
  // Fields reached by brown lines alone are walked on from; those at the end of a white line are not.
  for (let next = 0; next < found; next++) {
    const field = scratch[next];
    for (let side = 0; side < 4; side++) {
      const line = lineOf(sides[face[field] * 4 + side]);
      const other = beside[field * 4 + side];
      if (line !== BROWN || other === NONE || face[other] === NONE || marks[other] === near)
        continue;
      marks[other] = near;
      scratch[found++] = other;
    }
  }
  const walked = found;
  for (let next = 0; next < walked; next++) found = spread(position, next, found, near, near);
  if (withDriver) {
    for (let next = 0; next < found; next++) found = spread(position, next, found, near, far);
  }
  return near;
}

/** Marks what any line leads to from a field of the list, and appends it. */
function spread(
  { face, ground }: Position,
  next: number,
  found: number,
  near: number,
  stamp: number,
): number {
  const { beside, sides, marks, scratch } = ground.board;
  const field = scratch[next];
  let end = found;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (lineOf(sides[face[field] * 4 + side]) === NO_LINE || other === NONE) continue;
    if (face[other] === NONE || marks[other] >= near) continue;
    marks[other] = stamp;
    scratch[end++] = other;
  }
  return end;
}

/** How a field can be reached: not at all, by walking, or with the driver only. The marks are those of `markReach`. */
export const reachOf = (
  position: Position,
  field: number,
  near: number,
): "no" | "walk" | "ride" => {
  const mark = position.ground.board.marks[field];
  return mark === near ? "walk" : mark > near ? "ride" : "no";
};

/** Whether the caravan in turn may stop on some other field (T10, T11). */
export function canMove(position: Position): boolean {
  const { ground, turn, seatWater } = position;
  const near = markReach(position, seatWater[turn] > 0);
  for (let field = 0; field < ground.board.count; field++) {
    if (ground.board.marks[field] >= near && caravanOn(position, field) === NONE) return true;
  }
  return false;
}

/** The unexplored field that an open line leads to on a side of an explored field, or `NONE` (T12). */
export function openField({ face, ground }: Position, field: number, side: number): number {
  const { beside, sides } = ground.board;
  const other = beside[field * 4 + side];
  if (other === NONE || face[other] !== NONE) return NONE;
  return lineOf(sides[face[field] * 4 + side]) === NO_LINE ? NONE : other;
}

/** Whether the caravan's field has an open line (T12). */
export function hasOpenLine(position: Position): boolean {
  const field = position.caravan[position.turn];
  for (let side = 0; side < 4; side++) if (openField(position, field, side) !== NONE) return true;
  return false;
}

/** What the neighbours of a field ask of a tile: the sides, packed like those of a face, and which of them count. */
const asked = { sides: 0, mask: 0 };

/** Looks up what the explored neighbours of a field ask for (T17). */
export function lookAround({ face, ground }: Position, field: number): void {
  const { beside, sides } = ground.board;
  asked.sides = 0;
  asked.mask = 0;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (other === NONE || face[other] === NONE) continue;
    asked.sides |= sides[face[other] * 4 + ((side + 2) & 3)] << (side * SIDE_BITS);
    asked.mask |= SIDE_MASK << (side * SIDE_BITS);
  }
}

/** Whether a face fits where `lookAround` looked last. */
export const fitsThere = ({ ground }: Position, face: number): boolean =>
  ((ground.board.packed[face] ^ asked.sides) & asked.mask) === 0;

/** The turns in which a tile fits where `lookAround` looked last: a bit for each, equal ones once (T17). */
export function fittingTurns(position: Position, kind: number): number {
  const { leastTurn } = position.ground.board;
  let turns = 0;
  for (let turn = 0; turn < 4; turn++) {
    const face = kind * 4 + turn;
    if (leastTurn[face] === turn && fitsThere(position, face)) turns |= 1 << turn;
  }
  return turns;
}

/** A field where a tile fits beside the caravan in turn, or `NONE` (T13). */
export function fieldBesideCaravan(position: Position, kind: number): number {
  const from = position.caravan[position.turn];
  for (let side = 0; side < 4; side++) {
    const field = openField(position, from, side);
    if (field === NONE) continue;
    lookAround(position, field);
    if (fittingTurns(position, kind) !== 0) return field;
  }
  return NONE;
}

/** A field where a tile of a seat's reserve fits on any open line, or `NONE` (T16). */
export function fieldForReserve(position: Position, seat: number): number {
  const { face, reserve, ground } = position;
  const { count, beside } = ground.board;
  for (let field = 0; field < count; field++) {
    if (face[field] !== NONE) continue;
    let reached = false;
    for (let side = 0; side < 4 && !reached; side++) {
      const other = beside[field * 4 + side];
      reached =
        other !== NONE &&
        face[other] !== NONE &&
        openField(position, other, (side + 2) & 3) === field;
    }
    if (!reached) continue;
    lookAround(position, field);
    for (let at = seat * RESERVE; at < seat * RESERVE + RESERVE; at++) {
      if (reserve[at] !== NONE && fittingTurns(position, reserve[at]) !== 0) return field;
    }
  }
  return NONE;
}

/** Whether the seat in turn may put a tile of its reserve out of the game (T16). */
export const mayDiscard = (position: Position): boolean =>
  position.reserves[position.turn] === RESERVE && fieldForReserve(position, position.turn) === NONE;

/** Marks the cross and every field that lines lead to from it, and gives the stamp. */
export function markReachable(position: Position): number {
  const { board } = position.ground;
  const { cross, marks, scratch } = board;
  const stamp = freshStamp(board);
  let found = 0;
  for (let field = 0; field < board.count; field++) {
    if (cross[field] === NONE) continue;
    marks[field] = stamp;
    scratch[found++] = field;
  }
  for (let next = 0; next < found; next++) found = spread(position, next, found, stamp, stamp);
  return stamp;
}
