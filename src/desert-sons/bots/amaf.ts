/** AMAF keys: where a caravan stops, where and how a tile lies, which explorer is sent, what is taken. */
import type { Board } from "../rules/board.js";
import { EXPLORER, GIVE, LAY, LOOK, MOVE, START, TAKE, WITHDRAW } from "../rules/moves/kinds.js";
import {
  destinationOf,
  detailOf,
  faceOf,
  isPlacement,
  kindOf,
  placedOn,
  scoutedOf,
  sentExplorer,
  TYPES,
} from "../rules/moves/packing.js";
import { NONE } from "../../kit/none.js";

/** Keys for each kind of action that has at most a small detail: there are seven actions and eight slots. */
const EACH = 8;

/** The number of AMAF keys on a board. */
export const amafKeysOn = ({ count, heights }: Board): number =>
  count * 10 + heights.length * 2 + TYPES.length * EACH;

/** The AMAF key of an action. */
export function amafKeyOf({ count, heights }: Board, action: number): number {
  if (isPlacement(action)) {
    const field = placedOn(action) + (scoutedOf(action) === NONE ? 0 : count);
    return field * 4 + (faceOf(action) & 3);
  }
  const kind = kindOf(action);
  const detail = detailOf(action);
  switch (kind) {
    case MOVE:
      return count * 8 + destinationOf(action);
    case START:
      return count * 9 + detail;
    case EXPLORER:
      return count * 10 + sentExplorer(action);
    case WITHDRAW:
      return count * 10 + heights.length + detail;
    case TAKE:
    case GIVE:
    case LAY:
    case LOOK:
      return firstOf(count, heights.length, kind) + detail;
    default:
      return firstOf(count, heights.length, kind);
  }
}

/** The first key of a kind of action. */
const firstOf = (fields: number, explorers: number, kind: number): number =>
  fields * 10 + explorers * 2 + kind * EACH;
