/** Where cards are laid out (N3) and pawns are placed (N5). */
import { LARGEST_FREE_START } from "../model/valley.js";
import { EMPTY, NO_CARD, SAND, START, WATER } from "./numbers.js";
import { hasPawnBeside, type Position } from "./position.js";

/** Tests whether a card may be laid on a cell: outside start and goal, where there is no card yet (N3). */
export function mayLayCard({ setting, cards }: Position, cell: number): boolean {
  const zone = setting.zone[cell];
  return (zone === SAND || zone === WATER) && cards[cell] === NO_CARD;
}

/** Tests whether a pawn may be placed on a cell: on an empty square of the start; in a large start, beside another pawn (N5). */
export function mayPlacePawn(position: Position, cell: number): boolean {
  const { setting, occupant } = position;
  if (setting.zone[cell] !== START || occupant[cell] !== EMPTY) return false;
  return !mustTouch(position) || hasPawnBeside(position, cell);
}

/** N5: whether the next pawn must be placed beside another. */
const mustTouch = ({ setting, placed }: Position): boolean =>
  placed > 0 && setting.board.startSize > LARGEST_FREE_START;
