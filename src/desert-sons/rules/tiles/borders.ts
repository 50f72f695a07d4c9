/**
 * The borders of the explored area: open lines (T12), and which sides a tile must have to fit on a field (T17). Both are kept by
 * field, and a tile that is laid or lifted changes them on its field and on the four around it.
 */
import { NOTHING_ASKED, SIDE_BITS, SIDE_MASK } from "./face-tables.js";
import { NONE } from "../../../kit/none.js";
import type { Position } from "../position.js";

/** Lays a face on a field. */
export function layFace(position: Position, field: number, laid: number): void {
  const { face, open, asked, setting } = position;
  const { beside, lines, sides } = setting.board;
  face[field] = laid;
  let leading = 0;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (other === NONE) continue;
    const opposite = (side + 2) & 3;
    const shift = opposite * SIDE_BITS;
    asked[other] = (asked[other] & ~(SIDE_MASK << shift)) | (sides[laid * 4 + side] << shift);
    if (face[other] === NONE) leading |= 1 << side;
    else open[other] &= ~(1 << opposite);
  }
  open[field] = lines[laid] & leading;
}

/** Takes the face away from a field again. */
export function liftFace(position: Position, field: number): void {
  const { face, open, asked, setting } = position;
  const { beside, lines } = setting.board;
  face[field] = NONE;
  open[field] = 0;
  for (let side = 0; side < 4; side++) {
    const other = beside[field * 4 + side];
    if (other === NONE) continue;
    const opposite = (side + 2) & 3;
    asked[other] |= SIDE_MASK << (opposite * SIDE_BITS);
    if (face[other] !== NONE) open[other] |= lines[face[other]] & (1 << opposite);
  }
}

/** Lays the cross on an area where nothing lies. */
export function layCross(position: Position): void {
  const { face, open, asked, setting } = position;
  const { cross, count } = setting.board;
  face.fill(NONE);
  open.fill(0);
  asked.fill(NOTHING_ASKED);
  for (let field = 0; field < count; field++) {
    if (cross[field] !== NONE) layFace(position, field, cross[field]);
  }
}
