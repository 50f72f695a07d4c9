/**
 * How a move is packed into a number, its action, and how its fields are read. A placement has the highest bit set, then whose
 * reserve the tile comes from, how the tile lies, and where. All other actions are a kind and one detail.
 */
import { NONE } from "../../../kit/none.js";
import type { Move } from "../../model/move.js";
import { EXPLORER, MOVE, PLACE, SCOUT } from "./kinds.js";

/** The types of moves by kind of action. */
export const TYPES = Object.freeze([
  "start",
  "move",
  "draw",
  "place",
  "scout",
  "discard",
  "explorer",
  "withdraw",
  "oasis",
  "take",
  "give",
  "lay",
  "look",
  "decline",
  "renounce",
  "remove",
  "leave",
  "guide",
  "done",
] as const satisfies readonly Move["type"][]);

/** Bits of a detail. The largest is that of a way: there are 1,600 fields at most, and two ways to each. */
const DETAIL_BITS = 12;
/** The bit of placements, and where their fields begin: up to 1,600 fields, 4,000 faces and 4 seats. */
const PLACEMENT = 1 << 27;
const FROM_SHIFT = 23;
const FACE_SHIFT = 11;
const FACE_MASK = 0xfff;
const FIELD_MASK = 0x7ff;

/** The action of a kind with a detail: a field, a tile, an explorer, the sides of a portion, or what is taken, given or looked at. */
export const actionWith = (kind: number, detail = 0): number => (kind << DETAIL_BITS) | detail;

/** The action of placing a face on a field; `from` is the seat that the scout takes the tile from, or `NONE`. */
export const placement = (from: number, face: number, field: number): number =>
  PLACEMENT | ((from + 1) << FROM_SHIFT) | (face << FACE_SHIFT) | field;

/** The action of moving the caravan by a way, as `caravan-stops.ts` numbers them: twice the field, plus 1 with the driver. */
export const travel = (way: number): number => (MOVE << DETAIL_BITS) | way;

/** The action of sending an explorer to the portion with these sides, a bit for each. */
export const sending = (explorer: number, sides: number): number =>
  (EXPLORER << DETAIL_BITS) | (explorer << 4) | sides;

/** Tests whether an action places a tile: one's own or, by the scout, another seat's. */
export const isPlacement = (action: number): boolean => action >= PLACEMENT;

/** The kind of an action that is not a placement. */
export const unplacedKind = (action: number): number => action >> DETAIL_BITS;

/** The kind of an action. */
export function kindOf(action: number): number {
  if (action < PLACEMENT) return unplacedKind(action);
  return scoutedOf(action) === NONE ? PLACE : SCOUT;
}

/** The seat whose tile the scout takes, or `NONE`. Only for placements, as the next two. */
export const scoutedOf = (action: number): number => ((action >> FROM_SHIFT) & 7) - 1;
/** The face that is placed. */
export const faceOf = (action: number): number => (action >> FACE_SHIFT) & FACE_MASK;
/** The field where it is placed. */
export const placedOn = (action: number): number => action & FIELD_MASK;

/** The detail of an action that is not a placement. */
export const detailOf = (action: number): number => action & ((1 << DETAIL_BITS) - 1);
/** The field that the caravan moves to, and whether it needs the driver. */
export const destinationOf = (action: number): number => detailOf(action) >> 1;
export const usesDriver = (action: number): boolean => (action & 1) !== 0;
/** The explorer that is sent, and the sides of the portion where it goes. */
export const sentExplorer = (action: number): number => detailOf(action) >> 4;
export const sentTo = (action: number): number => action & 15;
